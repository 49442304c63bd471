import { beforeAll, describe, expect, it } from "vitest";
import { statementShape } from "./answer/evidence";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { preparedGround } from "./ground/ground.server";
import { nobody, type Student } from "./understand/student";

/** The whole counselor on the project's own facts and pages, on one day. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-22T17:00:00Z"));
});

const reply = (text: string, before: readonly string[] = [], student: Partial<Student> = {}) =>
  ask({ text, before, student: { ...nobody, ...student } }, ground);
const textOf = (...given: Parameters<typeof reply>) =>
  reply(...given)
    .statements.map(({ text }) => text)
    .join(" ");
const urlsOf = (...given: Parameters<typeof reply>) =>
  reply(...given).statements.flatMap(({ evidence }) => evidence.map(({ url }) => url));

describe("what families ask", () => {
  it.each([
    ["what GPA do I need for Michigan?", "/colleges/170976-university-of-michigan-ann-arbor#admission"],
    [
      "how much does Ohio State cost for a family making 60k",
      "/colleges/204796-ohio-state-university-main-campus#cost",
    ],
    ["when is the FAFSA due in Texas", "/college-planning-texas/financial-aid"],
    ["is Stanford test optional", "/colleges/243744-stanford-university#admission"],
    ["can I still apply to UC", "/colleges/110662-university-of-california-los-angeles#deadlines"],
    ["Parent PLUS limit", "/help/parent-plus#rules"],
    ["what is SAI", "/counselor/words#student-aid-index-sai"],
    ["difference between subsidized and unsubsidized", "/counselor/words#subsidized-and-unsubsidized-loans"],
    ["¿necesito SSN para la FAFSA?", "/es/fafsa-para-familias#sin-seguro-social"],
    ["whats the acceptence rate at standford", "/colleges/243744-stanford-university#admission"],
    ["Excelsior scholarship income limit", "/college-planning-new-york/financial-aid#aid-excelsior"],
    ["monthly payment on a 27,000 loan", "/college-cost-calculator/loan"],
    ["how many students go to northern arizona", "/colleges/105330-northern-arizona-university#students"],
    ["does hope college give merit aid", "/colleges/170301-hope-college#cost"],
    [
      "computer science at Georgia Tech salary",
      "/colleges/139755-georgia-institute-of-technology-main-campus#programs",
    ],
  ])("%s", (question, url) => expect(urlsOf(question)).toContain(url));

  it("gives figures as they stand in the tables", () => {
    expect(textOf("how much does Ohio State cost for a family making 60k")).toContain("$12,683");
    expect(textOf("Parent PLUS limit")).toMatch(/\$20,000 a year .* \$65,000 in all/);
    expect(textOf("what is the maximum Pell Grant in 2026-27")).toContain("$7,395");
  });

  it("asks for the one thing that's missing, and says what can be said without it", () => {
    const { status, asks, statements } = reply("what are my chances at Duke");
    expect(status).toBe("asks");
    expect(asks).toMatchObject([{ field: "gpa" }]);
    expect(statements[0]?.text).toMatch(/Duke University admitted/);
    expect(reply("what are my chances at Duke", [], { gpa: 3.9, sat: 1500 }).status).toBe("answered");
  });

  it("offers the readings of a shared nickname, unless one is at home", () => {
    expect(reply("Is U of M test optional?").asks[0]?.choices).toHaveLength(2);
    expect(urlsOf("Is U of M test optional?", [], { state: "MI" })[0]).toContain("/colleges/170976");
  });

  it("answers several things at once", () => {
    expect(urlsOf("earnings and debt at Temple")).toHaveLength(2);
  });
});

describe("what was said before", () => {
  it.each([
    ["is ohio state test optional", "what about Michigan?", "/colleges/170976"],
    ["when is the fafsa due in Texas", "what about California?", "/college-planning-california"],
    ["how much does harvard cost", "is it test optional", "/colleges/166027"],
    ["acceptance rate at duke", "and the graduation rate?", "/colleges/198419"],
  ])("%s … %s", (before, question, url) => expect(urlsOf(question, [before])[0]).toContain(url));
});

describe("what isn't known here", () => {
  it.each([
    "what's the best dining hall at UCLA",
    "what's the weather in Austin",
    "who won the super bowl",
    "how do I change a tire",
    "what are yale's secret societies",
    "acceptance rate at the University of Atlantis",
    "what was Harvard's acceptance rate in 1975",
    "tuition at Oxford",
  ])("%s", (question) => {
    const { status, statements } = reply(question);
    expect(status).toBe("not known");
    expect(
      statements.flatMap(({ evidence }) => evidence.filter(({ figures }) => Object.keys(figures).length > 0)),
    ).toEqual([]);
  });

  it.each([
    ["what's the best dining hall at UCLA", "dining", "www.ucla.edu"],
    ["how much was Harvard's aid appeal fund in 1975", "financial aid", "harvard.edu"],
  ])("%s: the office is named, with the college's own address", (question, office, address) => {
    const { statements, pages } = reply(question);
    expect(statements[0]?.text).toContain(`${office} office`);
    const { protocol, host } = new URL(pages[0]?.url ?? "");
    expect(protocol).toMatch(/^https?:$/);
    expect(host).toMatch(new RegExp(`${address}$`));
    expect(pages[0]?.title).toContain(host);
    expect(pages[1]?.url).toMatch(/^\/colleges\/\d{6}-/);
  });
});

it("danger comes before anything else and shows no planning", () => {
  const { status, help, next, pages } = reply("I want to kill myself because of my SAT score at Ohio State");
  expect(status).toBe("danger");
  expect(help?.length).toBeGreaterThan(0);
  expect([...next, ...pages]).toEqual([]);
});

it("where it's unsure, whom to call stands above the answer, and the answer keeps its sources", () => {
  const { status, help, statements } = reply("i cry in the shower so my roommate doesnt hear, how do i switch rooms");
  expect(status).toBe("answered");
  expect(help?.[0]?.name).toMatch(/988/);
  expect(statements[0]?.text).toMatch(/call or text 988/);
  expect(statements.slice(1).some(({ evidence }) => evidence.length > 0)).toBe(true);
});

it("every statement holds evidence of the right shape, and quotations stand word for word in a passage", () => {
  const questions = [
    "compare UCLA and UC Berkeley",
    "my dad lost his job can we get more aid",
    "next ACT date",
    "HOPE scholarship GPA",
    "can I use chatgpt for my essay",
  ];
  for (const statement of questions.flatMap((question) => [...reply(question).statements])) {
    expect(statementShape.safeParse(statement).error).toBeUndefined();
    if (!statement.quoted) continue;
    // Items of a list end without a mark; behind one another they get a semicolon.
    const plain = (text: string) => text.replace(/;?\s+/g, " ");
    expect(ground.passages.all.some(({ text }) => plain(text).includes(plain(statement.text)))).toBe(true);
  }
});

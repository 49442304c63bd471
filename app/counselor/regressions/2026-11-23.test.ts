import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { findCollege } from "../tools/find-college";
import { stateOverview } from "../tools/state-overview";
import { nobody } from "../understand/student";

/** What a stranger found wrong on November 23, 2026: each question was once answered with something else. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-23T17:00:00Z"));
});

const reply = (text: string, before: readonly string[] = []) => ask({ text, before, student: nobody }, ground);
const textOf = (...given: Parameters<typeof reply>) =>
  reply(...given)
    .statements.map(({ text }) => text)
    .join(" ");
const pathsOf = (...given: Parameters<typeof reply>) => [
  ...new Set(reply(...given).statements.flatMap(({ evidence }) => evidence.map(({ url }) => url.split("#")[0]))),
];

describe("a state is no college of its name", () => {
  it.each([
    ["what does college cost in wisconsin", "/college-planning-wisconsin"],
    ["which public college in kentucky is cheapest for a family making 60k", "/college-planning-kentucky"],
    ["how hard are the public colleges in Minnesota to get into", "/college-planning-minnesota"],
    ["are Alabama's public universities hard to get into", "/college-planning-alabama"],
    ["what grants does indiana have", "/college-planning-indiana"],
    ["tennessee promise requirements", "/college-planning-tennessee"],
  ])("%s", (question, path) => {
    expect(pathsOf(question)).toContain(path);
    expect(pathsOf(question).filter((one) => one?.startsWith("/colleges/"))).toEqual([]);
  });

  it.each([
    ["is reed college in oregon test optional", ["/colleges/209922-reed-college"]],
    ["university of iowa tuition for illinois kids", ["/colleges/153658-university-of-iowa"]],
  ])("%s", (question, paths) => expect(pathsOf(question)).toEqual(paths));

  it("has its prices by income, of the year they're from, and nothing of a state with a guide", () => {
    const { known, statements } = stateOverview.run({ state: "WI", about: "price", income: 40_000 }, ground);
    expect(known).toBe(true);
    expect(statements[0]?.text).toMatch(/^Families in Wisconsin with an income of \$30,001 to \$48,000 paid \$/);
    expect(statements[0]?.evidence[0]?.year).toBe("2022-23");
    expect(stateOverview.run({ state: "OH", about: "price", income: null }, ground).known).toBe(false);
  });
});

describe("a name", () => {
  it("of two colleges means the one in the state of the other college, or is asked back", () => {
    expect(pathsOf("Miami vs Ohio University")).toEqual(
      expect.arrayContaining([
        "/colleges/204024-miami-university-oxford",
        "/colleges/204857-ohio-university-main-campus",
      ]),
    );
    expect(pathsOf("Miami vs Florida State")).toContain("/colleges/135726-university-of-miami");
  });

  it.each([
    ["does ut knoxville want sat scores for fall 2027", "/colleges/221759-the-university-of-tennessee-knoxville"],
    ["tasa de admision de la universidad de texas en austin", "/colleges/228778-the-university-of-texas-at-austin"],
  ])("%s", (question, path) => expect(pathsOf(question)).toContain(path));

  it("of a place finds the state's own school first", () => {
    const { statements } = findCollege.run({ name: "the state school in Columbus" }, ground);
    expect(statements[0]?.text).toMatch(/^Ohio State University/);
  });
});

describe("other words for a figure", () => {
  it.each([
    ["avg sat for auburn", /630 to 690/],
    ["do people actually finish at wayne state detroit", /graduated there/],
    ["who graduates more students, Wayne State or Oakland University", /Oakland University graduated there/],
    ["lansing community college cost per year in district", /Lansing Community College .*\$/],
    ["how much is it to live on campus at clemson", /estimated housing and food/],
    ["is berea college free", /Berea College/],
    ["My SAI is 4000 how much pell would I get", /\$3,395/],
    ["what's pell if my sai is 0", /\$7,395 for a full-time year/],
    ["im a 2.8 student no test scores what about kent state", /our estimate of the chance at Kent State/],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));
});

describe("what isn't known here", () => {
  it.each([
    "how much did ohio state's president make",
    "how many people got rejected from my high school",
    "When will Purdue mail my decision letter",
    "when do regular decisions come out at duke",
    "will tuition go up at penn state next year",
    "when do clemson housing applications open",
    "when will i hear from michigan",
    "cheapest flights from columbus to boston",
  ])("%s", (question) => expect(reply(question)).toMatchObject({ status: "not known" }));
});

describe("a passage that answers it", () => {
  it.each([
    ["do they count our house on the fafsa", /\bhome\b/],
    ["is community college free in Michigan", /Community College Guarantee|Reconnect|community college/],
    ["cal grant income limit", /income/],
    ["how do i get bright futures", /Florida Financial Aid Application|FFAA|apply/],
    ["scholarships for black students", /Black/],
    ["how many colleges should i apply to", /\b(?:eight|ten|seven|six|twelve|\d+)\b/],
    ["jack kent cooke scholarship amount", /Cooke/],
    ["Army ROTC scholarship how much do they pay a month", /\$420/],
    ["whats the max tap award", /\$/],
    ["pennsylvania state grant maximum amount", /\$/],
    ["que es la fafsa", /^Solicitud Gratuita de Ayuda Federal/],
    ["estamos divorciados, quien llena la fafsa", /padre|madre/],
    ["is it too late to apply anywhere", /./],
    ["My ex won't fill out his part of the CSS profile. What now?", /./],
  ])("%s", (question, says) => {
    expect(reply(question).status).toBe("answered");
    expect(textOf(question)).toMatch(says);
  });
});

describe("what a third stranger asked on November 24, 2026", () => {
  it.each([
    ["cheapest college for nursing in Ohio", "/colleges/206695-youngstown-state-university"],
    ["does miami dade college accept everyone", "/colleges/135717-miami-dade-college"],
    ["is wabash all guys", "/colleges/152673-wabash-college"],
    ["What's the difference between a grant and a scholarship, sorry if dumb", "/counselor/words"],
    [
      "my mom and dad are divorced. i live w my mom like 4 nights a week but dad pays for almost everything. who does the fafsa",
      "/faq",
    ],
    ["is it ok to write my essay about my parents divorce or is that overdone", "/help/personal-essay"],
  ])("%s", (question, path) => expect(pathsOf(question)).toContain(path));

  it("prices every part of a numbered question it can", () => {
    const text = textOf("2 things: 1) how much is Virginia tech in state 2) when is regular decision due there");
    expect(text).toMatch(/charged \$[\d,]+ in tuition/);
    expect(text).toContain("Regular Decision: Apply by");
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { nobody, studentIn } from "../understand/student";
import { understand } from "../understand/understand";

/** What two strangers of November 27, 2026, asked with a story around it, and names that were taken for colleges. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const reply = (text: string, before: readonly string[] = []) => ask({ text, before, student: nobody }, ground);
const told = (text: string, before: readonly string[] = []) =>
  reply(text, before)
    .statements.map((one) => one.text)
    .join("\n");
const named = (text: string) =>
  understand(text, ground).mentions.map(({ unitid }) => ground.byUnitid.get(unitid)?.name ?? "");

describe("a story around a question", () => {
  it.each([
    [
      "Is Sul Ross State really that tiny? My nephew is used to a class of 30 and wants a small place. How many undergrads go there",
      /Sul Ross State University had [\d,]+ undergraduates/,
    ],
    [
      "single mom in the bronx, i make 24k. hunter college how much would my son actually pay",
      /Hunter College, in-state families with an income of \$30,000 or less paid/,
    ],
    [
      "I'm from Fresno, 3.4 in my a-g classes. do i have a decent chance at uc merced or should i not bother",
      /With a 3\.4 GPA, our estimate of the chance at University of California, Merced/,
    ],
    ["what is the monthly payment if she ends up owing 27,000", /\$27,000 at [\d.]+% over \d+ years/],
    ["would a B student with no test scores get into umass lowell", /With a 3 GPA, our estimate of the chance/],
    [
      "my dad left and mom works at dollar general making 24k, theres 4 of us kids at home. do i qualify for the full pell",
      /family of 5 with one parent/,
    ],
    ["Someone please explain what a Student Aid Index is in normal words", /^The Student Aid Index is a number/],
    [
      "my son is looking at luther college in iowa and wants to be a nurse, do they even have nursing",
      /^Luther College offers nursing/,
    ],
    ["they keep saying bursar at orientation emails. who is the bursar", /^The bursar, or student accounts office/],
    ["We make about 60k a year in Spokane. What would Gonzaga really cost us after aid", /\$48,001 to \$75,000 paid/],
    ["two of us working, 100,000 together, two kids, what's the SAI", /family of four, two parents who both work/],
    ["USF in tampa did i already miss it", /University of South Florida, Early Action: The deadline was/],
    ["my loan was denied, the parent plus. can my kid borrow more", /may then borrow more|may borrow up to/],
  ])("%s", (question, says) => expect(told(question)).toMatch(says));

  it("has no price of a year that no table holds", () =>
    expect(reply("What will tuition be at Texas A&M in 2029?").status).toBe("not known"));
});

describe("what is no college", () => {
  it.each([
    ["how much is tuition at Tarleton State for a texan", ["Tarleton State University"]],
    ["what is Yellow Ribbon, my dad was in the Navy", []],
    ["We live in Dayton, so Montgomery county. tuition at sinclair", ["Sinclair Community College"]],
    ["petroleum engineer salary texas", []],
    ["he wants to work out in west Texas", []],
    ["they say fifty grand a year", []],
    ["my kids are enrolled Navajo", []],
    ["early action at Hanover... sorry for Beloit", ["Beloit College"]],
    ["akseptance rate campbelsville univeristy kentuky", ["Campbellsville University"]],
  ])("%s", (question, colleges) => expect(named(question)).toEqual(colleges));

  it.each([
    ["how hard is it to get into Navy", /Naval Academy/],
    ["getting in to east carolina", /East Carolina/],
    ["do they come back to central michigan", /Central Michigan/],
    ["Baylor or Texas for business", /Texas at Austin/],
    ["how many come back at west liberty", /West Liberty University/],
    ["Sacred Heart graduation rate", /Sacred Heart University/],
    ["acceptance rate west georgia", /University of West Georgia/],
    ["easier to get into, UNF or West Florida", /North Florida\nUniversity of West Florida/],
    ["last day for the University of Nevada in Reno", /University of Nevada-Reno/],
  ])("but: %s", (question, college) => expect(named(question).join("\n")).toMatch(college));
});

describe("what is asked next", () => {
  it.each([
    [
      "do they take most people who apply",
      "Tell me about Linfield University in Oregon",
      /Linfield University admitted/,
    ],
    ["and if she lives at home", "total cost university of southern indiana", /living with family/],
    ["is the date the same for regular", "when is early decision 2 at wofford", /Wofford College, Regular Decision/],
    [
      "how about for mechanical engineering",
      "what do civil engineering graduates of Clarkson earn",
      /earned this much .* in Mechanical Engineering/,
    ],
    ["and out of state?", "how much is tuition at Tarleton State for a texan", /Tarleton State University charged/],
  ])("%s", (question, before, says) => expect(told(question, [before])).toMatch(says));
});

describe("tools that were missing", () => {
  it("which programs of a college pay the most", () => {
    const [first] = reply("Which majors at Western Washington lead to the highest pay?").statements;
    expect(first?.text).toMatch(/earned the most in these of its \d+ programs that report it/);
    const pay = Object.values(first?.evidence[0]?.figures ?? {}).map(Number);
    expect(pay).toEqual([...pay].sort((a, b) => b - a));
    expect(pay).toHaveLength(5);
  });

  it("a campus that closes, as it's called", () =>
    expect(told("someone says penn state dubois is shutting down??")).toMatch(/DuBois: closing in May 2027/));

  it("colleges for each of two fields", () =>
    expect(told("which colleges in Oregon have fire protection or forestry")).toMatch(
      /fire protection[\s\S]*Oregon State University awarded \d+ .* in forestry/,
    ));
});

it("a city is home where somebody says so, and not where a letter comes from", () => {
  const home = (text: string) => understand(text, ground).student.state;
  expect(home("I'm from Fresno, what does it cost")).toBe("CA");
  expect(home("single mom in the bronx")).toBe("NY");
  expect(home("when do we hear from Stanford")).toBeNull();
  expect(home("do credits transfer from Santa Monica")).toBeNull();
});

it("letter grades and families are read as they're told", () => {
  expect(studentIn("a b plus average").gpa).toBe(3.3);
  expect(studentIn("straight as student").gpa).toBe(4);
  expect(studentIn("i take vitamin b").gpa).toBeNull();
  expect(studentIn("no husband me and my 2 kids i made 41000")).toMatchObject({
    income: 41_000,
    familySize: 3,
    oneParent: true,
  });
  expect(studentIn("theres 4 of us kids and mom is single").familySize).toBe(5);
});

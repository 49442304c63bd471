import { beforeAll, describe, expect, it } from "vitest";
import { browse } from "~/colleges/browse/browse";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { preparedGround } from "./ground/ground.server";
import { nobody } from "./understand/student";

let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const answer = (text: string) => ask({ text, before: [], student: nobody }, ground);
const textOf = (text: string) =>
  answer(text)
    .statements.map((one) => one.text)
    .join("\n");

describe("the colleges of a place", () => {
  it.each([
    [
      "What public universities are in Kansas?",
      /^Our tables have \d+ public four-year colleges in Kansas .*University of Kansas/,
    ],
    ["list of HBCUs in Alabama", /historically Black colleges in Alabama .*Alabama A & M/],
    ["women's colleges in massachusetts", /women’s colleges in Massachusetts .*Smith College; Wellesley College/],
    ["are there any tribal colleges in montana", /tribal colleges in Montana .*Salish Kootenai/],
    ["Which small colleges are in Iowa?", /colleges with fewer than 3,000 undergraduates in Iowa/],
    ["colleges within an hour of Tulsa", /within 45 miles of Tulsa, OK, in a straight line .*Oral Roberts/],
    ["what community colleges are near me, we live in Tulsa", /two-year public colleges within 45 miles of Tulsa/],
    ["¿Qué universidades públicas hay en Kansas?", /universidades públicas en Kansas/],
  ])("%s", (question, expected) => expect(textOf(question)).toMatch(expected));

  it.each([
    "What public universities are in Kansas?",
    "What colleges are in Utah?",
    "private colleges in Puerto Rico",
    "list of HBCUs in Alabama",
    "Which small colleges are in Iowa?",
    "big public universities in georgia",
  ])("leads to a list of as many: %s", (question) => {
    const [first] = answer(question).statements;
    const [cited] = first?.evidence ?? [];
    const listed = browse(
      new URL(cited?.url ?? "", "https://x.example").searchParams,
      ground.colleges,
      ground.index,
      ground.today,
    );
    expect(listed.page.total).toBeGreaterThan(0);
    expect(cited?.figures.colleges).toBe(listed.page.total);
    expect(first?.text).toContain(`${listed.page.total} `);
  });

  it("leads on to that list", () => {
    const { statements, next } = answer("What public universities are in Kansas?");
    expect(next.map(({ path }) => path)).toEqual([statements[0]?.evidence[0]?.url]);
  });

  it("names none that only teaches online, though it's counted", () =>
    expect(textOf("What colleges are in Utah?")).not.toContain("Western Governors"));

  it.each([
    ["what free money does ohio have for college", /OCOG/],
    ["how many colleges should I apply to in Ohio", /^(?!Our tables)/],
    ["colleges in ohio with good nursing programs", /nursing/],
    ["what is an HBCU", /^(?!Our tables)/],
  ])("isn’t what this asks: %s", (question, expected) => expect(textOf(question)).toMatch(expected));

  it("doesn’t guess which of several cities of one name is meant", () =>
    expect(textOf("what schools are close to Springfield")).not.toContain("within"));
});

describe("a campus called by its city", () => {
  it.each([
    ["do I have a shot at eau claire", /University of Wisconsin, Eau Claire/],
    ["la crosse acceptance rate", /University of Wisconsin, La Crosse/],
    ["tuition at Del Tech", /Delaware Technical/],
    ["how much do people from Westminster in salt lake make ten years later", /Westminster University/],
  ])("%s", (question, expected) => expect(textOf(question)).toMatch(expected));

  it("isn’t meant by where somebody lives", () =>
    expect(textOf("we live in green bay. what does eau claire cost")).not.toContain("Green Bay"));
});

describe("who tells an income", () => {
  it("compares what families with it paid", () =>
    expect(textOf("We're at about 60k. Stockton or Rowan?")).toMatch(
      /At Stockton University, .*\$48,001 to \$75,000.*\n?.*At Rowan University/s,
    ));

  it("hears the price after aid where that is asked", () =>
    expect(textOf("luther or wartburg, which is cheaper after aid")).toMatch(/^After grants, .*Luther College/));
});

describe("a program told by whom it’s for", () => {
  it.each([
    [
      "my kids were on medicaid for years here in michigan, somebody at church said that means free college??",
      /had Medicaid for 24 months/,
    ],
    [
      "counselor told my boy hes in top 5% of his class and ohio gives money for that?? how much",
      /top 5% of each high school/,
    ],
    ["pathway oregon who gets it", /pays all tuition and fees for residents with any Pell/],
  ])("%s", (question, expected) => expect(textOf(question)).toMatch(expected));
});

describe("how far one gets at a college", () => {
  it.each([
    ["Bismarck State - just 2 year degrees or can you get a bachelors there too?", /Highest degree: bachelor's/],
    ["Is United Tribes Technical College a tribal college?", /Tribal college/],
    ["What degrees does Miami Dade College offer?", /highest degree: bachelor's/],
  ])("%s", (question, expected) => expect(textOf(question)).toMatch(expected));
});

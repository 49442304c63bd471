import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { preparedGround } from "./ground/ground.server";
import { nobody } from "./understand/student";

/** What a question adds to its main word: where somebody lives, for whom a price is, which part of the country. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-26T17:00:00Z"));
});

const reply = (text: string, student = nobody) => ask({ text, before: [], student }, ground);
const firstOf = (text: string) => reply(text).statements[0]?.text;

describe("whose price it is", () => {
  it.each([
    ["What's the total cost of living at home and going to Cal State Fullerton?", /living with family, was \$24,047/],
    ["how much is Ohio University if she commutes from home", /living with family/],
    ["How much does Lorain County Community College cost for someone who lives in the county?", /^.*charged \$4,265/],
    ["in-district cost at Austin Community College", /\$2,550 for students from its district/],
  ])("%s", (question, says) => expect(firstOf(question)).toMatch(says));

  it("isn't what families of the other state paid", () => {
    const { statements } = reply("Which is cheaper for us, Rutgers or Penn State? We live in New Jersey and make 80k");
    const penn = statements.map(({ text }) => text).filter((text) => text.startsWith("Pennsylvania State"));
    expect(penn).toEqual([expect.stringMatching(/from New Jersey, who pays the out-of-state price/)]);
    expect(statements.map(({ text }) => text).join(" ")).not.toContain("$33,579");
  });

  it("names the agreement that was asked about, and no price beside it", () => {
    expect(firstOf("Does WUE let a student from Nevada pay less at University of Wyoming?")).toMatch(
      /^Nevada and Wyoming are both listed for the Western Undergraduate Exchange/,
    );
  });
});

describe("an income", () => {
  it.each([
    "what is the sticker price of NYU living on campus",
    "What's the biggest Pell Grant you can get this year?",
    "How big is Appalachian State, and what's its grad rate and in-state cost?",
    "We live in Virginia: how much is JMU vs George Mason and which has a better graduation rate?",
    "¿Cuánto cuesta la Universidad de Houston para alguien que vive en Texas?",
  ])("isn't missing: %s", (question) => expect(reply(question)).toMatchObject({ status: "answered", asks: [] }));

  it.each(["how much would Ohio State cost us", "can we afford NYU"])("is missing: %s", (question) =>
    expect(reply(question).asks.map(({ field }) => field)).toEqual(["income"]),
  );
});

describe("where somebody comes from or moves to", () => {
  it("says first what it means for the chance", () => {
    const student = { ...nobody, gpa: 3.9, sat: 1500, state: "TN" };
    const [, reason] = reply("What are my odds at Georgia Tech as an out of state student", student).statements;
    expect(reason?.text).toMatch(/students from other states/);
  });

  it.each([
    [
      "we're moving to Colorado in June, when would my son count as in-state?",
      /^We have no confirmed rule .* Colorado/,
    ],
    ["If we move to Texas this summer can my daughter get in-state tuition", /Texas for the 12 months/],
    ["we live in Ohio but move to Florida in May, when do we pay in-state", /lived in Florida for 12 months/],
  ])("%s", (question, says) => expect(firstOf(question)).toMatch(says));

  it("is a region with its states", () => {
    const paths = reply("Where can I study marine biology in the southeast").statements.flatMap(({ evidence }) =>
      evidence.map(({ url }) => url),
    );
    expect(paths.join(" ")).toMatch(/coastal-carolina.*wilmington/);
  });
});

describe("a college that closes", () => {
  it.each([
    ["Is Siena Heights still taking freshmen", /^Siena Heights University: closed in May 2026\./],
    ["Siena Heights University acceptance rate", /^Siena Heights University: closed in May 2026\./],
    ["is Mount Mercy merging with another school", /^Mount Mercy University: merging with St\. Ambrose/],
  ])("is told of before anything else: %s", (question, says) => expect(firstOf(question)).toMatch(says));

  it.each([
    ["What's the graduation rate at Siena College", /at Siena College/],
    ["tuition at Mount Mercy University", /^Mount Mercy University charged/],
    ["which new hampshire colleges are cheap", /^In New Hampshire/],
  ])("is none that is only called alike, or goes on: %s", (question, says) => expect(firstOf(question)).toMatch(says));
});

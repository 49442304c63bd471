import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { nobody } from "../understand/student";

/** What a strict examiner found wrong on November 26, 2026, in the evening. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-26T21:00:00Z"));
});

const reply = (text: string, before: readonly string[] = [], student = nobody) =>
  ask({ text, before, student }, ground);
const textOf = (...asked: Parameters<typeof reply>) =>
  reply(...asked)
    .statements.map((one) => one.text)
    .join(" ");

describe("the figure that was asked for", () => {
  it.each([
    ["how many students per teacher at Rice", /^Rice University had 6 students for each teacher/],
    ["Does Spelman only take women?", /Women's college/],
    ["What share of students at UTEP get Pell grants?", /^62% of undergraduates/],
    ["is food on campus expensive at NYU", /^New York University estimated housing and food at \$22,786/],
    ["How much is tuition, housing and books at ASU", /tuition and fees.*housing and food.*books and supplies/],
    ["is Rhodes College cheaper for a family with 85k income than sticker", /paid \$23,056.*was \$74,474/],
    [
      "what would Michigan cost a family from Ohio with 200k",
      /^University of Michigan, Ann Arbor: For 2027-28, our estimate for a student from Ohio/,
    ],
    ["¿Cuánto cuesta un año en UCLA sin ayuda?", /^El precio publicado completo/],
    ["whats the max pell and what SAI do you need for it", /Student Aid Index of 0 or less gives the largest/],
    ["how much does a parent plus loan cost per month for 20000", /^\$20,000 at 9\.07%/],
    ["salary difference between psychology and nursing degrees at Ohio State", /Psychology.*Registered Nursing/],
    ["Which colleges in North Carolina offer marine biology?", /Wilmington awarded 86 bachelor’s degrees in ecology/],
    ["does Oregon State have forestry", /^Oregon State University offers forestry: Forestry/],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));

  it("works out the chance of whoever handed in a record, and leaves figures that nobody reports", () => {
    const student = { ...nobody, gpa: 3.5, sat: 1190, state: "MD" };
    expect(textOf("Am I competitive for Howard?", [], student)).toMatch(/^With a 3\.5 GPA and an SAT of 1190/);
    expect(textOf("what are the odds at Temple", [], student)).toMatch(/^With a 3\.5 GPA/);
    expect(textOf("my odds at MIT with a 1580 and 4.0")).toMatch(/^With a 4 GPA and an SAT of 1580/);
    expect(textOf("What's the average class size at Bates")).toMatch(
      /How large classes are isn’t in the federal figures/,
    );
    expect(textOf("Is there a game design major at USC")).toMatch(/no line of its own for game design/);
  });
});

describe("a program of a state", () => {
  it.each([
    ["What do you need for Bright Futures", /^A 3\.5 weighted GPA in 16 core credits/],
    ["how do you keep the HOPE scholarship in Georgia", /^Students lose it at the checkpoints/],
    ["How much is the Cal Grant A worth at a UC", /^Pays systemwide tuition at UC/],
    ["can you lose Excelsior", /^30 credits a year/],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));
});

describe("a question that goes on", () => {
  it.each([
    ["and the ACT?", "when is the next SAT", /^Regular registration for the ACT/],
    ["how much is that a month?", "how much do graduates of Temple owe", /\$24,395 at .* is \$277\.25 a month/],
    ["when does it open?", "what's the FAFSA", /^The FAFSA for 2027-28 opened/],
    ["what do they earn later", "Does Cal Poly Pomona have civil engineering?", /in Civil Engineering/],
    ["who gets it?", "what is the Pell grant", /depends on family income and size/],
  ])("%s after %s", (question, before, says) => expect(textOf(question, [before])).toMatch(says));

  it("doesn't go on with the SAT where the ACT is asked", () => {
    expect(textOf("and the ACT?", ["when is the next SAT"])).not.toMatch(/\bSAT\b/);
  });
});

describe("every part of a question", () => {
  it.each([
    ["When does FAFSA open and what papers do I need to fill it out?", /opened to everyone.*tax return/],
    [
      "does Syracuse have architecture, what's the acceptance rate, and can my family on 55k afford it",
      /offers architecture.*admitted 46%.*paid \$19,633/,
    ],
    ["difference between early action and restrictive early action", /^Early action is.*Restrictive early action/],
    [
      "does early decision help at Tulane",
      /^Tulane University of Louisiana admitted \d+% of its Early Decision applicants .* and \d+% of all others/,
    ],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));
});

it("sends nobody who is long out of school to a school counselor", () => {
  expect(textOf("I'm 27, can they see my old detention record")).not.toMatch(/school counselor/);
});

import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { nobody } from "../understand/student";

/** What a second stranger found wrong on November 27, 2026. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T02:00:00Z"));
});

const textOf = (text: string, student = nobody) =>
  ask({ text, before: [], student }, ground)
    .statements.map((one) => one.text)
    .join(" ");

describe("prices and loans", () => {
  it.each([
    [
      "average net price for the lowest income families at Vassar",
      /^At Vassar College, families with an income of \$30,000 or less paid \$15,964/,
    ],
    ["what do the poorest families pay at Colby after grants", /\$30,000 or less paid \$6,072/],
    ["how much do families in the bottom income band pay at Ohio State", /\$30,000 or less paid \$6,259/],
    [
      "Parent PLUS: what is the most I can take for one child starting next July under the new law?",
      /^Parents may borrow up to \$20,000 a year.*\$65,000 in all/,
    ],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));
});

describe("early decision and its day", () => {
  it.each([
    ["wen is the commen app due for northwestrn ed", /^Northwestern University, Early Decision: .*November 1, 2026/],
    ["when is the common app due for Rice ed", /^Rice University, Early Decision: /],
    ["does Rice take the common app", /^Rice University takes the Common App/],
    ["can I apply early decision to both Brown and Penn and pick later", /^Not at the same time/],
    ["am I allowed to apply ED to Cornell and Duke at the same time", /^Not at the same time/],
    ["is it ok if my daughter applies early decision to two schools", /^Not at the same time/],
    ["when is early decision due at both Brown and Penn", /^Brown University, Early Decision: /],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));
});

describe("fields and the work behind them", () => {
  it.each([
    ["what do you study if you want to be a physical therapist", /doctoral or professional degree.*\$102,760/],
    ["what should i major in to become a dentist", /doctoral or professional degree/],
    ["which major if you want to be an occupational therapist", /master’s degree/],
    [
      "which colleges in Oregon have a bachelor's in fire protection or forestry",
      /Oregon State University awarded \d+/,
    ],
    [
      "does any college in Texas have a good criminal justice program about domestic violence",
      /Sam Houston State University awarded 899/,
    ],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));
});

describe("words, days and awards", () => {
  it.each([
    ["explain work study to a grandmother", /^Work-study is a part-time job/],
    ["explain the SAI to my mom in simple words", /^The Student Aid Index is/],
    ["can you explain need blind to a parent who never went to college", /^A need-blind college/],
    ["what is yield protection", /^“yield protection” isn’t in our glossary/],
    ["define yield", /^Yield is the share of admitted students who enroll/],
    ["when do I have to tell a college yes - is it still May 1", /^May 1 is the usual day/],
    [
      "Will the University of Denver give me the merit scholarship, I already applied",
      /^Nobody can say what a college/,
    ],
    ["does Denver give merit scholarships", /^99% of first-year students at University of Denver/],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));
});

describe("the family's own state", () => {
  it.each([
    ["when is my state's scholarship due", "GA", /^HOPE Scholarship/],
    ["what's the grant from our state called", "IL", /^Monetary Award Program \(MAP\)/],
    ["what money does my state give for college", "TX", /^TEXAS Grant/],
  ])("%s (%s)", (question, state, says) => expect(textOf(question, { ...nobody, state })).toMatch(says));

  it("says which way is cheaper before what that depends on", () =>
    expect(
      textOf("is it cheaper to do two years at community college and then transfer to UVA? we live in Virginia"),
    ).toMatch(/^Piedmont Virginia Community College .*\$5,072 against \$21,803/));
});

describe("what was asked before the rest", () => {
  it.each([
    ["3.6 and ACT 25, am I safe at Ohio University and Kent State", /^With.*at Ohio University.*With.*at Kent State/],
    [
      "I have a 3.7 and 1320, can I get into Clemson and what would it cost out of state",
      /^With.*Clemson University charged.*It admitted/,
    ],
    ["How big is Gonzaga, what does it cost, and do most kids graduate?", /^Gonzaga.*undergraduates.*\$76,693.*86%/],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));

  it("names no price after grants where only the price is asked beside other figures", () =>
    expect(textOf("How big is Gonzaga, what does it cost, and do most kids graduate?")).not.toMatch(/After grants/));
});

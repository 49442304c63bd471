import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { incomeIn } from "../understand/income";
import { nobody } from "../understand/student";

/** What strangers asked of loans, of prices and of two things beside each other on November 28, 2026. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-28T02:00:00Z"));
});

const textOf = (text: string, before: readonly string[] = []) =>
  ask({ text, before, student: nobody }, ground)
    .statements.map((one) => one.text)
    .join(" ");

describe("pay as families tell it", () => {
  it.each([
    ["i make 19 an hour full time", 19 * 40 * 52],
    ["i make 15 an hour 30 hours a week", 15 * 30 * 52],
    ["we take home 3800 a month", 3_800 * 12],
    ["his job pays him 2100 every two weeks", 2_100 * 26],
    ["my husband makes 45k and i make 30k", 75_000],
    ["mom makes 41000 dad makes 38000", 79_000],
    ["i earn $22.50 hr wife earns 18 an hour", 40.5 * 40 * 52],
    ["two incomes 45k and 38k", 83_000],
    ["we each make 35k", 70_000],
    ["i make 60k and my mom doesn t work", 60_000],
    ["she makes a 1400 on the sat and i make 80k", 80_000],
    ["my mom makes 40k and my dad makes 90k they re divorced", null],
    ["a tutor is 60 an hour", null],
  ])("%s", (plain, income) => expect(incomeIn(plain)).toBe(income));

  it.each([
    [
      "my husband makes 45k and I make 30k what would UConn cost",
      /\$48,001 to \$75,000 paid.*comes to \$75,000 a year/,
    ],
    ["I make 19 an hour full time, what would Temple cost us", /\$30,001 to \$48,000 paid.*comes to \$39,520 a year/],
    [
      "we clear 28 thousand, two jobs, what would we end up paying at Ohio State",
      /\$30,000 or less paid.*income before taxes\. What you take home, \$28,000 a year/,
    ],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));
});

describe("loans and the plans that pay them back", () => {
  it.each([
    ["RAP payment two kids and a baby, 52k salary", /^On the Repayment Assistance Plan, an income of \$52,000 with 3 /],
    ["rap, 70k a year, one kid in college and two at home", /income of \$70,000 with 3 dependents/],
    ["monthly payment on rap if i make 38000", /with no dependents.*Each child or other dependent .* takes \$50/],
    [
      "I'll owe 60k and make 48k. RAP or the tiered standard plan?",
      /^At first RAP is the lower payment.*\$60,000 at 6\.52% over 20 years.*income of \$48,000/,
    ],
    ["what would 27 thousand cost me a month making 40k", /\$27,000 at 6\.52% over 15 years.*income of \$40,000/],
    ["RAP vs Tiered on 27000 making 40k with one kid", /a month.*\$27,000 at .*over 15 years.*one dependent/s],
    ["RAP vs the Tiered Standard plan", /^The Repayment Assistance Plan is .* The Tiered Standard plan is /],
    ["what's the payment on 40k of loans over 10 years if I make 50k", /^\$40,000 at 6\.52% over 10 years/],
    [
      "33, nobody claims me, what's the most the government will lend",
      /^An independent undergraduate may borrow \$9,500/,
    ],
    ["29 year old sophomore, federal loan max?", /^An independent undergraduate/],
    ["max federal loans for a 19 year old freshman", /^A dependent undergraduate/],
    ["how much can I borrow for law school", /no Grad PLUS loans anymore.*We don’t have checked amounts/],
    ["my daughter wants a master's in social work, what's the cap on federal loans", /^New borrowers get no Grad PLUS/],
    ["how much can we take in parent plus for our daughter", /^Parents may borrow up to \$20,000 a year/],
    ["federal loan or parent plus, which has the lower rate", /6\.52%.*9\.07%/],
    ["25, have a 3 year old, make 31k, what would my pell be", /^Who counts as independent files without parents/],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));

  it("says of limits that were told which are a year's", () =>
    expect(textOf("is that for one year or all four", ["how much can a freshman borrow in federal loans"])).toMatch(
      /\$5,500 in federal Direct Loans in the first year.*\$31,000 in all/,
    ));
});

describe("two things beside each other", () => {
  it.each([
    ["University of Alabama or Ole Miss, which is less for us out of state", /Mississippi is the lower of the two/],
    ["cheaper for a Texan: OU or Arkansas", /^(?!.*Texas at Austin).*Oklahoma, Norman Campus is the lower/],
    ["nursing at Pitt vs Penn State which is cheaper", /^The full published price.*Pittsburgh is the lower of the two/],
    ["who takes more transfers, UCLA or Berkeley", /no figures for transfer students at .*Los Angeles.*Berkeley/],
    ["HOPE vs Bright Futures", /^Since 2023-24, HOPE has covered 100%.*The higher award: 100% of tuition/s],
    ["which is better, TOPS in Louisiana or HOPE in Georgia", /^Louisiana: TOPS.*HOPE has covered 100%/],
    ["ED or EA at University of Miami?", /Early Decision: .*Early Action: /],
    ["is it better to apply early action or regular at Michigan", /Early Action: .*Regular Decision: Apply by/],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));

  it.each([
    ["which is less for us out of state", ["how much is University of Alabama", "and Ole Miss?"], /lower of the two/],
    ["which of the two is cheaper after aid", ["tell me about Denison", "and Kenyon?"], /Kenyon College is the lower/],
    ["which one pays better after", ["Marquette vs Loyola Chicago"], /Marquette University is the higher of the two/],
  ])("%s", (question, before, says) => expect(textOf(question, before)).toMatch(says));
});

describe("what a price holds", () => {
  it.each([
    ["does that include the dorm", ["what would Purdue cost a family making 60k"], /^Housing and food are in it/],
    [
      "does that price have books in it or is that extra",
      ["what is the cost of Gonzaga"],
      /books and supplies at \$1,382/,
    ],
  ])("%s", (question, before, says) => expect(textOf(question, before)).toMatch(says));

  it.each([
    ["what is Notre Dame all in", /^The full published price of a year at University of Notre Dame/],
    ["how much is Purdue per semester", /half of its tuition and fees is \$4,996 for students from the state/],
    [
      "we saved 60k in a 529, how far does it go at Virginia Tech",
      /^The full published price of a year at Virginia Poly/,
    ],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));
});

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

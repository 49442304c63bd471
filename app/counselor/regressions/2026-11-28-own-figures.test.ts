import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { aidFormula } from "../tools/aid";
import { rapRepayment } from "../tools/loans";
import { nobody, studentIn } from "../understand/student";
import { plainText } from "../words/words";

/** What an examiner found on November 28, 2026: figures for another family, another loan or another page. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-28T02:00:00Z"));
});

const replyTo = (text: string, ...before: readonly string[]) => ask({ text, before, student: nobody }, ground);
const textOf = (text: string, ...before: readonly string[]) =>
  replyTo(text, ...before)
    .statements.map((one) => one.text)
    .join(" ");
const firstOf = ({ statements }: { readonly statements: readonly { readonly text: string }[] }) =>
  statements[0]?.text ?? "nothing";

describe("a family", () => {
  it.each([
    ["We make 80k and have 4 kids", 6],
    ["we earn 72000, five children", 7],
    ["I have 3 siblings and my parents make 70k", 6],
    ["I'm one of five kids and my dad makes 50k", 7],
    ["the oldest of 4, income 55k", 6],
    ["single mom with 3 kids making 40k", 4],
    ["we have 2 kids and a baby and make 30k", 5],
    ["we have a daughter and two sons and make 60k", 5],
    ["family of 5 with 3 kids", 5],
    ["with one child", 3],
    ["we have one kid in college", null],
    ["4 kids from my school got into Duke", null],
    ["one of two schools", null],
  ])("of %j has %j people", (text, size) => expect(studentIn(plainText(text)).familySize).toBe(size));

  it.each([
    ["We make 80k and have 4 kids, what is our SAI", 80_000, 6],
    ["we earn 72000, five children, how much pell would we get", 72_000, 7],
  ])("has an index of its own: %s", (question, income, familySize) => {
    expect(textOf(question)).toContain(firstOf(aidFormula.run(aidFormula.input.parse({ income, familySize }), ground)));
    expect(textOf(question)).toContain(`a family of ${familySize}`);
  });

  it.each([
    ["Repayment under the new law with 45k salary and one kid", 45_000, 1],
    ["what will I pay each month on RAP making 60k with two kids", 60_000, 2],
    ["new repayment plan, i earn 38000 and have a baby, how much a month", 38_000, 1],
  ])("pays a loan back with its children: %s", (question, income, dependents) =>
    expect(textOf(question)).toContain(firstOf(rapRepayment.run({ income, dependents }, ground))),
  );
});

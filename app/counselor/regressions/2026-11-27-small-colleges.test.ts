import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "~/counselor/ask";
import type { Ground } from "~/counselor/ground/ground";
import { preparedGround } from "~/counselor/ground/ground.server";
import { nobody } from "~/counselor/understand/student";

/** What a stranger from small places asked on November 27, 2026, and was told a wrong figure. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const firstOf = (text: string) => ask({ text, before: [], student: nobody }, ground).statements[0]?.text;

describe("children behind a payment on the Repayment Assistance Plan", () => {
  it.each([
    ["i make 38 thousand, single mom with one little girl. what would the RAP payment be", /with one dependent.*\$45/],
    ["what would my RAP payment be with twins, I make $50,000", /with 2 dependents/],
    ["RAP payment with an income of $40,000", /with no dependents.*\$100/],
  ])("%s", (text, expected) => expect(firstOf(text)).toMatch(expected));
});

describe("a program by the name a college gives it", () => {
  it.each([
    [
      "what do people from ag business at north dakota state college of science make",
      "$52,517 in Agricultural Business",
    ],
    ["pay after the electrical tech program at bismarck state", "$114,086 in Electrical Engineering Tech"],
  ])("%s", (text, expected) => expect(firstOf(text)).toContain(expected));
});

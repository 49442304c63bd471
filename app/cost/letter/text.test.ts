import { describe, expect, it } from "vitest";
import { letterProblem, longestLetter, mostLetterLines, mostNumbers, plainLines } from "./text";

it("breaks a line that is too long at a blank, and loses nothing of it", () => {
  const words = Array.from({ length: 400 }, (_, at) => `Grant${at} $${at}`);
  const lines = plainLines(words.join(" "));
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(1_000);
  expect(lines.join(" ")).toBe(words.join(" "));
});

it("breaks a long line without a blank too", () => {
  const lines = plainLines("x".repeat(2_500));
  expect(lines.map((line) => line.length)).toEqual([1_000, 1_000, 500]);
});

describe("a letter that is too large", () => {
  it.each([
    ["characters", "a".repeat(longestLetter), "a"],
    ["characters", "\ufdfa".repeat(1_111), "\ufdfa"],
    ["numbers", "$1 ".repeat(mostNumbers), "2"],
    ["numbers", "\uff11 ".repeat(mostNumbers), "2"],
    ["lines", "a\r\n\r\n".repeat(mostLetterLines - 1), "b\nc"],
    ["lines", "<br>".repeat(mostLetterLines - 1), "<br>"],
  ])("is told so by its %s, and not before", (what, whole, more) => {
    expect(letterProblem(whole)).toBeNull();
    expect(letterProblem(whole + more)).toMatch(new RegExp(`${what}\\. Paste only the page with the amounts\\.$`));
  });
});

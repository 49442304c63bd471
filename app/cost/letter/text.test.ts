import { expect, it } from "vitest";
import { plainLines } from "./text";

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

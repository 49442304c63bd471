import fc from "fast-check";
import { expect, it } from "vitest";
import { readingOf } from "./reading";

const easy = "The cat sat on the mat. The dog ran to the door.";
const hard =
  "Institutional methodology determinations incorporate supplementary considerations regarding noncustodial parental responsibilities.";

it("finds long words in long sentences harder", () => {
  expect(readingOf(easy).grade).toBeLessThan(2);
  expect(readingOf(hard).grade).toBeGreaterThan(16);
});

it("counts a heading as something to read, and not as an easy sentence", () => {
  const text = readingOf(hard);
  const headed = readingOf(`What it asks\n${hard}`);
  expect(headed.words).toBe(text.words + 3);
  expect(headed.grade).toBe(text.grade);
});

it("never needs less than a minute, and answers for any text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { words, minutes, grade } = readingOf(text);
      expect(words).toBeGreaterThanOrEqual(0);
      expect(minutes).toBeGreaterThanOrEqual(1);
      expect(Number.isFinite(grade)).toBe(true);
    }),
  );
  expect(readingOf("word ".repeat(2200)).minutes).toBe(10);
});

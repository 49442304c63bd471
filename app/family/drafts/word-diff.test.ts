import fc from "fast-check";
import { expect, it } from "vitest";
import { compareWords, type Run } from "./word-diff";

const joined = (runs: readonly Run[], side: "left" | "right") =>
  runs
    .filter((run) => run.in === "both" || run.in === side)
    .map(({ text }) => text)
    .join("");

it("shows what went before what came", () => {
  expect(compareWords("The pump broke on Tuesday.", "The old pump broke on a Friday.")).toEqual([
    { in: "both", text: "The " },
    { in: "right", text: "old " },
    { in: "both", text: "pump broke on " },
    { in: "left", text: "Tuesday." },
    { in: "right", text: "a Friday." },
  ]);
  expect(compareWords("", "")).toEqual([]);
  expect(compareWords("same\n\nwords", "same\n\nwords")).toEqual([{ in: "both", text: "same\n\nwords" }]);
});

it("gives back both texts, and nothing in both that one of them lacks", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", " ", "\n"), { maxLength: 40 }).map((all) => all.join(""));
  fc.assert(
    fc.property(text, text, (left, right) => {
      const runs = compareWords(left, right);
      expect(joined(runs, "left")).toBe(left);
      expect(joined(runs, "right")).toBe(right);
    }),
  );
});

it("takes texts that share nothing as replaced", () => {
  const words = (word: string) => Array.from({ length: 3_000 }, (_, at) => `${word}${at}`).join("  ");
  const runs = compareWords(words("x"), words("y"));
  expect(joined(runs, "left")).toBe(words("x"));
  expect(joined(runs, "right")).toBe(words("y"));
});

it("takes changed words in a row as one change", () => {
  expect(compareWords("The pump broke on a Tuesday.", "The pump broke. So did I.")).toEqual([
    { in: "both", text: "The pump " },
    { in: "left", text: "broke on a Tuesday." },
    { in: "right", text: "broke. So did I." },
  ]);
});

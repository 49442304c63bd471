import { expect, it } from "vitest";
import { joinLines, linesToShow } from "./quoted-lines";

const reasons = ["Reasons are:", "a lost job", "a death", "Ask anyway.", "Call."];

it("sentences run on, and items of a list keep lines of their own", () => {
  expect(joinLines(reasons)).toBe("Reasons are:\na lost job\na death\nAsk anyway. Call.");
});

it("items are shown together, a line without a mark alone isn't a list", () => {
  expect(linesToShow(reasons)).toEqual([
    { items: false, lines: ["Reasons are:"] },
    { items: true, lines: ["a lost job", "a death"] },
    { items: false, lines: ["Ask anyway."] },
    { items: false, lines: ["Call."] },
  ]);
  expect(linesToShow(["Over $100,000: 25 years"])).toEqual([{ items: false, lines: ["Over $100,000: 25 years"] }]);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Figure } from "./figure";
import { fillReferences } from "./reference";

const facts: Readonly<Record<string, Figure>> = {
  "a.max": { value: 7395, unit: "dollars" },
  "a.rate": { value: 0.12, unit: "share" },
  "a.few": { value: 0.004, unit: "share" },
  "a.loan": { value: "6.52", unit: "percent" },
  "a.due": { value: "2027-06-30", unit: "date" },
  "a.count": { value: 3689, unit: "number" },
  "a.name": { value: "Ohio State", unit: "text" },
  "a.bare": { value: 12, unit: null },
  "college.204796.netPrice": { value: 12683, unit: "dollars" },
  "college.1.netPrice": { value: null, unit: "dollars" },
};
const resolve = (name: string) => {
  const found = facts[name];
  if (!found) throw new Error("there is none");
  return found;
};
const fill = (text: string) => fillReferences(text, resolve).text;

describe("a reference", () => {
  it.each([
    ["{{a.max}}", "$7,395"],
    ["{{ a.max }}", "$7,395"],
    ["{{a.rate}}", "12%"],
    ["{{a.loan}}", "6.52%"],
    ["{{a.due}}", "June 30, 2027"],
    ["{{a.due | month}}", "June 2027"],
    ["{{a.count}}", "3,689"],
    ["{{a.name}}", "Ohio State"],
    ["{{a.bare | dollars}}", "$12"],
    ["{{college.1.netPrice}}", "not reported"],
  ])("%s is written %s", (text, written) => {
    expect(fill(text)).toBe(written);
  });

  it.each([
    ["{{a.due}}", "30 de junio de 2027"],
    ["{{a.due | month}}", "junio de 2027"],
    ["{{a.max}}", "$7,395"],
    ["{{college.1.netPrice}}", "no informado"],
    ["{{a.few}}", "menos del 1%"],
  ])("%s is written %s in Spanish", (text, written) => {
    expect(fillReferences(text, resolve, "es").text).toBe(written);
  });

  it.each([
    ["{{= a.max * 4}}", "$29,580"],
    ["{{= (a.max + college.204796.netPrice) / 2}}", "$10,039"],
    ["{{= a.max - 395 - 7000}}", "$0"],
    ["{{= -1 * (2 - 5) | number}}", "3"],
    ["{{= 0.1 + 0.2 | number}}", "0.3"],
    ["{{= a.max * a.rate}}", "$887.40"],
    ["{{= college.1.netPrice * 4}}", "not reported"],
  ])("the sum %s is %s", (text, written) => {
    expect(fill(text)).toBe(written);
  });

  it.each([
    ["{{a.none}}", /there is none/],
    ["{{a.bare}}", /say how to write/],
    ["{{a.max | euros}}", /no way to write/],
    ["{{= a.max *}}", /ends too early/],
    ["{{= (a.max}}", /not closed/],
    ["{{= a.max 3}}", /goes on/],
    ["{{= a.name * 2}}", /no number/],
    ["{{= a.max ^ 2}}", /no part of a sum/],
  ])("%s is a mistake that is named and shown", (text, problem) => {
    const { text: shown, mistakes } = fillReferences(`before ${text} after`, resolve);
    expect(shown).toBe("before ⚠ after");
    expect(mistakes.map((mistake) => mistake.problem)).toEqual([expect.stringMatching(problem)]);
  });

  it("is named once, however often it is used", () => {
    expect(fillReferences("{{a.max}} {{= a.max + a.count}}", resolve).names).toEqual(["a.max", "a.count"]);
  });

  it("gives sums of whole numbers as JavaScript would", () => {
    const number = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(fill(`{{= ${a} + ${b} * ${c} | number}}`)).toBe((a + b * c).toLocaleString("en-US"));
        expect(fill(`{{= (${a} + ${b}) * ${c} | number}}`)).toBe(((a + b) * c).toLocaleString("en-US"));
      }),
    );
  });

  it("leaves text without references as it is", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes("{{")),
        (text) => {
          expect(fill(text)).toBe(text);
        },
      ),
    );
  });
});

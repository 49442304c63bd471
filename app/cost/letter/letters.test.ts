import { describe, expect, it } from "vitest";
import { CostInputError } from "../input-error";
import { calculateLetter } from "./calculate";
import { campusLetters } from "./campus-letters.fixture";
import { sampleLetters as lettersByRisk } from "./letters.fixture";
import { officeLetters } from "./office-letters.fixture";
import { tableLetters } from "./table-letters.fixture";
import { termLetters } from "./term-letters.fixture";

const sampleLetters = [...lettersByRisk, ...campusLetters, ...officeLetters, ...tableLetters, ...termLetters];
const figures = ["cost", "grants", "loans", "work"] as const;

describe("letters as colleges write them", () => {
  it("are at least sixty, each with a name of its own", () => {
    expect(sampleLetters.length).toBeGreaterThanOrEqual(60);
    expect(new Set(sampleLetters.map(({ name }) => name)).size).toBe(sampleLetters.length);
  });

  it.each(sampleLetters.map((letter) => [letter.name, letter] as const))("%s", (_, letter) => {
    const answer = calculateLetter({ text: letter.text });
    const said = [...answer.warnings, ...answer.asks].join("\n");
    for (const figure of figures) {
      // A figure is right, or it is not given.
      if (answer[figure] !== null) expect([figure, answer[figure]]).toEqual([figure, letter.truth[figure]]);
    }
    if (letter.expect === "read") expect(answer).toMatchObject(letter.truth);
    else expect(figures.some((figure) => answer[figure] === null && letter.truth[figure] !== null)).toBe(true);
    if (letter.says) expect(said).toMatch(letter.says);
    const { cost, grants } = answer;
    expect(answer.net).toBe(cost === null || grants === null ? null : Math.max(0, cost - grants));
  });
});

describe("calculate -- letter", () => {
  it("names each line with its kind and what its amount is of", () => {
    const text =
      "Cost of attendance $40,000\nPell Grant $3,000 per semester\nMerit Scholarship $40,000 over four years\nParent PLUS Loan $9,000\nSallie Mae $4,000\nTutoring $90 per month\nFederal Work-Study $2,000";
    expect(calculateLetter({ text }).lines).toEqual([
      { label: "Cost of attendance", amount: 40_000, kind: "total", per: "year" },
      { label: "Pell Grant per semester", amount: 6_000, kind: "grant", per: "year" },
      { label: "Merit Scholarship", amount: 40_000, kind: "other", per: "total" },
      { label: "Parent PLUS Loan", amount: 9_000, kind: "parent-loan", per: "year" },
      { label: "Sallie Mae", amount: 4_000, kind: "private-loan", per: "year" },
      { label: "Tutoring per month", amount: 90, kind: "other", per: "term" },
      { label: "Federal Work-Study", amount: 2_000, kind: "work", per: "year" },
    ]);
  });

  it("refuses what is no letter", () => {
    for (const line of [null, {}, { text: "" }, { text: 5 }, { text: "x".repeat(20_001) }, { text: "a", more: 1 }]) {
      expect(() => calculateLetter(line), JSON.stringify(line)?.slice(0, 40)).toThrow(CostInputError);
    }
  });

  it("says so when it finds no amount", () => {
    expect(calculateLetter({ text: "Congratulations!" })).toMatchObject({
      cost: null,
      grants: null,
      loans: null,
      work: null,
      net: null,
      warnings: [expect.stringContaining("No line with an amount")],
    });
  });
});

import { describe, expect, it } from "vitest";
import { sumOf } from "~/design/worked-out";
import type { Band } from "~/student/profile/income-bands";
import { catalogue } from "../catalogue.server";
import { studentPriceTrace, yearsTrace } from "./price-trace";
import { degreePriceFor, noMeans, priceFor } from "./student-price";

const { all } = catalogue();
const numberOf = (text = "") => Number(text.replace(/[$,]/g, ""));

describe("the trace of the price that lists print", () => {
  it.each([
    ["OH", null],
    ["KY", 1],
    [null, 4],
  ] as const)("adds up at every college, from %s with income band %s", (home, band: Band | null) => {
    let traced = 0;
    for (const college of all) {
      const price = priceFor(college, { home, means: { ...noMeans, band } });
      const trace = price && studentPriceTrace(price);
      if (price === null || trace === null) continue;
      traced += 1;
      const [published, grants, net] = trace.steps.map(({ amount }) => numberOf(amount));
      expect((published ?? 0) - (grants ?? 0), college.name).toBe(net);
      expect(net).toBe(price.mid);
      expect(sumOf(trace.steps)).toMatch(/^\$[\d,]+ − \$[\d,]+ = \$[\d,]+$/);
    }
    expect(traced).toBeGreaterThan(1_500);
  });

  it("says whose price it is, and what grants it takes off", () => {
    const ohioState = all.find(({ unitid }) => unitid === 204796);
    const rulesFrom = (home: string) => {
      const price = ohioState && priceFor(ohioState, { home, means: { ...noMeans, band: 1 } });
      return (price && studentPriceTrace(price))?.steps.map(({ rule }) => rule) ?? [];
    };
    expect(rulesFrom("OH")[0]).toMatch(/IPEDS\), raised 3% a year$/);
    expect(rulesFrom("OH")[1]).toMatch(
      /^From families with \$30,001 to \$48,000 \(\d+ students\) in 2022-23: .* first year$/,
    );
    expect(rulesFrom("KY")[0]).toMatch(/; the price for students from other states$/);
    expect(rulesFrom("KY")[1]).toMatch(/; less the part a state pays its own residents$/);
  });

  it("is not there where nothing is taken off: from abroad, and where no grants are reported", () => {
    for (const college of all.slice(0, 300)) {
      const price = priceFor(college, { home: "abroad", means: noMeans });
      if (price !== null) expect(studentPriceTrace(price)).toBeNull();
    }
  });
});

describe("the trace of all years of study", () => {
  it.each(["OH", null, "abroad"])("adds up to the price of the degree at every college, from %s", (home) => {
    for (const college of all) {
      const degree = degreePriceFor(college, { home, means: { ...noMeans, band: 2 } });
      if (degree === null) continue;
      const years = degree.years.map((year, at) => ({ ...year, label: String(at) }));
      const total = { label: "All", kind: "result", amount: String(degree.mid), rule: null } as const;
      const steps = yearsTrace(years, "", total).steps.slice(0, -1);
      expect(steps).toHaveLength(college.level === "4year" ? 4 : 2);
      expect(
        steps.reduce((sum, { amount }) => sum + numberOf(amount), 0),
        college.name,
      ).toBe(degree.mid);
    }
  });
});

import { describe, expect, it } from "vitest";
import { calculateSai } from "./calculate";

const dependent = { dependent: true, family_size: 4, state: "OH" };

function lines(awardYear: string, input: object) {
  return calculateSai({ award_year: awardYear, input }).lines;
}

describe("corners of the formula", () => {
  it("lets the student's assets first fill the gap below the floor of the law", () => {
    const poor = { ...dependent, parents: { earners: [] }, student: { cash: 5000 } };
    expect(calculateSai({ award_year: "2025-26", input: poor }).sai).toBe(-826);
    expect(calculateSai({ award_year: "2026-27", input: poor }).sai).toBe(-870);
    expect(calculateSai({ award_year: "2027-28", input: poor }).sai).toBe(-958);
  });

  it("lets a dependent student's contribution from income go below zero in 2024-25 only", () => {
    const input = { ...dependent, parents: { agi: 120_000 } };
    expect(lines("2024-25", input).s_income_contribution).toBe(-1500);
    expect(lines("2025-26", input).s_income_contribution).toBe(0);
  });

  it("takes the floor of the year below its bound and 22 % from there on", () => {
    // Formula A with no other line: adjusted available income is the AGI less the family's allowance.
    const at = (awardYear: string, allowance: number, aai: number) =>
      lines(awardYear, { ...dependent, parents: { agi: allowance + aai } }).p_contribution;
    expect(at("2024-25", 42_430, -6821)).toBe(-1500);
    expect(at("2024-25", 42_430, -6820)).toBe(-1500);
    expect(at("2024-25", 42_430, -6800)).toBe(-1496);
    expect(at("2026-27", 44_880, -8501)).toBe(-1870);
    expect(at("2026-27", 44_880, -8500)).toBe(-1870);
    expect(at("2026-27", 44_880, 21_800)).toBe(4796);
    expect(at("2026-27", 44_880, 21_802)).toBe(4797);
  });

  it("counts excluded foreign income whatever its sign, and rollovers never below zero", () => {
    const parents = { agi: 50_000, foreign_exclusion: -1000, untaxed_ira: 200, ira_rollover: 900 };
    expect(lines("2026-27", { ...dependent, parents }).p_total_income).toBe(51_000);
  });

  it("keeps a negative AGI, and takes no tax below zero", () => {
    const input = { ...dependent, parents: { agi: -20_000, tax_paid: -500 } };
    expect(lines("2026-27", input)).toMatchObject({ p_total_income: -20_000, p_allowances: 44_880 });
  });

  it("adds the filers before it rounds, each with a threshold and a base of its own", () => {
    const payroll = (...earners: [number, string | null][]) =>
      lines("2026-27", {
        ...dependent,
        parents: { earners: earners.map(([earned, filing_status]) => ({ earned, filing_status })) },
      }).p_payroll;
    expect(payroll([5000, "single"])).toBe(73 + 310);
    // Two halves of Medicare make a whole dollar: 72.5 + 72.5.
    expect(payroll([5000, "mfs"], [5000, "mfs"])).toBe(145 + 620);
    expect(payroll([4_001_291, "mfj"])).toBe(112_686);
    // 200,000 is the Medicare threshold of a surviving spouse, 168,600 the base of one person.
    expect(payroll([210_000, "qss"])).toBe(2900 + 235 + 10_453);
    expect(payroll([210_000, null])).toBe(2900 + 235 + 10_453);
    expect(payroll([210_000, "mfs"])).toBe(Math.round(1812.5 + 1997.5) + 10_453);
    expect(payroll([-9000, "single"], [5000, "single"])).toBe(383);
  });

  it("gives the employment expense to one parent too, but to no single student without dependents", () => {
    const student = { earners: [{ earned: 30_000, filing_status: "single" }] };
    expect(lines("2026-27", { ...dependent, parents: student }).p_eea).toBe(5000);
    expect(lines("2026-27", { dependent: false, student }).s_eea).toBe(0);
    expect(lines("2026-27", { dependent: false, married: true, student }).s_eea).toBe(5000);
    expect(lines("2026-27", { dependent: false, has_dependents: true, family_size: 2, student }).s_eea).toBe(5000);
  });

  it("counts child support as an asset, but not a dependent student's own", () => {
    const assets = { child_support: 1000, cash: 500, investments: -50, business_farm: 1000 };
    const a = lines("2026-27", { ...dependent, parents: { ...assets, agi: 90_000 }, student: assets });
    expect(a).toMatchObject({
      p_net_worth: 1900,
      p_asset_contribution: 228,
      s_net_worth: 900,
      s_asset_contribution: 180,
    });
    const b = lines("2026-27", { dependent: false, student: { ...assets, agi: 90_000 } });
    expect(b).toMatchObject({ s_net_worth: 1900, s_asset_contribution: 380 });
  });

  it("counts every bracket of a business", () => {
    const worth = (business_farm: number) =>
      lines("2026-27", { dependent: false, student: { agi: 90_000, business_farm } }).s_net_worth;
    expect([-5, 0, 1, 2, 175_000, 175_001, 520_000, 870_000, 1_000_000].map(worth)).toEqual([
      0, 0, 0, 1, 70_000, 70_001, 242_500, 452_500, 582_500,
    ]);
  });

  it("assigns -1,500 without a formula where nobody had to file", () => {
    const answer = calculateSai({
      award_year: "2027-28",
      input: { ...dependent, parents: { required_to_file: false, cash: 900_000 } },
    });
    expect(answer).toEqual({
      sai: -1500,
      formula: null,
      max_pell: 1,
      min_pell: null,
      pell: 7395,
      pell_final: false,
      lines: {},
    });
  });

  it("brings a positive index down to 0 with Max Pell, and leaves a negative one", () => {
    const input = { dependent: false, state: "OH", student: { agi: 26_000, cash: 50_000 } };
    expect(calculateSai({ award_year: "2026-27", input })).toMatchObject({ sai: 0, formula: null, max_pell: 3 });
    const without = { ...input, student: { agi: 16_310 } };
    expect(calculateSai({ award_year: "2026-27", input: without })).toMatchObject({ sai: -1000, formula: "B" });
  });

  it("stays within -1,500 and 999,999", () => {
    const student = { agi: 99_999_999_999, cash: 99_999_999_999, business_farm: 99_999_999_999 };
    expect(calculateSai({ award_year: "2026-27", input: { dependent: false, student } }).sai).toBe(999_999);
    const debt = { agi: -99_999_999_999 };
    expect(calculateSai({ award_year: "2026-27", input: { dependent: false, student: debt } }).sai).toBe(-1500);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sensitivityOf } from "~/aid/result/sensitivity";
import { calculateSai } from "./calculate";
import { lineNames } from "./formulas";
import { readSaiInput } from "./read-case";
import { indexWith } from "./sai";
import { type AmountKey, amountKeys, filingStatuses } from "./sai-input";
import { awardYears, tablesFor } from "./tables";

const amount = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 3000 }),
  fc.integer({ min: 0, max: 400_000 }),
  fc.integer({ min: 0, max: 99_999_999_999 }),
);
const signed = fc.oneof(amount, fc.integer({ min: -500_000, max: 0 }));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const household = fc
  .record({
    agi: maybe(signed),
    ira_deductions: maybe(amount),
    tax_exempt_interest: maybe(amount),
    untaxed_ira: maybe(signed),
    ira_rollover: maybe(amount),
    untaxed_pension: maybe(signed),
    pension_rollover: maybe(amount),
    foreign_exclusion: maybe(signed),
    taxable_grants: maybe(amount),
    education_credits: maybe(amount),
    work_study: maybe(amount),
    tax_paid: maybe(signed),
    child_support: maybe(amount),
    cash: maybe(amount),
    investments: maybe(signed),
    business_farm: maybe(signed),
    required_to_file: fc.constantFrom(undefined, undefined, undefined, true, false),
    earners: maybe(
      fc.array(fc.record({ earned: signed, filing_status: fc.constantFrom(null, ...filingStatuses) }), {
        maxLength: 3,
      }),
    ),
  })
  .map((value) => value);

const input = fc
  .record({
    dependent: fc.boolean(),
    has_dependents: fc.boolean(),
    married: fc.boolean(),
    family_size: fc.integer({ min: 1, max: 14 }),
    parents: household,
    student: household,
    unmarried: fc.boolean(),
    eitc_claimed: fc.boolean(),
    pell_filing_status: fc.constantFrom(null, ...filingStatuses),
    state: fc.constantFrom(null, "OH", "AK", "HI", "PR"),
    grade_level: fc.constantFrom(null, 1, 4),
    bachelors: fc.boolean(),
    special_rule: fc.boolean(),
  })
  .map(readSaiInput);

const year = fc.constantFrom(...awardYears).map(tablesFor);

/** More of these can only raise what a family is expected to pay: they are income without a tax, or assets. */
const raises = [
  "ira_deductions",
  "tax_exempt_interest",
  "untaxed_ira",
  "untaxed_pension",
  "child_support",
  "cash",
  "investments",
  "business_farm",
] as const satisfies readonly AmountKey[];
const lowers = [
  "taxable_grants",
  "education_credits",
  "work_study",
  "tax_paid",
  "ira_rollover",
  "pension_rollover",
] as const satisfies readonly AmountKey[];

describe("every case there can be", () => {
  it("has whole dollars on every line, an SAI within the bounds and a Pell Grant within the law", () => {
    fc.assert(
      fc.property(year, input, (tables, given) => {
        const result = indexWith(tables, given);
        expect(Number.isInteger(result.sai)).toBe(true);
        expect(result.sai).toBeGreaterThanOrEqual(-1500);
        expect(result.sai).toBeLessThanOrEqual(999_999);
        for (const name of lineNames) {
          const line = result.lines[name];
          if (line !== undefined)
            expect([name, Number.isSafeInteger(line), Object.is(line, -0)]).toEqual([name, true, false]);
        }
        expect(result.pell % 5).toBe(0);
        expect(result.pell === 0 || result.pell >= tables.pell.min).toBe(true);
        expect(result.pell).toBeLessThanOrEqual(tables.pell.max);
        if (result.maxPell !== null) expect(result.sai).toBeLessThanOrEqual(0);
        if (result.maxPell !== null || result.sai <= tables.pell.max - tables.pell.min)
          expect(result.minPell).toBeNull();
        if (result.pellReason === "over-cutoff")
          expect(result.sai).toBeGreaterThanOrEqual(tables.pell.saiCutoff ?? Number.NaN);
      }),
      { numRuns: 2000 },
    );
  });

  it("never lowers the SAI for more untaxed income or more assets, nor raises it for more taken off", () => {
    fc.assert(
      fc.property(
        year,
        input,
        fc.constantFrom("parents" as const, "student" as const),
        fc.constantFrom(...raises, ...lowers),
        fc.integer({ min: 1, max: 50_000 }),
        (tables, given, who, key, more) => {
          const changed = { ...given, [who]: { ...given[who], [key]: given[who][key] + more } };
          const change = indexWith(tables, changed).sai - indexWith(tables, given).sai;
          if ((raises as readonly AmountKey[]).includes(key)) expect(change).toBeGreaterThanOrEqual(0);
          else expect(change).toBeLessThanOrEqual(0);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("never lowers the SAI for a higher AGI, but where an AGI of 0 or less becomes one that has Max Pell", () => {
    fc.assert(
      fc.property(
        year,
        input,
        fc.constantFrom("parents" as const, "student" as const),
        fc.integer({ min: 1, max: 50_000 }),
        (tables, given, who, more) => {
          const before = indexWith(tables, given);
          const after = indexWith(tables, { ...given, [who]: { ...given[who], agi: given[who].agi + more } });
          if (before.maxPell === null && after.maxPell !== null) expect(after.sai).toBeLessThanOrEqual(0);
          else expect(after.sai).toBeGreaterThanOrEqual(before.sai);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("never raises the SAI or lowers the Pell Grant for a larger family", () => {
    fc.assert(
      fc.property(year, input, (tables, given) => {
        const larger = indexWith(tables, { ...given, family_size: given.family_size + 1 });
        const before = indexWith(tables, given);
        expect(larger.sai).toBeLessThanOrEqual(before.sai);
        expect(larger.pell).toBeGreaterThanOrEqual(before.pell);
      }),
      { numRuns: 2000 },
    );
  });

  it("does not look at the parents of an independent student", () => {
    fc.assert(
      fc.property(year, input, household, (tables, given, others) => {
        const parents = readSaiInput({ dependent: true, family_size: 2, parents: others }).parents;
        if (!given.dependent) expect(indexWith(tables, { ...given, parents })).toEqual(indexWith(tables, given));
      }),
    );
  });

  it("refuses what is no case with a path, whatever it is", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (award_year, anything) => {
        try {
          calculateSai({ award_year, input: anything });
        } catch (error) {
          expect(error).toMatchObject({ name: "AidInputError", path: expect.any(String) });
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("lists the sensitivity of every line without a NaN", () => {
    fc.assert(
      fc.property(fc.constantFrom(...awardYears), input, (awardYear, given) => {
        const sensitivity = sensitivityOf(awardYear, given);
        // Wages, earnings and every amount but the two rollovers; a dependent student's child support counts nowhere.
        const perHousehold = amountKeys.length;
        expect(sensitivity).toHaveLength(given.dependent ? 2 * perHousehold - 1 : perHousehold);
        for (const line of sensitivity) {
          expect(Number.isInteger(line.sai) && Number.isInteger(line.pell)).toBe(true);
          expect(line.who === "parents" && !given.dependent).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });
});

import { describe, expect, it } from "vitest";
import { calculateSai } from "./calculate";
import records from "./fixtures/department-records.json";

interface Expected {
  readonly formula?: string | null;
  readonly sai: number;
  readonly max_pell: number | null;
  readonly min_pell?: number | null;
  readonly intermediate?: Readonly<Record<string, number | undefined>>;
  readonly ed_pell_flag?: boolean;
}

// The Department's own test records: every amount that a record carries must come out to the dollar.
describe("Department of Education test records", () => {
  it.each(records.cases.map((record) => [record.id, record] as const))("%s", (_id, record) => {
    const expected: Expected = record.expected;
    const answer = calculateSai({ award_year: record.award_year, input: record.input });
    expect(answer.sai).toBe(expected.sai);
    expect(answer.formula).toBe(expected.formula ?? null);
    expect(answer.max_pell).toBe(expected.max_pell);
    expect(answer.min_pell).toBe(expected.min_pell ?? null);
    expect(answer.lines).toMatchObject(expected.intermediate ?? {});
    // The Department flags who can have a Pell Grant at all; records made before the law of 2026-27 flag by the old
    // one.
    if (!record.source.pre_OBBBA_Pell_logic) expect(answer.pell > 0).toBe(expected.ed_pell_flag ?? false);
  });

  it("are 61 records of three award years and all three formulas", () => {
    expect(records.cases).toHaveLength(61);
    expect(new Set(records.cases.map((record) => record.award_year)).size).toBe(3);
    expect(new Set(records.cases.map((record) => record.expected.formula))).toEqual(
      new Set(["A", "B", "C", null, undefined]),
    );
  });
});

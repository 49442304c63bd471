import { describe, expect, it } from "vitest";
import { readSaiInput } from "~/aid/formula/read-case";
import { sensitivityOf } from "./sensitivity";

function moveOf(input: object, who: string, line: string) {
  return sensitivityOf("2026-27", readSaiInput(input)).find((move) => move.who === who && move.line === line);
}

const comfortable = {
  dependent: true,
  family_size: 4,
  state: "OH",
  parents: { agi: 150_000, cash: 50_000, tax_paid: 18_000, earners: [{ earned: 150_000, filing_status: "mfj" }] },
  student: { cash: 2000 },
};

describe("what moves the SAI", () => {
  it("is 47 % of a parent's untaxed dollar in the top bracket, 5.64 % of a saved one, 20 % of the student's", () => {
    expect(moveOf(comfortable, "parents", "tax_exempt_interest")?.sai).toBe(470);
    // 12 % of 1,000, then 47 %: 56.40, which lands on either whole dollar.
    expect([56, 57]).toContain(moveOf(comfortable, "parents", "cash")?.sai);
    expect(moveOf(comfortable, "student", "cash")?.sai).toBe(200);
    expect(moveOf(comfortable, "parents", "tax_paid")?.sai).toBe(-470);
  });

  it("counts a raise as income and as earnings, with the payroll tax taken off", () => {
    // 1,000 less 76.50 of payroll tax, at 47 %.
    expect(moveOf(comfortable, "parents", "wages")?.sai).toBeCloseTo(434, -1);
    expect(moveOf(comfortable, "parents", "earned")?.sai).toBeLessThan(0);
    expect(moveOf(comfortable, "student", "wages")?.sai).toBe(0);
  });

  it("says when a step crosses a Pell limit", () => {
    const atLimit = { dependent: false, state: "OH", student: { agi: 26_000, cash: 30_000 } };
    const step = moveOf(atLimit, "student", "agi");
    expect(step).toMatchObject({ crossesLimit: true });
    expect(step?.sai).toBeGreaterThan(1000);
    expect(moveOf(atLimit, "student", "cash")).toMatchObject({ crossesLimit: false, sai: 0 });
  });
});

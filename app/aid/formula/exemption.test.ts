import { describe, expect, it } from "vitest";
import { assetExemption, type ExemptionFacts, withoutAssets } from "./exemption";
import { readSaiInput } from "./read-case";
import { indexWith } from "./sai";
import { tablesFor } from "./tables";

const tables = tablesFor("2026-27");
const facts: ExemptionFacts = { benefit: false, otherSchedules: false, scheduleC: null, parentsAbroad: false };

function family(agi: number) {
  return readSaiInput({ dependent: true, family_size: 2, state: "OH", parents: { agi, cash: 100_000 } });
}

describe("who does not report assets", () => {
  it("is a family below $60,000 with a simple return", () => {
    expect(assetExemption(tables, family(59_999), facts)).toBe("income");
    expect(assetExemption(tables, family(60_000), facts)).toBeNull();
    expect(assetExemption(tables, family(59_999), { ...facts, otherSchedules: true })).toBeNull();
    expect(assetExemption(tables, family(59_999), { ...facts, scheduleC: 10_000 })).toBe("income");
    expect(assetExemption(tables, family(59_999), { ...facts, scheduleC: -10_001 })).toBeNull();
  });

  it("is anybody with a benefit for low incomes, or with Max Pell", () => {
    expect(assetExemption(tables, family(150_000), { ...facts, benefit: true })).toBe("benefit");
    expect(assetExemption(tables, family(30_000), { ...facts, otherSchedules: true })).toBe("max-pell");
  });

  it("is not a dependent student whose parents are abroad", () => {
    expect(assetExemption(tables, family(30_000), { ...facts, benefit: true, parentsAbroad: true })).toBeNull();
  });

  it("looks at the parents' income only, and at the student's where there are no parents in it", () => {
    const rich = readSaiInput({ dependent: true, family_size: 2, parents: { agi: 50_000 }, student: { agi: 90_000 } });
    expect(assetExemption(tables, rich, facts)).toBe("income");
    const alone = readSaiInput({ dependent: false, parents: { agi: 900_000 }, student: { agi: 50_000 } });
    expect(assetExemption(tables, alone, facts)).toBe("income");
  });

  it("leaves every asset out and nothing else", () => {
    const before = indexWith(tables, family(59_999));
    const after = indexWith(tables, withoutAssets(family(59_999)));
    expect(before.lines.p_asset_contribution).toBe(12_000);
    expect(after.lines.p_asset_contribution).toBe(0);
    expect(after.lines.p_available_income).toBe(before.lines.p_available_income);
  });
});

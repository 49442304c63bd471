import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogue.server";
import { type FigureGroup, figureGroups, sourceOf, yearAt } from "./provenance";

const stored = JSON.parse(readFileSync("content/facts/colleges/provenance.json", "utf8"));
const mit = catalogue().byUnitid.get(166683);

describe("provenance", () => {
  it("names publisher, address and year of every group of figures", () => {
    for (const group of Object.values(figureGroups)) {
      expect(group.source).toMatch(/^U\.S\. Department of Education, /);
      expect(new URL(group.address).protocol).toBe("https:");
      expect(group.year).toMatch(/20\d\d/);
      expect(group.label).not.toBe("");
    }
  });

  it("says the year of net price and earnings", () => {
    expect(sourceOf("netPrice").year).toBe("2022-23");
    expect(sourceOf("netPriceNewer").year).toBe("2023-24");
    expect(sourceOf("earnings").note).toMatch(/2022 dollars/);
  });

  it("takes the college's own year where it reports another one", () => {
    if (!mit) throw new Error("no MIT");
    expect(yearAt(mit, "admissions")).toBe("fall 2024");
    const late = { ...mit, admission: { ...mit.admission, year: "fall 2023" } };
    expect(yearAt(late, "admissions")).toBe("fall 2023");
    expect(yearAt(mit, "debt")).toBe(sourceOf("debt").year);
  });

  it("is what stands in the stored file", () => {
    const groups: Record<FigureGroup, unknown> = stored.figures;
    expect(groups).toEqual(figureGroups);
    expect(stored.checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(stored.counts).toEqual({ colleges: 3689, programs: 86_099, collegesWithPrograms: 3491 });
    expect(stored.files.every((file: { sha256: string }) => /^[0-9a-f]{64}$/.test(file.sha256))).toBe(true);
  });

  it("lists each value that an import refused, with why", () => {
    const lines = readFileSync("content/facts/colleges/refused.jsonl", "utf8").trimEnd().split("\n").slice(1);
    expect(lines).toHaveLength(stored.notBelieved.values);
    const counted = stored.notBelieved.reasons.reduce((sum: number, { values }: { values: number }) => sum + values, 0);
    expect(counted).toBe(lines.length);
  });
});

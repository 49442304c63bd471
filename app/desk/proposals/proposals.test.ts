import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { checkDraft } from "../check.server";
import { priceFell } from "./price-fell";
import { proposals } from "./proposals.server";
import { testsRequired } from "./tests-required";

const now = new Date("2026-11-23T12:00:00Z");

describe("what the tables suggest", () => {
  it("is an outline in which every figure is a reference that leads somewhere, and nothing else is wrong but what is to be written", async () => {
    const all = proposals();
    expect(all.map(({ key }) => key)).toEqual(["tests-required-2027", "price-fell", "lowest-incomes"]);
    for (const { fields, slug, key, rows } of all) {
      const report = await checkDraft({ ...fields, reviewed: "2026-11-23", nextReview: "2027-08-01" }, slug, now);
      expect(report.problems, key).toEqual(["a placeholder: “TODO”"]);
      expect(rows).toBeGreaterThan(2);
      // No digit stands in the text but inside of a reference, and in the year of a table.
      expect(fields.body.replace(/\{\{[^}]*\}\}|\b20\d\d-\d\d\b/g, ""), key).not.toMatch(/\d/);
    }
  });

  it("is computed: a college whose price rose is in no list of those whose price fell", () => {
    const { all } = catalogue();
    const body = priceFell(all)?.fields.body ?? "";
    const named = [...body.matchAll(/college\.(\d+)\.name/g)].map(([, unitid]) => Number(unitid));
    expect(named).toHaveLength(12);
    const fell = named.map((unitid) => {
      const cost = catalogue().byUnitid.get(unitid)?.cost;
      return Math.max(0, cost?.netPrice ?? Number.NaN) - Math.max(0, cost?.netPriceNewer ?? Number.NaN);
    });
    expect(fell.every((by) => by > 0)).toBe(true);
    expect([...fell].sort((a, b) => b - a)).toEqual(fell);
    expect(priceFell(all.slice(0, 5))).toBeNull();
  });

  it("says nothing where a table says too little", () => {
    const row = { condition: null, gpaRule: null, later: null, source: null, policy: "required" } as const;
    const of = (since: string | null, confidence: "high" | "recalled" = "high") =>
      [166683, 166027, 130794].map((unitid) => ({ ...row, unitid, since, confidence }));
    expect(testsRequired(of("fall 2027"), "fall 2027")?.rows).toBe(3);
    expect(testsRequired(of("fall 2025"), "fall 2027")).toBeNull();
    expect(testsRequired(of(null), "fall 2027")).toBeNull();
    expect(testsRequired(of("fall 2027", "recalled"), "fall 2027")).toBeNull();
  });
});

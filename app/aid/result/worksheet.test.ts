import { describe, expect, it } from "vitest";
import records from "~/aid/formula/fixtures/department-records.json";
import { readSaiInput } from "~/aid/formula/read-case";
import { studentAidIndex } from "~/aid/formula/sai";
import { tablesFor } from "~/aid/formula/tables";
import { worksheet } from "./worksheet";

describe("worksheet", () => {
  // A reader with a pencil must come to the same result: where a section has only sums, they must add up.
  it.each(records.cases.map((record) => [record.id, record] as const))(
    "adds up from line to line for %s",
    (_id, record) => {
      const input = readSaiInput(record.input);
      const result = studentAidIndex(record.award_year, input);
      const sections = worksheet(tablesFor(record.award_year), input, result);
      if (result.formulaRun === null) {
        expect(sections).toEqual([]);
        return;
      }
      for (const section of sections.slice(0, -1)) {
        let sum = 0;
        const [total] = section.lines.filter((line) => line.kind === "result");
        for (const line of section.lines) {
          if (line.kind === "plus") sum += line.amount;
          if (line.kind === "minus") sum -= line.amount;
        }
        expect([section.title, total?.amount]).toEqual([section.title, sum]);
      }
      expect(sections.at(-1)?.lines).toMatchObject([{ amount: record.expected.sai }]);
    },
  );

  it("shows every intermediate amount of the formula", () => {
    for (const record of records.cases) {
      const input = readSaiInput(record.input);
      const result = studentAidIndex(record.award_year, input);
      const amounts = worksheet(tablesFor(record.award_year), input, result).flatMap((section) =>
        section.lines.map((line) => line.amount),
      );
      for (const [name, amount] of Object.entries(result.lines)) {
        // A single student without dependents has no employment allowance, and nothing to show for it.
        if (amount !== 0) expect([record.id, name, amounts.includes(amount)]).toEqual([record.id, name, true]);
      }
    }
  });

  it("names the table, the family and the bracket of a line", () => {
    const input = readSaiInput({
      dependent: true,
      family_size: 8,
      parents: { agi: 150_000, business_farm: 200_000, earners: [{ earned: 150_000, filing_status: "mfj" }] },
    });
    const rules = worksheet(tablesFor("2026-27"), input, studentAidIndex("2026-27", input))
      .flatMap((section) => section.lines)
      .map((line) => line.rule ?? "");
    expect(rules).toContain("Table A2, 2026-27: family of 8, $6,990 for each person over 6");
    expect(rules).toContain("Table A3, 2026-27: $70,000 plus 50% of the part over $175,000");
    expect(rules.some((rule) => rule.startsWith("Table A5, 2026-27: $11,870 plus 47%"))).toBe(true);
  });
});

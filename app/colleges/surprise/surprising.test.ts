import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { priceFor } from "~/colleges/price/student-price";
import type { Band } from "~/student/profile/income-bands";
import { mostCards, rules, surprising } from "./surprising";

const { all } = catalogue();
const bands: readonly (Band | null)[] = [null, 0, 1, 2, 3, 4];

describe("colleges a family would have crossed off", () => {
  it.each(bands)(
    "in band %s cost families like it half the published price or less, the most surprising first",
    (band) => {
      const found = surprising(all, { home: "OH", band, where: [] });
      const gaps = found.map(({ sticker, price }) => sticker - price.mid);
      expect(gaps).toEqual([...gaps].sort((a, b) => b - a));
      expect(found.length).toBeLessThanOrEqual(mostCards);
      for (const { college, sticker, price, students } of found) {
        expect(sticker).toBeGreaterThanOrEqual(rules.sticker);
        expect(price.mid).toBeLessThanOrEqual(rules.most * sticker);
        expect(college.outcomes.graduationRate).toBeGreaterThanOrEqual(rules.graduate);
        if (band !== null) expect(students).toBeGreaterThanOrEqual(rules.students);
        // The price of the card is the one price.
        expect(priceFor(college, { home: "OH", means: { income: null, band, sai: null } })).toMatchObject(price);
      }
    },
  );

  it("stays within a state where one is asked for", () => {
    const found = surprising(all, { home: "OH", band: 1, where: ["OH"] });
    expect(found.length).toBeGreaterThan(5);
    expect(found.every(({ college }) => college.state === "OH")).toBe(true);
  });

  it("has no cards for a student from abroad, of whom no net price is reported", () => {
    expect(surprising(all, { home: "abroad", band: 1, where: [] })).toEqual([]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Columns, kindsIn, packTable, unpackTable } from "./packed-table";

const cells = {
  word: fc.constantFrom("public", "nonprofit", "", null),
  amount: fc.option(fc.integer({ min: -2_000_000, max: 2_000_000 })),
  share: fc.option(fc.integer({ min: 0, max: 10_000 }).map((share) => share / 10_000)),
  place: fc.option(fc.integer({ min: -180_000_000, max: 180_000_000 }).map((place) => place / 1_000_000)),
  sorted: fc.nat({ max: 900_000 }),
};

const tables: fc.Arbitrary<Columns> = fc
  .array(fc.record(cells), { minLength: 1, maxLength: 400 })
  .map((rows) => Object.fromEntries(Object.keys(cells).map((name) => [name, rows.map((row) => row[name as "word"])])));

describe("a packed table", () => {
  it("comes out as it went in, whatever is in it", () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(unpackTable(packTable(table, ["place", "sorted"]))).toEqual(table);
      }),
    );
  });

  it("goes by the kinds of another table, which have to be the same again", () => {
    const kinds = Array.from({ length: 2_000 }, (_, row) => ["two-year", "four-year"][row % 2] ?? "");
    const first = packTable({ kind: kinds });
    const known = kindsIn(first, unpackTable(first));
    const prices = { price: kinds.map((kind, row) => (kind === "two-year" ? null : 10_000 + row)) };
    const packed = packTable(prices, [], known);
    expect(unpackTable(packed, known)).toEqual(prices);
    expect(packed.bits.length).toBeLessThan(packTable(prices).bits.length);
    expect(unpackTable(packed)).not.toEqual(prices);
  });

  it("keeps no number that it cannot give back", () => {
    const thirds = Array.from({ length: 200 }, (_, row) => row / 3);
    expect(() => packTable({ thirds })).toThrow("six digits");
  });
});

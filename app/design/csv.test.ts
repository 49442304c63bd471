import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { csvCell } from "./csv";

it.each([
  ["Plain", "Plain"],
  ['A "B", C', '"A ""B"", C"'],
  ["St. Mary-of-the-Woods", "St. Mary-of-the-Woods"],
  ["−1,500 to 0", '"−1,500 to 0"'],
  ["", ""],
  [null, ""],
  [-5, "-5"],
])("%j is written as %j", (value, written) => {
  expect(csvCell(value)).toBe(written);
});

const signs = ["=", "＝", "+", "＋", "-", "－", "@", "＠"];
const before = [
  "",
  " ",
  "\u00a0",
  "\u3000",
  "\u200b",
  "\ufeff",
  "\u202e",
  '"',
  "'",
  "“",
  "\0",
  "\t",
  "\r",
  "\n",
  ' "\u200b ',
];

it.each(signs)("nothing that begins with %s is calculated, whatever stands before it", (sign) => {
  for (const start of before) {
    for (const quoted of ["always", "when needed"] as const) {
      const [[read]] = parse(`${csvCell(`${start}${sign}1+1`, quoted)},x\r\n`) as [[string]];
      expect(read, JSON.stringify(start)).toBe(`'${start}${sign}1+1`);
    }
  }
});

it("is read back by a CSV reader, and never begins like a formula", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), (value) => {
      const [[read]] = parse(`${csvCell(value)},x\r\n`, { relax_quotes: false }) as [[string]];
      expect([value, `'${value}`]).toContain(read);
      expect(read).not.toMatch(/^[=＝+＋\-－@＠\t\r\n]/);
    }),
  );
});

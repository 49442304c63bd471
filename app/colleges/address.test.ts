import { expect, it } from "vitest";
import { collegePath, slugOf, unitidOf } from "./address";
import { catalogue } from "./catalogue.server";

it.each([
  ["Massachusetts Institute of Technology", "massachusetts-institute-of-technology"],
  ["Texas A & M University-Corpus Christi", "texas-a-and-m-university-corpus-christi"],
  ["St. John's College", "st-johns-college"],
  ["Dewey University-Juana Díaz", "dewey-university-juana-diaz"],
  ["--", ""],
])("the address of %s has letters of English, digits and hyphens alone", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it("reads back the number of every path it writes, and each path is its own", () => {
  const { all } = catalogue();
  const paths = all.map(collegePath);
  expect(new Set(paths).size).toBe(all.length);
  for (const college of all) {
    const path = collegePath(college);
    expect(path).toMatch(/^\/colleges\/\d{6}-[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(unitidOf(path.slice("/colleges/".length))).toBe(college.unitid);
  }
});

it("reads a number without a name, and nothing else", () => {
  expect(unitidOf("166683")).toBe(166683);
  expect(unitidOf("166683-an-old-name")).toBe(166683);
  for (const text of ["", "abc", "12", "1666833", "166683/x", "0166683", "166683-<b>"])
    expect(unitidOf(text)).toBeNull();
});

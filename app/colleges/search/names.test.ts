import { describe, expect, it } from "vitest";
import { plainName, shortNames, splitAliases } from "./names";

describe("plainName", () => {
  it.each([
    ["Texas A & M University", "texas a and m university"],
    ["M.I.T.", "mit"],
    ["St. John's", "st johns"],
    ["Universidad de Juana Díaz", "universidad de juana diaz"],
    ["Texas  A&M—Commerce", "texas a and m commerce"],
  ])("%s", (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });
});

describe("splitAliases", () => {
  it.each([
    ["MIT, M.I.T.", ["MIT", "M.I.T."]],
    [
      "UIW | Incarnate Word | Incarnate Word, University of",
      ["UIW", "Incarnate Word", "Incarnate Word, University of"],
    ],
    ["Rutgers; Rutgers, Camden", ["Rutgers", "Rutgers, Camden"]],
    ["UCSB  UC Santa Barbara", ["UCSB", "UC Santa Barbara"]],
    ["Windward CC / WinCC", ["Windward CC", "WinCC"]],
    ["Penn", ["Penn"]],
  ])("%s", (alias, names) => {
    expect(splitAliases(alias)).toEqual(names);
  });

  it("is empty where no other name is reported", () => {
    expect(splitAliases(null)).toEqual([]);
    expect(splitAliases(" | ; ")).toEqual([]);
  });
});

describe("shortNames", () => {
  it("makes initials with and without the campus", () => {
    expect(shortNames("University of California-Los Angeles")).toEqual(
      expect.arrayContaining(["uc", "ucla", "u of c", "university of california"]),
    );
    expect(shortNames("Massachusetts Institute of Technology")).toContain("mit");
  });

  it("does not make an initial of one letter", () => {
    expect(shortNames("Amherst")).toEqual([]);
  });
});

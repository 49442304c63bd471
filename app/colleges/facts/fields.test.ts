import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogue.server";
import { cip2, fieldFamilies, fieldLabel, isFieldFamily, searchFields } from "./fields";

describe("searchFields", () => {
  it.each([
    ["nursing", "51"],
    ["computer science", "11"],
    ["comp sci", "11"],
    ["pre-med", "26"],
    ["premed", "26"],
    ["Engineering", "14"],
    ["welding", "48"],
    ["52", "52"],
    ["women's studies", "05"],
    ["theat", "50"],
    ["criminal just", "43"],
  ])("%s: family %s first", (text, code) => {
    expect(searchFields(text)[0]?.code).toBe(code);
  });

  it("finds nothing for nothing and for nonsense", () => {
    expect(searchFields("  ")).toEqual([]);
    expect(searchFields("xyzzy")).toEqual([]);
  });
});

it("offers every family that some college awards", () => {
  const awarded = new Set(catalogue().all.flatMap(({ fields }) => [...fields.bachelor, ...fields.associate]));
  expect([...awarded].filter((code) => !isFieldFamily(code))).toEqual([]);
});

it("has a title and a label of its own for each family", () => {
  expect(new Set(fieldFamilies.map(({ label }) => label)).size).toBe(fieldFamilies.length);
  expect(Object.keys(cip2).every((code) => /^\d\d$/.test(code))).toBe(true);
  expect(fieldLabel("51")).toBe("Nursing and health professions");
  expect(fieldLabel("98")).toBe("Field 98");
});

it("does not offer families that are no college study", () => {
  expect(isFieldFamily("53")).toBe(false);
  expect(isFieldFamily("constructor")).toBe(false);
});

import { expect, it } from "vitest";
import { ageBands, mayHaveAccount, readAge } from "./age";

it.each([
  ["under-13", false],
  ["13-17", true],
  ["18+", true],
] as const)("%s: may have an account is %s", (band, expected) => {
  expect(mayHaveAccount(band)).toBe(expected);
});

it("reads the three answers and nothing else", () => {
  expect(ageBands.map(readAge)).toEqual(ageBands);
  for (const other of [null, "", "12", "18", "UNDER-13", "toString"]) expect(readAge(other)).toBeNull();
});

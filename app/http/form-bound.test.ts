import { expect, it } from "vitest";
import { countFields, isFieldName } from "./form-bound";

it.each([
  ["", 0],
  ["a=1", 1],
  ["a=1&a=2&b", 3],
  ["&&", 3],
])("a form sent as %j is counted as %d fields", (encoded, fields) => {
  expect(countFields(encoded)).toBe(fields);
});

it.each(["unitids", "parents.agi", "line60.amount", "line[2].amount", "sat-2027", ""])("%j can be a name", (name) => {
  expect(isFieldName(name)).toBe(true);
});

it.each(["a.a.a.a", "a[0][0][0]", "grounds[100]", "grounds[99999999]", "a".repeat(101), `a${".a".repeat(100_000)}`])(
  "no form has the name %.30s",
  (name) => {
    expect(isFieldName(name)).toBe(false);
  },
);

import { describe, expect, it } from "vitest";
import { plainText } from "./typed-text";

describe("plainText", () => {
  it.each([
    [" 3.8 ", "3.8"],
    ["３．８", "3.8"],
    ["٤٥٠٠٠", "45000"],
    ["१२३", "123"],
    ["𝟗𝟎", "90"],
    ["Ａ１", "A1"],
    ["1,450", "1,450"],
    ["", ""],
  ])("%j → %j", (typed, plain) => expect(plainText(typed)).toBe(plain));
});

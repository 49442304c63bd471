import { describe, expect, it } from "vitest";
import { type FingerprintRule, fingerprintRules, fingerprintsOf, withKinds } from "./fingerprint";

describe("what is another one each time", () => {
  it.each([
    ["Item 17 of 1,204 costs $9.50", "Item <number> of <number> costs <number>"],
    ["at 2026-11-22T10:00:00.000Z or Nov 22, 2026 or 11/22/2026", "at <date> or <date> or <date>"],
    ["GET https://x.example/a?b=1 failed", "GET <address> failed"],
    ["/plan/0f3c/tasks answers 500", "<address> answers <number>"],
    ["ada@example.org is unknown", "<address> is unknown"],
    ["No row 9f86d081884c7d659a2feaa0c55ad015", "No row <id>"],
    ["No row 123e4567-e89b-12d3-a456-426614174000", "No row <id>"],
    ["token Zm9vYmFyMTIzNDU2Nzg5MA is over", "token <id> is over"],
    ["a.b is undefined (reading 'map')", "a.b is undefined (reading 'map')"],
    ["Minified React error #418; HTML5", "Minified React error #<number>; HTML5"],
    ["utf8 and h2 stay", "utf8 and h2 stay"],
  ])("%j becomes %j", (text, kinds) => expect(withKinds(text)).toBe(kinds));
});

describe("a new version of the rule", () => {
  const rules: readonly FingerprintRule[] = [
    { version: 2, since: "2027-01-01", of: ({ message }) => message.toLowerCase() },
    ...fingerprintRules,
  ];
  const fault = { type: "Query", message: "No row 1" } as const;
  const at = (day: string) => fingerprintsOf(fault, new Date(`${day}T12:00:00Z`), rules);
  it("finds the groups of the one before for 30 days", () => {
    expect(at("2027-01-02")).toEqual(["2 no row 1", "1 Query No row <number>"]);
    expect(at("2027-01-30")).toHaveLength(2);
    expect(at("2027-01-31")).toEqual(["2 no row 1"]);
  });
  it("is the only one where there was none before", () => {
    expect(fingerprintsOf(fault, new Date("2030-01-01"))).toEqual(["1 Query No row <number>"]);
  });
});

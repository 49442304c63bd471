import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readStatuses, statuses, withStatus } from "./status";

describe("where applications stand, on a device", () => {
  it("comes back as it was kept", () => {
    const kept = { 203535: "applying", 204796: "admitted" } as const;
    expect(readStatuses(JSON.stringify(kept))).toEqual(kept);
  });

  it("is nothing where it cannot be read, and never throws", () => {
    for (const text of [null, "", "{", "7", '"x"', '{"203535":"dreaming"}', '{"12":"applied"}', '{"203535":7}']) {
      expect(readStatuses(text), String(text)).toEqual({});
    }
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(typeof readStatuses(text)).toBe("object");
      }),
    );
  });

  it("changes for one college, keeps no usual one, and lets go of colleges that are off the list", () => {
    const list = [203535, 204796];
    const first = withStatus({ 999999: "applied" }, list, 203535, "applying");
    expect(first).toEqual({ 203535: "applying" });
    const second = withStatus(first, list, 204796, "admitted");
    expect(second).toEqual({ 203535: "applying", 204796: "admitted" });
    expect(withStatus(second, list, 203535, "considering")).toEqual({ 204796: "admitted" });
  });

  it("keeps every status there is but the usual", () => {
    for (const { value } of statuses) {
      const kept = withStatus({}, [203535], 203535, value);
      expect(readStatuses(JSON.stringify(kept))).toEqual(value === "considering" ? {} : { 203535: value });
    }
  });
});

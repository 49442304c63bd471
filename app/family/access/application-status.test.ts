import { describe, expect, it } from "vitest";
import { statuses } from "~/student/list/status";
import { type Bound, isBinding, otherBinding } from "./application-status";

const line = (unitid: number, status: Bound["status"], way: Bound["way"]): Bound => ({ unitid, status, way });

describe("one binding Early Decision at a time", () => {
  it("binds while it is meant, sent or accepted, not before and not after a no", () => {
    const binding = statuses.filter(({ value }) => isBinding(line(1, value, "ed1"))).map(({ value }) => value);
    expect(binding).toEqual(["applying", "applied", "admitted", "committed"]);
    for (const way of ["ea1", "rea", "rd", "rolling", null] as const)
      expect(isBinding(line(1, "applied", way))).toBe(false);
  });

  it("refuses a second one of either round", () => {
    const first = line(1, "applied", "ed1");
    expect(otherBinding(line(2, "applied", "ed2"), [first])).toBe(first);
    expect(otherBinding(line(2, "applying", "ed1"), [first])).toBe(first);
    const accepted = line(1, "admitted", "ed1");
    expect(otherBinding(line(2, "applying", "ed2"), [accepted])).toBe(accepted);
    const secondRound = line(1, "applying", "ed2");
    expect(otherBinding(line(2, "applying", "ed2"), [secondRound])).toBe(secondRound);
  });

  it("lets Early Decision II be written while the first round is written or out, in either order", () => {
    const second = line(2, "applying", "ed2");
    for (const status of ["applying", "applied"] as const) {
      const first = line(1, status, "ed1");
      expect(otherBinding(second, [first]), status).toBeNull();
      expect(otherBinding(first, [second]), status).toBeNull();
    }
  });

  it("allows Early Decision II after a no or a deferral, and the same line to change", () => {
    for (const status of ["denied", "deferred", "withdrawn", "considering"] as const) {
      expect(otherBinding(line(2, "applying", "ed2"), [line(1, status, "ed1")])).toBeNull();
    }
    expect(otherBinding(line(1, "admitted", "ed1"), [line(1, "applied", "ed1")])).toBeNull();
    expect(otherBinding(line(2, "applied", "rd"), [line(1, "applied", "ed1")])).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { isAlive, isSeenLately, momentAfter, needsRefresh, rolesHold } from "./session-time";

const now = new Date("2026-03-01T12:00:00.000Z");
const minutes = (count: number) => momentAfter(now, count * 60_000);
const days = (count: number) => minutes(count * 1440);
const session = {
  seen_at: minutes(-1),
  refreshed_at: minutes(-1),
  expires_at: days(30),
  refresh_not_before: null as string | null,
};

describe("a session", () => {
  it.each([
    [{}, true],
    [{ expires_at: minutes(0) }, false],
    [{ seen_at: days(-13.9) }, true],
    [{ seen_at: days(-14) }, false],
  ])("with %j is alive: %s", (change, expected) => {
    expect(isAlive({ ...session, ...change }, now)).toBe(expected);
  });

  it.each([
    [{}, false],
    [{ seen_at: minutes(-10), refreshed_at: minutes(-10) }, false],
    [{ seen_at: minutes(-10.1), refreshed_at: minutes(-10.1) }, true],
    [{ refreshed_at: minutes(-59) }, false],
    [{ refreshed_at: minutes(-61) }, true],
    [{ refreshed_at: minutes(-61), refresh_not_before: minutes(0.5) }, false],
    [{ refreshed_at: minutes(-61), refresh_not_before: minutes(-0.5) }, true],
  ])("with %j needs a refresh: %s", (change, expected) => {
    expect(needsRefresh({ ...session, ...change }, now)).toBe(expected);
  });

  it("holds its roles for an hour and no longer", () => {
    expect(rolesHold({ ...session, refreshed_at: minutes(-60) }, now)).toBe(true);
    expect(rolesHold({ ...session, refreshed_at: minutes(-62) }, now)).toBe(false);
  });

  it("is written down at most once a minute", () => {
    expect(isSeenLately({ ...session, seen_at: minutes(-0.5) }, now)).toBe(true);
    expect(isSeenLately({ ...session, seen_at: minutes(-1.5) }, now)).toBe(false);
  });
});

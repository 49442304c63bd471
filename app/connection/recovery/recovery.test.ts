import { describe, expect, it } from "vitest";
import { afterFailure, afterSuccess, mayReload } from "./recovery";

const minute = 60_000;
const start = Date.UTC(2026, 0, 15);

const fail = (times: readonly number[]) => {
  let health = afterSuccess(start);
  return times.map((time) => {
    const after = afterFailure(health, start + time);
    health = after.health;
    return after.recover;
  });
};

describe("recovery", () => {
  it("begins with the third failure when nothing has worked for more than three minutes", () => {
    expect(fail([minute, 2 * minute, 3 * minute + 1])).toEqual([false, false, true]);
  });
  it("waits until the three minutes are over", () => {
    expect(fail([1, 2, 3, 3 * minute, 3 * minute + 1])).toEqual([false, false, false, false, true]);
  });
  it("starts counting again afterwards, and after an answer", () => {
    expect(fail([4, 5, 6].map((n) => n * minute).concat([7 * minute, 8 * minute, 9 * minute]))).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(afterSuccess(start + minute)).toEqual({ failures: 0, lastSuccess: start + minute });
  });
});

describe("mayReload", () => {
  it("lets a page reload by itself twice in five minutes, and no third time", () => {
    expect(mayReload([], start)).toBe(true);
    expect(mayReload([start - minute], start)).toBe(true);
    expect(mayReload([start - 2 * minute, start - minute], start)).toBe(false);
    expect(mayReload([start - 5 * minute, start - minute], start)).toBe(true);
  });
});

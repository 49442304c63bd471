import { expect, it } from "vitest";
import { isSpent, ordinary, profiles } from "./cache-profiles";

const minute = 60_000;
const now = Date.UTC(2026, 0, 15);

it("has the times of the specification", () => {
  expect(ordinary).toEqual({ staleTime: 5 * minute, gcTime: 10 * minute });
  expect(profiles).toEqual({
    user: { staleTime: 5 * minute, gcTime: 30 * minute },
    realtime: { staleTime: 0, gcTime: minute },
    critical: { staleTime: 0, gcTime: 0 },
  });
});

it.each([
  ["error", 5 * minute, false],
  ["error", 5 * minute + 1, true],
  ["success", 24 * 60 * minute, false],
  ["success", 24 * 60 * minute + 1, true],
  ["pending", 1000 * 60 * minute, false],
] as const)("%s after %d ms is cleaned away: %s", (status, age, spent) => {
  expect(isSpent({ status, updatedAt: now - age }, now)).toBe(spent);
});

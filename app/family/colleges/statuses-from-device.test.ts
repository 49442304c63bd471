import { expect, it } from "vitest";
import { furtherOnDevice } from "./statuses-from-device";

const kent = { unitid: 203517, status: "considering" } as const;
const akron = { unitid: 200800, status: "admitted" } as const;

it("finds the colleges whose application is further along on the device", () => {
  expect(furtherOnDevice([kent, akron], { 203517: "applied", 200800: "denied" })).toEqual([
    { ...kent, next: "applied" },
    { ...akron, next: "denied" },
  ]);
});

it("leaves alone what a plan knows as well or better, and what only one of the two has", () => {
  const plan = [{ ...kent, status: "applied" } as const, akron];
  expect(furtherOnDevice(plan, { 203517: "applied", 200800: "applied", 204796: "admitted" })).toEqual([]);
});

import { expect, test } from "vitest";
import { warmUp } from "./warm-up";

/** Plays the idle moments of a page; answers how many it took. */
function momentsOf(timeRemaining: () => number): number {
  const waiting: Parameters<Parameters<typeof warmUp>[0]>[0][] = [];
  let moments = 0;
  warmUp((work) => waiting.push(work));
  for (let work = waiting.shift(); work; work = waiting.shift()) {
    moments += 1;
    work({ timeRemaining });
  }
  return moments;
}

test("getting ready to read gives the page back after each piece where time is short", () => {
  expect(momentsOf(() => 0)).toBeGreaterThan(100);
});

test("getting ready to read goes on in the same moment while time is left, and comes to an end", () => {
  expect(momentsOf(() => 50)).toBe(1);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isChunkFailure, isUnreachable, mutationRetryDelay, queryRetryDelay, retryMutation, retryQuery } from "./retry";

const triesOf = (rule: (failures: number) => boolean) => {
  let tries = 0;
  while (rule(tries) && tries < 10) tries += 1;
  return tries;
};

describe("retryQuery", () => {
  it.each([
    ["401: sign in", 0],
    ["403: no", 0],
    ["404: not there", 0],
    ["Failed to fetch dynamically imported module: /assets/x.js", 0],
    ["Loading chunk 7 failed", 0],
    ["Failed to fetch", 2],
    ["500: broken", 3],
    ["Request timed out after 30 seconds", 3],
  ])("%s is tried again %d times", (message, tries) => {
    expect(triesOf((failures) => retryQuery(failures, message))).toBe(tries);
  });

  it.each([
    ["2g", 1],
    ["slow-2g", 1],
    ["3g", 3],
    ["4g", 3],
  ] as const)("on %s %d times at most", (connection, tries) => {
    expect(triesOf((failures) => retryQuery(failures, "500: broken", connection))).toBe(tries);
  });
});

describe("retryMutation", () => {
  it.each([
    ["400: no", 0],
    ["429: slow down", 0],
    ["500: broken, see 404", 2],
    ["Failed to fetch", 2],
  ])("%s is sent again %d times", (message, tries) => {
    expect(triesOf((failures) => retryMutation(failures, message))).toBe(tries);
  });
});

it("waits twice as long each time, 30 and 10 seconds at most", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(queryRetryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect([0, 1, 2, 3, 4].map(mutationRetryDelay)).toEqual([1000, 2000, 4000, 8000, 10_000]);
});

it("a message is at most one of chunk and unreachable", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const message of [text, `Failed to fetch ${text}`, `Failed to fetch dynamically imported module ${text}`]) {
        expect(isChunkFailure(message) && isUnreachable(message)).toBe(false);
      }
    }),
  );
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type SignInEnd, signInPatience, waitForSignIn } from "./sign-in-wait";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function wait() {
  const opened = { closed: false };
  const ends: SignInEnd[] = [];
  return { opened, ends, hear: waitForSignIn(opened, (end) => ends.push(end)) };
}

it("ends when the window says so, once", () => {
  const { ends, hear } = wait();
  vi.advanceTimersByTime(30_000);
  expect(ends).toEqual([]);
  hear("signed-in");
  hear("signed-in");
  vi.advanceTimersByTime(120_000);
  expect(ends).toEqual(["signed-in"]);
});

it("waiting for a sign-in in the other window ends after a minute", () => {
  const { ends } = wait();
  expect(signInPatience).toBe(60_000);
  vi.advanceTimersByTime(59_999);
  expect(ends).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ends).toEqual(["late"]);
});

it("gives up soon after the window is closed", () => {
  const { opened, ends } = wait();
  vi.advanceTimersByTime(20_000);
  opened.closed = true;
  vi.advanceTimersByTime(4_000);
  expect(ends, "a word may still be on its way").toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(ends).toEqual(["closed"]);
});

it("takes a window for open that looks closed and says that it is here", () => {
  const { opened, ends, hear } = wait();
  opened.closed = true;
  vi.advanceTimersByTime(3_000);
  hear("here");
  vi.advanceTimersByTime(40_000);
  expect(ends).toEqual([]);
  hear("signed-in");
  expect(ends).toEqual(["signed-in"]);
});

it("hears a word that comes right after the window closed itself", () => {
  const { opened, ends, hear } = wait();
  opened.closed = true;
  vi.advanceTimersByTime(1_000);
  hear("signed-in");
  vi.advanceTimersByTime(60_000);
  expect(ends).toEqual(["signed-in"]);
});

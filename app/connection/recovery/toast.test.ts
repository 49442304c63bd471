import { afterEach, expect, it, vi } from "vitest";
import { changeToasts, currentToasts, dismissToast, type Toast, toast, watchPresses } from "./toast";

afterEach(() => {
  vi.useRealTimers();
});

const one: Toast = { id: 1, title: "One", open: true };
const two: Toast = { id: 2, title: "Two", open: true };

it("shows one at most, the newest", () => {
  expect(changeToasts([one], { kind: "add", toast: two })).toEqual([two]);
});

it("closes and removes only the one that is meant", () => {
  expect(changeToasts([one], { kind: "dismiss", id: 1 })).toEqual([{ ...one, open: false }]);
  expect(changeToasts([one], { kind: "dismiss", id: 2 })).toEqual([one]);
  expect(changeToasts([one], { kind: "remove", id: 1 })).toEqual([]);
  expect(changeToasts([one], { kind: "remove", id: 2 })).toEqual([one]);
});

it("takes a dismissed one out of the state 1,000,000 ms later", () => {
  vi.useFakeTimers();
  const id = toast({ title: "Hello" });
  dismissToast(id);
  expect(currentToasts()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});

it("waits while a finger is down, until the click has come that follows", () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  watchPresses(page);
  page.dispatchEvent(new Event("pointerdown"));
  const shown = () => currentToasts().some(({ title }) => title === "Connection Lost");
  toast({ title: "Connection Lost" });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe(false);
  page.dispatchEvent(new Event("pointerup"));
  expect(shown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(true);
  const id = toast({ title: "After it" });
  expect(currentToasts()).toMatchObject([{ id }]);
});

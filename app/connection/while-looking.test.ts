import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Freshness } from "./while-looking";

const second = 1000;
const hour = 3600 * second;

/** Whether the tab is seen, as the data layer is told. */
let focus: (seen: boolean) => void;
let typed: unknown[];
let watch: (how?: Freshness) => Promise<{ readonly asked: () => number; readonly stop: () => void }>;

beforeEach(async () => {
  vi.useFakeTimers();
  typed = [];
  vi.stubGlobal("window", { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("document", { querySelectorAll: () => typed });
  for (const kind of ["HTMLInputElement", "HTMLSelectElement"]) vi.stubGlobal(kind, class {});
  vi.resetModules();
  const { focusManager, QueryClient } = await import("@tanstack/react-query");
  const queryClient = new QueryClient();
  vi.doMock("./running", () => ({ queryClient }));
  const { whileLooking } = await import("./while-looking");
  queryClient.mount();
  focus = (seen) => focusManager.setFocused(seen);
  focus(true);
  watch = async (how) => {
    const askAgain = vi.fn();
    const stop = whileLooking("/page", askAgain, how);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    return { asked: () => askAgain.mock.calls.length, stop };
  };
});
afterEach(() => {
  vi.doUnmock("./running");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Somebody looks at another tab for a while. */
async function away(milliseconds: number): Promise<void> {
  focus(false);
  await vi.advanceTimersByTimeAsync(milliseconds);
  focus(true);
  await vi.advanceTimersByTimeAsync(0);
}

it("asks as often as it's told while somebody looks, and no more in another tab or once it's stopped", async () => {
  const { asked, stop } = await watch({ profile: "realtime", pause: second });
  expect(asked(), "the page has just come").toBe(0);
  await vi.advanceTimersByTimeAsync(3 * second);
  expect(asked()).toBe(3);
  focus(false);
  await vi.advanceTimersByTimeAsync(30 * second);
  expect(asked()).toBe(3);
  focus(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked(), "at once when somebody comes back").toBe(4);
  stop();
  await vi.advanceTimersByTimeAsync(30 * second);
  await away(second);
  expect(asked()).toBe(4);
});

it("asks for what is critical each time somebody comes back, however short they were away", async () => {
  const { asked } = await watch({ profile: "critical" });
  await vi.advanceTimersByTimeAsync(hour);
  expect(asked()).toBe(0);
  await away(second);
  await away(second);
  expect(asked()).toBe(2);
});

it("asks for what is about the person only after five minutes", async () => {
  const { asked } = await watch({ profile: "user" });
  await away(290 * second);
  expect(asked()).toBe(0);
  await away(20 * second);
  expect(asked()).toBe(1);
});

it("asks nothing while something is typed on the page", async () => {
  const { asked } = await watch({ profile: "critical" });
  typed = [{ value: "65,000", defaultValue: "", matches: () => false }];
  await away(second);
  expect(asked()).toBe(0);
});

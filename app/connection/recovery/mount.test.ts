import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notice } from "~/reports/notice";
import { mount } from "./mount";

vi.mock("~/reports/notice", () => ({ notice: vi.fn(async () => null) }));

let small = false;
const told: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  vi.stubGlobal("window", {
    matchMedia: () => ({ matches: small }),
    dispatchEvent: ({ type }: Event) => told.push(type),
  });
  vi.stubGlobal("document", { body: { innerText: "A page" }, documentElement: "the page" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(notice).mockClear();
});

it.each([
  [false, [0, 1000, 1000]],
  [true, [300, 1500, 1500]],
])("small %s: tries after %j ms, decodes once, then shows the screen and reports it", async (is, waits) => {
  small = is;
  const decode = vi.fn(async () => {});
  const hydrate = vi.fn(() => {
    throw new Error("broken");
  });
  const reload = vi.fn(() => true);
  mount(decode, hydrate, reload);
  for (const [tries, wait] of waits.entries()) {
    if (wait > 0) await vi.advanceTimersByTimeAsync(wait - 1);
    expect(hydrate).toHaveBeenCalledTimes(tries);
    await vi.advanceTimersByTimeAsync(wait > 0 ? 1 : 0);
    expect(hydrate).toHaveBeenCalledTimes(tries + 1);
  }
  expect(decode).toHaveBeenCalledTimes(1);
  expect(told).toEqual(["loadingerror"]);
  expect(notice).toHaveBeenCalledWith(expect.objectContaining({ type: "JavaScript", loss: "everything" }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(hydrate).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});

it("shows the screen for data that cannot be decoded, and asks for it once", async () => {
  small = false;
  const decode = vi.fn(() => Promise.reject(new Error("cut off")));
  const hydrate = vi.fn();
  mount(decode, hydrate, () => true);
  await vi.advanceTimersByTimeAsync(4000);
  expect(decode).toHaveBeenCalledTimes(1);
  expect(hydrate).not.toHaveBeenCalled();
  expect(told).toEqual(["loadingerror"]);
});

it("puts back a page that React took away, tries again, and reports why", async () => {
  small = false;
  const page = { body: null, documentElement: "the page" as unknown, append: (put: unknown) => put };
  page.append = (put) => {
    page.documentElement = put;
  };
  vi.stubGlobal("document", page);
  const why = new Error("cannot draw");
  const hydrate = vi.fn((failed: (error: unknown) => void) => {
    setTimeout(() => {
      page.documentElement = null;
      failed(why);
      expect(page.documentElement).toBe("the page");
    }, 5);
  });
  mount(
    async () => {},
    hydrate,
    () => true,
  );
  await vi.advanceTimersByTimeAsync(3000);
  expect(hydrate).toHaveBeenCalledTimes(3);
  expect(told).toEqual(["loadingerror"]);
  expect(notice).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ loss: "everything", error: why }));
});

it.each([
  [true, []],
  [false, ["loadingerror"]],
])("loads a page again that is blank after five seconds, when that may be done: %s", async (may, screens) => {
  vi.stubGlobal("document", { body: { innerText: " " } });
  const reload = vi.fn(() => may);
  mount(async () => {}, vi.fn(), reload);
  await vi.advanceTimersByTimeAsync(4999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(told).toEqual(screens);
});

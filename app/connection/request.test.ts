import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readKey, request, watchOutcomes } from "./request";

const fetched = vi.fn<typeof fetch>();
let outcomes: string[] = [];
let stop = () => {};

beforeEach(() => {
  outcomes = [];
  stop = watchOutcomes((outcome) => outcomes.push(outcome));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  stop();
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("request", () => {
  it("sends a body as JSON with the cookies of the site", async () => {
    fetched.mockResolvedValue(Response.json({ ok: true }));
    await request("POST", "/api/x", { a: 1 });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe("/api/x");
    expect(init).toMatchObject({
      method: "POST",
      credentials: "include",
      body: '{"a":1}',
      headers: { "Content-Type": "application/json" },
    });
    expect(outcomes).toEqual(["answered"]);
  });

  it("sends no body and no content type without one", async () => {
    fetched.mockResolvedValue(new Response(null));
    await request("HEAD", "/api/health");
    expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty("body");
    expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty("headers");
  });

  it.each([
    [new Response("no such plan", { status: 404 }), "404: no such plan", "answered"],
    [new Response("", { status: 500, statusText: "Broken" }), "500: Broken", "failed"],
  ])("fails with status and text", async (response, message, outcome) => {
    fetched.mockResolvedValue(response);
    await expect(request("GET", "/api/x")).rejects.toThrow(new Error(message));
    expect(outcomes).toEqual([outcome]);
  });

  it("gives up after 30 seconds", async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
        }),
    );
    const asked = request("GET", "/api/slow");
    const failed = expect(asked).rejects.toThrow("Request timed out after 30 seconds");
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect(outcomes).toEqual(["failed"]);
  });

  it("a caller that gives up is no failure of the connection", async () => {
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
        }),
    );
    const caller = new AbortController();
    const asked = request("GET", "/api/x", undefined, caller.signal);
    caller.abort();
    await expect(asked).rejects.toThrow("aborted");
    expect(outcomes).toEqual([]);
  });

  it("says what the browser says when nothing can be reached", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(request("GET", "/api/x")).rejects.toThrow("Failed to fetch");
    expect(outcomes).toEqual(["failed"]);
  });
});

it("a query key is an address in parts", async () => {
  fetched.mockResolvedValue(Response.json([1]));
  await expect(readKey(["/api/colleges", 7, "prices"])).resolves.toEqual([1]);
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/colleges/7/prices");
});

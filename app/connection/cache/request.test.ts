import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isPageData, readKey, request, watchOutcomes, watchPageData } from "./request";

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

it.each([
  ["/colleges.data?q=ohio", true],
  ["https://site.example/_root.data", true],
  ["/colleges?q=.data", false],
  ["https://elsewhere.example/colleges.data", false],
  ["/assets/home.js", false],
  ["http://[", false],
])("%s is where a page gets its data: %s", (address, is) => {
  expect(isPageData(address, "https://site.example/tools")).toBe(is);
});

it("counts how pages get their data, but not what the reader no longer waits for, and hands all of it on", async () => {
  const answers = [
    new Response("", { status: 200 }),
    new Response("", { status: 404 }),
    new Response("", { status: 503 }),
    new TypeError("Failed to fetch"),
    new DOMException("left", "AbortError"),
  ];
  const original = vi.fn((_input: RequestInfo | URL) => {
    const next = answers.shift();
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next);
  });
  const page = { fetch: original };
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { href: "https://site.example/tools" });
  const told: string[] = [];
  const stop = watchOutcomes((outcome) => told.push(outcome));
  watchPageData();
  expect((await page.fetch("/colleges.data")).status).toBe(200);
  expect((await page.fetch("/colleges.data")).status).toBe(404);
  expect((await page.fetch("/colleges.data")).status).toBe(503);
  await expect(page.fetch("/colleges.data")).rejects.toThrow("Failed to fetch");
  await expect(page.fetch("/colleges.data")).rejects.toThrow("left");
  expect(told).toEqual(["answered", "answered", "failed", "failed"]);
  stop();
  vi.unstubAllGlobals();
});

it("hands on a page's data once the whole of it is here", async () => {
  let end: (error?: Error) => void = () => {};
  const half = () =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode("first half, "));
          end = (error) => {
            if (error) return stream.error(error);
            stream.enqueue(new TextEncoder().encode("second half"));
            stream.close();
          };
        },
      }),
      { status: 203, headers: { "x-remix-response": "yes" } },
    );
  const page = { fetch: async (_input: RequestInfo | URL) => half() };
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { href: "https://site.example/tools" });
  watchPageData();

  const asked = page.fetch("/colleges.data");
  await Promise.resolve();
  expect(outcomes).toEqual([]);
  end();
  const answer = await asked;
  expect(answer.status).toBe(203);
  expect(answer.headers.get("x-remix-response")).toBe("yes");
  expect(await answer.text()).toBe("first half, second half");

  const left = page.fetch("/colleges.data");
  await Promise.resolve();
  end(new DOMException("signal is aborted without reason", "AbortError"));
  await expect(left).rejects.toThrow("aborted");
  expect(outcomes).toEqual(["answered"]);
});

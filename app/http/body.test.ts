import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bodyPatience, readBody } from "./body.server";

function post(body: BodyInit, headers: HeadersInit = {}): Request {
  return new Request("http://localhost/a?b=c", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

const status = (error: unknown) => (error instanceof Response ? error.status : error);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("readBody", () => {
  it("gives the same request with its whole body", async () => {
    const read = await readBody(post("ä=1&b", { "X-One": "two" }));
    expect([read.method, read.url, read.headers.get("X-One")]).toEqual(["POST", "http://localhost/a?b=c", "two"]);
    expect(await read.text()).toBe("ä=1&b");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("gives a request that can be read twice by its clone", async () => {
    const read = await readBody(post("a=1"));
    expect([await read.clone().text(), await read.text()]).toEqual(["a=1", "a=1"]);
  });

  it("waits for what is held back and gives nothing before", async () => {
    let rest: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("a="));
        rest = controller;
      },
    });
    let given = false;
    const reading = readBody(post(body)).then((request) => {
      given = true;
      return request;
    });
    await vi.advanceTimersByTimeAsync(bodyPatience - 1);
    expect(given).toBe(false);
    rest?.enqueue(new TextEncoder().encode("1"));
    rest?.close();
    expect(await (await reading).text()).toBe("a=1");
  });

  it("gives up on a body that does not come, and lets go of it", async () => {
    const cancel = vi.fn();
    const reading = readBody(post(new ReadableStream({ cancel }))).catch(status);
    await vi.advanceTimersByTimeAsync(bodyPatience);
    expect(await reading).toBe(408);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it("gives up after as long on a body that comes byte by byte", async () => {
    let drip: NodeJS.Timeout | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        drip = setInterval(() => controller.enqueue(new Uint8Array(1)), 1_000);
      },
      cancel: () => clearInterval(drip),
    });
    const reading = readBody(post(body)).catch(status);
    await vi.advanceTimersByTimeAsync(bodyPatience);
    expect(await reading).toBe(408);
  });

  it("reads no more than the limit, whether the length is said or not", async () => {
    const pulled = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(1024)));
    expect(await readBody(post(new ReadableStream({ pull: pulled })), 4_096).catch(status)).toBe(413);
    expect(pulled.mock.calls.length).toBeLessThan(8);
    expect(await readBody(post("a", { "Content-Length": "5000" }), 4_096).catch(status)).toBe(413);
  });
});

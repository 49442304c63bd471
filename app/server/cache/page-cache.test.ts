import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { type Found, pageCache } from "./page-cache.server";

const everyone = "public, max-age=0, s-maxage=300, stale-while-revalidate=3600";
const asked = { requestId: "id", sender: "192.0.2.1" };
const seconds = 1_000;

/** A cache whose renders wait until the test lets them answer, with a clock that the test moves. */
function trial({ maxBytes = 10_000_000 } = {}) {
  const waiting: { key: string; answer(body: string | Response): void; fail(error: Error): void }[] = [];
  const clock = { now: 1_700_000_000_000, generation: "1" };
  const onError = vi.fn();
  const pages = pageCache({
    maxBytes,
    onError,
    now: () => clock.now,
    generation: () => clock.generation,
    render: (key) =>
      new Promise((resolve, reject) => {
        const answer = (body: string | Response) => resolve(typeof body === "string" ? publicPage(body) : body);
        waiting.push({ key, answer, fail: reject });
      }),
  });
  const find = (key = "/") => Promise.resolve(pages.find(key, asked));
  const rendered = async (number: number) => {
    await vi.waitFor(() => expect(waiting.length).toBe(number));
    return waiting[number - 1] as (typeof waiting)[number];
  };
  const fill = async (body: string | Response, key = "/") => {
    const number = waiting.length + 1;
    const found = find(key);
    (await rendered(number)).answer(body);
    return found;
  };
  return { pages, find, fill, rendered, waiting, clock, onError };
}

const publicPage = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { "Cache-Control": everyone, ...headers } });
const told = ({ outcome, answer }: Found) => [outcome, answer === null ? null : String(answer.bodies.identity)];

describe("pageCache", () => {
  it("makes a page once and sends it from then on, in each encoding", async () => {
    const { find, fill, waiting } = trial();
    expect(told(await fill("page ".repeat(500)))).toEqual(["miss", "page ".repeat(500)]);
    const { outcome, answer } = await find();
    expect(outcome).toBe("hit");
    expect(waiting).toHaveLength(1);
    const bodies = answer?.bodies;
    expect(String(brotliDecompressSync(bodies?.br ?? ""))).toBe("page ".repeat(500));
    expect(String(gunzipSync(bodies?.gzip ?? ""))).toBe("page ".repeat(500));
  });

  it("compresses as well as can be once the bytes of a page go out again, and not before", async () => {
    const { find, fill, pages } = trial();
    const text = Array.from({ length: 4_000 }, (_, at) => `word${(at * 7919) % 977} `).join("");
    const quick = (await fill(text)).answer?.bodies.br.length ?? 0;
    const { answer } = await find();
    if (answer === null) throw new Error("The page is not kept.");
    expect(answer.compressing, "by somebody who has it already").toBe(false);
    pages.sent(answer);
    await vi.waitFor(async () => expect((await find()).answer?.bodies.br.length).toBeLessThan(quick));
    expect(String(brotliDecompressSync((await find()).answer?.bodies.br ?? ""))).toBe(text);
  });

  it("asks once for all who ask at the same time", async () => {
    const { find, rendered, waiting, pages } = trial();
    const all = [find(), find(), find()];
    (await rendered(1)).answer("page");
    expect((await Promise.all(all)).map(told)).toEqual([
      ["miss", "page"],
      ["coalesced", "page"],
      ["coalesced", "page"],
    ]);
    expect(waiting).toHaveLength(1);
    expect(pages.figures()).toMatchObject({ miss: 1, coalesced: 2, hit: 0, entries: 1 });
  });

  it("sends an old page while a new one is made, and that one afterwards", async () => {
    const { find, fill, rendered, clock } = trial();
    await fill("old");
    clock.now += 301 * seconds;
    expect(told(await find())).toEqual(["stale", "old"]);
    expect(told(await find())).toEqual(["stale", "old"]);
    (await rendered(2)).answer("new");
    await vi.waitFor(async () => expect(told(await find())).toEqual(["hit", "new"]));
  });

  it("never sends a page that is older than an hour", async () => {
    const { find, fill, rendered, clock } = trial();
    await fill("old");
    clock.now += 3_601 * seconds;
    const late = find();
    (await rendered(2)).answer("new");
    expect(told(await late)).toEqual(["miss", "new"]);
  });

  it("never sends a page after its own policy's time", async () => {
    const { find, fill, rendered, clock } = trial();
    await fill(publicPage("old", { "Cache-Control": "public, max-age=0, s-maxage=60" }));
    clock.now += 61 * seconds;
    const late = find();
    (await rendered(2)).answer("new");
    expect(told(await late)).toEqual(["miss", "new"]);
  });

  it("forgets everything when the generation changes, also what is being made", async () => {
    const { find, fill, rendered, clock, waiting } = trial();
    await fill("old", "/a");
    const slow = find("/b");
    const render = await rendered(2);
    clock.generation = "2";
    const again = find("/a");
    expect(told(await slow)).toEqual(["bypass", null]);
    (await rendered(3)).answer("new");
    expect(told(await again)).toEqual(["miss", "new"]);
    const other = find("/b");
    (await rendered(4)).answer("new b");
    expect(told(await other)).toEqual(["miss", "new b"]);
    // The render of the old generation ends last, and replaces nothing.
    render.answer("old b");
    await new Promise((done) => setImmediate(done));
    expect(told(await find("/b"))).toEqual(["hit", "new b"]);
    expect(waiting).toHaveLength(4);
  });

  it.each([
    ["a page that sets a cookie", publicPage("x", { "Set-Cookie": "a=1" })],
    ["a private page", publicPage("x", { "Cache-Control": "private, no-store" })],
    ["a page without a policy", new Response("x")],
    ["a page that differs by cookie", publicPage("x", { Vary: "Cookie" })],
    ["a page with a nonce", publicPage("x", { "Content-Security-Policy": "script-src 'nonce-abc'" })],
    ["a redirect", new Response(null, { status: 301, headers: { Location: "/", "Cache-Control": everyone } })],
    ["an error", new Response("x", { status: 404, headers: { "Cache-Control": everyone } })],
  ])("keeps no copy of %s", async (_, response) => {
    const { find, fill, pages, waiting } = trial();
    expect(told(await fill(response))).toEqual(["bypass", null]);
    expect(pages.figures()).toMatchObject({ entries: 0, bytes: 0 });
    // Not tried again at once, or each such page would be made twice.
    expect(told(await find())).toEqual(["bypass", null]);
    expect(waiting).toHaveLength(1);
  });

  it("drops a page that is gone", async () => {
    const { find, fill, rendered, clock } = trial();
    await fill("page");
    clock.now += 301 * seconds;
    await find();
    (await rendered(2)).answer(new Response(null, { status: 404 }));
    await vi.waitFor(async () => expect(told(await find())).toEqual(["bypass", null]));
  });

  it("goes on with the old page when a render fails, and says so", async () => {
    const { find, fill, rendered, clock, onError } = trial();
    await fill("page");
    clock.now += 301 * seconds;
    await find();
    (await rendered(2)).fail(new Error("broken"));
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(told(await find())).toEqual(["stale", "page"]);
  });

  it("lets each ask by themselves when the first render fails", async () => {
    const { find, rendered } = trial();
    const all = [find(), find()];
    (await rendered(1)).fail(new Error("broken"));
    expect((await Promise.all(all)).map(told)).toEqual([
      ["bypass", null],
      ["bypass", null],
    ]);
  });

  it("stays within its bytes, and drops what was not asked for longest", async () => {
    const { fill, find, pages } = trial({ maxBytes: 60_000 });
    for (let at = 0; at < 40; at++) {
      await fill(`${at} `.repeat(1_200), `/${at}`);
      expect(pages.figures().bytes).toBeLessThanOrEqual(60_000);
    }
    expect((await find("/39")).outcome).toBe("hit");
    expect(pages.figures().entries).toBeLessThan(40);
    expect(pages.figures().entries).toBeGreaterThan(3);
  });

  it("keeps no page that would push too many others out", async () => {
    const { fill, pages } = trial({ maxBytes: 60_000 });
    expect((await fill("large ".repeat(2_000))).outcome).toBe("miss");
    expect(pages.figures().entries).toBe(0);
  });
});

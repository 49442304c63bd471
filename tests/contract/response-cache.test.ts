import { createHash } from "node:crypto";
import { type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyAddress } from "../setup/addresses";
import { eventually } from "../setup/eventually";
import { type RunningSite, startSite } from "../setup/site";
import { Visitor } from "../setup/visitor";

/** Public pages from memory: the properties without which keeping them would be a hole. */
let site: RunningSite;
let member: Visitor;
beforeAll(async () => {
  site = await startSite();
  member = new Visitor(site.origin);
  await member.signIn("auth0|parent");
});
afterAll(() => site.stop());

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** As `Server-Timing` says it: hit, miss, …; null for what is not looked up. */
  readonly outcome: string | null;
}

/** A request with exactly these headers, and its answer as it comes. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(site.origin + path, { method, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const timing = answer.headers["server-timing"]?.toString() ?? "";
      const outcome = /cache;desc="(\w+)"/.exec(timing)?.[1] ?? null;
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts), outcome });
    });
    asked.once("error", reject).end();
  });
}

describe("a kept page", () => {
  it("is the same bytes for everybody, whoever they are and however they ask", async () => {
    const page = "/help";
    const { body, headers } = await ask(page);
    const others = [
      await ask(`${page}?utm_source=%3Cscript%3E&_data2=1`),
      await ask(page, { Cookie: member.cookies() }),
      await ask(page, { Cookie: "session=forged", Authorization: "Bearer x" }),
      await ask(page, { Host: "evil.example" }),
      await ask(page, { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "gopher" }),
      await ask(page, { "X-Forwarded-For": "203.0.113.9", "Accept-Language": "fr", "User-Agent": "evil" }),
    ];
    for (const other of others) {
      expect(other.outcome).toBe("hit");
      expect(other.body.equals(body)).toBe(true);
      expect(other.headers.etag).toBe(headers.etag);
      expect(other.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    }
  });

  it.each([
    ["an unknown field", "/blog?evil=%22%3E%3Cscript%3E", {}],
    ["another host", "/resources", { Host: "evil.example:81" }],
    ["a forwarded host", "/tools", { "X-Forwarded-Host": "evil.example" }],
    ["a reader's cookie", "/about", { Cookie: "session=evil.example" }],
    ["a name and a page before", "/faq", { "User-Agent": "evil.example", Referer: "https://evil.example/" }],
  ])("made for a request with %s holds nothing of it", async (_, path, headers) => {
    const first = await ask(path, headers as Record<string, string>);
    expect([first.status, first.outcome]).toEqual([200, "miss"]);
    const kept = await ask(path.split("?", 1)[0] ?? "");
    expect(kept.outcome).toBe("hit");
    expect(kept.body.equals(first.body)).toBe(true);
    expect(`${kept.body} ${JSON.stringify(kept.headers)}`).not.toContain("evil");
    expect(kept.body.toString()).not.toContain(first.headers["x-request-id"]);
    expect(kept.body.toString()).toContain(`<link rel="canonical" href="${site.origin}/`);
  });

  it("comes in Brotli, gzip and plain, and smaller once it has been asked for again", async () => {
    const page = "/college-planning-texas";
    const plain = await ask(page);
    const sizeInBrotli = async () => {
      const { headers, body } = await ask(page, { "Accept-Encoding": "gzip, deflate, br" });
      expect([headers["content-encoding"], headers.vary]).toEqual(["br", "Accept-Encoding"]);
      expect(brotliDecompressSync(body).equals(plain.body)).toBe(true);
      return body.length;
    };
    const atFirst = await sizeInBrotli();
    await eventually(async () => expect(await sizeInBrotli()).toBeLessThan(atFirst));
    const zipped = await ask(page, { "Accept-Encoding": "gzip" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers["content-length"]).toBe(String(plain.body.length));
  });

  it("is answered with 304 and the same headers to whoever has it", async () => {
    for (const path of ["/blog", "/tools.data"]) {
      const first = await ask(path);
      const again = await ask(path, { "If-None-Match": first.headers.etag ?? "" });
      expect([again.status, again.outcome, again.body.length], path).toEqual([304, "hit", 0]);
      for (const name of ["etag", "cache-control", "content-security-policy", "vary"]) {
        expect(again.headers[name], name).toBe(first.headers[name]);
      }
    }
  });

  it("allows its own inline scripts by hash and nothing else", async () => {
    await ask("/colleges");
    const { body, headers, outcome } = await ask("/colleges");
    expect(outcome).toBe("hit");
    const policy = headers["content-security-policy"]?.toString() ?? "";
    expect(policy).not.toContain("nonce");
    expect(body.toString()).not.toContain("nonce=");
    const scripts = [...body.toString().matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]+?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(2);
    for (const [, script = ""] of scripts) {
      expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
  });

  it("is not made by HEAD or a form, and HEAD gets its headers", async () => {
    const form = await site.get("/contact", { method: "POST", headers: { "Sec-Fetch-Site": "same-origin" }, body: "" });
    expect(form.headers.get("Server-Timing")).toBeNull();
    const head = await ask("/contact", {}, "HEAD");
    const page = await ask("/contact");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(String(page.body.length));
    expect(page.outcome).toBe("hit");
  });

  it("is made once for all who ask at the same time", async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => ask("/college-planning-ohio")));
    expect(all.filter(({ outcome }) => outcome === "miss")).toHaveLength(1);
    expect(new Set(all.map(({ outcome }) => outcome))).not.toContain("bypass");
    expect(new Set(all.map(({ body }) => body.toString())).size).toBe(1);
  });

  it("has the fields that its route declares in its key", async () => {
    const [fafsa, css] = [await ask("/search?q=fafsa"), await ask("/search?q=css")];
    expect(fafsa.body.equals(css.body)).toBe(false);
    expect((await ask("/search?x=1&q=fafsa")).body.equals(fafsa.body)).toBe(true);
    // A tool's answer belongs to whoever filled it in.
    expect((await ask("/college-match-quiz?gpa=3.4")).outcome).toBeNull();
    expect((await ask("/college-match-quiz.data?gpa=3.4")).outcome).toBeNull();
  });
});

describe("what is not public", () => {
  it("is never kept, asked for with and without a session, at every address of the site", async () => {
    const id = "0".repeat(32);
    const paths = [...new Set((await everyAddress()).map(({ path }) => path))]
      // Words are walked by their families: one article of each is enough here.
      .filter((path) => !/^(help|blog|college-planning-[a-z-]+)\/./.test(path))
      .map((path) => `/${path.replace(/:plan|:line|:person|:saved|:bill/g, id).replace(/\/?:[a-z]+\??|\*/g, "")}`);
    const cookie = { Cookie: member.cookies() };
    const kept: string[] = [];
    for (const path of paths) {
      for (const address of [path, `${path === "/" ? "/_root" : path}.data`]) {
        // Signed in first: a page that were kept then would reach the next reader, who is nobody.
        for (const headers of [cookie, {}, cookie]) {
          const { status, headers: got, outcome } = await ask(address, headers);
          if (outcome === null || outcome === "bypass") continue;
          kept.push(address);
          expect([status, got["set-cookie"]], address).toEqual([200, undefined]);
          expect(got["cache-control"], address).toMatch(/^public/);
        }
      }
    }
    const isPrivate =
      /^\/(account|admin|plan|auth|api|calendar|receipt|reminders|subscription|webhooks|waitlist\/yours)/;
    expect(kept.filter((path) => isPrivate.test(path))).toEqual([]);
    expect(kept.filter((path) => /results/.test(path))).toEqual([]);
    expect(new Set(kept).size).toBeGreaterThan(40);
  }, 300_000);

  it("holds what a member's page says of them in no kept page", async () => {
    const email = "renee@brooks.example";
    expect(await (await member.get("/account")).text()).toContain(email);
    for (const path of ["/", "/help", "/colleges", "/search?q=fafsa"]) {
      const { body } = await ask(path, { Cookie: member.cookies() });
      expect(body.toString()).not.toContain(email);
    }
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allowance, tripCost } from "~/http/work-limit.server";
import { allowed, type CostlyRequest, refused } from "../setup/costly-requests";
import { mainOf } from "../setup/page";
import { type RunningSite, startSite } from "../setup/site";

/** One slow form must not stop the site. How long things take is measured by `npm run bench -- attack`. */
let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const form = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };

function send({ path, body }: CostlyRequest, address: string): Promise<Response> {
  const headers = { Accept: "text/html", "X-Forwarded-For": address, ...(body === undefined ? {} : form) };
  return site.get(path, { headers, ...(body === undefined ? {} : { method: "POST", body }) });
}

describe("what is larger than any form or address of this site", () => {
  it.each(Object.entries(refused))("is refused before it is worked out: %s", async (_, request) => {
    const response = await send(request, "203.0.113.1");
    expect([400, 401, 413, 414]).toContain(response.status);
    await response.arrayBuffer();
  });

  it("is told in plain words", async () => {
    const { "an unknown name 65,000 times": request } = refused;
    if (request === undefined) throw new Error("there is no such request");
    expect(mainOf(await (await send(request, "203.0.113.1")).text())).toContain("That’s too large");
  });
});

describe("what may be worked out", () => {
  it("is sent over three connections at once, and a simple page is answered all the while", async () => {
    const slow: string[] = [];
    const simple: number[] = [];
    let over = false;
    const reader = (async () => {
      while (!over) {
        const response = await site.get("/help");
        // Read to its end, so that its connection serves the next one and none is left half read.
        await response.arrayBuffer();
        simple.push(response.status);
      }
    })();
    const attacker = async (connection: number) => {
      for (const [name, request] of Object.entries(allowed)) {
        const address = `198.51.100.${connection}`;
        let response = await send(request(connection), address);
        // The address of a timeline leads to its short form first.
        const to = response.headers.get("Location");
        if (to !== null) response = await send({ path: to.replace(site.origin, "") }, address);
        await response.arrayBuffer();
        // Whatever else is no work at all: a form with a mistake in it costs nothing, and proves nothing.
        slow.push(`${name} ${[200, 503].includes(response.status) ? "worked out" : response.status}`);
      }
    };
    await Promise.all([attacker(0), attacker(1), attacker(2)]);
    over = true;
    await reader;
    expect(new Set(slow)).toEqual(new Set(Object.keys(allowed).map((name) => `${name} worked out`)));
    expect(new Set(simple)).toEqual(new Set([200]));
    expect(site.printed()).not.toContain("request failed");
  });

  it("has a bound for each sender, and a form comes back with what was typed", async () => {
    const address = "203.0.113.77";
    const trip = allowed["a trip of 15 colleges"] as (number: number) => CostlyRequest;
    const trips = Math.ceil(allowance.atOnce / tripCost);
    await Promise.all(Array.from({ length: trips }, (_, at) => send(trip(at), address).then((each) => each.text())));
    const typed = { path: "/college-cost-calculator/loan", body: "principal=31337&rate=5&note=kept+as+typed" };
    let last = await send(typed, address);
    while (last.status !== 429) {
      const all = await Promise.all(Array.from({ length: 60 }, () => send(typed, address)));
      for (const each of all) {
        if (each.status === 429) last = each;
        else await each.arrayBuffer();
      }
    }
    expect(last.headers.get("Cache-Control")).toBe("private, no-store");
    expect(last.headers.get("Retry-After")).toBe("60");
    const whole = await last.text();
    expect(whole, "the line of the sandbox is on this page too").toContain("This copy runs only on this computer");
    const html = mainOf(whole);
    expect(html).toContain("What you entered is still here on this page");
    expect(html).toMatch(/name="principal" value="31337"/);
    expect(html).toMatch(/name="note" value="kept as typed"/);
    expect((await send(typed, "203.0.113.78")).status).not.toBe(429);
    expect((await site.get("/help", { headers: { "X-Forwarded-For": address } })).status).toBe(200);
  });

  it.each(["app/routes/tools", "app/routes/site/search.tsx"])("is begun by startWork in %s", (place) => {
    // What runs in the browser is no work of ours.
    const names = place.endsWith(".tsx") ? [] : readdirSync(place).filter((name) => !/\.client\.tsx?$/.test(name));
    const files = place.endsWith(".tsx") ? [place] : names.map((name) => join(place, name));
    const working = files.filter((file) => /readForm\(|searchParams/.test(readFileSync(file, "utf8")));
    expect(working.length).toBeGreaterThan(0);
    const without = working.filter((file) => !/startWork\(/.test(readFileSync(file, "utf8")));
    expect(without).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textOf } from "../setup/page";
import { Plans } from "../setup/plans";
import { locationOf, type Visitor } from "../setup/visitor";

/** The calendar that somebody reads by an address: whoever has it, and nobody else, sees what this person sees. */

let plans: Plans;
beforeAll(async () => {
  plans = await Plans.open();
});
afterAll(() => plans.close());

const year = new Date().getFullYear() + 1;
const deadline = `${year}-01-10`;

/** Makes an address on the page of the plan, and gives its path. */
async function makeAddress(one: Visitor, plan: string): Promise<string> {
  const posted = await one.post(`${plan}/calendar`, { intent: "make-feed" });
  expect(posted.status).toBe(200);
  expect(posted.headers.get("Cache-Control")).toBe("private, no-store");
  const html = await posted.text();
  const path = /(\/calendar\/[\w-]{43}\.ics)/.exec(html)?.[1] ?? "no address";
  expect(html).toContain(`href="${plans.site.origin.replace("http:", "webcal:")}${path}"`);
  return path;
}

describe("the address of a calendar", () => {
  it("answers the dates to whoever has it, without a cookie, and 304 while they are the same", async () => {
    const { maya, plan, line } = await plans.familyDue(deadline);
    const path = await makeAddress(maya, plan);
    const first = await plans.site.get(path);
    expect(first.status).toBe(200);
    expect(first.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(first.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(first.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(first.headers.get("Set-Cookie")).toBeNull();
    const body = await first.text();
    expect(body).toContain("SUMMARY:Deadline: Kenyon College\r\n");
    expect(body).toContain(`DTSTART:${deadline.replaceAll("-", "")}T180000\r\n`);
    expect(body).not.toMatch(/the hill|only mine/);

    const etag = first.headers.get("ETag") ?? "";
    const again = await plans.site.get(path, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("ETag")).toBe(etag);
    expect(again.headers.get("Cache-Control")).toBe("private, no-cache");
    expect((await plans.site.get(path, { method: "HEAD" })).headers.get("ETag")).toBe(etag);

    await plans.changeCollege(maya, line, `${year}-01-15`);
    const changed = await plans.site.get(path, { headers: { "If-None-Match": etag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain(`DTSTART:${year}0115T180000`);
    await plans.changeCollege(maya, line, `${year}-01-15`, "applied");
    expect(await (await plans.site.get(path)).text()).not.toContain("Deadline: Kenyon");
  });

  it("is shown once, replaced by a new one, and ended; then it is as one that never was", async () => {
    const maya = await plans.person("maya-b");
    const plan = await plans.start(maya);
    const nothing = await plans.site.get(`/calendar/${"A".repeat(43)}.ics`);
    const unknown = [nothing.status, await nothing.text(), nothing.headers.get("Cache-Control")];
    expect(unknown[0]).toBe(404);
    const answerAt = async (path: string) => {
      const answer = await plans.site.get(path);
      expect(answer.headers.get("ETag")).toBeNull();
      return [answer.status, await answer.text(), answer.headers.get("Cache-Control")];
    };
    const first = await makeAddress(maya, plan);
    expect(await (await maya.get(`${plan}/calendar`)).text()).not.toContain(first.slice(10, 30));
    const second = await makeAddress(maya, plan);
    expect(await answerAt(first)).toEqual(unknown);
    expect((await plans.site.get(second)).status).toBe(200);
    expect(locationOf(await maya.post(`${plan}/calendar`, { intent: "end-feed" }))).toBe(`${plan}/calendar#feed`);
    expect(await answerAt(second)).toEqual(unknown);
    for (const path of ["/calendar/x", "/calendar/.ics", `${second}.ics`])
      expect(await answerAt(path)).toEqual(unknown);
    expect((await maya.post(`${plan}/calendar`, { intent: "other" })).status).toBe(400);
  });

  it("ends at once with the part in the plan", async () => {
    const { maya, renee, tom, plan } = await plans.familyDue(deadline);
    const [ofRenee, ofTom] = [await makeAddress(renee, plan), await makeAddress(tom, plan)];
    await plans.keepOneHome(maya, plan, "first", "estranged");
    expect((await plans.site.get(ofTom)).status).toBe(404);
    expect((await plans.site.get(ofRenee)).status).toBe(200);
    await renee.post(`${plan}/delete`, { word: "delete" });
    expect((await plans.site.get(ofRenee)).status).toBe(404);
  });

  it("tells one household nothing of the other", async () => {
    const { renee, tom, plan, names } = await plans.familyDue(deadline);
    const path = await makeAddress(renee, plan);
    const before = await (await plans.site.get(path)).text();
    const page = textOf(await (await renee.get(`${plan}/calendar`)).text());
    await plans.site.get(await makeAddress(tom, plan));
    expect(await (await plans.site.get(path)).text()).toBe(before);
    expect(textOf(await (await renee.get(`${plan}/calendar`)).text())).toBe(page);
    expect(before + page).not.toMatch(new RegExp(`${names.tom}|second|other (household|home|parent)`, "i"));
  });

  it("tells the student who made one", async () => {
    const { maya, renee, plan, names } = await plans.familyDue(deadline);
    await makeAddress(renee, plan);
    const log = textOf(await (await maya.get(`${plan}/log`)).text());
    expect(log).toContain(`${names.renee} created a calendar link`);
  });

  it("stands in no log, however it is written", async () => {
    const maya = await plans.person("maya-f");
    const path = await makeAddress(maya, await plans.start(maya));
    const token = path.slice(10, -4);
    const lines = () => plans.site.printed().split(/"\/calendar\/\[left out\]"/i).length;
    const before = lines();
    const ways = [path, `${path}?x=1`, path.replace("calendar", "Calendar"), `${path}/`, `${path}.data`];
    for (const way of ways) await plans.site.get(way);
    await expect.poll(lines).toBe(before + ways.length);
    expect(plans.site.printed()).not.toContain(token.slice(0, 12));
  });

  it("is named to no search engine", async () => {
    expect(await (await plans.site.get("/robots.txt")).text()).toContain("Disallow: /calendar/\n");
  });
});

describe("making one", () => {
  it("is for people of the plan who ask from its page", async () => {
    const maya = await plans.person("maya-g");
    const stranger = await plans.person("stranger-g");
    const plan = await plans.start(maya);
    const make = { intent: "make-feed" };
    const made = async () => (await plans.store.selectFrom("plan_feed").select("member_id").execute()).length;
    const before = await made();
    expect((await stranger.post(`${plan}/calendar`, make)).status).toBe(404);
    expect((await plans.nobody().post(`${plan}/calendar`, make)).status).toBe(401);
    for (const headers of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }]) {
      expect((await maya.post(`${plan}/calendar`, make, headers)).status).toBe(403);
    }
    expect(await made()).toBe(before);
    expect((await plans.site.get("/calendar/x.ics", { method: "POST" })).status).toBeGreaterThanOrEqual(400);
  });

  it("is refused to somebody who has made too many in a day", async () => {
    const maya = await plans.person("maya-h");
    const plan = await plans.start(maya);
    for (let count = 0; count < 20; count += 1) await makeAddress(maya, plan);
    expect((await maya.post(`${plan}/calendar`, { intent: "make-feed" })).status).toBe(429);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyOf, hiddenFields, idsIn, mainOf, page, textOf, words } from "../setup/page";
import { Plans } from "../setup/plans";
import { locationOf, type Visitor } from "../setup/visitor";

/**
 * A form that comes without a session, or for another account, over HTTP: nothing typed is lost, and nobody's is taken
 * for another's.
 */

let at: Plans;
beforeAll(async () => {
  at = await Plans.open();
});
afterAll(() => at.close());

const answers = "situation=married&parents.agi=73%2C421&parents.earned=73421&family_size=4&award_year=2026-27&state=OH";
const toSave = { tool: "sai", answers };
const letter =
  "unitids=203535&line1.label=Tuition+and+fees&line1.amount=61%2C234&line1.kind=cost&line2.label=Kenyon+Grant&line2.amount=41%2C234&line2.kind=grant";
const money = anyOf(73_421, 61_234, 41_234, 27_182);

/** The provider no longer knows this person: what a browser meets whose sign-in is over. */
async function ends(name: string): Promise<void> {
  const id = (await at.accountOf(name)) ?? "nobody";
  await at.store.updateTable("session").set({ ended: 1 }).where("account_id", "=", id).execute();
}

/** Signs somebody in in another tab of the same browser. */
async function signsIn(one: Visitor, name: string): Promise<void> {
  const who = { sub: "", name, email: Plans.email(name), verified: "yes" };
  const next = locationOf(await one.get(await one.chooseAt("/auth/login?returnTo=/plan&display=popup", who)));
  if (next.startsWith("/auth/welcome")) await one.post(next, { age: "18+" });
  else expect(next).toBe("/auth/done");
}

async function held(response: Response, status = 401): Promise<string> {
  const html = await response.text();
  expect(response.status, textOf(html).slice(0, 200)).toBe(status);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(html, "only the way on, in a tab of its own").toMatch(/target="_blank" rel="noopener"/);
  for (const [, address = ""] of mainOf(html).matchAll(/(?:href|action)="([^"]*)"/g))
    expect(address).not.toMatch(money);
  return html;
}

const plainOf = (fields: URLSearchParams) => [...fields].filter(([name]) => name !== "__sent_as__");

describe("a form whose session has ended while it was typed", () => {
  const forms: Record<string, [string, string][]> = {
    "/household": [
      ["intent", "save"],
      ["kind", "married"],
      ["agi", "27,182"],
      ["pays", ""],
    ],
    "/essays": [
      ["intent", "add"],
      ["title", "A <b>hill</b> & “dusk”"],
      ["prompts", "one"],
      ["prompts", "two"],
    ],
    "/tasks": [
      ["intent", "add"],
      ["title", 'Ask "Ms. O\'Neil"'],
    ],
    "/ledger": [
      ["book", `hh_${"0".repeat(32)}`],
      ["what", "Application fees"],
      ["amount", "27,182.00"],
    ],
    [`/colleges/${"0".repeat(32)}`]: [
      ["liked", "trees\r\nand the river"],
      ["note", "  mine "],
    ],
  };

  it.each(Object.entries(forms))("is on the page once more, every field as it came: %s", async (path, fields) => {
    const nobody = at.nobody();
    const address = `/plan/${"0".repeat(32)}${path}`;
    const html = await held(await nobody.post(address, new URLSearchParams(fields)));
    expect(html).toContain("<title>Sign in, then send it again");
    expect(plainOf(hiddenFields(html, address))).toEqual(fields);
    expect(textOf(html)).toContain("nothing has been saved yet");
    expect(html).toContain(`href="/auth/login?returnTo=${encodeURIComponent(address)}&amp;display=popup"`);
    expect(nobody.cookie("session"), "nothing is stored").toBeUndefined();
  });

  it("is taken when the same person has signed in again, without another question", async () => {
    const maya = await at.person("maya-held");
    const plan = await at.start(maya);
    await ends("maya-held");
    const essay = new URLSearchParams({ intent: "add", title: "The hill at dusk", limit: "650" });
    const html = await held(await maya.post(`${plan}/essays`, essay));
    const again = hiddenFields(html, `${plan}/essays`);
    await held(await maya.post(`${plan}/essays`, again));
    await signsIn(maya, "maya-held");
    expect((await maya.post(`${plan}/essays`, again)).status).toBe(303);
    expect(words(await page(maya, `${plan}/essays`))).toContain("The hill at dusk");
  });

  it("comes to a page with scripts as well", async () => {
    const nobody = at.nobody();
    const posted = await nobody.post(`/plan/${"0".repeat(32)}/tasks.data`, { intent: "add", title: "Sign the form" });
    expect(posted.status).toBe(401);
    expect(await posted.text()).toContain("Sign the form");
  });

  it("is never taken silently for somebody else, not even of the same plan", async () => {
    const { renee, tom, plan, names, bring, homes } = await at.family();
    await bring();
    const before = await page(tom, `${plan}/household`);
    await ends(names.renee);
    const figures = { intent: "save", household: homes.first, pays: "27,182" };
    const html = await held(await renee.post(`${plan}/household`, figures));
    const again = hiddenFields(html, `${plan}/household`);
    await signsIn(renee, names.tom);
    const asked = await held(await renee.post(`${plan}/household`, again), 409);
    expect(asked).toContain("<title>Is this your account?");
    expect(textOf(asked)).toContain(`You’re signed in as ${names.tom} (${Plans.email(names.tom)})`);
    expect(textOf(asked)).not.toContain(names.renee);
    expect(await page(tom, `${plan}/household`).then(words), "nothing is kept").toBe(words(before));
    expect(plainOf(hiddenFields(asked, `${plan}/household`))).toEqual(Object.entries(figures));
    await signsIn(renee, `stranger-${names.tom}`);
    const stranger = await held(await renee.post(`${plan}/household`, hiddenFields(asked, `${plan}/household`)), 409);
    const sure = await renee.post(`${plan}/household`, hiddenFields(stranger, `${plan}/household`));
    expect(sure.status, "and it is nobody's way into a plan").toBe(404);
    expect(at.site.printed()).not.toMatch(money);
  });
});

describe("what is not held", () => {
  const address = `/plan/${"0".repeat(32)}/essays`;
  const title = "typed elsewhere";
  const post = (init: { body: BodyInit; headers: Record<string, string> }, path = address) =>
    at.site.get(path, { method: "POST", ...init });

  it("is what another site sends, and what no page of this site sent", async () => {
    const body = new URLSearchParams({ title });
    for (const [headers, status] of [
      [{ Origin: "https://evil.example" }, 403],
      [{ "Sec-Fetch-Site": "cross-site" }, 403],
      [{ "Sec-Fetch-Site": "same-site" }, 403],
      [{ "Sec-Fetch-Site": "none" }, 401],
      [{}, 401],
    ] as const) {
      const answer = await post({ body, headers });
      expect(answer.status).toBe(status);
      expect(await answer.text()).not.toContain(title);
    }
  });

  it("is a file, and more than any form here", async () => {
    const file = new FormData();
    file.set("title", title);
    const answer = await post({ body: file, headers: { Origin: at.site.origin } });
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain(title);
    const large = new URLSearchParams({ title, more: "x".repeat(300_000) });
    expect((await post({ body: large, headers: { Origin: at.site.origin } })).status).toBe(413);
  });

  it.each([
    "/account/delete",
    "/account",
    "/subscription-dashboard",
    `/plan/${"0".repeat(32)}/delete`,
    "/admin/messages",
  ])("is what acts on an account or deletes: %s", async (path) => {
    const answer = await post({ body: new URLSearchParams({ title }), headers: { Origin: at.site.origin } }, path);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain(title);
  });
});

describe("saving a result", () => {
  it("without a session holds the answers; whoever signs in is told whose account it is, and saves", async () => {
    const one = at.nobody();
    const html = await held(await one.post("/plan/save", toSave));
    expect(html).toContain("<title>Sign in, then save it now");
    expect(textOf(html)).toContain("press “Save it now”");
    const again = hiddenFields(html, "/plan/save");
    expect(plainOf(again)).toEqual(Object.entries(toSave));
    await held(await one.post("/plan/save", again));
    await signsIn(one, "late-maya");
    const asked = await held(await one.post("/plan/save", again), 409);
    expect(textOf(asked)).toContain("You’re signed in as late-maya (late-maya@family.example)");
    expect(textOf(asked)).toContain("Save it now as late-maya");
    const without = await held(await one.post("/plan/save", hiddenFields(asked, "/plan/save")), 200);
    expect(textOf(without)).toContain("You don’t have a plan to save it to");
    expect(textOf(without)).toContain("You’re signed in as late-maya@family.example");
    expect(without).toMatch(/href="\/plan\/start" target="_blank" rel="noopener"/);
    const once = hiddenFields(without, "/plan/save");
    expect(once.get("answers")).toContain("parents.agi=73%2C421");
    const plan = await at.start(one);
    expect(locationOf(await one.post("/plan/save", once))).toBe(`${plan}/saved`);
    expect(words(await page(one, `${plan}/saved`))).toContain("Student Aid Index");
    expect(at.site.printed()).not.toMatch(money);
  });

  it("that the Free plan does not keep stays on the page until there is room", async () => {
    const one = await at.person("free-maya");
    const plan = await at.start(one);
    const refused = await held(await one.post("/plan/save", { tool: "letter", answers: letter }), 400);
    expect(textOf(refused)).toContain("You need the Family plan for that");
    expect(refused).toMatch(/href="\/pricing" target="_blank" rel="noopener"/);
    const again = hiddenFields(refused, "/plan/save");
    expect(again.get("answers")).toContain("line1.amount=61234");
    await at.covers("free-maya");
    expect(locationOf(await one.post("/plan/save", again))).toBe(`${plan}/letters`);
    expect(idsIn(await page(one, `${plan}/saved`), "saved")).toHaveLength(1);
  });

  it("goes into the plan of whoever presses, and they are told before", async () => {
    const [first, second] = [await at.person("first-save"), await at.person("second-save")];
    const [own, theirs] = [await at.start(first), await at.start(second)];
    await ends("first-save");
    const html = await held(await first.post("/plan/save", toSave));
    await signsIn(first, "second-save");
    const asked = await held(await first.post("/plan/save", hiddenFields(html, "/plan/save")), 409);
    expect(textOf(asked)).toContain("You’re signed in as second-save");
    expect(locationOf(await first.post("/plan/save", hiddenFields(asked, "/plan/save")))).toBe(`${theirs}/saved`);
    await signsIn(first, "first-save");
    expect(words(await page(first, `${own}/saved`))).toContain("Nothing is saved yet");
  });
});

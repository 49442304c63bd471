import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seal, unseal } from "~/account/session/seal.server";
import type { SavedContent } from "~/family/saved/saved";
import { costlyStops } from "../setup/costly-requests";
import { anyOf, hiddenFields, idsUnder, page, whole, withoutIds, words } from "../setup/page";
import { Plans, secret } from "../setup/plans";
import { locationOf, type Visitor } from "../setup/visitor";

/** Saved results and award letters over HTTP: what is kept, who sees it, and what a changed table says. */

let at: Plans;
beforeAll(async () => {
  at = await Plans.open();
});
afterAll(() => at.close());

const sai =
  "situation=married&parents.agi=73%2C421&parents.tax_paid=4%2C321&parents.earned=73421&family_size=4&award_year=2026-27&state=OH";
const answers = {
  match: "gpa=3.6&states=OH&budget=31%2C415",
  costs: "unitids=203535&unitids=202523&income=86%2C420&state=OH&entry=2027-28",
  sai,
  timeline: `year=${new Date().getFullYear() + 1}&unitids=203535%2C202523&from=${new Date().toISOString().slice(0, 10)}`,
  trips: "unitids=203535%2C202523&from=43004",
  letter:
    "unitids=203535&line1.label=Tuition+and+fees&line1.amount=61%2C234&line1.kind=cost&line2.label=Kenyon+Grant&line2.amount=41%2C234&line2.kind=grant",
} as const;
type Tool = keyof typeof answers;
const urlencoded = "application/x-www-form-urlencoded";
/** Money that was typed or worked out from it; none of it may be in an address, a log, or another home's page. */
const money = anyOf(73_421, 4_321, 31_415, 86_420, 61_234, 41_234);

async function save(one: Visitor, tool: Tool, more: Record<string, string> = {}): Promise<string> {
  const posted = await one.post("/plan/save", { tool, answers: answers[tool], ...more });
  expect(posted.status, tool).toBe(303);
  expect(locationOf(posted), tool).toMatch(/^\/plan\/[0-9a-f]{32}\/(saved|letters)$/);
  return locationOf(posted);
}

async function idOf(one: Visitor, plan: string): Promise<string> {
  const [id = ""] = idsUnder(await page(one, `${plan}/saved`), `${plan}/saved`);
  return id;
}

/** Writes into the store what a result was worked out with in another year. */
async function asOfAnotherYear(id: string, change: (content: SavedContent) => SavedContent): Promise<void> {
  const { sealed } = await at.store.selectFrom("plan_saved").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
  const content = JSON.parse(unseal(sealed, [secret]) ?? "") as SavedContent;
  const again = seal(JSON.stringify(change(content)), [secret]);
  await at.store.updateTable("plan_saved").set({ sealed: again }).where("id", "=", id).execute();
}

describe("saving a result", () => {
  it("says so when too many are worked out at once, holds what was sent, and takes it when it comes again", async () => {
    const { maya, plan } = await at.family();
    const trip = (number: number) => ({
      tool: "trips",
      answers: `unitids=${costlyStops(number).join(",")}&from=43004&days=4`,
      plan: plan.split("/")[2] ?? "",
    });
    const send = (fields: Record<string, string>) =>
      maya.post("/plan/save", fields, { "Sec-Fetch-Site": "same-origin", "Content-Type": urlencoded });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => send(trip(number))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 503]));
    const busy = answers.findIndex(({ status }) => status === 503);
    const answer = answers[busy];
    expect(answer?.headers.get("retry-after")).toBe("10");
    const html = (await answer?.text()) ?? "";
    expect(words(html)).toContain("One moment, please");
    expect(words(html)).toContain("Save it now");
    const held = Object.fromEntries(hiddenFields(html, "/plan/save"));
    expect({ tool: held.tool, plan: held.plan }).toEqual({ tool: "trips", plan: trip(busy).plan });
    expect(held.answers).toBe(trip(busy).answers);
    const kept = answers.filter(({ status }) => status === 303).length;
    expect((await send(held)).status).toBe(303);
    expect(idsUnder(await page(maya, `${plan}/saved`), `${plan}/saved`)).toHaveLength(kept + 1);
  });

  it("is offered on the result page of every tool", async () => {
    const { maya } = await at.family();
    const pages = [
      await (await maya.get(`/college-match-quiz/results?gpa=3.6&states=OH`)).text(),
      await (await maya.post("/college-cost-calculator", new URLSearchParams(answers.costs))).text(),
      await (await maya.post("/tools/fafsa-calculator", new URLSearchParams(sai))).text(),
      await (await maya.get(`/application-timeline?${answers.timeline.replaceAll("%2C", ",")}`)).text(),
      await (await maya.get(`/trip-results?${answers.trips.replaceAll("%2C", ",")}`)).text(),
      await (
        await maya.post("/college-cost-calculator/award-letter", { letter: "Tuition $60,000\nKenyon Grant $41,000" })
      ).text(),
    ];
    for (const [index, html] of pages.entries()) {
      const form = /<form method="post" action="\/plan\/save"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
      const tool = /name="tool" value="(\w+)"/.exec(form)?.[1] ?? "";
      const sent = (/name="answers"[^>]* value="([^"]+)"/.exec(form)?.[1] ?? "").replaceAll("&amp;", "&");
      expect(tool, `page ${index}`).not.toBe("");
      const posted = await maya.post("/plan/save", { tool, answers: sent });
      expect(posted.status, `${tool} ${sent}`).toBe(303);
    }
  });

  it("keeps the answers and works them out again when it is opened, for every tool", async () => {
    const { maya, plan } = await at.family();
    const shows: Record<Tool, string> = {
      match: "Your college list",
      costs: "Side by side",
      sai: "Your result for 2026-27",
      timeline: "The whole plan",
      trips: "Your visit trip",
      letter: "decoded",
    };
    for (const [tool, text] of Object.entries(shows) as [Tool, string][]) {
      const before = idsUnder(await page(maya, `${plan}/saved`), `${plan}/saved`);
      await save(maya, tool);
      const after = idsUnder(await page(maya, `${plan}/saved`), `${plan}/saved`);
      const [id] = after.filter((each) => !before.includes(each));
      const opened = await page(maya, `${plan}/saved/${id}`);
      expect(words(opened), tool).toContain(text);
      expect(words(opened), tool).toContain("just recalculated");
      expect(opened, "it is kept already").not.toContain('action="/plan/save"');
      expect(words(opened), tool).not.toContain("has changed since");
    }
  });

  it("asks which plan where there are several, and keeps the answers meanwhile", async () => {
    const renee = await at.person("renee-two");
    const parent = { who: "parent", adultMonth: "06", adultYear: String(new Date().getFullYear() + 2) };
    const first = await at.start(renee, parent);
    await at.covers("renee-two");
    await at.start(renee, { ...parent, name: "Lee" });
    const asked = await renee.post("/plan/save", { tool: "sai", answers: sai });
    expect(asked.status).toBe(200);
    expect(words(await asked.text())).toContain("In which plan?");
    await save(renee, "sai", { plan: first.split("/")[2] ?? "" });
    expect(words(await page(renee, `${first}/saved`))).toContain("Student Aid Index");
  });

  it("is refused without a plan, without a session, for nonsense, and in somebody else's plan", async () => {
    const { plan } = await at.family();
    const one = await at.person("nobody-s");
    expect(words(await (await one.post("/plan/save", { tool: "sai", answers: sai })).text())).toContain(
      "You don’t have a plan",
    );
    await at.start(one);
    for (const fields of [
      {},
      { tool: "sai" },
      { tool: "essay", answers: "a=1" },
      { tool: "sai", answers: "parents.agi=lots" },
      { tool: "costs", answers: `unitids=203535&income=${"9".repeat(70_000)}` },
    ]) {
      expect((await one.post("/plan/save", fields as Record<string, string>)).status).toBe(400);
    }
    const theirs = await one.post("/plan/save", { tool: "sai", answers: sai, plan: plan.split("/")[2] ?? "" });
    expect(theirs.status).toBe(404);
    const posted = await at.site.get("/plan/save", {
      method: "POST",
      body: new URLSearchParams({ tool: "sai", answers: sai }),
      headers: { Origin: at.site.origin },
    });
    expect(posted.status).toBe(401);
  });

  it("puts money in no address and no log", async () => {
    const { renee, plan } = await at.family();
    for (const tool of ["costs", "sai", "match"] as const) expect(answers[tool], "would be found").toMatch(money);
    for (const tool of ["costs", "sai", "match"] as const) expect(await save(renee, tool)).not.toMatch(money);
    const listed = await page(renee, `${plan}/saved`);
    const hrefs = [...listed.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, href]) => href).join(" ");
    expect(hrefs).not.toMatch(money);
    for (const id of idsUnder(listed, `${plan}/saved`)) {
      const opened = await page(renee, `${plan}/saved/${id}`);
      for (const [, href] of opened.matchAll(/(?:href|action)="([^"]*)"/g)) expect(href).not.toMatch(money);
    }
    expect(withoutIds(at.site.printed())).not.toMatch(money);
  });
});

describe("a yearly table that has changed", () => {
  it("is named, with the figure of then and of now, until the new one is kept", async () => {
    const { maya, plan } = await at.family();
    await save(maya, "sai");
    const id = await idOf(maya, plan);
    const before = words(await page(maya, `${plan}/saved/${id}`));
    const [, now = ""] = /Student Aid Index (\d[\d,]*), Pell/.exec(words(await page(maya, `${plan}/saved`))) ?? [];
    expect(now).not.toBe("");
    expect(before).not.toContain("has changed since");
    await asOfAnotherYear(id, (content) => ({
      ...content,
      headline: "Student Aid Index 9,876, Pell Grant $0 for 2025-26",
      tables: content.tables.map((table) => ({ ...table, edition: "2025-26", print: "of another year" })),
    }));
    expect(words(await page(maya, `${plan}/saved`))).toContain("One of our yearly tables has changed");
    const changed = words(await page(maya, `${plan}/saved/${id}`));
    expect(changed).toContain("One of our yearly tables has changed");
    expect(changed).toContain("Federal aid tables: 2025-26 then, 2026-27 now");
    expect(changed).toContain("Student Aid Index 9,876");
    expect(changed).toContain(`Student Aid Index ${now}`);
    expect((await maya.post(`${plan}/saved/${id}`, { intent: "take-over" })).status).toBe(303);
    expect(words(await page(maya, `${plan}/saved/${id}`))).not.toContain("has changed since");
    const after = words(await page(maya, `${plan}/saved`));
    expect(after).toContain(`Student Aid Index ${now}`);
    expect(after).not.toContain("has changed since");
  });

  it("that changes nothing says so, and answers whose year is over keep their figures", async () => {
    const { maya, plan } = await at.family();
    await save(maya, "trips");
    const id = await idOf(maya, plan);
    await asOfAnotherYear(id, (content) => ({
      ...content,
      tables: content.tables.map((table) => ({ ...table, print: "corrected" })),
    }));
    expect(words(await page(maya, `${plan}/saved/${id}`))).toContain("The main figures are the same");
    await asOfAnotherYear(id, (content) => ({ ...content, answers: "unitids=1", headline: "2 colleges in 1 day" }));
    const over = words(await page(maya, `${plan}/saved/${id}`));
    expect(over).toContain("We can’t rerun these answers");
    expect(over).toContain("2 colleges in 1 day");
    expect((await maya.post(`${plan}/saved/${id}`, { intent: "take-over" })).status).toBe(404);
  });
});

describe("who sees what is saved", () => {
  it("is the side that saved it: not the student, not the other home, not a counselor", async () => {
    const { maya, renee, tom, plan, bring, names } = await at.family();
    const paul = await at.person(`paul-${names.maya}`);
    await paul.post(await at.inviteTo(maya, plan, "counselor", `paul-${names.maya}@family.example`));
    const before = await page(renee, `${plan}/saved`);
    await bring();
    for (const tool of ["costs", "sai", "match", "timeline", "letter"] as const) await save(tom, tool);
    expect(whole(await page(renee, `${plan}/saved`)), "nothing of the other home").toBe(whole(before));
    expect(words(await page(maya, `${plan}/saved`))).toContain("Nothing is saved yet");
    const ids = idsUnder(await page(tom, `${plan}/saved`), `${plan}/saved`);
    expect(ids).toHaveLength(5);
    for (const id of ids) {
      for (const [who, one] of Object.entries({ maya, renee, paul })) {
        expect((await one.get(`${plan}/saved/${id}`)).status, who).toBe(404);
        expect((await one.get(`${plan}/saved/${id}.data`)).status, who).toBe(404);
        for (const intent of ["rename", "share", "unshare", "take-over", "delete"]) {
          expect((await one.post(`${plan}/saved`, { saved: id, intent, name: "mine" })).status, who).toBe(404);
          expect((await one.post(`${plan}/saved/${id}`, { intent, name: "mine" })).status, who).toBe(404);
        }
      }
    }
    expect((await paul.post("/plan/save", { tool: "timeline", answers: answers.timeline })).status).toBe(200);
    expect(words(await page(tom, `${plan}/letters`))).toContain("Kenyon College");
    expect(words(await page(renee, `${plan}/letters`))).not.toContain("Kenyon College");
    expect((await paul.get(`${plan}/letters`)).status).toBe(404);
  });

  it("is everyone when the student shows it, but never money", async () => {
    const { maya, renee, plan } = await at.family();
    await save(maya, "timeline");
    const timeline = await idOf(maya, plan);
    await save(maya, "match");
    const match = await idOf(maya, plan);
    expect(words(await page(renee, `${plan}/saved`))).toContain("Nothing is saved yet");
    expect((await maya.post(`${plan}/saved`, { saved: timeline, intent: "share" })).status).toBe(303);
    expect((await maya.post(`${plan}/saved`, { saved: match, intent: "share" })).status, "it has a budget").toBe(404);
    expect(words(await page(renee, `${plan}/saved/${timeline}`))).toContain("The whole plan");
    expect((await renee.post(`${plan}/saved`, { saved: timeline, intent: "delete" })).status).toBe(404);
    expect(idsUnder(await page(renee, `${plan}/saved`), `${plan}/saved`)).toEqual([timeline]);
    await maya.post(`${plan}/saved`, { saved: timeline, intent: "unshare" });
    expect((await renee.get(`${plan}/saved/${timeline}`)).status).toBe(404);
  });

  it("is only those let into the money of a household, and money keeps others from being placed there", async () => {
    const { maya, renee, plan, names, homes } = await at.family();
    const rick = await at.person(`rick-${names.maya}`);
    const link = await at.inviteTo(maya, plan, "first", `rick-${names.maya}@family.example`);
    await save(renee, "costs");
    const id = await idOf(renee, plan);
    expect((await rick.post(link)).status).toBe(303);
    expect((await rick.get(`${plan}/saved/${id}`)).status).toBe(404);
    expect(words(await page(rick, `${plan}/saved`))).not.toContain("Kenyon");
    expect((await rick.post("/plan/save", { tool: "sai", answers: sai })).status).toBe(200);
    expect(words(await page(maya, `${plan}/people`)), "not joined from outside").not.toContain(
      `value="${homes.first}"`,
    );
  });

  it("ends with the household, and nothing of it comes back", async () => {
    const { maya, renee, tom, plan, bring } = await at.family();
    await bring();
    await save(tom, "costs");
    const id = await idOf(tom, plan);
    await save(renee, "sai");
    const before = whole(await page(renee, `${plan}/saved`));
    await at.keepOneHome(maya, plan, "first", "estranged");
    expect((await tom.get(`${plan}/saved`)).status).toBe(404);
    expect((await tom.get(`${plan}/saved/${id}`)).status).toBe(404);
    expect(whole(await page(renee, `${plan}/saved`))).toBe(before);
    const rows = await at.store.selectFrom("plan_saved").where("id", "=", id).select("id").execute();
    expect(rows).toEqual([]);
  });
});

describe("the list", () => {
  it("renames and deletes, and keeps a name that cannot stand", async () => {
    const { maya, plan } = await at.family();
    await save(maya, "trips");
    const id = await idOf(maya, plan);
    const empty = await maya.post(`${plan}/saved`, { saved: id, intent: "rename", name: "  " });
    expect(empty.status).toBe(400);
    expect(words(await empty.text())).toContain("Enter a name.");
    expect(
      (await maya.post(`${plan}/saved`, { saved: id, intent: "rename", name: "October <b>trip</b>" })).status,
    ).toBe(303);
    expect(await page(maya, `${plan}/saved`)).toContain("October &lt;b&gt;trip&lt;/b&gt;");
    expect((await maya.post(`${plan}/saved`, { saved: id, intent: "explode" })).status).toBe(400);
    expect((await maya.post(`${plan}/saved`, { saved: id, intent: "delete" })).status).toBe(303);
    expect((await maya.get(`${plan}/saved/${id}`)).status).toBe(404);
  });

  it("of another plan cannot be reached under one's own", async () => {
    const { maya, plan } = await at.family();
    await save(maya, "timeline");
    const id = await idOf(maya, plan);
    const stranger = await at.person("stranger-saved");
    const own = await at.start(stranger);
    for (const base of [plan, own]) {
      expect((await stranger.get(`${base}/saved/${id}`)).status).toBe(404);
      expect((await stranger.post(`${base}/saved`, { saved: id, intent: "delete" })).status).toBe(404);
    }
    expect((await stranger.get(`${plan}/saved`)).status).toBe(404);
    expect((await stranger.get(`${plan}/letters`)).status).toBe(404);
    expect((await maya.get(`${plan}/saved/${id}`)).status).toBe(200);
  });
});

describe("award letters", () => {
  it("are kept with the Family plan, stand side by side, and stay readable without it", async () => {
    const maya = await at.person("maya-letters");
    const plan = await at.start(maya);
    const refused = await maya.post("/plan/save", { tool: "letter", answers: answers.letter });
    expect(refused.status).toBe(400);
    expect(words(await refused.text())).toContain("You need the Family plan for that");
    await at.covers("maya-letters");
    expect(await save(maya, "letter")).toBe(`${plan}/letters`);
    const other = "unitids=202523&cost=72%2C000&line1.label=Denison+Award&line1.amount=30000&line1.kind=grant";
    await maya.post("/plan/save", { tool: "letter", answers: other });
    await at.covers("maya-letters", false);
    const grid = words(await page(maya, `${plan}/letters`));
    for (const text of ["Kenyon College", "Denison University", "$20,000", "$42,000", "2 letters"]) {
      expect(grid).toContain(text);
    }
    expect((await maya.post("/plan/save", { tool: "letter", answers: other })).status, "adding is Family").toBe(400);
    await save(maya, "costs");
  });

  it("say of a kept letter what was said of it when it was read, without its text", async () => {
    const { maya, plan } = await at.family();
    const letter = "Your Financial Aid Award\nTuition $60,000\nKenyon Grant $41,000\nPlease accept by May 1.";
    const read = await maya.post("/college-cost-calculator/award-letter", { unitids: "203535", letter });
    const html = (await read.text()).replaceAll("&amp;", "&");
    const [, kept = ""] = /name="answers"[^>]* value="([^"]+)"/.exec(html) ?? [];
    expect(kept).not.toContain("May");
    expect((await maya.post("/plan/save", { tool: "letter", answers: kept })).status).toBe(303);
    const [id = ""] = idsUnder(await page(maya, `${plan}/letters`), "/saved");
    const again = words(await page(maya, `${plan}/saved/${id}`));
    for (const text of [
      "It calls the aid, with its loans and jobs, an award.",
      "It names a next step or a date to answer by.",
    ]) {
      expect(html).toContain(text);
      expect(again).toContain(text);
    }
  });
});

describe("a conversation with the counselor", () => {
  const asked = "What would a zebra-striped family of four pay? What is the SAI?";
  const keep = (one: Visitor, ...fields: readonly (readonly [string, string])[]) =>
    one.post("/counselor/threads", new URLSearchParams(fields.map(([name, value]) => [name, value])));

  it("is kept by a press for its own account alone, goes on, and is deleted", async () => {
    const { maya, renee } = await at.family();
    expect((await keep(at.nobody(), ["question", asked])).status).toBe(401);
    const thread = locationOf(await keep(maya, ["question", asked]));
    expect(thread).toMatch(/^\/counselor\/threads\/[0-9a-f]{32}$/);
    expect(words(await page(maya, thread))).toContain("zebra-striped");
    expect(await page(maya, "/counselor/threads")).toContain(thread);
    const id = thread.split("/").at(-1) ?? "";
    const onward = [
      ["before", asked],
      ["thread", id],
      ["question", "Who decides about the CSS Profile?"],
    ] as const;
    expect(locationOf(await keep(maya, ...onward))).toBe(thread);
    expect(words(await page(maya, thread))).toContain("Who decides about the CSS Profile?");

    expect((await renee.get(thread)).status).toBe(404);
    expect((await renee.get(`${thread}.data`)).status).toBe(404);
    expect(locationOf(await keep(renee, ...onward))).not.toBe(thread);
    await renee.post(thread);
    expect((await maya.get(thread)).status, "somebody else deletes nothing").toBe(200);

    const rows = await at.store.selectFrom("counselor_thread").selectAll().execute();
    // Five letters or more: what is sealed is random, and three in a row are a word by chance.
    expect(JSON.stringify(rows)).not.toMatch(/zebra|Profile/);
    expect(at.site.printed()).not.toContain("zebra");
    const old = new Date(Date.now() - 91 * 86_400_000).toISOString();
    await at.store.updateTable("counselor_thread").set({ kept_at: old }).where("id", "=", id).execute();
    expect((await maya.get(thread)).status, "over, whether or not the job has run").toBe(404);

    const other = locationOf(await keep(maya, ["question", asked]));
    expect((await maya.post(other)).status).toBe(303);
    expect((await maya.get(other)).status).toBe(404);
  });

  it.each(["I want to kill myself", "Can I get aid if I'm undocumented?"])("is never kept about: %s", async (text) => {
    const { maya, names } = await at.family();
    expect((await keep(maya, ["question", text])).status).toBe(400);
    expect((await keep(maya, ["before", text], ["question", "What is the SAI?"])).status).toBe(400);
    const id = (await at.accountOf(names.maya)) ?? "";
    expect(await at.store.selectFrom("counselor_thread").where("account_id", "=", id).select("id").execute()).toEqual(
      [],
    );
  });

  it("uses the lines of a plan that its viewer sees, for one question, and none of the other home", async () => {
    const { maya, renee, tom, homes, plan, bring } = await at.family();
    await bring();
    const figures = { taxPaid: "1", familySize: "4", filing: "couple", pays: "9000", state: "OH" };
    const save = (one: Visitor, household: string, income: string) =>
      one.post(`${plan}/household`, { intent: "save", household, income, ...figures });
    expect((await save(renee, homes.first, "73421")).status).toBeLessThan(400);
    expect((await save(tom, homes.second, "86420")).status).toBeLessThan(400);
    await maya.post(`${plan}/setup`, {
      intent: "basics",
      name: "Maya",
      year: String(new Date().getFullYear() + 1),
      state: "OH",
    });
    const question = "What does Ohio State cost?";
    const shown = async (one: Visitor, more: Record<string, string> = {}) =>
      words(await (await one.post("/counselor/plan", { question, ...more })).text());
    const own = await shown(renee);
    expect(own).toMatch(/Family income: (?:<[^>]*>)*\$73,421 a year/);
    expect(own).not.toContain("86,420");
    expect(await shown(maya)).not.toMatch(/73,421|86,420|Family income/);
    const answer = await shown(renee, { use: "income", plan: plan.split("/")[2] ?? "" });
    expect(answer).toContain("From your plan, for this question alone: Family income: $73,421 a year.");
    expect(answer).toMatch(/families with an income of \$48,001 to \$75,000/);
    const forms = answer.split("<form").filter((form) => form.includes('action="/counselor#answer"'));
    expect(forms.length, "a form for the next question").toBeGreaterThan(0);
    const carried = forms.map((form) => form.split("</form>")[0]).join();
    expect(carried, "the next question starts without it").not.toContain('name="income"');
    const stranger = await at.person("stranger-with-question");
    expect((await stranger.post("/counselor/plan", { question, plan: plan.split("/")[2] ?? "" })).status).toBe(404);
    expect(await shown(stranger)).toContain("not in a plan yet");
  });
});

import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idsIn, page, words } from "../setup/page";
import { Plans } from "../setup/plans";

/** The list of essays and their drafts over HTTP: the student’s alone, but for what they show to one person. */

let at: Plans;
beforeAll(async () => {
  at = await Plans.open();
});
afterAll(() => at.close());

const due = `${new Date().getFullYear()}-12-31`;
const essay = { intent: "add", title: "Why Kenyon?", college: "203535", limit: "300", due, state: "not-started" };

describe("the list of essays", () => {
  it("adds, changes and deletes", async () => {
    const { maya, plan } = await at.family();
    await maya.post(`${plan}/colleges`, { intent: "add", unitid: "203535" });
    expect((await maya.post(`${plan}/essays`, essay)).status).toBe(303);
    expect((await maya.post(`${plan}/essays`, { intent: "add", title: "Personal statement" })).status).toBe(303);
    const before = words(await page(maya, `${plan}/essays`));
    for (const text of ["Why Kenyon?", "up to 300 words", "Not started", "0 of 2 final", "Several colleges"]) {
      expect(before).toContain(text);
    }
    const [id = ""] = idsIn(before, "essay");
    await maya.post(`${plan}/essays`, { ...essay, intent: "change", essay: id, state: "final" });
    expect(words(await page(maya, `${plan}/essays`))).toContain("1 of 2 final");
    await maya.post(`${plan}/colleges`, {
      intent: "remove",
      line: idsIn(await page(maya, `${plan}/colleges`), "line")[0] ?? "",
    });
    expect(words(await page(maya, `${plan}/essays`)), "stays when the college goes").toContain("Kenyon College");
    expect((await maya.post(`${plan}/essays`, { intent: "delete", essay: id })).status).toBe(303);
    expect((await maya.post(`${plan}/essays`, { intent: "delete", essay: id })).status).toBe(404);
    expect(words(await page(maya, `${plan}/essays`))).not.toContain("Why Kenyon?");
  });

  it("keeps what was typed when it cannot stand, in the form it came from", async () => {
    const { maya, plan } = await at.family();
    await maya.post(`${plan}/essays`, { intent: "add", title: "Personal statement" });
    const [id = ""] = idsIn(await page(maya, `${plan}/essays`), "essay");
    for (const more of [{ intent: "add" }, { intent: "change", essay: id }] as Record<string, string>[]) {
      const wrong = await maya.post(`${plan}/essays`, { ...essay, ...more, title: "A <b>hill</b>", limit: "many" });
      expect(wrong.status).toBe(400);
      const html = await wrong.text();
      expect(html).toContain("Enter the limit as a number of words");
      expect(html).toContain('value="A &lt;b&gt;hill&lt;/b&gt;"');
      const field = `limit-${more.essay ?? "new"}`;
      expect(html).toContain(`href="#${field}"`);
      expect(html.match(new RegExp(`id="${field}"`, "g"))).toHaveLength(1);
    }
    expect((await maya.post(`${plan}/essays`, { ...essay, intent: "explode" })).status).toBe(400);
    expect((await maya.post(`${plan}/essays`, { ...essay, college: "166683" })).status, "not on the list").toBe(400);
  });

  it("is nobody's but the student's", async () => {
    const { maya, renee, tom, plan, bring, names } = await at.family();
    await bring();
    await maya.post(`${plan}/essays`, { intent: "add", title: "Personal statement" });
    const [id = ""] = idsIn(await page(maya, `${plan}/essays`), "essay");
    const stranger = await at.person(`stranger-${names.maya}`);
    const own = await at.start(stranger);
    for (const one of [renee, tom, stranger]) {
      expect((await one.get(`${plan}/essays`)).status).toBe(404);
      expect((await one.get(`${plan}/essays.data`)).status).toBe(404);
      for (const intent of ["add", "change", "delete"]) {
        expect((await one.post(`${plan}/essays`, { ...essay, college: "", intent, essay: id })).status).toBe(404);
      }
    }
    for (const intent of ["change", "delete"]) {
      const posted = await stranger.post(`${own}/essays`, { ...essay, college: "", intent, essay: id });
      expect(posted.status, "an id of another plan").toBe(404);
    }
    expect(words(await page(renee, plan))).not.toContain("/essays");
    expect(words(await page(maya, `${plan}/essays`))).toContain("Personal statement");
  });
});

describe("the drafts of an essay", () => {
  const idOf = (plan: string) => plan.split("/")[2] ?? "";
  const versionsOf = (plan: string) =>
    at.store.selectFrom("plan_draft").where("plan_id", "=", idOf(plan)).selectAll().orderBy("number").execute();
  const [pageA, pageB] = ["a".repeat(32), "b".repeat(32)];
  const first = "The pump broke on a mark-draft-one Tuesday.";

  async function begun() {
    const family = await at.family();
    const { maya, plan } = family;
    await maya.post(`${plan}/essays`, { intent: "add", title: "Personal statement", limit: "650" });
    const [id = ""] = idsIn(await page(maya, `${plan}/essays`), "essay");
    const address = `${plan}/essays/${id}`;
    expect((await maya.post(address, { intent: "save", draft: first })).status).toBe(303);
    const [version] = await versionsOf(plan);
    return { ...family, address, version: version?.id ?? "" };
  }

  it("are kept sealed, and never replaced by another tab or device", async () => {
    const { maya, plan, address, version } = await begun();
    expect(words(await page(maya, address))).toContain("mark-draft-one");
    expect(words(await page(maya, `${plan}/essays`)), "writing has begun").toContain("<strong>Draft");
    expect(JSON.stringify(await versionsOf(plan))).not.toContain("pump");
    const save = async (fields: Record<string, string>) =>
      (await maya.post(`${address}/save`, { base: version, ...fields })).json();
    expect(await save({ draft: "of one tab", sitting: pageA, turn: "2" })).toMatchObject({ number: 2, beside: null });
    expect(await save({ draft: "of another", sitting: pageB, turn: "2" })).toMatchObject({ number: 3, beside: 2 });
    expect(
      await save({
        draft: "of one tab again",
        sitting: pageA,
        turn: "4",
        typed: "3",
        model: "one",
        asked: "Which mark-model?",
      }),
    ).toMatchObject({
      number: 2,
    });
    expect(await save({ draft: "of one tab", sitting: pageA, turn: "2" }), "comes late").toMatchObject({ number: 2 });
    expect(await save({ draft: "without a program" })).toMatchObject({ number: 4, beside: 3 });
    const html = words(await page(maya, `${address}/versions?left=2&right=3`));
    for (const text of ["of one tab again", "of another", "Go on with version 2"]) {
      expect(html.replace(/<[^>]+>/g, ""), text).toContain(text.split(" ").at(-1));
    }
    expect(words(await page(maya, address))).toContain("was saved beside another one");
    expect(words(await page(maya, `${address}/record`))).toMatch(/3 words typed[\s\S]*Which mark-model\?/);
    const pressed = await save({ draft: "pressed", sitting: pageA, turn: "6", new: "yes" });
    expect(pressed).toMatchObject({ number: 5 });
    const on = { draft: "typed on", sitting: pageA, turn: "8", base: pressed.id };
    expect(await save(on), "what was saved by the button stays").toMatchObject({ number: 6, beside: null });
    const refused = await maya.post(`${address}/save`, { draft: "x".repeat(25_001), base: version });
    expect([refused.status, (await refused.json()).ok]).toEqual([409, false]);
    const back = { intent: "restore", version };
    expect((await maya.post(address, back)).status).toBe(303);
    expect((await versionsOf(plan)).at(-1)).toMatchObject({ number: 7, based_on: 1, how: "restored" });
  });

  it("are shown to one person, one version and until a day, who can ask and nothing else", async () => {
    const { maya, renee, tom, plan, address, version, bring, names } = await begun();
    await bring();
    const later = "second words of mark-draft-two";
    const personOf = async (name: string) => {
      const account = (await at.accountOf(name)) ?? "nobody";
      const members = at.store.selectFrom("plan_member").where("plan_id", "=", idOf(plan)).select("id");
      return (await members.where("account_id", "=", account).executeTakeFirstOrThrow()).id;
    };
    const until = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    const share = { intent: "share", person: await personOf(names.renee), version, until };
    expect((await renee.get(address)).status, "nothing before").toBe(404);
    for (const wrong of [{ until: "2020-01-01" }, { person: await personOf(names.maya) }]) {
      expect((await maya.post(address, { ...share, ...wrong })).status).toBe(400);
    }
    expect((await renee.post(address, share)).status).toBe(404);
    expect((await maya.post(address, share)).status).toBe(303);
    await maya.post(address, { intent: "save", draft: later, base: version });
    expect(words(await page(renee, plan))).toContain("Personal statement");
    const shown = words(await page(renee, address));
    expect(shown).toContain("mark-draft-one");
    expect(shown, "what came after is the student’s").not.toContain("mark-draft-two");
    for (const path of [`${address}/versions`, `${address}/record`, `${plan}/essays`]) {
      expect((await renee.get(path)).status, path).toBe(404);
    }
    for (const fields of [
      { intent: "save", draft: "mine" },
      { intent: "restore", version },
      { intent: "delete", version },
    ] as Record<string, string>[]) {
      expect((await renee.post(address, fields)).status).toBe(400);
    }
    expect((await renee.post(`${address}/save`, { draft: "mine" })).status).toBe(404);
    const ask = { intent: "ask", version, paragraph: "1", words: "The pump", question: "Which mark-asked pump?" };
    expect((await renee.post(address, { ...ask, question: "Write that it was old." })).status).toBe(400);
    expect((await renee.post(address, ask)).status).toBe(303);
    expect((await tom.get(address)).status, "the other home").toBe(404);
    expect((await tom.post(address, ask)).status).toBe(404);
    const asked = words(await page(maya, address));
    expect(asked).toContain("mark-asked");
    expect(asked, "its words have gone from the newest version").toContain("so nothing is marked");
    expect((await maya.post(address, { intent: "restore", version })).status).toBe(303);
    expect(words(await page(maya, address))).toMatch(/id="people-place-1"[\s\S]*<mark[^>]*>The pump<\/mark>/);

    await maya.post(address, { ...share, person: await personOf(names.tom) });
    expect(words(await page(tom, address)), "not what others asked").not.toContain("mark-asked");
    await at.store.updateTable("plan_draft_share").set({ until: "2026-01-01" }).execute();
    for (const one of [renee, tom]) expect((await one.get(address)).status, "its day is over").toBe(404);
    await maya.post(address, share);
    await at.remove(maya, plan, names.renee);
    const record = words(await page(maya, `${address}/record`));
    expect(record).toContain("A parent who has left the plan");
    expect(
      await at.store.selectFrom("plan_draft_share").where("member_id", "=", share.person).selectAll().execute(),
    ).toEqual([]);
  });

  it("go with their essay, and are in the student’s file whole", async () => {
    const { maya, renee, plan, address, version } = await begun();
    const file = async (one: typeof maya) => {
      const zip = unzipSync(new Uint8Array(await (await one.post(`${plan}/export`)).arrayBuffer()));
      return Object.values(zip)
        .map((bytes) => strFromU8(bytes))
        .join("\n");
    };
    await maya.post(address, { intent: "save", draft: "A mark-draft-two.", base: version });
    const mine = await file(maya);
    for (const mark of ["mark-draft-one", "mark-draft-two"]) expect(mine).toContain(mark);
    expect(await file(renee)).not.toMatch(/mark-draft|Personal statement/);
    expect(
      (await maya.post(`${plan}/essays`, { intent: "delete", essay: address.split("/").at(-1) ?? "" })).status,
    ).toBe(303);
    expect(await versionsOf(plan)).toEqual([]);
    const late = await maya.post(`${address}/save`, { draft: "typed meanwhile" });
    expect(late.status).toBe(404);
  });
});

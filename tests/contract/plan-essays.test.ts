import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idsIn, page, words } from "../setup/page";
import { Plans } from "../setup/plans";

/** The list of essays over HTTP: the student's alone, without texts. */

let at: Plans;
beforeAll(async () => {
  at = await Plans.open();
}, 240_000);
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
      expect(html).toContain('href="#limit"');
      expect(html.match(/id="limit"/g)).toHaveLength(1);
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

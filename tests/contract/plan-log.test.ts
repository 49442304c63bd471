import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyOf, idsIn, idsUnder, page, textOf } from "../setup/page";
import { Plans } from "../setup/plans";
import type { Visitor } from "../setup/visitor";

/**
 * The access log over HTTP: who looked at what is shared, who took a file along, who changed what; and what stays out.
 */

let at: Plans;
beforeAll(async () => {
  at = await Plans.open();
});
afterAll(() => at.close());

const logOf = async (maya: Visitor, plan: string) => textOf(await page(maya, `${plan}/log`));
const times = (log: string, line: string) => log.split(line).length - 1;
const day = `${new Date().getFullYear()}-09-05`;
const payment = { intent: "add", what: "A secret cello", amount: "4,321.09", day, payer: "1" };

describe("the access log", () => {
  it("says who looked at what is shared, once a day, and who took a file along, each time", async () => {
    const { maya, renee, plan, names, homes } = await at.family();
    const cleo = "cleo-of-the-log";
    const counselor = await at.person(cleo);
    await at.join(maya, counselor, plan, "counselor", cleo);
    for (const unitid of ["203535", "204796"]) await maya.post(`${plan}/colleges`, { intent: "add", unitid });
    const lines = idsUnder(await page(maya, `${plan}/colleges`), "/colleges");
    await maya.post("/plan/save", { tool: "trips", answers: "unitids=203535%2C202523&from=43004" });
    const [saved = ""] = idsUnder(await page(maya, `${plan}/saved`), `${plan}/saved`);
    await maya.post(`${plan}/saved`, { saved, intent: "share" });

    const shared = [
      "/calendar",
      "/who-sees-what",
      `/saved/${saved}`,
      "/saved",
      ...lines.map((id) => `/colleges/${id}`),
    ];
    for (const one of [renee, counselor, maya]) {
      for (const path of [...shared, ...shared]) expect((await one.get(plan + path)).status, path).toBe(200);
      for (const _ of ["once", "again"]) expect((await one.post(`${plan}/export`)).status).toBe(200);
    }
    for (const _ of ["once", "again"]) await page(renee, `${plan}/ledger`);
    expect((await renee.post(`${plan}/ledger/export`, { book: homes.first })).status).toBe(200);

    const log = await logOf(maya, plan);
    for (const who of [names.renee, cleo]) {
      for (const look of [
        "looked at the calendar page",
        "looked at Who sees what",
        "looked at colleges on the list",
        "looked at saved results that everyone can see",
      ]) {
        expect(times(log, `${who} ${look}`), `${who} ${look}`).toBe(1);
      }
      expect(times(log, `${who} downloaded everything they can see in the plan`), "each time").toBe(2);
    }
    expect(times(log, `${names.renee} looked at Who pays what`)).toBe(1);
    expect(times(log, `${names.renee} downloaded Who pays what as a spreadsheet`)).toBe(1);
    expect(log, "not the looking of the student").not.toContain(`${names.maya} looked`);
    expect(log).not.toContain(`${names.maya} downloaded`);
  });

  it("says that a payment was added or taken out, once, and nothing of it", async () => {
    const { maya, renee, plan, names, homes } = await at.family();
    const [key = ""] = /form:[0-9a-f]{32}/.exec(await page(renee, `${plan}/ledger`)) ?? [];
    expect(key).not.toBe("");
    const fields = { ...payment, book: homes.first, new: key };
    for (const _ of ["once", "pressed twice"]) expect((await renee.post(`${plan}/ledger`, fields)).status).toBe(303);
    const added = await logOf(maya, plan);
    const [entry = ""] = idsIn(await page(renee, `${plan}/ledger`), "entry");
    expect((await renee.post(`${plan}/ledger`, { intent: "delete", book: homes.first, entry })).status).toBe(303);
    const log = await logOf(maya, plan);
    expect(times(added, `${names.renee} added a payment in Who pays what`)).toBe(1);
    expect(times(log, `${names.renee} removed a payment in Who pays what`)).toBe(1);
    expect(log).not.toMatch(/cello/);
    expect(log).not.toMatch(anyOf(4_321));
  });

  it("has no line of what a household keeps for itself", async () => {
    const { maya, renee, plan, homes } = await at.family();
    await renee.post(`${plan}/household`, { intent: "save", income: "84,321", pays: "9,876", household: homes.first });
    await renee.post("/plan/save", {
      tool: "sai",
      plan: plan.split("/")[2] ?? "",
      answers: "situation=married&parents.agi=73421&parents.tax_paid=4321&parents.earned=73421&family_size=4&state=OH",
    });
    const before = await logOf(maya, plan);
    for (const path of ["/household", "/saved", "/letters"]) await page(renee, plan + path);
    const [saved = ""] = idsUnder(await page(renee, `${plan}/saved`), `${plan}/saved`);
    await page(renee, `${plan}/saved/${saved}`);
    expect(await logOf(maya, plan)).toBe(before);
  });

  it("has no line of a home that has ended, also not of its part in the ledgers", async () => {
    const { maya, tom, plan, names, bring, homes } = await at.family();
    await bring();
    await tom.post(`${plan}/ledger`, { ...payment, book: homes.second });
    await maya.post(`${plan}/ledger`, { ...payment, book: homes.second, payer: "0" });
    await maya.post(`${plan}/ledger`, { ...payment, book: homes.first, payer: "0" });
    expect(times(await logOf(maya, plan), "added a payment in Who pays what")).toBe(3);
    await at.keepOneHome(maya, plan, "first", "estranged");
    const log = await logOf(maya, plan);
    expect(times(log, "added a payment in Who pays what")).toBe(1);
    expect(log).not.toContain(names.tom);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HouseholdId } from "~/family/access/roles";
import { anyOf, idsUnder, mainOf, page, textOf } from "../setup/page";
import { type Family, Plans } from "../setup/plans";
import { locationOf, type Visitor } from "../setup/visitor";

/** Taking somebody out of a plan over HTTP: nobody's records go without a page before, a word, and a receipt. */

let at: Plans;
beforeAll(async () => {
  at = await Plans.open();
});
afterAll(() => at.close());

const money = { intent: "save", income: "73,421", taxPaid: "5,200", familySize: "3", filing: "single", pays: "7,654" };

/** Keeps figures, a result with money in it and a payment for a household. */
async function keeps(one: Visitor, plan: string, household: HouseholdId): Promise<void> {
  expect((await one.post(`${plan}/household`, { ...money, household })).status).toBe(303);
  const day = `${new Date().getFullYear()}-09-05`;
  const paid = { intent: "add", book: household, what: "Housing deposit", amount: "123.45", day, payer: "1" };
  expect((await one.post(`${plan}/ledger`, paid)).status).toBe(303);
}

const rows = async (table: "household_vault" | "plan_ledger_entry", plan: string) =>
  (
    await at.store
      .selectFrom(table)
      .where("plan_id", "=", plan.split("/")[2] ?? "")
      .select("id")
      .execute()
  ).length;

/** The page on which the one person whom the student sees is removed. */
async function removing({ maya, plan }: Family): Promise<string> {
  const [id = "nobody"] = idsUnder(await page(maya, `${plan}/people`), "/people");
  return `${plan}/people/${id}`;
}

describe("the last person of a household", () => {
  it("is removed with its records only by the word, and gets a receipt of what went", async () => {
    const family = await at.family();
    const { maya, renee, plan, names, homes } = family;
    await keeps(renee, plan, homes.first);
    const path = await removing(family);
    const before = mainOf(await page(maya, path));
    const text = textOf(before);
    expect(text).toContain(`Remove ${names.renee}?`);
    expect(text).toContain("any figures about money, saved results and award letters");
    expect(text, "the student reads the ledger").toMatch(/1\s*payment in a ledger/);
    expect(text, "and not what lies under the seal").not.toMatch(/encrypted figures|saved result or letter/);
    expect(text).not.toMatch(anyOf(73_421, 7_654));
    const old = { intent: "remove", person: path.split("/").at(-1) ?? "" };
    expect(locationOf(await maya.post(`${plan}/people`, old)), "an old page leads here").toBe(path);
    for (const word of ["", "yes"]) {
      const refused = await maya.post(path, { word });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain("Type the word delete to continue.");
    }
    expect((await renee.get(`${plan}/household`)).status, "nothing is done yet").toBe(200);
    expect([await rows("household_vault", plan), await rows("plan_ledger_entry", plan)]).toEqual([1, 1]);

    expect(locationOf(await maya.post(path, { word: "Delete" }))).toBe(`${plan}/people`);
    expect((await renee.get(plan)).status).toBe(404);
    expect([await rows("household_vault", plan), await rows("plan_ledger_entry", plan)]).toEqual([0, 0]);
    expect(textOf(await page(maya, `${plan}/log`))).toContain(`removed ${names.renee} from the plan`);
    const email = await at.emailTo(Plans.email(names.renee), "Receipt");
    expect(email.text).toContain("removed you from it");
    for (const line of ["1 place in a plan", "1 household’s encrypted figures", "1 payment in a ledger"]) {
      expect(email.text).toContain(`- ${line}`);
    }
    expect(email.text).not.toContain(names.maya);
    const link = /\/receipt\?number=[\w-]+/.exec(email.text.replaceAll("=\n", ""))?.[0] ?? "";
    expect(textOf(await page(at.nobody(), link))).toContain("What your household kept is deleted");
    expect((await maya.post(path, { word: "delete" })).status, "and only once").toBe(404);
  });

  it("is asked for alike when it keeps nothing, so that the page tells nothing of it", async () => {
    const [full, empty] = [await at.family(), await at.family()];
    expect((await full.renee.post(`${full.plan}/household`, { ...money, household: full.homes.first })).status).toBe(
      303,
    );
    const seen = await Promise.all(
      [full, empty].map(async (family) => {
        const path = await removing(family);
        const text = textOf(await page(family.maya, path));
        return text.replaceAll(family.names.renee, "renee");
      }),
    );
    expect(seen[0]).toBe(seen[1]);
  });
});

describe("somebody whose household stays, or who has none", () => {
  it("is removed by one button on the page, without a word and without an e-mail", async () => {
    const family = await at.family();
    const { maya, renee, plan, names, homes } = family;
    const [cleo, rick] = [`cleo-${names.maya}`, `rick-${names.maya}`];
    await at.join(maya, await at.person(cleo), plan, "counselor", cleo);
    await at.join(maya, await at.person(rick), plan, "first", rick);
    await keeps(renee, plan, homes.first);
    const html = await page(maya, `${plan}/people`);
    const all = idsUnder(html, "/people");
    expect(all).toHaveLength(3);
    for (const id of all) {
      const text = textOf(await page(maya, `${plan}/people/${id}`));
      if (text.includes(`Remove ${names.renee}?`)) continue;
      expect(text).not.toContain("Type “delete” to confirm");
      expect((await maya.post(`${plan}/people/${id}`)).status).toBe(303);
    }
    expect(await rows("household_vault", plan), "the other of the household keeps it").toBe(1);
    expect(await page(renee, `${plan}/household`)).toContain("73421");
    for (const name of [cleo, rick]) {
      const emails = await at.emailsTo(Plans.email(name));
      expect(emails.filter(({ subject }) => subject.startsWith("Receipt"))).toEqual([]);
    }
  });
});

describe("going on with one home", () => {
  it("shows first what the student sees go, and asks for the home and the word", async () => {
    const { maya, renee, tom, plan, names, bring, homes } = await at.family();
    await bring();
    await keeps(renee, plan, homes.first);
    await keeps(tom, plan, homes.second);
    expect(await page(maya, `${plan}/setup`)).toContain(`${plan}/setup/one-home`);
    const path = `${plan}/setup/one-home`;
    const text = textOf(await page(maya, path));
    expect(text).toContain(`${names.tom} from the second household leaves the plan right away, without a message.`);
    expect(text).toContain("any figures about money, saved results and award letters");
    expect(text).toMatch(/1\s*payment in a ledger/);
    for (const one of [renee, tom]) expect((await one.get(path)).status).toBe(404);
    const without = await maya.post(path, { keep: homes.second, mode: "estranged" });
    expect(without.status).toBe(400);
    expect(await without.text(), "what was chosen is kept").toMatch(
      new RegExp(`value="${homes.second}"[^>]*checked|checked[^>]*value="${homes.second}"`),
    );
    expect((await maya.post(path, { mode: "one", word: "delete" })).status, "no home is chosen for you").toBe(400);
    expect(await rows("household_vault", plan)).toBe(2);
    await at.keepOneHome(maya, plan, "first", "one");
    expect([await rows("household_vault", plan), await rows("plan_ledger_entry", plan)]).toEqual([1, 1]);
    expect((await tom.get(plan)).status).toBe(404);
    const emails = await at.emailsTo(Plans.email(names.tom));
    expect(
      emails.filter(({ subject }) => subject.startsWith("Receipt")),
      "without a message",
    ).toEqual([]);
  });
});

describe("a household’s own figures", () => {
  it("are deleted by the word alone", async () => {
    const { renee, plan, homes } = await at.family();
    await renee.post(`${plan}/household`, { ...money, household: homes.first });
    const refused = await renee.post(`${plan}/household`, { intent: "delete", household: homes.first });
    expect(refused.status).toBe(400);
    expect(textOf(await refused.text())).toContain("Type the word delete to continue.");
    expect(await rows("household_vault", plan)).toBe(1);
    expect(
      (await renee.post(`${plan}/household`, { intent: "delete", word: "delete", household: homes.first })).status,
    ).toBe(303);
    expect(await rows("household_vault", plan)).toBe(0);
  });
});

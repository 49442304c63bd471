import { afterEach, beforeEach, expect, it } from "vitest";
import { openAccount } from "~/account/accounts.server";
import { migrate } from "~/store/migrate.server";
import { begunPlan } from "../../../tests/setup/begun-plan";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { emptyFinances } from "../finances";
import { leavePlans } from "../leaving.server";
import type { Household } from "../roles";
import { type SavedContent, type SavedTool, savedParts } from "../saved";
import { addMember, keepOneHousehold, removeMember } from "./people.server";
import { changePlan, loadPlan } from "./plans.server";
import { addSaved, changeSaved, deleteSaved, mostSaved, readSaved } from "./saved.server";
import { deleteVault, hasVault, saveVault } from "./vaults.server";

const now = new Date("2026-11-21T12:00:00.000Z");
const content: SavedContent = {
  ...{ name: "Mine", answers: "agi=73421&state=TX", headline: "SAI 12,345" },
  tables: [{ name: "Federal aid tables", edition: "2026-27", print: "abc" }],
};

onBothStores("what a plan keeps", (empty) => {
  let opened: EmptyStore;
  let plan = "";
  const account: Record<string, string> = {};
  beforeEach(async () => {
    opened = await empty();
    const { store } = opened;
    await migrate(store);
    for (const name of ["maya", "renee", "rick", "tom"]) {
      const claims = { subject: `auth0|${name}`, email: `${name}@mail.example`, emailVerified: true, name };
      account[name] = (await openAccount(store, { ...claims, picture: null, roles: [] }, "18+", now)).id;
    }
    const fresh = { studentName: "Maya", classYear: 2027, state: null, startedBy: "student", adultFrom: null } as const;
    plan = await begunPlan(store, account.maya ?? "", fresh, now);
    await changePlan(store, plan, { mode: "apart" });
    await joins("renee", "a", true);
    await joins("tom", "b", true);
  });
  afterEach(() => opened.close());

  const joins = (name: string, household: Household, admitted: boolean) =>
    addMember(opened.store, plan, { accountId: account[name] ?? "", role: "parent", household, admitted }, now);
  const add = (owner: "student" | Household, tool: SavedTool = "sai", money = true) =>
    addSaved(opened.store, plan, { owner, tool, money }, content, now);
  const everything = () => readSaved(opened.store, plan, savedParts);
  const owners = async () => (await everything()).map(({ owner, tool }) => `${owner} ${tool}`).sort();
  const memberOf = async (name: string) =>
    (await loadPlan(opened.store, plan, account.maya ?? ""))?.members.find((each) => each.accountId === account[name])
      ?.id ?? "";

  it("reads back what was kept, sealed in the store", async () => {
    const id = await add("a");
    expect(await everything()).toEqual([
      { ...content, id, owner: "a", tool: "sai", money: true, savedAt: now.toISOString() },
    ]);
    const row = await opened.store.selectFrom("plan_saved").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/\b(73421|Mine)\b|12,345/);
  });

  it("reads the parts asked for and no other", async () => {
    await add("student", "timeline", false);
    await add("a", "match", false);
    await add("a", "costs");
    await add("a", "letter");
    await add("b", "costs");
    for (const part of savedParts) {
      for (const { owner, tool, money } of await readSaved(opened.store, plan, [part])) {
        expect({ owner, money, letter: tool === "letter" }).toEqual(part);
      }
    }
    expect(await owners()).toHaveLength(5);
    expect(await readSaved(opened.store, plan, [])).toEqual([]);
  });

  it("keeps a vault for a household with money in it, and lets the figures go without the results", async () => {
    await add("a", "timeline", false);
    expect(await hasVault(opened.store, plan, "a")).toBe(false);
    const id = await add("a");
    expect(await hasVault(opened.store, plan, "a")).toBe(true);
    await deleteVault(opened.store, plan, "a");
    expect(await hasVault(opened.store, plan, "a"), "as long as there is money").toBe(true);
    await deleteSaved(opened.store, plan, id ?? "");
    await deleteVault(opened.store, plan, "a");
    expect(await hasVault(opened.store, plan, "a")).toBe(false);
  });

  it("is changed and deleted only under its own plan", async () => {
    const id = (await add("student", "match", false)) ?? "";
    await changeSaved(opened.store, "0".repeat(32), id, { owner: "shared" });
    await deleteSaved(opened.store, "0".repeat(32), id);
    expect(await owners()).toEqual(["student match"]);
    await changeSaved(opened.store, plan, id, { owner: "shared", content: { ...content, name: "Ours" } });
    expect(await everything()).toMatchObject([{ owner: "shared", name: "Ours" }]);
  });

  it("has an end, for each side by itself", async () => {
    const one = { owner: "a", tool: "timeline", money: false } as const;
    const another = (count: number) =>
      addSaved(opened.store, plan, one, { ...content, answers: `state=TX&year=${count}` }, now);
    for (let count = 0; count < mostSaved; count += 1) await another(count);
    expect(await another(mostSaved)).toBeNull();
    expect(await add("b", "timeline", false)).not.toBeNull();
  });

  it("is kept once by a button pressed twice, and again later", async () => {
    expect(await add("a", "timeline", false)).toBe(await add("a", "timeline", false));
    expect(await add("b", "timeline", false)).not.toBe(await add("a", "timeline", false));
    const later = new Date(now.getTime() + 60_000);
    await addSaved(opened.store, plan, { owner: "a", tool: "timeline", money: false }, content, later);
    expect(await owners()).toEqual(["a timeline", "a timeline", "b timeline"]);
  });

  it("goes with the last reader of its money, and with the last of its household", async () => {
    await joins("rick", "a", false);
    await add("a", "costs");
    await add("a", "timeline", false);
    await add("b", "costs");
    await removeMember(opened.store, plan, await memberOf("renee"));
    expect(await owners(), "the one who is left was not let in").toEqual(["a timeline", "b costs"]);
    await removeMember(opened.store, plan, await memberOf("rick"));
    expect(await owners()).toEqual(["b costs"]);
  });

  it("goes with the student's account, but for what the homes keep", async () => {
    await add("student", "sai");
    const id = (await add("student", "match", false)) ?? "";
    await changeSaved(opened.store, plan, id, { owner: "shared" });
    await add("a", "costs");
    await leavePlans(opened.store, account.maya ?? "", now);
    expect(await owners()).toEqual(["a costs"]);
  });

  it("of the home that stays goes on as the first, and of the other nothing is left", async () => {
    await saveVault(opened.store, plan, "b", { ...emptyFinances, income: 1 }, now);
    await add("a", "costs");
    await add("b", "letter");
    await keepOneHousehold(opened.store, plan, "apart", "b", "estranged");
    expect(await owners()).toEqual(["a letter"]);
  });
});

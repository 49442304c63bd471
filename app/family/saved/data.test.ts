import { afterEach, beforeEach, expect, it } from "vitest";
import { openAccount } from "~/account/accounts.server";
import { loadPlan } from "~/family/access/plan-data.server";
import type { HouseholdId } from "~/family/access/roles";
import { joinHouseholds, keepOneHousehold } from "~/family/departure/households.server";
import { leavePlans } from "~/family/departure/leave-plans.server";
import { deleteFinances, hasFinances, saveFinances } from "~/family/finances/data.server";
import { emptyFinances } from "~/family/finances/finances";
import { addMember } from "~/family/people/data.server";
import { begunPlan } from "../../../tests/setup/begun-plan";
import { homesOf } from "../../../tests/setup/households";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inAccount, inPlan, removeMember } from "../../../tests/setup/writing";
import { addSaved, changeSaved, deleteSaved, mostSaved, readSaved } from "./data.server";
import { type SavedContent, type SavedOwner, type SavedTool, savedParts } from "./saved";

const now = new Date("2026-11-21T12:00:00.000Z");
const content: SavedContent = {
  name: "Mine",
  answers: "agi=73421&state=TX",
  headline: "SAI 12,345",
  tables: [{ name: "Federal aid tables", edition: "2026-27", print: "abc" }],
};

onBothStores("what a plan keeps", (empty) => {
  let opened: EmptyStore;
  let plan = "";
  let a: HouseholdId;
  let b: HouseholdId;
  const account: Record<string, string> = {};
  const fresh = { studentName: "Maya", classYear: 2027, state: null, startedBy: "student", adultFrom: null } as const;
  beforeEach(async () => {
    opened = await empty();
    const { store } = opened;
    for (const name of ["maya", "renee", "rick", "tom"]) {
      const claims = { subject: `auth0|${name}`, email: `${name}@mail.example`, emailVerified: true, name };
      account[name] = (await openAccount(store, { ...claims, roles: [] }, "18+", now)).id;
    }
    plan = await begunPlan(store, account.maya ?? "", fresh, now);
    await inPlan(store, plan, (write) => joinHouseholds(write, "apart"));
    ({ first: a, second: b } = await homesOf(store, plan));
    await joins("renee", a, true);
    await joins("tom", b, true);
  });
  afterEach(() => opened.close());

  const joins = (name: string, household: HouseholdId, admitted: boolean) =>
    inPlan(opened.store, plan, (write) =>
      addMember(write, { accountId: account[name] ?? "", role: "parent", household, admitted }, now),
    );
  const add = (owner: "student" | HouseholdId, tool: SavedTool = "sai", money = true) =>
    inPlan(opened.store, plan, (write) => addSaved(write, { owner, tool, money }, content, now));
  const everything = () => readSaved(opened.store, plan, savedParts([a, b]));
  const nameOf = (owner: SavedOwner) => (owner === a ? "a" : owner === b ? "b" : owner);
  const owners = async () => (await everything()).map(({ owner, tool }) => `${nameOf(owner)} ${tool}`).sort();
  const memberOf = async (name: string) =>
    (await loadPlan(opened.store, plan, account.maya ?? ""))?.members.find((each) => each.accountId === account[name])
      ?.id ?? "";

  it("reads back what was kept, sealed in the store", async () => {
    const id = await add(a);
    expect(await everything()).toEqual([
      { ...content, id, owner: a, tool: "sai", money: true, savedAt: now.toISOString() },
    ]);
    const row = await opened.store.selectFrom("plan_saved").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/\b(73421|Mine)\b|12,345/);
  });

  it("reads the parts asked for and no other", async () => {
    await add("student", "timeline", false);
    await add(a, "match", false);
    await add(a, "costs");
    await add(a, "letter");
    await add(b, "costs");
    for (const part of savedParts([a, b])) {
      for (const { owner, tool, money } of await readSaved(opened.store, plan, [part])) {
        expect({ owner, money, letter: tool === "letter" }).toEqual(part);
      }
    }
    expect(await owners()).toHaveLength(5);
    expect(await readSaved(opened.store, plan, [])).toEqual([]);
  });

  it("keeps a row of finances for a household with money in it, and lets the figures go without the results", async () => {
    await add(a, "timeline", false);
    expect(await hasFinances(opened.store, plan, a)).toBe(false);
    const id = await add(a);
    expect(await hasFinances(opened.store, plan, a)).toBe(true);
    await inPlan(opened.store, plan, (write) => deleteFinances(write, a));
    expect(await hasFinances(opened.store, plan, a), "as long as there is money").toBe(true);
    await inPlan(opened.store, plan, (write) => deleteSaved(write, id ?? ""));
    await inPlan(opened.store, plan, (write) => deleteFinances(write, a));
    expect(await hasFinances(opened.store, plan, a)).toBe(false);
  });

  it("is changed and deleted only under its own plan", async () => {
    const other = await begunPlan(opened.store, account.maya ?? "", { ...fresh, studentName: "Ben" }, now);
    const id = (await add("student", "match", false)) ?? "";
    await inPlan(opened.store, other, (write) => changeSaved(write, id, { owner: "shared" }));
    await inPlan(opened.store, other, (write) => deleteSaved(write, id));
    expect(await owners()).toEqual(["student match"]);
    await inPlan(opened.store, plan, (write) =>
      changeSaved(write, id, { owner: "shared", content: { ...content, name: "Ours" } }),
    );
    expect(await everything()).toMatchObject([{ owner: "shared", name: "Ours" }]);
  });

  it("has an end, for each side by itself", async () => {
    const one = { owner: a, tool: "timeline", money: false } as const;
    const another = (count: number) =>
      inPlan(opened.store, plan, (write) =>
        addSaved(write, one, { ...content, answers: `state=TX&year=${count}` }, now),
      );
    for (let count = 0; count < mostSaved; count += 1) await another(count);
    expect(await another(mostSaved)).toBeNull();
    expect(await add(b, "timeline", false)).not.toBeNull();
  });

  it("is kept once by a button pressed twice, and again later", async () => {
    expect(await add(a, "timeline", false)).toBe(await add(a, "timeline", false));
    expect(await add(b, "timeline", false)).not.toBe(await add(a, "timeline", false));
    const later = new Date(now.getTime() + 60_000);
    await inPlan(opened.store, plan, (write) =>
      addSaved(write, { owner: a, tool: "timeline", money: false }, content, later),
    );
    expect(await owners()).toEqual(["a timeline", "a timeline", "b timeline"]);
  });

  it("goes with the last reader of its money, and with the last of its household", async () => {
    await joins("rick", a, false);
    await add(a, "costs");
    await add(a, "timeline", false);
    await add(b, "costs");
    await memberOf("renee").then((member) => inPlan(opened.store, plan, (write) => removeMember(write, member)));
    expect(await owners(), "the one who is left was not let in").toEqual(["a timeline", "b costs"]);
    await memberOf("rick").then((member) => inPlan(opened.store, plan, (write) => removeMember(write, member)));
    expect(await owners()).toEqual(["b costs"]);
  });

  it("goes with the student's account, but for what the homes keep", async () => {
    await add("student", "sai");
    const id = (await add("student", "match", false)) ?? "";
    await inPlan(opened.store, plan, (write) => changeSaved(write, id, { owner: "shared" }));
    await add(a, "costs");
    await inAccount(opened.store, account.maya ?? "", (write) => leavePlans(write, now));
    expect(await owners()).toEqual(["a costs"]);
  });

  it("of the home that stays goes on, and of the other nothing is left", async () => {
    await inPlan(opened.store, plan, (write) => saveFinances(write, b, { ...emptyFinances, income: 1 }, now));
    await add(a, "costs");
    await add(b, "letter");
    await inPlan(opened.store, plan, (write) => keepOneHousehold(write, b, "estranged"));
    expect(await owners()).toEqual(["b letter"]);
  });
});

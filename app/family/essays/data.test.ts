import { afterEach, beforeEach, expect, it } from "vitest";
import { openAccount } from "~/account/accounts.server";
import { newId } from "~/family/access/ids.server";
import { begunPlan } from "../../../tests/setup/begun-plan";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inPlan } from "../../../tests/setup/writing";
import { addEssay, changeEssay, deleteEssay, mostEssays, readEssays } from "./data.server";

const now = new Date("2026-11-21T12:00:00.000Z");
const essay = { unitid: 203535, title: "Why Kenyon?", wordLimit: 300, due: "2026-12-31", state: "draft" } as const;

onBothStores("essays", (empty) => {
  let opened: EmptyStore;
  let plan = "";
  let other = "";
  beforeEach(async () => {
    opened = await empty();
    const claims = { subject: "auth0|maya", email: "maya@mail.example", emailVerified: true, name: "maya" };
    const account = await openAccount(opened.store, { ...claims, roles: [] }, "18+", now);
    const fresh = { studentName: "Maya", classYear: 2027, state: null, startedBy: "student", adultFrom: null } as const;
    plan = await begunPlan(opened.store, account.id, fresh, now);
    other = await begunPlan(opened.store, account.id, { ...fresh, studentName: "Ben" }, now);
  });
  afterEach(() => opened.close());

  it("are added, changed and deleted, each only under its own plan", async () => {
    const added = { ...essay, id: newId() };
    expect(await inPlan(opened.store, plan, (write) => addEssay(write, added, now))).toBe(true);
    expect(await inPlan(opened.store, plan, (write) => addEssay(write, added, now))).toBe(true);
    expect(await readEssays(opened.store, plan)).toHaveLength(1);
    const [first] = await readEssays(opened.store, plan);
    expect(first).toMatchObject(essay);
    const id = first?.id ?? "";
    const final = { ...essay, id, unitid: null, wordLimit: null, due: null, state: "final" } as const;
    expect(await inPlan(opened.store, other, (write) => changeEssay(write, final))).toBe(false);
    expect(await inPlan(opened.store, other, (write) => deleteEssay(write, id))).toBe(false);
    expect(await inPlan(opened.store, plan, (write) => changeEssay(write, final))).toBe(true);
    expect(await readEssays(opened.store, plan)).toEqual([final]);
    expect(await inPlan(opened.store, plan, (write) => deleteEssay(write, id))).toBe(true);
    expect(await inPlan(opened.store, plan, (write) => deleteEssay(write, id))).toBe(false);
  });

  it("are refused beyond the most that a plan may have", async () => {
    for (let count = 0; count < mostEssays; count += 1)
      await inPlan(opened.store, plan, (write) => addEssay(write, { ...essay, id: newId() }, now));
    expect(await inPlan(opened.store, plan, (write) => addEssay(write, { ...essay, id: newId() }, now))).toBe(false);
    expect(await readEssays(opened.store, plan)).toHaveLength(mostEssays);
  });
});

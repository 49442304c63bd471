import { afterEach, beforeEach, expect, it } from "vitest";
import { openAs } from "~/family/access/open-plan.server";
import { addCollege, changeCollege } from "~/family/colleges/data.server";
import { datesIn } from "~/family/dates/dates.server";
import { type KeptPlan, keepPlan } from "../../../tests/setup/kept-plan";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inPlan } from "../../../tests/setup/writing";
import { addOwnTask, putTask } from "./data.server";
import { readTaskPage, readTasks } from "./tasks.server";

const now = new Date("2026-11-21T12:00:00.000Z");
const siena = 172264;

onBothStores("tasks for a college that closed", (empty) => {
  let opened: EmptyStore;
  let plan: KeptPlan;
  beforeEach(async () => {
    opened = await empty();
    plan = await keepPlan(opened.store, "2027-01-10", now);
  });
  afterEach(() => opened.close());

  async function access() {
    const seen = await openAs(opened.store, plan.planId, plan.accounts.maya, now, "calendar:shared");
    if (seen === null) throw new Error("Maya is not in the plan.");
    return seen;
  }

  it("stay to be seen with the reason, count for nothing, and move no other work", async () => {
    const before = (await readTasks(await access())).tasks.map(({ task: { id, due } }) => [id, due]);
    const line = (await inPlan(opened.store, plan.planId, (write) => addCollege(write, siena))) ?? "";
    await inPlan(opened.store, plan.planId, async (write) => {
      // Earlier than every other date of the plan: letters and essays would move up for it.
      await changeCollege(write, line, { own_deadline: "2026-12-01" });
      const own = { owner: "shared", title: "Call Siena Heights", due: "2026-11-24", unitid: siena } as const;
      await addOwnTask(write, "x".repeat(22), own);
      await putTask(write, `supplement-draft:${siena}`, { owner: "student", doneAt: now.toISOString() });
    });

    const seen = await access();
    const { tasks, withdrawn } = await readTasks(seen);
    const live = tasks.filter(({ task: { id, college } }) => !withdrawn.has(id) && college !== siena);
    expect(live.map(({ task: { id, due } }) => [id, due])).toEqual(before);
    expect(withdrawn.get(`submit:${siena}`)).toBe("Closed in May 2026");
    expect(withdrawn.has(`supplement-draft:${siena}`), "what was done stays done").toBe(false);

    const page = await readTaskPage({ ...seen, member: { id: plan.accounts.maya } } as Parameters<
      typeof readTaskPage
    >[0]);
    const titles = page.withdrawn.map(({ title }) => title);
    expect(titles).toContain("Send the application to Siena Heights University");
    expect(titles).toContain("Call Siena Heights");
    expect(page.withdrawn.every((each) => each.withdrawn === "Closed in May 2026" && !each.mayTick)).toBe(true);
    const shown = [...page.overdue, ...page.week, ...page.open, ...page.later.flatMap(({ lines }) => lines)];
    expect(shown.filter(({ college }) => college === "Siena Heights University")).toEqual([]);
    expect(page.progress.all).toBe(live.length + 1);

    const dates = await datesIn(seen);
    expect(dates.filter(({ title }) => title.includes("Siena"))).toEqual([]);
    expect(dates.some(({ title }) => title.includes("Kenyon"))).toBe(true);
  });
});

import { idOfKey } from "~/family/access/idempotency-key.server";
import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { HouseholdId } from "~/family/access/roles";
import type { Store } from "~/store/database.server";
import { isTaskOwner, type StoredTask, type TaskOwner } from "./tasks";

/** The most rows of one owner. Counted apart, so that nobody can find out how many another household has. */
export const mostTasks = 400;

/** What is stored of the tasks of a plan, what they are made from, and the day the plan began ("YYYY-MM-DD"). */
export async function readTaskRows(store: Store, planId: string) {
  const [rows, setup, plan] = await Promise.all([
    store.selectFrom("plan_task").where("plan_id", "=", planId).selectAll().orderBy("key").execute(),
    store.selectFrom("plan_task_setup").where("plan_id", "=", planId).select("answers").executeTakeFirst(),
    store.selectFrom("plan").where("id", "=", planId).select("created_at").executeTakeFirstOrThrow(),
  ]);
  const stored = rows.flatMap(({ key, owner, title, unitid, due, done_at }): StoredTask[] =>
    isTaskOwner(owner) ? [{ key, owner, title, unitid, due, done: done_at !== null }] : [],
  );
  return { stored, answers: setup?.answers ?? null, began: plan.created_at };
}

/** Writes what changed in a task of the rules or in one that was added. Gives false when the plan is full of them. */
export async function putTask(
  write: PlanWrite,
  key: string,
  change: { owner: TaskOwner; title?: string; unitid?: number | null; due?: string | null; doneAt?: string | null },
): Promise<boolean> {
  const { store, planId } = write;
  const { owner, title, unitid, due, doneAt } = change;
  const set = {
    owner,
    ...(title === undefined ? {} : { title }),
    ...(unitid === undefined ? {} : { unitid }),
    ...(due === undefined ? {} : { due }),
    ...(doneAt === undefined ? {} : { done_at: doneAt }),
  };
  const { total } = await store
    .selectFrom("plan_task")
    .where("plan_id", "=", planId)
    .where("owner", "=", owner)
    .where("key", "!=", key)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  if (Number(total) >= mostTasks) return false;
  await store
    .insertInto("plan_task")
    .values({ plan_id: planId, key, title: null, unitid: null, due: null, done_at: null, ...set })
    .onConflict((conflict) => conflict.columns(["plan_id", "key"]).doUpdateSet(set))
    .execute();
  return true;
}

/**
 * Adds a task of somebody's own, unless it is there already or there is no room for one more.
 *
 * @param key of the form it came from; see `idOfKey`
 */
export async function addOwnTask(
  write: PlanWrite,
  key: string | null,
  task: { owner: TaskOwner; title: string; due: string; unitid: number | null },
): Promise<{ readonly key: string; readonly how: "added" | "there" | "full" }> {
  const { store, planId } = write;
  const asked = `own:${idOfKey(key, task)}`;
  const there = await store
    .selectFrom("plan_task")
    .where("plan_id", "=", planId)
    .where("key", "=", asked)
    .select("key")
    .executeTakeFirst();
  if (there !== undefined) return { key: asked, how: "there" };
  return { key: asked, how: (await putTask(write, asked, task)) ? "added" : "full" };
}

/** Gives false when the plan has no such task of its own. */
export async function deleteTask(write: PlanWrite, key: string): Promise<boolean> {
  const { store, planId } = write;
  const { numDeletedRows } = await store
    .deleteFrom("plan_task")
    .where("plan_id", "=", planId)
    .where("key", "=", key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function putTaskSetup(write: PlanWrite, answers: string): Promise<void> {
  const { store, planId } = write;
  await store
    .insertInto("plan_task_setup")
    .values({ plan_id: planId, answers })
    .onConflict((conflict) => conflict.column("plan_id").doUpdateSet({ answers }))
    .execute();
}

/** Deletes a household's own tasks, and gives back to the student what it was asked to do. */
export async function deleteTasksOf({ store, planId }: PlanWrite, household: HouseholdId): Promise<void> {
  await store.deleteFrom("plan_task").where("plan_id", "=", planId).where("owner", "=", household).execute();
  await store
    .updateTable("plan_task")
    .set({ owner: "student" })
    .where("plan_id", "=", planId)
    .where("owner", "=", `asked:${household}`)
    .execute();
}

/** Deletes the student's own tasks, and those that a household was asked to do. */
export async function deleteTasksOfStudent({ store, planId }: PlanWrite): Promise<void> {
  await store
    .deleteFrom("plan_task")
    .where("plan_id", "=", planId)
    .where((where) => where.or([where("owner", "=", "student"), where("owner", "like", "asked:%")]))
    .execute();
}

/** Deletes the tasks that all share, and what tasks are made from. */
export async function deleteSharedTasks({ store, planId }: PlanWrite): Promise<void> {
  await store.deleteFrom("plan_task_setup").where("plan_id", "=", planId).execute();
  await store.deleteFrom("plan_task").where("plan_id", "=", planId).where("owner", "=", "shared").execute();
}

/** How many tasks a household has of its own. */
export async function countTasksOf(store: Store, planId: string, household: HouseholdId): Promise<number> {
  const rows = store.selectFrom("plan_task").where("plan_id", "=", planId).where("owner", "=", household);
  return (await rows.select("key").execute()).length;
}

/** How many tasks are the student's or asked of a household, and with `shared` those of all. */
export async function countTasksOfStudent(
  store: Store,
  planId: string,
  { shared }: { readonly shared: boolean },
): Promise<number> {
  const rows = store
    .selectFrom("plan_task")
    .where("plan_id", "=", planId)
    .where((where) =>
      where.or([
        where("owner", "=", "student"),
        where("owner", "like", "asked:%"),
        ...(shared ? [where("owner", "=", "shared")] : []),
      ]),
    );
  return (await rows.select("key").execute()).length;
}

import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { Store } from "~/store/database.server";
import { type Essay, isEssayState } from "./essays";

/** The most essays of one plan. */
export const mostEssays = 150;

export async function readEssays(store: Store, planId: string): Promise<readonly Essay[]> {
  const rows = await store.selectFrom("plan_essay").where("plan_id", "=", planId).selectAll().orderBy("id").execute();
  return rows.map(({ id, unitid, title, word_limit, due, state }) => ({
    id,
    unitid,
    title,
    due,
    wordLimit: word_limit,
    state: isEssayState(state) ? state : "not-started",
  }));
}

const valuesOf = ({ unitid, title, wordLimit, due, state }: Omit<Essay, "id">) => ({
  unitid,
  title,
  due,
  state,
  word_limit: wordLimit,
});

/** Writes an essay, once for each id. Gives false when the list is full. */
export async function addEssay(write: PlanWrite, essay: Essay, now: Date): Promise<boolean> {
  const { store, planId } = write;
  const { total } = await store
    .selectFrom("plan_essay")
    .where("plan_id", "=", planId)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  if (Number(total) >= mostEssays) return false;
  await store
    .insertInto("plan_essay")
    .values({ id: essay.id, plan_id: planId, added_at: now.toISOString(), ...valuesOf(essay) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return true;
}

/** Gives false when the plan has no such essay. */
export async function changeEssay(write: PlanWrite, { id, ...essay }: Essay): Promise<boolean> {
  const { store, planId } = write;
  const { numUpdatedRows } = await store
    .updateTable("plan_essay")
    .set(valuesOf(essay))
    .where("id", "=", id)
    .where("plan_id", "=", planId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives false when the plan has no such essay. */
export async function deleteEssay(write: PlanWrite, id: string): Promise<boolean> {
  const { store, planId } = write;
  const { numDeletedRows } = await store
    .deleteFrom("plan_essay")
    .where("id", "=", id)
    .where("plan_id", "=", planId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes every essay. Its drafts hang on it: versions, who was shown one, what they asked. */
export async function deleteEssays({ store, planId }: PlanWrite): Promise<void> {
  await store.deleteFrom("plan_essay").where("plan_id", "=", planId).execute();
}

export async function countEssays(store: Store, planId: string): Promise<number> {
  return (await store.selectFrom("plan_essay").where("plan_id", "=", planId).select("id").execute()).length;
}

/** How many versions of drafts hang on the essays of a plan. */
export async function countDrafts(store: Store, planId: string): Promise<number> {
  return (await store.selectFrom("plan_draft").where("plan_id", "=", planId).select("id").execute()).length;
}

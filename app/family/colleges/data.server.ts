import { sql } from "kysely";
import type { Day } from "~/calendar/day";
import { newId } from "~/family/access/ids.server";
import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { Store } from "~/store/database.server";
import { type Status, usualStatus } from "~/student/list/status";

/** The most colleges on one list: more is no list. */
export const mostOnList = 60;

/** The position after the last one of a plan, worked out by the statement that takes it. */
const afterLast = (planId: string) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from plan_college where plan_id = ${planId})`;

/**
 * Puts a college at the end of a list, or back on it. Gives the id of its line; null when the list is full.
 *
 * The plan's lock keeps two additions apart. Behind it the unique index on positions does: where somebody else takes
 * the position first, the next one is taken.
 */
export async function addCollege(
  write: PlanWrite,
  unitid: number,
  status: Status = usualStatus,
): Promise<string | null> {
  const { store, planId } = write;
  const id = newId();
  for (let attempt = 0; attempt < mostOnList; attempt++) {
    const lines = await store
      .selectFrom("plan_college")
      .where("plan_id", "=", planId)
      .select(["id", "unitid", "removed_at"])
      .execute();
    const there = lines.find((line) => line.unitid === unitid);
    if (there !== undefined && there.removed_at === null) return there.id;
    if (lines.filter(({ removed_at }) => removed_at === null).length >= mostOnList) return null;
    if (there !== undefined) {
      await restoreCollege(write, there.id);
      return there.id;
    }
    const { numInsertedOrUpdatedRows } = await store
      .insertInto("plan_college")
      .values({
        id,
        plan_id: planId,
        unitid,
        position: afterLast(planId),
        status,
        note: "",
        liked: "",
        way: null,
        own_deadline: null,
        removed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return id;
  }
  throw new Error("A college found no free position on its list.");
}

export async function changeCollege(
  write: PlanWrite,
  id: string,
  change: { status?: string; way?: string | null; own_deadline?: string | null; note?: string; liked?: string },
): Promise<void> {
  const { store, planId } = write;
  if (Object.keys(change).length === 0) return;
  await store.updateTable("plan_college").set(change).where("id", "=", id).where("plan_id", "=", planId).execute();
}

/** Takes out days that the student entered for another season than the one from `first` to `last`. */
export async function forgetOwnDeadlines(write: PlanWrite, first: Day, last: Day): Promise<void> {
  const { store, planId } = write;
  await store
    .updateTable("plan_college")
    .set({ own_deadline: null })
    .where("plan_id", "=", planId)
    .where((where) => where.or([where("own_deadline", "<", first), where("own_deadline", ">", last)]))
    .execute();
}

/** Takes a college off a list; it can be put back with everything written about it. */
export async function removeCollege(write: PlanWrite, id: string, now: Date): Promise<void> {
  const { store, planId } = write;
  const removed = { removed_at: now.toISOString() };
  await store.updateTable("plan_college").set(removed).where("id", "=", id).where("plan_id", "=", planId).execute();
}

/** Puts a college back on its list, at the end: its old position may be another's by now. */
export async function restoreCollege(write: PlanWrite, id: string): Promise<void> {
  const { store, planId } = write;
  await store
    .updateTable("plan_college")
    .set({ removed_at: null, position: afterLast(planId) })
    .where("id", "=", id)
    .where("plan_id", "=", planId)
    .where("removed_at", "is not", null)
    .execute();
}

/** Forgets a college that was taken off, with what was written about it. */
export async function forgetCollege(write: PlanWrite, id: string): Promise<void> {
  const { store, planId } = write;
  await store
    .deleteFrom("plan_college")
    .where("id", "=", id)
    .where("plan_id", "=", planId)
    .where("removed_at", "is not", null)
    .execute();
}

/**
 * Writes the order of a list, in two passes: no two lines may have one position, not even for a moment, so all of them
 * move to negative positions first.
 *
 * @param ids lines of it, in order; those that are not named follow as they are, and those that are not on it are left
 * out
 */
export async function orderColleges(write: PlanWrite, ids: readonly string[]): Promise<void> {
  const { store, planId } = write;
  const lines = await store
    .selectFrom("plan_college")
    .where("plan_id", "=", planId)
    .where("removed_at", "is", null)
    .select("id")
    .orderBy("position")
    .execute();
  const there = lines.map(({ id }) => id);
  const inOrder = [...new Set([...ids.filter((id) => there.includes(id)), ...there])];
  await store
    .updateTable("plan_college")
    .set({ position: sql<number>`-1 - position` })
    .where("plan_id", "=", planId)
    .where("removed_at", "is", null)
    .execute();
  for (const [at, id] of inOrder.entries()) {
    await store
      .updateTable("plan_college")
      .set({ position: at + 1 })
      .where("id", "=", id)
      .where("plan_id", "=", planId)
      .execute();
  }
}

/** Deletes the whole list, with what was written about the colleges. */
export async function deleteColleges({ store, planId }: PlanWrite): Promise<void> {
  await store.deleteFrom("plan_college").where("plan_id", "=", planId).execute();
}

/** Deletes what the student alone wrote about the colleges; the list stays. */
export async function deleteNotes({ store, planId }: PlanWrite): Promise<void> {
  await store.updateTable("plan_college").set({ note: "" }).where("plan_id", "=", planId).execute();
}

/** How many colleges a list has, also those taken off, or how many with a note. */
export async function countColleges(
  store: Store,
  planId: string,
  only: { readonly noted: boolean } = { noted: false },
): Promise<number> {
  let lines = store.selectFrom("plan_college").where("plan_id", "=", planId);
  if (only.noted) lines = lines.where("note", "!=", "");
  return (await lines.select("id").execute()).length;
}

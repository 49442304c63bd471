import type { Store } from "~/store/database.server";
import type { Day } from "~/timeline/day";
import { newId } from "./ids.server";

/** The most colleges on one list: more is no list. */
export const mostOnList = 60;

/** Puts a college at the end of a list, or back on it. Gives the id of its line; null when the list is full. */
export async function addCollege(store: Store, planId: string, unitid: number): Promise<string | null> {
  return store.transaction().execute(async (within) => {
    const lines = await within
      .selectFrom("plan_college")
      .where("plan_id", "=", planId)
      .select(["id", "unitid", "position", "removed_at"])
      .execute();
    const there = lines.find((line) => line.unitid === unitid);
    if (there !== undefined && there.removed_at === null) return there.id;
    if (lines.filter(({ removed_at }) => removed_at === null).length >= mostOnList) return null;
    const position = Math.max(0, ...lines.map((line) => line.position)) + 1;
    if (there !== undefined) {
      await within.updateTable("plan_college").set({ removed_at: null }).where("id", "=", there.id).execute();
      return there.id;
    }
    const id = newId();
    await within
      .insertInto("plan_college")
      .values({
        ...{ id, plan_id: planId, unitid, position, status: "considering", note: "", liked: "" },
        ...{ way: null, own_deadline: null, removed_at: null },
      })
      .onConflict((conflict) => conflict.columns(["plan_id", "unitid"]).doNothing())
      .execute();
    return id;
  });
}

export async function changeCollege(
  store: Store,
  planId: string,
  id: string,
  change: { status?: string; way?: string | null; own_deadline?: string | null; note?: string; liked?: string },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await store.updateTable("plan_college").set(change).where("id", "=", id).where("plan_id", "=", planId).execute();
}

/** Takes out days that the student entered for another season than the one from `first` to `last`. */
export async function forgetOwnDeadlines(store: Store, planId: string, first: Day, last: Day): Promise<void> {
  await store
    .updateTable("plan_college")
    .set({ own_deadline: null })
    .where("plan_id", "=", planId)
    .where((where) => where.or([where("own_deadline", "<", first), where("own_deadline", ">", last)]))
    .execute();
}

/** Takes a college off a list; it can be put back with everything written about it. */
export async function removeCollege(store: Store, planId: string, id: string, now: Date): Promise<void> {
  const removed = { removed_at: now.toISOString() };
  await store.updateTable("plan_college").set(removed).where("id", "=", id).where("plan_id", "=", planId).execute();
}

export async function restoreCollege(store: Store, planId: string, id: string): Promise<void> {
  const back = { removed_at: null };
  await store.updateTable("plan_college").set(back).where("id", "=", id).where("plan_id", "=", planId).execute();
}

/** Forgets a college that was taken off, with what was written about it. */
export async function forgetCollege(store: Store, planId: string, id: string): Promise<void> {
  await store
    .deleteFrom("plan_college")
    .where("id", "=", id)
    .where("plan_id", "=", planId)
    .where("removed_at", "is not", null)
    .execute();
}

/** Writes the order of a list. @param ids all lines of it, in order */
export async function orderColleges(store: Store, planId: string, ids: readonly string[]): Promise<void> {
  await store.transaction().execute(async (within) => {
    for (const [at, id] of ids.entries()) {
      await within
        .updateTable("plan_college")
        .set({ position: at + 1 })
        .where("id", "=", id)
        .where("plan_id", "=", planId)
        .execute();
    }
  });
}

import type { Store } from "~/store/database.server";
import type { GraphChange, GraphReview } from "~/store/rows";
import type { Transaction } from "~/store/transaction.server";
import { kinds } from "../parts/graph";
import { type Dependent, reasons } from "../questions/dependents";

/** Rows in one statement: stores have a bound on what one holds. */
const pieces = 100;

/** What is read by a person: a figure is read where it is shown. */
const readKinds: readonly string[] = ["page", "tool", "answer"];
export const toRead = (dependents: readonly Dependent[]): readonly Dependent[] =>
  dependents.filter(({ thing }) => readKinds.includes(thing.kind));

/**
 * Marks what stands on something for review. Sent again with the same id, it changes nothing.
 * @returns whether it was not there before
 */
export async function addChange(
  within: Transaction,
  change: GraphChange,
  dependents: readonly Dependent[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await within
    .insertInto("graph_change")
    .values(change)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  const rows = toRead(dependents).map(({ thing, reason }) => ({
    change_id: change.id,
    thing: thing.id,
    title: thing.title,
    kind: kinds[thing.kind],
    why: reasons[reason],
    read_at: null,
    read_by: null,
  }));
  for (let at = 0; at < rows.length; at += pieces) {
    await within
      .insertInto("graph_review")
      .values(rows.slice(at, at + pieces))
      .execute();
  }
  return true;
}

/**
 * Marks things of one change as read. What somebody has read already stays theirs.
 * @returns how many were unread until now
 */
export async function markRead(
  within: Transaction,
  { change, things, by, at }: { change: string; things: readonly string[]; by: string; at: string },
): Promise<number> {
  let marked = 0;
  for (let from = 0; from < things.length; from += pieces) {
    const { numUpdatedRows } = await within
      .updateTable("graph_review")
      .set({ read_at: at, read_by: by })
      .where("change_id", "=", change)
      .where("thing", "in", things.slice(from, from + pieces))
      .where("read_at", "is", null)
      .executeTakeFirst();
    marked += Number(numUpdatedRows);
  }
  return marked;
}

/** A change with how much of what stands on it is read. */
export type ChangeCount = GraphChange & { readonly marked: number; readonly unread: number };

/** Every change, the newest first. */
export async function changes(store: Store): Promise<readonly ChangeCount[]> {
  const [all, counts] = await Promise.all([
    store.selectFrom("graph_change").selectAll().orderBy("at", "desc").orderBy("id").execute(),
    store
      .selectFrom("graph_review")
      .select(({ fn }) => ["change_id", fn.countAll<number>().as("marked"), fn.count<number>("read_at").as("read")])
      .groupBy("change_id")
      .execute(),
  ]);
  const byChange = new Map(counts.map((one) => [one.change_id, one]));
  return all.map((change) => {
    const { marked = 0, read = 0 } = byChange.get(change.id) ?? {};
    return { ...change, marked: Number(marked), unread: Number(marked) - Number(read) };
  });
}

/** What was marked for review, with the change it was marked for. */
export type MarkedThing = GraphReview & { readonly changed: string; readonly at: string };

/** Everything that was marked for review: of all changes, or of one. */
export async function markedThings(store: Store, change: string | null = null): Promise<readonly MarkedThing[]> {
  const marked = markedOf(store);
  return (change === null ? marked : marked.where("graph_review.change_id", "=", change)).execute();
}

/** What was marked for review and nobody has read yet, of all changes. */
export const unreadThings = (store: Store): Promise<readonly MarkedThing[]> =>
  markedOf(store).where("graph_review.read_at", "is", null).execute();

function markedOf(store: Store) {
  return store
    .selectFrom("graph_review")
    .innerJoin("graph_change", "graph_change.id", "graph_review.change_id")
    .selectAll("graph_review")
    .select(["graph_change.title as changed", "graph_change.at"])
    .orderBy("graph_change.at", "desc")
    .orderBy("graph_review.kind")
    .orderBy("graph_review.title");
}

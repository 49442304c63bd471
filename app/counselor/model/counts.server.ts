import { addCounts } from "~/model/counts.server";
import { log } from "~/reports/log.server";
import { database, type Store } from "~/store/database.server";
import type { CounselorStatusSubject } from "~/store/rows";
import type { Status } from "../answer/reply";
import type { Composed, Outcome } from "./compose";

/**
 * How asking the model ended, besides what the answer says itself: it wasn't asked, since today's answers are used up.
 */
type Counted = Pick<Composed, "passed" | "refused"> & { readonly outcome: Outcome | "used up" };

/** What of one answer is counted: each decision of the gate by its reason, and how asking the model ended. No texts. */
export function countsOf({
  outcome,
  passed,
  refused,
}: Counted): Readonly<Record<"gate" | "model", Record<string, number>>> {
  const gate: Record<string, number> = passed > 0 ? { passed } : {};
  for (const { reason } of refused) gate[reason] = (gate[reason] ?? 0) + 1;
  return { gate, model: { [outcome]: 1 } };
}

/** Adds one answer to the counts of its day. */
export async function countAnswer(store: Store, counted: Counted, now: Date): Promise<void> {
  await addCounts(store, countsOf(counted), now);
}

/**
 * Adds how a reply ended, with a model or without: its status and nothing of what was asked.
 * @param door where it was asked
 */
export async function countStatus(
  store: Store,
  status: Status,
  now: Date,
  door: CounselorStatusSubject = "status",
): Promise<void> {
  await addCounts(store, { [door]: { [status]: 1 } }, now);
}

/** The same where somebody waits for the answer. */
export const keepStatus = (status: Status, door: CounselorStatusSubject): Promise<void> =>
  kept(countStatus(database(), status, new Date(), door));

/** A count that can't be kept keeps nobody from an answer. */
export async function kept(count: Promise<void>): Promise<void> {
  await count.catch((error: unknown) => log().error({ err: error }, "The counselor's counts could not be kept"));
}

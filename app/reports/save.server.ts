import type { Store } from "~/store/database.server";
import { transact } from "~/store/transaction.server";
import type { FingerprintRule } from "./fingerprint";
import { addToGroup, mostOfGroupInDay, mostOfTypeInDay, tally } from "./group.server";
import type { ReceivedReport } from "./receive.server";

/** What became of a report: kept whole, only counted in its group, or left out. */
export type Saved = "kept" | "counted" | "left out";

/**
 * Puts a report into its group and keeps it whole, within the bounds of a day. The same report sent
 * twice is one; the time is
 * the server's.
 */
export function saveReport(
  store: Store,
  report: ReceivedReport,
  at: Date,
  rules?: readonly FingerprintRule[],
): Promise<Saved> {
  const { id, type, severity, message, url: path, userAgent: browser, sessionId, release = null } = report;
  return transact(store, async (within) => {
    const known = await within.selectFrom("error_report").where("id", "=", id).select("id").executeTakeFirst();
    if (known !== undefined) return "kept";
    const inDay = await tally(within, `type ${type}`, at);
    const mayMake = inDay <= mostOfTypeInDay;
    const fault = { type, severity, message, release, browser };
    const group = await addToGroup(within, fault, at, { mayMake, ...(rules && { rules }) });
    if (group === null) return "left out";
    const ofGroup = await tally(within, `group ${group}`, at);
    if (!mayMake || ofGroup > mostOfGroupInDay) return "counted";
    await within
      .insertInto("error_report")
      .values({
        id,
        at: at.toISOString(),
        type,
        severity,
        message,
        stack: report.stack,
        path,
        user_agent: browser,
        session_id: sessionId,
        context: Object.keys(report.context).length > 0 ? JSON.stringify(report.context) : null,
        group_id: group,
        release,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    return "kept";
  });
}

/** Reports that are put into their groups in one transaction. */
const atOnce = 100;

/**
 * Puts reports into groups that have none: those from before there were groups, and those that a
 * process of an older release
 * writes beside this one.
 *
 * @returns how many
 */
export async function groupOlder(store: Store): Promise<number> {
  for (let done = 0; ; ) {
    const more = await transact(store, async (within) => {
      const rows = await within
        .selectFrom("error_report")
        .where("group_id", "is", null)
        .select(["id", "at", "type", "severity", "message", "user_agent"])
        .orderBy("at")
        .limit(atOnce)
        .execute();
      for (const { id, at, type, severity, message, user_agent: browser } of rows) {
        // Claimed first: of two processes that found it, one counts it.
        const { numUpdatedRows } = await within
          .updateTable("error_report")
          .set({ group_id: "" })
          .where("id", "=", id)
          .where("group_id", "is", null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) continue;
        const group = await addToGroup(within, { type, severity, message, browser, release: null }, new Date(at));
        await within.updateTable("error_report").set({ group_id: group }).where("id", "=", id).execute();
      }
      return rows.length;
    });
    done += more;
    if (more < atOnce) return done;
  }
}

/** Resolves a fault in the release that runs now, or opens it again. False where there is nothing to change. */
export async function setResolved(
  store: Store,
  id: string,
  change: { readonly by: string; readonly release: string } | null,
  now: Date,
): Promise<boolean> {
  const set =
    change === null
      ? ({ state: "open", resolved_in: null, reopened_at: now.toISOString() } as const)
      : ({
          state: "resolved",
          resolved_at: now.toISOString(),
          resolved_by: change.by,
          resolved_in: change.release,
        } as const);
  const { numUpdatedRows } = await store
    .updateTable("error_group")
    .set(set)
    .where("id", "=", id)
    .where("state", "=", change === null ? "resolved" : "open")
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

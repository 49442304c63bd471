import { seal, unseal } from "~/account/session/seal.server";
import { momentAfter } from "~/account/session-time";
import { digestOf } from "~/digest.server";
import { log } from "~/reports/log.server";
import type { Store } from "~/store/database.server";
import { deleteIdentity, type Management } from "./auth0-management.server";

/** Minutes until the next attempt: 1, 2, 4 and so on, at most half a day. */
const pauseAfter = (attempts: number) => Math.min(2 ** attempts, 720);

/**
 * Writes down every identity of an account for the sign-in service to delete, before the account itself goes. Written
 * in the same transaction, so that an outage can only delay it.
 *
 * @param receipt hash of the receipt that says how it stands
 * @returns how many there are
 */
export async function queueIdentityDeletions(
  store: Store,
  accountId: string,
  receipt: string,
  now: Date,
): Promise<number> {
  const rows = await store.selectFrom("identity").where("account_id", "=", accountId).select("subject").execute();
  const at = now.toISOString();
  for (const { subject } of rows) {
    await store
      .insertInto("identity_deletion")
      .values({
        hash: digestOf(subject),
        subject: seal(subject),
        receipt,
        asked_at: at,
        not_before: at,
        attempts: 0,
      })
      .onConflict((conflict) => conflict.column("hash").doUpdateSet({ not_before: at, attempts: 0 }))
      .execute();
  }
  return rows.length;
}

/**
 * Deletes at the sign-in service what is written down and due. What fails stays, and is tried again later. Somebody who
 * has come back meanwhile, with an account of theirs, is left alone. Safe in two processes at once: deleting twice is
 * deleting.
 *
 * @param to null where the service cannot be asked: everything stays written down
 * @param which those whose time has come, those of one receipt, or all
 * @returns how many are left
 */
export async function deleteIdentities(
  store: Store,
  to: Management | null,
  now: Date,
  which: "due" | "all" | { readonly receipt: string },
): Promise<number> {
  let waiting = store.selectFrom("identity_deletion").selectAll().orderBy("not_before");
  if (which === "due") waiting = waiting.where("not_before", "<=", now.toISOString());
  else if (which !== "all") waiting = waiting.where("receipt", "=", which.receipt);
  let left = 0;
  for (const row of await waiting.execute()) {
    const subject = unseal(row.subject);
    const back = await store
      .selectFrom("identity")
      .where("subject", "=", subject ?? "")
      .select("subject")
      .executeTakeFirst();
    try {
      if (subject !== null && back === undefined) {
        if (to === null) {
          left += 1;
          continue;
        }
        await deleteIdentity(to, subject);
      }
      await store.deleteFrom("identity_deletion").where("hash", "=", row.hash).execute();
    } catch (error) {
      left += 1;
      const attempts = row.attempts + 1;
      log().warn({ attempts, reason: String(error) }, "an identity is still at the sign-in service");
      await store
        .updateTable("identity_deletion")
        .set({ attempts, not_before: momentAfter(now, pauseAfter(attempts) * 60_000) })
        .where("hash", "=", row.hash)
        .execute();
    }
  }
  return left;
}

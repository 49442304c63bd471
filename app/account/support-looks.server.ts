import type { Store } from "~/store/database.server";
import { adminActions, isAdminAction, type SupportLook } from "./support-looks";

/**
 * When support looked at an account or did something with it, and why; the newest first. For the
 * person it is about.
 */
export async function readSupportLooks(store: Store, accountId: string): Promise<readonly SupportLook[]> {
  const rows = await store
    .selectFrom("admin_log")
    .where("account_id", "=", accountId)
    .select(["at", "action", "reason", "said"])
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(500)
    .execute();
  return rows.map(({ at, action, reason, said }) => {
    const words = isAdminAction(action) ? adminActions[action].person : action;
    return { at, what: said === null ? words : `${words}: ${said}`, why: reason };
  });
}

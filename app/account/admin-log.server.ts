import { randomBytes } from "node:crypto";
import type { Store } from "~/store/database.server";
import type { Member } from "./member";
import type { AdminAction } from "./support-looks";

/** What an administrator does, to whom, and why. */
export interface AdminAct {
  readonly action: AdminAction;
  /** Null where nobody was found. */
  readonly accountId: string | null;
  readonly reason: string;
  /** What came of it, where it is written down afterwards. */
  readonly said?: string;
}

/** Adds a line to the log. Nothing here changes or deletes one, and the store refuses it. */
export async function logAct(
  store: Store,
  admin: Pick<Member, "id" | "name">,
  { action, accountId, reason, said }: AdminAct,
  now: Date,
): Promise<void> {
  await store
    .insertInto("admin_log")
    .values({
      id: randomBytes(16).toString("hex"),
      at: now.toISOString(),
      admin_id: admin.id,
      admin_name: admin.name,
      action,
      account_id: accountId,
      reason,
      said: said ?? null,
    })
    .execute();
}

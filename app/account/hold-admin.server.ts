import type { Transaction } from "~/store/transaction.server";
import type { Member } from "./member";
import { isAdministrator } from "./roles";
import { rolesHold } from "./session-time";
import { holdMember } from "./write-account.server";

/** To someone who is no administrator what administrators do does not exist. */
export const notThere = () => new Response(null, { status: 404, statusText: "Not Found" });

/** Asks again inside of a transaction: still signed in, and still an administrator. Throws a 401 or 404 Response. */
export async function holdAdmin(within: Transaction, admin: Member, now: Date): Promise<void> {
  await holdMember(within, admin, now);
  const session = await within
    .selectFrom("session")
    .where("id", "=", admin.session)
    .select(["roles", "refreshed_at", "seen_at", "expires_at", "refresh_not_before"])
    .executeTakeFirst();
  if (session === undefined || !rolesHold(session, now) || !isAdministrator(JSON.parse(session.roles) as string[])) {
    throw notThere();
  }
}

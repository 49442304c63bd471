import type { HouseholdId } from "~/family/access/roles";
import type { Book } from "~/family/ledger/ledger";
import type { Store } from "~/store/database.server";
import type { Going } from "./departure";

/**
 * Counts what goes of the ledgers with the last person of a household, in the books that whoever asks may read. The
 * same rows as `deleteBooksOf` deletes.
 */
export async function countBooksOf(
  within: Store,
  planId: string,
  household: HouseholdId,
  seen: readonly Book[],
): Promise<Going> {
  if (seen.length === 0) return {};
  const payments = await within
    .selectFrom("plan_ledger_entry")
    .where("plan_id", "=", planId)
    .where("book", "in", seen)
    .where("writer", "=", household)
    .select("id")
    .execute();
  return counted(
    within,
    planId,
    payments.length,
    seen.filter((book) => book === household || book === "shared"),
  );
}

/**
 * Counts what the student sees go when the plan goes on without a household. The same rows as `keepOneHousehold`
 * deletes.
 */
export async function countEnding(within: Store, planId: string, gone: HouseholdId): Promise<Going> {
  const payments = await within
    .selectFrom("plan_ledger_entry")
    .where("plan_id", "=", planId)
    .where("writer", "!=", "student")
    .where((where) => where.or([where("book", "=", gone), where("writer", "=", gone), where("payer", "=", gone)]))
    .select("id")
    .execute();
  const invitations = await within
    .selectFrom("plan_invitation")
    .where("plan_id", "=", planId)
    .where("household_id", "=", gone)
    .select("id")
    .execute();
  const log = await within
    .selectFrom("plan_log")
    .where("plan_id", "=", planId)
    .where((where) => where.or([where("side", "=", gone), where("about_side", "=", gone), where("what", "=", "setup")]))
    .select("id")
    .execute();
  return {
    ...(await counted(within, planId, payments.length, [gone, "shared"])),
    ...(invitations.length > 0 && { invitations: invitations.length }),
    ...(log.length > 0 && { log: log.length }),
  };
}

/** A count of payments, with that of the agreements in books that end. */
async function counted(within: Store, planId: string, payments: number, books: readonly Book[]): Promise<Going> {
  const agreements =
    books.length === 0
      ? []
      : await within
          .selectFrom("plan_ledger_split")
          .where("plan_id", "=", planId)
          .where("book", "in", books)
          .select("id")
          .execute();
  return {
    ...(payments > 0 && { payments }),
    ...(agreements.length > 0 && { agreements: agreements.length }),
  };
}

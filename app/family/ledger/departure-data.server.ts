import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { HouseholdId } from "~/family/access/roles";
import type { Store } from "~/store/database.server";
import type { Rows } from "~/store/rows";
import type { Book, Party } from "./ledger";

/**
 * Deletes what a household without people wrote, and what was agreed with it. What the student wrote in its ledger is
 * the student's and stays, for the student alone.
 */
export async function deleteBooksOf(write: PlanWrite, household: HouseholdId): Promise<void> {
  const { store, planId } = write;
  await leaveToStudent(write, (where) => where("book", "=", household));
  await store.deleteFrom("plan_ledger_entry").where("plan_id", "=", planId).where("writer", "=", household).execute();
  await endSplits(write, household);
}

/** Deletes what the student wrote, and what only the student proposed. */
export async function deleteBooksOfStudent(write: PlanWrite): Promise<void> {
  const { store, planId } = write;
  await store.deleteFrom("plan_ledger_entry").where("plan_id", "=", planId).where("writer", "=", "student").execute();
  // What is agreed has no proposer any more: it is the homes' as well.
  await store.deleteFrom("plan_ledger_split").where("plan_id", "=", planId).where("proposer", "=", "student").execute();
}

/**
 * Ends the ledgers of one household where another stays. The ledger of all three ends: what the student and the home
 * that stays wrote and paid themselves goes on in theirs. What the student wrote with or about the other home is left
 * to the student alone, so that the home that stays finds nothing in its ledger that names the other and owes nothing
 * that it did not owe before.
 */
export async function endBooksOf(write: PlanWrite, gone: HouseholdId, keep: HouseholdId): Promise<void> {
  const { store, planId } = write;
  await leaveToStudent(write, (where) =>
    where.or([
      where("book", "=", gone),
      where.and([where("payer", "=", gone), where.or([where("receiver", "is", null), where("receiver", "!=", keep)])]),
      where.and([where("receiver", "=", gone), where("payer", "=", "student")]),
    ]),
  );
  await store
    .deleteFrom("plan_ledger_entry")
    .where("plan_id", "=", planId)
    .where("book", "!=", "student")
    .where((where) =>
      where.or([
        where("book", "=", gone),
        where("writer", "=", gone),
        where("payer", "=", gone),
        where("receiver", "=", gone),
      ]),
    )
    .execute();
  await store
    .updateTable("plan_ledger_entry")
    .set({ book: keep })
    .where("plan_id", "=", planId)
    .where("book", "=", "shared")
    .execute();
  await endSplits(write, gone);
}

/** What was agreed with a household ends with it, and what was agreed among all. */
async function endSplits({ store, planId }: PlanWrite, gone: HouseholdId): Promise<void> {
  await store
    .deleteFrom("plan_ledger_split")
    .where("plan_id", "=", planId)
    .where("book", "in", [gone, "shared"])
    .execute();
}

/**
 * Moves payments that the student wrote into the book that only the student reads. They do not stay where they are:
 * whoever joins that household next would read of the one before.
 */
async function leaveToStudent(
  write: PlanWrite,
  which: (where: ExpressionBuilder<Rows, "plan_ledger_entry">) => Expression<SqlBool>,
): Promise<void> {
  const { store, planId } = write;
  await store
    .updateTable("plan_ledger_entry")
    .set({ book: "student" })
    .where("plan_id", "=", planId)
    .where("writer", "=", "student")
    .where(which)
    .execute();
  // Which of two homes it was is not remembered.
  for (const column of ["payer", "receiver"] as const) {
    await store
      .updateTable("plan_ledger_entry")
      .set({ [column]: "other" })
      .where("plan_id", "=", planId)
      .where("book", "=", "student")
      .where(column, "!=", "student")
      .execute();
  }
}

/** How many payments a party wrote, or wrote in some books. */
export async function countEntriesOf(
  store: Store,
  planId: string,
  writer: Party,
  books?: readonly Book[],
): Promise<number> {
  let rows = store.selectFrom("plan_ledger_entry").where("plan_id", "=", planId).where("writer", "=", writer);
  if (books !== undefined) rows = rows.where("book", "in", books);
  return (await rows.select("id").execute()).length;
}

/** How many payments the student sees go with a household: the rows that `endBooksOf` deletes of others. */
export async function countEntriesEnding(store: Store, planId: string, gone: HouseholdId): Promise<number> {
  const rows = store
    .selectFrom("plan_ledger_entry")
    .where("plan_id", "=", planId)
    .where("writer", "!=", "student")
    .where((where) => where.or([where("book", "=", gone), where("writer", "=", gone), where("payer", "=", gone)]));
  return (await rows.select("id").execute()).length;
}

/** How many agreements and proposals there are in some books. */
export async function countSplitsIn(store: Store, planId: string, books: readonly Book[]): Promise<number> {
  if (books.length === 0) return 0;
  const rows = store.selectFrom("plan_ledger_split").where("plan_id", "=", planId).where("book", "in", books);
  return (await rows.select("id").execute()).length;
}

/** How many shares only the student proposed. */
export async function countProposalsOfStudent(store: Store, planId: string): Promise<number> {
  const rows = store.selectFrom("plan_ledger_split").where("plan_id", "=", planId).where("proposer", "=", "student");
  return (await rows.select("id").execute()).length;
}

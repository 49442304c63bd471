import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { HouseholdId } from "~/family/access/roles";
import type { Rows } from "~/store/rows";

/** Money that nobody of a household is left to read is deleted: whoever joins it later must not find it. */
export async function sweepMoney(write: PlanWrite, household: HouseholdId): Promise<void> {
  const { store, planId } = write;
  await store
    .deleteFrom("plan_saved")
    .where("plan_id", "=", planId)
    .where("owner", "=", household)
    .where("money", "=", 1)
    .execute();
}

/**
 * Deletes what a household without people kept: its results, and in the ledgers what it wrote and what was agreed with
 * it. What the student wrote in their ledger is the student's and stays, for the student alone.
 */
export async function sweepHome(write: PlanWrite, household: HouseholdId): Promise<void> {
  const { store, planId } = write;
  const member = await store
    .selectFrom("plan_member")
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .select("id")
    .executeTakeFirst();
  if (member !== undefined) return;
  await store.deleteFrom("plan_saved").where("plan_id", "=", planId).where("owner", "=", household).execute();
  await sweepTasks(write, household);
  await leaveToStudent(write, (where) => where("book", "=", household));
  await store.deleteFrom("plan_ledger_entry").where("plan_id", "=", planId).where("writer", "=", household).execute();
  await store
    .deleteFrom("plan_ledger_split")
    .where("plan_id", "=", planId)
    .where("book", "in", [household, "shared"])
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

/** Deletes a household's own tasks, and gives back to the student what it was asked to do. */
async function sweepTasks(write: PlanWrite, household: HouseholdId): Promise<void> {
  const { store, planId } = write;
  await store.deleteFrom("plan_task").where("plan_id", "=", planId).where("owner", "=", household).execute();
  await store
    .updateTable("plan_task")
    .set({ owner: "student" })
    .where("plan_id", "=", planId)
    .where("owner", "=", `asked:${household}`)
    .execute();
}

/** What a student wrote goes with the student; the homes keep what is theirs. */
export async function sweepStudent(write: PlanWrite): Promise<void> {
  const { store, planId } = write;
  await store
    .deleteFrom("plan_saved")
    .where("plan_id", "=", planId)
    .where("owner", "in", ["student", "shared"])
    .execute();
  await store.deleteFrom("plan_ledger_entry").where("plan_id", "=", planId).where("writer", "=", "student").execute();
  // What is agreed has no proposer any more: it is the homes' as well.
  await store.deleteFrom("plan_ledger_split").where("plan_id", "=", planId).where("proposer", "=", "student").execute();
  await store.deleteFrom("plan_record").where("plan_id", "=", planId).execute();
  // Its drafts hang on it: versions, who was shown one, what they asked.
  await store.deleteFrom("plan_essay").where("plan_id", "=", planId).execute();
  await store
    .deleteFrom("plan_task")
    .where("plan_id", "=", planId)
    .where((where) => where.or([where("owner", "=", "student"), where("owner", "like", "asked:%")]))
    .execute();
}

/**
 * Ends what one household kept where another stays. The ledger of all three ends: what the student and the home that
 * stays wrote and paid themselves goes on in theirs. What the student wrote with or about the other home is left to the
 * student alone, so that the home that stays finds nothing in its ledger that names the other and owes nothing that it
 * did not owe before.
 */
export async function endHome(write: PlanWrite, gone: HouseholdId, keep: HouseholdId): Promise<void> {
  const { store, planId } = write;
  await store.deleteFrom("plan_saved").where("plan_id", "=", planId).where("owner", "=", gone).execute();
  await sweepTasks(write, gone);
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
  await store
    .deleteFrom("plan_ledger_split")
    .where("plan_id", "=", planId)
    .where("book", "in", [gone, "shared"])
    .execute();
}

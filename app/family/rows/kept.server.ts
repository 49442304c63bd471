import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Store } from "~/store/database.server";
import type { Rows } from "~/store/rows";
import type { Household } from "../roles";

/** What becomes of saved results, letters, ledgers and essays when people or a household go. */
/** Money that nobody of a household is left to read is deleted: whoever joins it later must not find it. */
export async function sweepMoney(within: Store, planId: string, household: Household): Promise<void> {
  await within
    .deleteFrom("plan_saved")
    .where("plan_id", "=", planId)
    .where("owner", "=", household)
    .where("money", "=", 1)
    .execute();
}

/**
 * Deletes what a household without people kept: its results, and in the ledgers what it wrote and what was agreed with it.
 * What the student wrote in their ledger is the student's and stays, for the student alone.
 */
export async function sweepHome(within: Store, planId: string, household: Household): Promise<void> {
  const member = await within
    .selectFrom("plan_member")
    .where("plan_id", "=", planId)
    .where("household", "=", household)
    .select("id")
    .executeTakeFirst();
  if (member !== undefined) return;
  await within.deleteFrom("plan_saved").where("plan_id", "=", planId).where("owner", "=", household).execute();
  await sweepTasks(within, planId, household);
  await leaveToStudent(within, planId, (where) => where("book", "=", household));
  await within.deleteFrom("plan_ledger_entry").where("plan_id", "=", planId).where("writer", "=", household).execute();
  await within
    .deleteFrom("plan_ledger_split")
    .where("plan_id", "=", planId)
    .where("book", "in", [household, "shared"])
    .execute();
}

/**
 * Moves payments that the student wrote into the book that only the student reads. They do not stay where they are: whoever
 * joins that household next would read of the one before.
 */
async function leaveToStudent(
  within: Store,
  planId: string,
  which: (where: ExpressionBuilder<Rows, "plan_ledger_entry">) => Expression<SqlBool>,
): Promise<void> {
  await within
    .updateTable("plan_ledger_entry")
    .set({ book: "student" })
    .where("plan_id", "=", planId)
    .where("writer", "=", "student")
    .where(which)
    .execute();
  // Whoever else paid has no letter there: which of two homes it was is not remembered.
  for (const column of ["payer", "receiver"] as const) {
    await within
      .updateTable("plan_ledger_entry")
      .set({ [column]: "a" })
      .where("plan_id", "=", planId)
      .where("book", "=", "student")
      .where(column, "=", "b")
      .execute();
  }
}

/** Deletes a household's own tasks, and gives back to the student what it was asked to do. */
async function sweepTasks(within: Store, planId: string, household: Household): Promise<void> {
  await within.deleteFrom("plan_task").where("plan_id", "=", planId).where("owner", "=", household).execute();
  await within
    .updateTable("plan_task")
    .set({ owner: "student" })
    .where("plan_id", "=", planId)
    .where("owner", "=", `asked-${household}`)
    .execute();
}

/** What a student wrote goes with the student; the homes keep what is theirs. */
export async function sweepStudent(within: Store, planId: string): Promise<void> {
  await within
    .deleteFrom("plan_saved")
    .where("plan_id", "=", planId)
    .where("owner", "in", ["student", "shared"])
    .execute();
  await within.deleteFrom("plan_ledger_entry").where("plan_id", "=", planId).where("writer", "=", "student").execute();
  // What is agreed has no proposer any more: it is the homes' as well.
  await within
    .deleteFrom("plan_ledger_split")
    .where("plan_id", "=", planId)
    .where("proposer", "=", "student")
    .execute();
  await within.deleteFrom("plan_essay").where("plan_id", "=", planId).execute();
  await within
    .deleteFrom("plan_task")
    .where("plan_id", "=", planId)
    .where("owner", "in", ["student", "asked-a", "asked-b"])
    .execute();
}

/**
 * Leaves what one household kept. The ledger of all three ends: what the student and the home that stays wrote and paid
 * themselves goes on in theirs. What the student wrote with or about the other home is left to the student alone, so that the
 * home that stays finds nothing in its ledger that names the other and owes nothing that it did not owe before.
 */
export async function keepOneHome(within: Store, planId: string, keep: Household): Promise<void> {
  const gone: Household = keep === "a" ? "b" : "a";
  await within.deleteFrom("plan_saved").where("plan_id", "=", planId).where("owner", "=", gone).execute();
  await sweepTasks(within, planId, gone);
  await leaveToStudent(within, planId, (where) =>
    where.or([
      where("book", "=", gone),
      where.and([where("payer", "=", gone), where.or([where("receiver", "is", null), where("receiver", "!=", keep)])]),
      where.and([where("receiver", "=", gone), where("payer", "=", "student")]),
    ]),
  );
  await within
    .deleteFrom("plan_ledger_entry")
    .where("plan_id", "=", planId)
    .where("book", "!=", "student")
    .where((where) =>
      where.or([
        ...[where("book", "=", gone), where("writer", "=", gone)],
        ...[where("payer", "=", gone), where("receiver", "=", gone)],
      ]),
    )
    .execute();
  await within
    .updateTable("plan_ledger_entry")
    .set({ book: keep })
    .where("plan_id", "=", planId)
    .where("book", "=", "shared")
    .execute();
  await within
    .deleteFrom("plan_ledger_split")
    .where("plan_id", "=", planId)
    .where("book", "in", [gone, "shared"])
    .execute();
}

/** The one household of a plan is the first, also in what it keeps. */
export async function renameHome(within: Store, planId: string): Promise<void> {
  const ofB = { from: "b", to: "a" } as const;
  await within
    .updateTable("plan_saved")
    .set({ owner: ofB.to })
    .where("plan_id", "=", planId)
    .where("owner", "=", ofB.from)
    .execute();
  for (const [from, to] of [
    ["b", "a"],
    ["asked-b", "asked-a"],
  ] as const) {
    await within
      .updateTable("plan_task")
      .set({ owner: to })
      .where("plan_id", "=", planId)
      .where("owner", "=", from)
      .execute();
  }
  for (const column of ["book", "writer", "payer", "receiver"] as const) {
    await within
      .updateTable("plan_ledger_entry")
      .set({ [column]: ofB.to })
      .where("plan_id", "=", planId)
      .where(column, "=", ofB.from)
      .execute();
  }
  for (const column of ["book", "proposer"] as const) {
    await within
      .updateTable("plan_ledger_split")
      .set({ [column]: ofB.to })
      .where("plan_id", "=", planId)
      .where(column, "=", ofB.from)
      .execute();
  }
}

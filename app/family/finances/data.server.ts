import { seal, unseal } from "~/account/session/seal.server";
import type { PayBand } from "~/family/access/bands";
import { newId } from "~/family/access/ids.server";
import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { HouseholdId } from "~/family/access/roles";
import type { Store } from "~/store/database.server";
import { type Bands, emptyFinances, type Finances, parseFinances } from "./finances";

/** Of a household that shows and counts nothing. */
const nothingShown = { shown_pay: null, shown_aid: null, told: null, counted_pay: null } as const;

/**
 * What a household wrote about its money. Call it for a viewer of that household only: `household.server.ts` does, and
 * nothing else.
 */
export async function readFinancesOf(store: Store, planId: string, household: HouseholdId): Promise<Finances> {
  const row = await store
    .selectFrom("household_vault")
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .select("sealed")
    .executeTakeFirst();
  return row === undefined ? emptyFinances : parseFinances(unseal(row.sealed));
}

/** Whether a household keeps finances here. */
export async function hasFinances(store: Store, planId: string, household: HouseholdId): Promise<boolean> {
  const found = await store
    .selectFrom("household_vault")
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** Keeps a household's finances. What others see of them stays as it was until it is shown again. */
export async function saveFinances(write: PlanWrite, household: HouseholdId, finances: Finances, now: Date) {
  const { store, planId } = write;
  const sealed = seal(JSON.stringify(finances));
  const saved_at = now.toISOString();
  await store
    .insertInto("household_vault")
    .values({
      id: newId(),
      plan_id: planId,
      household_id: household,
      sealed,
      saved_at,
      ...nothingShown,
    })
    .onConflict((conflict) => conflict.columns(["plan_id", "household_id"]).doUpdateSet({ sealed, saved_at }))
    .execute();
}

/** Sets what others see of a household. @param told whole dollars a year for the student, null for bands only */
export async function showFinances(
  write: PlanWrite,
  household: HouseholdId,
  { pay, aid }: Bands,
  told: number | null,
): Promise<void> {
  const { store, planId } = write;
  await store
    .updateTable("household_vault")
    .set({ shown_pay: pay, shown_aid: aid, told: told === null ? null : seal(String(told)) })
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .execute();
}

/** Sets what of a household counts toward what both homes reach together; null counts nothing. */
export async function countFinances(write: PlanWrite, household: HouseholdId, pay: PayBand | null): Promise<void> {
  const { store, planId } = write;
  await store
    .updateTable("household_vault")
    .set({ counted_pay: pay })
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .execute();
}

/** Makes a household one that keeps finances here, where it is not one yet. */
export async function keepFinances(write: PlanWrite, household: HouseholdId, now: Date): Promise<void> {
  const { store, planId } = write;
  await store
    .insertInto("household_vault")
    .values({
      id: newId(),
      plan_id: planId,
      household_id: household,
      saved_at: now.toISOString(),
      sealed: seal(JSON.stringify(emptyFinances)),
      ...nothingShown,
    })
    .onConflict((conflict) => conflict.columns(["plan_id", "household_id"]).doNothing())
    .execute();
}

/**
 * Deletes a household's figures and what is shown of them. The row itself stays, empty, as long as the household keeps
 * results with money: they must not become readable to somebody who is placed in it later.
 */
export async function deleteFinances(write: PlanWrite, household: HouseholdId): Promise<void> {
  const { store, planId } = write;
  const money = await store
    .selectFrom("plan_saved")
    .where("plan_id", "=", planId)
    .where("owner", "=", household)
    .where("money", "=", 1)
    .select("id")
    .executeTakeFirst();
  if (money !== undefined) {
    const empty = { sealed: seal(JSON.stringify(emptyFinances)), ...nothingShown };
    await store
      .updateTable("household_vault")
      .set(empty)
      .where("plan_id", "=", planId)
      .where("household_id", "=", household)
      .execute();
    return;
  }
  await endFinances(write, household);
}

/** Ends a household's finances, with the row itself: nobody is left to read them. */
export async function endFinances({ store, planId }: PlanWrite, household: HouseholdId): Promise<void> {
  await store
    .deleteFrom("household_vault")
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .execute();
}

/** Of every household nothing is shown or counted any more. The amount told to the student stays with the student. */
export async function hideFinances({ store, planId }: PlanWrite): Promise<void> {
  await store
    .updateTable("household_vault")
    .set({ shown_pay: null, shown_aid: null, counted_pay: null })
    .where("plan_id", "=", planId)
    .execute();
}

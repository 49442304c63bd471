import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { HouseholdId } from "~/family/access/roles";
import type { Store } from "~/store/database.server";

/** Whether anybody is in the plan, or in one household of it. */
export async function isAnybodyIn({ store, planId }: PlanWrite, household?: HouseholdId): Promise<boolean> {
  let people = store.selectFrom("plan_member").where("plan_id", "=", planId);
  if (household !== undefined) people = people.where("household_id", "=", household);
  return (await people.select("id").executeTakeFirst()) !== undefined;
}

/** Whether anybody is let into the finances of a household. */
export async function hasReader({ store, planId }: PlanWrite, household: HouseholdId): Promise<boolean> {
  const reader = await store
    .selectFrom("plan_member")
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .where("admitted", "=", 1)
    .select("id")
    .executeTakeFirst();
  return reader !== undefined;
}

/** Takes somebody out, with what hangs on it: calendar, reminders, invitations they sent, the mail about them. */
export async function deleteMember({ store, planId }: PlanWrite, memberId: string): Promise<void> {
  await store.deleteFrom("plan_member").where("id", "=", memberId).where("plan_id", "=", planId).execute();
}

/** Takes out counselors and helpers: they were there for the student, and have nothing of their own in the plan. */
export async function deleteStudentsPeople({ store, planId }: PlanWrite): Promise<void> {
  await store
    .deleteFrom("plan_member")
    .where("plan_id", "=", planId)
    .where("role", "in", ["counselor", "helper"])
    .execute();
}

export async function deleteInvitations({ store, planId }: PlanWrite): Promise<void> {
  await store.deleteFrom("plan_invitation").where("plan_id", "=", planId).execute();
}

export async function deleteInvitationsFrom(write: PlanWrite, party: "student" | HouseholdId): Promise<void> {
  const { store, planId } = write;
  await store.deleteFrom("plan_invitation").where("plan_id", "=", planId).where("from_side", "=", party).execute();
}

/** After the finances of a household are gone: who is in it, and who is invited to it. */
export async function endAdmission({ store, planId }: PlanWrite, household: HouseholdId): Promise<void> {
  // The others of the household were kept out of finances that no longer exist.
  await store
    .updateTable("plan_member")
    .set({ admitted: 1 })
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .execute();
  // Whoever was invited by those who are gone is let in by those who keep finances here next.
  await store
    .updateTable("plan_invitation")
    .set({ admitted: 0 })
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .execute();
}

/** Everybody else in a plan. */
export async function readOthers(store: Store, planId: string, memberId: string) {
  return store
    .selectFrom("plan_member")
    .where("plan_id", "=", planId)
    .where("id", "!=", memberId)
    .select(["role", "household_id as household", "admitted"])
    .execute();
}

/** How many invitations there are, or how many from one party, into one household, or sent by one person. */
export async function countInvitations(
  store: Store,
  planId: string,
  only: { readonly from?: "student"; readonly into?: HouseholdId; readonly sentBy?: string } = {},
): Promise<number> {
  let rows = store.selectFrom("plan_invitation").where("plan_id", "=", planId);
  if (only.from !== undefined) rows = rows.where("from_side", "=", only.from);
  if (only.into !== undefined) rows = rows.where("household_id", "=", only.into);
  if (only.sentBy !== undefined) rows = rows.where("invited_by", "=", only.sentBy);
  return (await rows.select("id").execute()).length;
}

import { shownName } from "~/account/person-name";
import type { AccountWrite } from "~/account/write-account.server";
import { hashOfToken, newId, newToken } from "~/family/access/ids.server";
import type { PlanWrite } from "~/family/access/lock-plan.server";
import type { HouseholdId, Role } from "~/family/access/roles";
import type { Store } from "~/store/database.server";

/** How long the link of an invitation works. */
export const invitationLife = 14 * 86_400_000;

export interface NewInvitation {
  /** Lower case. */
  readonly email: string;
  readonly role: Role;
  readonly household: HouseholdId | null;
  readonly fromParty: "student" | HouseholdId;
  readonly admitted: boolean;
  /** Part in the plan of whoever invites: the invitation ends with it. */
  readonly invitedBy: string;
}

/**
 * Writes an invitation and returns its id and what its link holds. The same one made before is replaced; one of another
 * household to the same address is none of this household's business and stays.
 */
export async function createInvitation(write: PlanWrite, invitation: NewInvitation, now: Date) {
  const { store, planId } = write;
  const { token, hash } = newToken();
  const { email, role, household, fromParty, admitted, invitedBy } = invitation;
  const id = newId();
  await store
    .deleteFrom("plan_invitation")
    .where("plan_id", "=", planId)
    .where("email", "=", email)
    .where("role", "=", role)
    .where("household_id", household === null ? "is" : "=", household)
    .execute();
  await store
    .insertInto("plan_invitation")
    .values({
      id,
      plan_id: planId,
      token_hash: hash,
      email,
      role,
      household_id: household,
      from_side: fromParty,
      invited_by: invitedBy,
      admitted: admitted ? 1 : 0,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + invitationLife).toISOString(),
    })
    .execute();
  return { id, token };
}

/**
 * A new link for an invitation; the one before stops working. Null when it is not of this plan.
 *
 * @param invitedBy part in the plan of whoever sends it again: from now on it is theirs
 */
export async function renewInvitation(
  write: PlanWrite,
  id: string,
  invitedBy: string,
  now: Date,
): Promise<string | null> {
  const { store, planId } = write;
  const { token, hash } = newToken();
  const expires = new Date(now.getTime() + invitationLife).toISOString();
  const { numUpdatedRows } = await store
    .updateTable("plan_invitation")
    .set({ token_hash: hash, invited_by: invitedBy, created_at: now.toISOString(), expires_at: expires })
    .where("id", "=", id)
    .where("plan_id", "=", planId)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : null;
}

export async function deleteInvitation(write: PlanWrite, id: string): Promise<void> {
  const { store, planId } = write;
  await store.deleteFrom("plan_invitation").where("id", "=", id).where("plan_id", "=", planId).execute();
}

/** Deletes invitations that are over: the mail said that they end by themselves. */
export async function forgetOldInvitations(store: Store, now: Date): Promise<void> {
  await store.deleteFrom("plan_invitation").where("expires_at", "<=", now.toISOString()).execute();
}

/** What stands behind a link that still works, null for any other. */
export async function findInvitation(store: Store, token: string, now: Date) {
  const row = await store
    .selectFrom("plan_invitation")
    .innerJoin("plan", "plan.id", "plan_invitation.plan_id")
    .where("token_hash", "=", hashOfToken(token))
    .where("expires_at", ">", now.toISOString())
    .select(["plan_invitation.id", "plan_id", "email", "role", "admitted"])
    .select(["household_id as household", "student_name", "started_by", "adult_from"])
    .executeTakeFirst();
  return row === undefined ? null : { ...row, student_name: shownName(row.student_name) };
}

/** Takes an invitation out of the store; of two that try at once one gets it, and the other null. */
export async function takeInvitation(write: PlanWrite, id: string): Promise<{ readonly admitted: boolean } | null> {
  const { store, planId } = write;
  const taken = await store
    .deleteFrom("plan_invitation")
    .where("id", "=", id)
    .where("plan_id", "=", planId)
    .returning("admitted")
    .executeTakeFirst();
  return taken === undefined ? null : { admitted: taken.admitted === 1 };
}

interface NewMember {
  readonly accountId: string;
  readonly role: Role;
  readonly household: HouseholdId | null;
  readonly admitted: boolean;
}

export async function addMember(write: PlanWrite, who: NewMember, now: Date): Promise<void> {
  const { store, planId } = write;
  await store
    .insertInto("plan_member")
    .values(memberRow(planId, who, now))
    .execute();
}

/** Whoever starts a plan is in it from its first moment, before anybody could lock it. */
export async function addFirstMember(
  { store, accountId }: AccountWrite,
  planId: string,
  who: Omit<NewMember, "accountId">,
  now: Date,
): Promise<void> {
  await store
    .insertInto("plan_member")
    .values(memberRow(planId, { ...who, accountId }, now))
    .execute();
}

const memberRow = (planId: string, { accountId, role, household, admitted }: NewMember, now: Date) => ({
  id: newId(),
  plan_id: planId,
  account_id: accountId,
  role,
  household_id: household,
  admitted: admitted ? (1 as const) : (0 as const),
  joined_at: now.toISOString(),
});

export async function isMember(store: Store, planId: string, accountId: string): Promise<boolean> {
  const found = await store
    .selectFrom("plan_member")
    .where("plan_id", "=", planId)
    .where("account_id", "=", accountId)
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the student of a plan has joined it. */
export async function hasStudent(store: Store, planId: string): Promise<boolean> {
  const found = await store
    .selectFrom("plan_member")
    .where("plan_id", "=", planId)
    .where("role", "=", "student")
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** Lets somebody of a household into its finances. */
export async function admitMember(write: PlanWrite, household: HouseholdId, memberId: string): Promise<void> {
  const { store, planId } = write;
  await store
    .updateTable("plan_member")
    .set({ admitted: 1 })
    .where("id", "=", memberId)
    .where("plan_id", "=", planId)
    .where("household_id", "=", household)
    .execute();
}

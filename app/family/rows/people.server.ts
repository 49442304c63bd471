import type { Store } from "~/store/database.server";
import type { Household, Mode, Role } from "../roles";
import { holdPlan } from "./hold.server";
import { hashOfToken, newId, newToken } from "./ids.server";
import { keepOneHome, renameHome, sweepHome, sweepMoney } from "./kept.server";

/** How long the link of an invitation works. */
export const invitationLife = 14 * 86_400_000;

export interface NewInvitation {
  /** Lower case. */
  readonly email: string;
  readonly role: Role;
  readonly household: Household | null;
  readonly fromSide: "student" | Household;
  readonly admitted: boolean;
}

/**
 * Writes an invitation and returns what its link holds. The same one made before is replaced; one of another household
 * to the same address is none of this household's business and stays.
 */
export async function createInvitation(store: Store, planId: string, invitation: NewInvitation, now: Date) {
  const { token, hash } = newToken();
  const { email, role, household, fromSide, admitted } = invitation;
  await store
    .deleteFrom("plan_invitation")
    .where("plan_id", "=", planId)
    .where("email", "=", email)
    .where("role", "=", role)
    .where("household", household === null ? "is" : "=", household)
    .execute();
  await store
    .insertInto("plan_invitation")
    .values({
      ...{ id: newId(), plan_id: planId, token_hash: hash, email, role, household, from_side: fromSide },
      admitted: admitted ? 1 : 0,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + invitationLife).toISOString(),
    })
    .execute();
  return token;
}

/** A new link for an invitation; the one before stops working. Null when it is not of this plan. */
export async function renewInvitation(store: Store, planId: string, id: string, now: Date): Promise<string | null> {
  const { token, hash } = newToken();
  const expires = new Date(now.getTime() + invitationLife).toISOString();
  const { numUpdatedRows } = await store
    .updateTable("plan_invitation")
    .set({ token_hash: hash, created_at: now.toISOString(), expires_at: expires })
    .where("id", "=", id)
    .where("plan_id", "=", planId)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : null;
}

export async function deleteInvitation(store: Store, planId: string, id: string): Promise<void> {
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
    .select(["plan_invitation.id", "plan_id", "email", "role", "household", "admitted", "from_side"])
    .select(["student_name", "started_by", "adult_from", "mode"])
    .executeTakeFirst();
  return row ?? null;
}

/** Takes an invitation out of the store; of two that try at once one gets it, and the other null. */
export async function takeInvitation(store: Store, id: string): Promise<{ readonly admitted: boolean } | null> {
  const taken = await store.deleteFrom("plan_invitation").where("id", "=", id).returning("admitted").executeTakeFirst();
  return taken === undefined ? null : { admitted: taken.admitted === 1 };
}

export async function addMember(
  store: Store,
  planId: string,
  who: { accountId: string; role: Role; household: Household | null; admitted: boolean },
  now: Date,
): Promise<void> {
  const { accountId, role, household, admitted } = who;
  await store
    .insertInto("plan_member")
    .values({
      ...{ id: newId(), plan_id: planId, account_id: accountId, role, household },
      ...{ admitted: admitted ? (1 as const) : (0 as const), joined_at: now.toISOString() },
    })
    .execute();
}

export async function isMember(store: Store, planId: string, accountId: string): Promise<boolean> {
  const found = await store
    .selectFrom("plan_member")
    .where("plan_id", "=", planId)
    .where("account_id", "=", accountId)
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Takes somebody out of a plan. Finances that nobody is left to read are deleted: whoever joins that household later
 * must not find them. With the last person the plan goes.
 */
export async function removeMember(store: Store, planId: string, memberId: string): Promise<void> {
  await store.transaction().execute(async (within) => {
    await holdPlan(within, planId);
    const gone = await within
      .deleteFrom("plan_member")
      .where("id", "=", memberId)
      .where("plan_id", "=", planId)
      .returning("household")
      .executeTakeFirst();
    await sweepPlan(within, planId, gone?.household ?? null);
  });
}

/**
 * Deletes what nobody is left to read: a household's finances, what a household without people kept, a plan without anybody.
 *
 * @param left the household of whoever is out now
 */
export async function sweepPlan(within: Store, planId: string, left: Household | null): Promise<void> {
  for (const household of ["a", "b"] as const) await sweepVault(within, planId, household);
  if (left !== null) await sweepHome(within, planId, left);
  const anybody = await within.selectFrom("plan_member").where("plan_id", "=", planId).select("id").executeTakeFirst();
  if (anybody !== undefined) return;
  const gone = await within.deleteFrom("plan").where("id", "=", planId).returning("family_id").executeTakeFirst();
  await within
    .deleteFrom("family")
    .where("id", "=", gone?.family_id ?? "")
    .where("id", "not in", (query) => query.selectFrom("plan").select("family_id"))
    .execute();
}

async function sweepVault(within: Store, planId: string, household: Household): Promise<void> {
  const reader = await within
    .selectFrom("plan_member")
    .where("plan_id", "=", planId)
    .where("household", "=", household)
    .where("admitted", "=", 1)
    .select("id")
    .executeTakeFirst();
  if (reader !== undefined) return;
  await sweepMoney(within, planId, household);
  await within.deleteFrom("household_vault").where("plan_id", "=", planId).where("household", "=", household).execute();
  // The others of the household were kept out of finances that no longer exist.
  await within
    .updateTable("plan_member")
    .set({ admitted: 1 })
    .where("plan_id", "=", planId)
    .where("household", "=", household)
    .execute();
  // Whoever was invited by those who are gone is let in by those who keep finances here next.
  await within
    .updateTable("plan_invitation")
    .set({ admitted: 0 })
    .where("plan_id", "=", planId)
    .where("household", "=", household)
    .execute();
}

/** Lets somebody of a household into its finances. */
export async function admitMember(store: Store, planId: string, household: Household, memberId: string): Promise<void> {
  await store
    .updateTable("plan_member")
    .set({ admitted: 1 })
    .where("id", "=", memberId)
    .where("plan_id", "=", planId)
    .where("household", "=", household)
    .execute();
}

/**
 * Leaves one household in a plan: the other's people, invitations, finances and lines of the log go.
 *
 * @param before the mode in which it was decided. A plan that has another one by now was changed meanwhile, perhaps by
 *   the same form sent twice, and is left as it is: the second time the households have other letters
 */
export async function keepOneHousehold(
  store: Store,
  planId: string,
  before: Mode,
  keep: Household,
  mode: "one" | "estranged",
): Promise<void> {
  const gone: Household = keep === "a" ? "b" : "a";
  await store.transaction().execute(async (within) => {
    if ((await holdPlan(within, planId)) !== before) return;
    for (const table of ["plan_member", "plan_invitation", "household_vault"] as const) {
      await within.deleteFrom(table).where("plan_id", "=", planId).where("household", "=", gone).execute();
    }
    await keepOneHome(within, planId, keep);
    await within
      .deleteFrom("plan_log")
      .where("plan_id", "=", planId)
      .where((where) => where.or([where("side", "=", gone), where("about_side", "=", gone)]))
      .execute();
    // The words of changing the mode itself would tell of what was before.
    await within.deleteFrom("plan_log").where("plan_id", "=", planId).where("what", "=", "setup").execute();
    if (keep === "b") await renameHousehold(within, planId);
    await within.updateTable("plan").set({ mode }).where("id", "=", planId).execute();
  });
}

/**
 * Gives a plan two households. Where they begin to see each other, nothing that one showed to the student alone is shown
 * to the other by that: each presses the button anew. The amount told to the student stays with the student.
 *
 * @param before the mode in which it was decided; see `keepOneHousehold`
 */
export async function joinHouseholds(
  store: Store,
  planId: string,
  before: Mode,
  mode: "open" | "apart",
): Promise<void> {
  await store.transaction().execute(async (within) => {
    if ((await holdPlan(within, planId)) !== before) return;
    if (mode === "open" && before !== "open") {
      await within
        .updateTable("household_vault")
        .set({ shown_pay: null, shown_aid: null })
        .where("plan_id", "=", planId)
        .execute();
    }
    await within.updateTable("plan").set({ mode }).where("id", "=", planId).execute();
  });
}

/** The one household of a plan is always the first, so that a plan does not remember that it was another. */
async function renameHousehold(within: Store, planId: string): Promise<void> {
  await renameHome(within, planId);
  const first = { household: "a" as const };
  await within
    .updateTable("plan_member")
    .set(first)
    .where("plan_id", "=", planId)
    .where("household", "=", "b")
    .execute();
  await within
    .updateTable("plan_invitation")
    .set(first)
    .where("plan_id", "=", planId)
    .where("household", "=", "b")
    .execute();
  await within
    .updateTable("plan_invitation")
    .set({ from_side: "a" })
    .where("plan_id", "=", planId)
    .where("from_side", "=", "b")
    .execute();
  await within
    .updateTable("household_vault")
    .set(first)
    .where("plan_id", "=", planId)
    .where("household", "=", "b")
    .execute();
  for (const column of ["side", "about_side"] as const) {
    await within
      .updateTable("plan_log")
      .set({ [column]: "a" })
      .where("plan_id", "=", planId)
      .where(column, "=", "b")
      .execute();
  }
}

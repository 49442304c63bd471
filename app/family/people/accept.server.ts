import { comparableEmail } from "~/account/claims";
import type { Member } from "~/account/member";
import { holdMember } from "~/account/write-account.server";
import { lockPlan } from "~/family/access/lock-plan.server";
import { writeLine } from "~/family/access/log-data.server";
import { changePlan } from "~/family/access/plan-data.server";
import { partyOf, roleNeedsAdult } from "~/family/access/roles";
import { hasFinances } from "~/family/finances/data.server";
import { database, type Store } from "~/store/database.server";
import { transact } from "~/store/transaction.server";
import { addMember, findInvitation, hasStudent, isMember, takeInvitation } from "./data.server";
import type { Invitation } from "./invitation-screen";

type Found = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

async function judge(
  store: Store,
  token: string,
  member: Member,
  now: Date,
): Promise<{ shown: Invitation; found: Found | null }> {
  const found = token.length > 100 ? null : await findInvitation(store, token, now);
  if (found === null) return { shown: { kind: "gone" }, found: null };
  // Who is signed in is asked first: to anybody else the link says nothing about the plan.
  if (comparableEmail(member.email) !== found.email) return { shown: { kind: "other-account" }, found: null };
  if (!member.emailVerified) return { shown: { kind: "unverified" }, found: null };
  if (await isMember(store, found.plan_id, member.id)) {
    return { shown: { kind: "member", planId: found.plan_id }, found: null };
  }
  const { role } = found;
  if (roleNeedsAdult(role) && member.ageBand !== "18+") return { shown: { kind: "too-young", role }, found: null };
  const asksWhoKeeps = role === "student" && found.started_by === "parent" && member.ageBand === "13-17";
  return { shown: { kind: "ready", role, studentName: found.student_name, asksWhoKeeps }, found };
}

export async function readInvitation(token: string, member: Member, now = new Date()): Promise<Invitation> {
  return (await judge(database(), token, member, now)).shown;
}

/**
 * Joins the plan behind a link, once. Role and household are those of the invitation; the form says neither. What the
 * link leads to is judged after the plan is locked.
 */
export function acceptInvitation(
  token: string,
  signedIn: Member,
  form: URLSearchParams,
  now = new Date(),
): Promise<Invitation> {
  return transact(database(), async (within) => {
    const member = await holdMember(within, signedIn, now);
    const planId = token.length > 100 ? undefined : (await findInvitation(within, token, now))?.plan_id;
    const write = planId === undefined ? null : await lockPlan(within, planId);
    if (write === null) return { kind: "gone" };
    const { shown, found } = await judge(within, token, member, now);
    if (shown.kind !== "ready" || found === null) return shown;
    const { role, household } = found;
    if (household !== null && !write.households.includes(household)) return { kind: "gone" };
    // Somebody else has joined as the student since.
    if (role === "student" && (await hasStudent(within, write.planId))) return { kind: "gone" };
    const taken = await takeInvitation(write, found.id);
    if (taken === null) return { kind: "gone" };
    const kept = household !== null && (await hasFinances(within, write.planId, household));
    // Finances that are there already are opened by the household, not by whoever sent the invitation.
    const admitted = household !== null && (taken.admitted || !kept);
    await addMember(write, { accountId: member.id, role, household, admitted }, now);
    const takesOver = role === "student" && (!shown.asksWhoKeeps || form.get("keeps") !== "parent");
    if (takesOver) await changePlan(write, { takenOver: true });
    await writeLine(write, { who: member.name, side: partyOf(found), what: "joined" }, now);
    return { kind: "member", planId: write.planId };
  });
}

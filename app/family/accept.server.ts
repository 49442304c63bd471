import { comparableEmail } from "~/account/claims";
import type { Member } from "~/account/member";
import { database } from "~/store/database.server";
import { hasTwo, type Role, roleNeedsAdult, sideOf } from "./roles";
import { holdPlan } from "./rows/hold.server";
import { writeLine } from "./rows/log.server";
import { addMember, findInvitation, isMember, takeInvitation } from "./rows/people.server";
import { changePlan } from "./rows/plans.server";
import { hasVault } from "./rows/vaults.server";

/** What an invitation's link leads to for whoever is signed in. Only `ready` names anything of the plan. */
export type Invitation =
  /** Unknown, used, taken back or over: they are not told apart. */
  | { readonly kind: "gone" }
  | { readonly kind: "other-account" }
  | { readonly kind: "unverified" }
  | { readonly kind: "too-young"; readonly role: Role }
  | { readonly kind: "member"; readonly planId: string }
  | {
      readonly kind: "ready";
      readonly role: Role;
      readonly studentName: string;
      /** A minor who joins a plan that a parent started says who keeps it from now on. */
      readonly asksWhoKeeps: boolean;
    };

type Found = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

async function judge(token: string, member: Member, now: Date): Promise<{ shown: Invitation; found: Found | null }> {
  const store = database();
  const found = token.length > 100 ? null : await findInvitation(store, token, now);
  const side = found && sideOf(found);
  if (found === null || (side === "b" && !hasTwo(found.mode))) return { shown: { kind: "gone" }, found: null };
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
  return (await judge(token, member, now)).shown;
}

/** Joins the plan behind a link, once. Role and household are those of the invitation; the form says neither. */
export async function acceptInvitation(
  token: string,
  member: Member,
  form: URLSearchParams,
  now = new Date(),
): Promise<Invitation> {
  const { shown, found } = await judge(token, member, now);
  if (shown.kind !== "ready" || found === null) return shown;
  const store = database();
  const { plan_id: planId, role, household } = found;
  const takesOver = role === "student" && (!shown.asksWhoKeeps || form.get("keeps") !== "parent");
  try {
    const joined = await store.transaction().execute(async (within) => {
      const mode = await holdPlan(within, planId);
      if (mode === null || (sideOf(found) === "b" && !hasTwo(mode))) return false;
      const taken = await takeInvitation(within, found.id);
      if (taken === null) return false;
      const kept = household !== null && (await hasVault(within, planId, household));
      // Finances that are there already are opened by the household, not by whoever sent the invitation.
      const admitted = household !== null && (taken.admitted || !kept);
      await addMember(within, planId, { accountId: member.id, role, household, admitted }, now);
      if (takesOver) await changePlan(within, planId, { takenOver: true });
      return true;
    });
    if (!joined) return { kind: "gone" };
  } catch (error) {
    // Somebody else joined as the student in the same moment, or the same person twice.
    if (await isMember(store, planId, member.id)) return { kind: "member", planId };
    if (role === "student") return { kind: "gone" };
    throw error;
  }
  await writeLine(store, planId, { who: member.name, side: sideOf(found), what: "joined" }, now);
  return { kind: "member", planId };
}

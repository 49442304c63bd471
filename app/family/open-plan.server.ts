import type { Member } from "~/account/member";
import { database, type Store } from "~/store/database.server";
import { type Day, dayIn } from "~/timeline/day";
import { type Action, decide, type Resource } from "./policy";
import { type Side, sideOf } from "./roles";
import { writeLine } from "./rows/log.server";
import { loadPlan } from "./rows/plans.server";
import type { StoredPlan } from "./stored";
import { type PlanView, type Standing, standingOf, viewPlan } from "./view";

/** A plan as one signed-in person has it open. `plan` is for the commands of this folder; pages get `view`. */
export interface Opened {
  readonly store: Store;
  readonly plan: StoredPlan;
  readonly standing: Standing;
  readonly view: PlanView;
  readonly member: Member;
  readonly now: Date;
  readonly today: Day;
}

/** What is not there and what is not yours are the same answer. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: "Not Found" });
}

/** The day it is on the East Coast, as in the timeline. */
export const todayOf = (now: Date): Day => dayIn("America/New_York", now);

/**
 * Opens a plan for somebody who is signed in. Throws a 404 Response when there is none with this id, or they are not in
 * it, or not any more.
 */
export async function openPlan(member: Member, planId: string | undefined, now = new Date()): Promise<Opened> {
  const store = database();
  const plan = await loadPlan(store, planId, member.id);
  const today = todayOf(now);
  const standing = plan === null ? null : standingOf(plan, member.id, today);
  if (plan === null || standing === null) throw notFound();
  return { store, plan, standing, view: viewPlan(plan, standing, now.toISOString()), member, now, today };
}

/** A plan as it is open to somebody, who may be away. */
export type Sight = Omit<Opened, "member">;

/**
 * What somebody sees of a plan while they are not here themselves: for a calendar that reads an address, or a mail. Null
 * when they are no longer in it, or the policy does not let them see the thing.
 */
export async function openAs(
  store: Store,
  planId: string,
  accountId: string,
  now: Date,
  resource: Resource,
): Promise<Sight | null> {
  const plan = await loadPlan(store, planId, accountId);
  const today = todayOf(now);
  const standing = plan && standingOf(plan, accountId, today);
  if (plan === null || standing === null) return null;
  if (decide(standing.viewer, standing.mode, resource, "see") !== "allow") return null;
  return { store, plan, standing, view: viewPlan(plan, standing, now.toISOString()), now, today };
}

/** Throws the same 404 unless the policy allows it. */
export function demand({ standing: { viewer, mode } }: Opened, resource: Resource, action: Action): void {
  if (decide(viewer, mode, resource, action) !== "allow") throw notFound();
}

/** Writes into the log of the plan what this person did. @param about `once`: a key of what is written one time only */
export async function note(
  { store, plan, standing, member, now }: Opened,
  what: string,
  about: { about?: string; aboutSide?: Side; once?: string } = {},
): Promise<void> {
  await writeLine(store, plan.id, { who: member.name, side: sideOf(standing.me), what, ...about }, now);
}

/**
 * The pages whose looking is written: those that show what is shared with the student. A page that holds only what a
 * household keeps for itself is not among them, nor is the looking of the student, whose log it is.
 */
export type LookedAt =
  | "home"
  | "colleges"
  | "college"
  | "tasks"
  | "calendar"
  | "saved"
  | "ledger"
  | "people"
  | "who-sees-what";

/**
 * Writes that somebody looked, once a person, page and day, so that the log stays readable: all single colleges are one
 * page, and so are all ledgers and all saved results.
 */
export async function noteLook(opened: Opened, page: LookedAt): Promise<void> {
  const { plan, standing, today } = opened;
  if (standing.viewer.role === "student") return;
  await note(opened, `looked-${page}`, { once: `${plan.id} ${standing.me.id} ${page} ${today}` });
}

/** Writes that somebody took a file along, each time: what is in a file can be passed on. */
export async function noteDownload(opened: Opened, file: "everything" | "ledger"): Promise<void> {
  if (opened.standing.viewer.role !== "student") await note(opened, `downloaded-${file}`);
}

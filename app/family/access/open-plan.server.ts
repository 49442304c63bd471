import type { Member } from "~/account/member";
import type { Day } from "~/calendar/day";
import { dayIn } from "~/calendar/eastern-day";
import { readOnce } from "~/http/once";
import { database, type Store } from "~/store/database.server";
import { loadPlan } from "./plan-data.server";
import { type Action, decide, type Resource } from "./policy";
import type { StoredPlan } from "./stored-plan";
import { type PlanView, type ViewerInPlan, viewerInPlan, viewPlan } from "./view";

/** A plan as one signed-in person has it open. `plan` is for the commands of this folder; pages get `view`. */
export interface Opened {
  readonly store: Store;
  readonly plan: StoredPlan;
  readonly inPlan: ViewerInPlan;
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
 *
 * @param request Remix's context in a loader: the layout and the page inside it read the rows once. Each still decides
 *   by itself what this member may see of them. Actions pass none.
 */
export async function openPlan(member: Member, planId: string | undefined, request?: object): Promise<Opened> {
  const store = database();
  const load = () => loadPlan(store, planId, member.id);
  const plan = await (request === undefined ? load() : readOnce(request, `plan ${planId} of ${member.id}`, load));
  return openAt(store, plan, member, new Date());
}

/** The same by a certain store. In a transaction that has locked the plan this is `writePlan`. */
export async function openIn(store: Store, member: Member, planId: string | undefined, now: Date): Promise<Opened> {
  return openAt(store, await loadPlan(store, planId, member.id), member, now);
}

function openAt(store: Store, plan: StoredPlan | null, member: Member, now: Date): Opened {
  const today = todayOf(now);
  const inPlan = plan === null ? null : viewerInPlan(plan, member.id, today);
  if (plan === null || inPlan === null) throw notFound();
  return { store, plan, inPlan, view: viewPlan(plan, inPlan, now.toISOString()), member, now, today };
}

/** A plan as it is open to somebody, who may be away. */
export type PlanAccess = Omit<Opened, "member">;

/**
 * What somebody sees of a plan while they are not here themselves: for a calendar that reads an address, or a mail.
 * Null when they are no longer in it, or the policy does not let them see the thing.
 */
export async function openAs(
  store: Store,
  planId: string,
  accountId: string,
  now: Date,
  resource: Resource,
): Promise<PlanAccess | null> {
  const plan = await loadPlan(store, planId, accountId);
  const today = todayOf(now);
  const inPlan = plan && viewerInPlan(plan, accountId, today);
  if (plan === null || inPlan === null) return null;
  if (decide(inPlan.viewer, inPlan.mode, resource, "see") !== "allow") return null;
  return { store, plan, inPlan, view: viewPlan(plan, inPlan, now.toISOString()), now, today };
}

/** Throws the same 404 unless the policy allows it. */
export function requirePermission({ inPlan: { viewer, mode } }: Opened, resource: Resource, action: Action): void {
  if (decide(viewer, mode, resource, action) !== "allow") throw notFound();
}

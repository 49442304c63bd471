import type { AccountWrite } from "~/account/write-account.server";
import { lockPlan, type PlanWrite } from "~/family/access/lock-plan.server";
import { forgetOldLines } from "~/family/access/log-data.server";
import { todayOf } from "~/family/access/open-plan.server";
import { forgetOldInvitations } from "~/family/people/data.server";
import type { Store } from "~/store/database.server";
import { countDeparture, placesOf } from "./data.server";
import { depart } from "./depart.server";
import { type Departure, together } from "./departure";

/** Forgets what of plans its time is over of: lines of the access logs and invitations. */
export async function forgetOfPlans(store: Store, now: Date): Promise<void> {
  await forgetOldLines(store, now);
  await forgetOldInvitations(store, now);
}

/**
 * What would go and what would stay if somebody left one plan, or all they are in; counted from what they see.
 *
 * @param only the plan; left out for all
 */
export async function wouldGo(
  store: Store,
  accountId: string,
  now: Date,
  only?: { planId: string },
): Promise<Departure & { readonly plans: number }> {
  const places = await placesOf(store, accountId, todayOf(now), only);
  const departures: Departure[] = [];
  for (const place of places) departures.push(await countDeparture(store, place));
  return { ...together(departures), plans: places.length };
}

/** Takes somebody out of a plan with what is theirs, and says what went: nothing where they are not in it. */
export async function leavePlan(write: PlanWrite, accountId: string, now: Date): Promise<Departure> {
  const [place] = await placesOf(write.store, accountId, todayOf(now), write);
  if (place === undefined) return together([]);
  const departure = await countDeparture(write.store, place);
  await depart(write, place);
  return departure;
}

/** Takes the owner of an account out of all plans they are in, with what is theirs, and says what went. */
export async function leavePlans({ store, accountId }: AccountWrite, now: Date): Promise<Departure> {
  const departures: Departure[] = [];
  // In the order of their ids, as everybody locks several.
  for (const { planId } of await placesOf(store, accountId, todayOf(now))) {
    const write = await lockPlan(store, planId);
    if (write !== null) departures.push(await leavePlan(write, accountId, now));
  }
  return together(departures);
}

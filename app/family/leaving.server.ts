import type { Store } from "~/store/database.server";
import { todayOf } from "./open-plan.server";
import { type Parting, together } from "./parting";

import { forgetOldLines } from "./rows/log.server";
import { countParting, part, placesOf } from "./rows/parting.server";
import { forgetOldInvitations } from "./rows/people.server";

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
): Promise<Parting & { readonly plans: number }> {
  const places = await placesOf(store, accountId, todayOf(now), only);
  const partings: Parting[] = [];
  for (const place of places) partings.push(await countParting(store, place));
  return { ...together(partings), plans: places.length };
}

/**
 * Takes somebody out of one plan, or of all they are in, with what is theirs, and says what went. Belongs in the transaction of
 * whatever else ends.
 */
export async function leavePlans(
  within: Store,
  accountId: string,
  now: Date,
  only?: { planId: string },
): Promise<Parting> {
  const partings: Parting[] = [];
  for (const place of await placesOf(within, accountId, todayOf(now), only)) {
    partings.push(await countParting(within, place));
    await part(within, place);
  }
  return together(partings);
}

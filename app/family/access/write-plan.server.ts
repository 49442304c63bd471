import type { Member } from "~/account/member";
import { holdMember } from "~/account/write-account.server";
import { database, type Store } from "~/store/database.server";
import { transact } from "~/store/transaction.server";
import { isId } from "./ids.server";
import { lockPlan, type PlanWrite } from "./lock-plan.server";
import { notFound, type Opened, openAs, openIn, type PlanAccess } from "./open-plan.server";
import type { Resource } from "./policy";

/** A plan as one signed-in person has it open to change it: locked, and read after that. */
export interface Writing extends Opened {
  readonly write: PlanWrite;
}

/**
 * The one way by which somebody who is signed in changes a plan. In one transaction it locks the plan, asks again
 * whether they are still signed in, reads the plan, and decides what they are in it; the work asks the policy by what
 * was read there. So whatever took their rights away before this moment has taken them away, and what takes them away
 * meanwhile waits.
 *
 * The work is done again where it meets another transaction. It reads and writes by `writing` alone, asks no other
 * service, and sends nothing: mail is put into the queue there and goes out after.
 *
 * A file that leaves the site is read by this too, though it changes little: what is in it is decided and read in one
 * moment.
 *
 * Throws a 401 Response when the session is over, and a 404 Response when there is no such plan or they are not in it.
 * Whatever the work throws takes back all it wrote; so a redirect is thrown outside of it.
 */
export function writePlan<T>(
  member: Member,
  planId: string | undefined,
  work: (writing: Writing) => Promise<T>,
  { store = database(), now = new Date() }: { readonly store?: Store; readonly now?: Date } = {},
): Promise<T> {
  return transact(store, async (within) => {
    const still = await holdMember(within, member, now);
    const write = isId(planId) ? await lockPlan(within, planId) : null;
    if (write === null) throw notFound();
    return work({ ...(await openIn(within, still, planId, now)), write });
  });
}

/**
 * Writes for somebody who is in a plan and not here themselves: a calendar that reads an address, a mail that is due.
 * The plan is locked and read as in `writePlan`.
 *
 * @param work gets null instead of the plan where they are no longer in it, or the policy does not let them see the
 * thing
 * @returns null where there is no such plan any more
 */
export function writePlanFor<T>(
  store: Store,
  { planId, accountId }: { readonly planId: string; readonly accountId: string },
  { resource, now }: { readonly resource: Resource; readonly now: Date },
  work: (write: PlanWrite, access: PlanAccess | null) => Promise<T>,
): Promise<T | null> {
  return transact(store, async (within) => {
    const write = await lockPlan(within, planId);
    return write === null ? null : work(write, await openAs(within, planId, accountId, now, resource));
  });
}

import type { AccountWrite } from "~/account/write-account.server";
import { onePress } from "~/family/access/idempotency-key.server";
import { addPlan, countOwnPlans, familyOf, type NewPlan, newestPlanLike } from "~/family/access/plan-data.server";
import { addFirstMember } from "~/family/people/data.server";

/**
 * Writes a new plan with whoever starts it, in the family of another plan of theirs where they have one. Two presses at
 * once go one after the other, since the account is locked, so that the second sees the plan of the first.
 *
 * @param most plans that this account may be in as the student or a parent, null for any number
 * @returns its id, with `fresh` false where the same form was sent twice; null where there is no room
 */
export async function createPlan(
  write: AccountWrite,
  plan: NewPlan,
  now: Date,
  most: number | null,
): Promise<{ readonly id: string; readonly fresh: boolean } | null> {
  const { store: within, accountId } = write;
  const since = new Date(now.getTime() - onePress);
  const same = await newestPlanLike(within, accountId, plan, since);
  if (same !== null) return { id: same, fresh: false };
  if (most !== null && (await countOwnPlans(within, accountId)) >= most) return null;
  const family = await familyOf(within, accountId);
  const { id, household } = await addPlan(write, plan, family, now);
  const parent = plan.startedBy === "parent";
  const place = parent
    ? ({ role: "parent", household, admitted: true } as const)
    : ({ role: "student", household: null, admitted: false } as const);
  await addFirstMember(write, id, place, now);
  return { id, fresh: true };
}

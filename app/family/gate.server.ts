import type { Member } from "~/account/member";
import type { Store } from "~/store/database.server";
import { accountsCovering, countOwnPlans } from "./rows/plans.server";

/** What the free plan does not hold: a second household, and the plans of sisters and brothers. */
export type Wish = "second-household" | "another-plan";

/**
 * Whether somebody may add what only the Family subscription holds: the one place of this folder where that is asked.
 * Asked only when something is added, never to read or to save: what is there stays readable after the subscription ends,
 * and no household can tell from its own pages who pays.
 */
export async function mayAdd(store: Store, member: Member, wish: Wish): Promise<boolean> {
  if (wish === "another-plan" && (await countOwnPlans(store, member.id)) === 0) return true;
  const accounts = await accountsCovering(store, member.id);
  return accounts.length > 0;
}

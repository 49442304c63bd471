import type { Member } from "~/account/member";
import { entitlementOfAccount } from "~/billing/entitlement/data.server";
import { best, type Entitlement } from "~/billing/entitlement/entitlements";
import type { Store } from "~/store/database.server";
import type { LimitedFeature } from "./needs-family";
import { todayOf } from "./open-plan.server";
import { coveringAccounts } from "./subscription-coverage.server";

/** What somebody may add, by their own subscription or by that of somebody they see in a plan. */
export async function entitlementInFamily(store: Store, accountId: string, now: Date): Promise<Entitlement> {
  const accounts = await coveringAccounts(store, accountId, todayOf(now));
  return best(await Promise.all(accounts.map((account) => entitlementOfAccount(store, account, now))));
}

/**
 * Whether somebody may add what only the Family subscription holds: here and in `plansAllowed` that is asked, nowhere
 * else in this folder. Asked only when something is added, never to read or to save: what is there stays readable after
 * the subscription ends, and no household can tell from its own pages who pays.
 */
export async function mayAdd(
  store: Store,
  member: Member,
  wish: Exclude<LimitedFeature, "another-plan">,
  now: Date,
): Promise<boolean> {
  const { households, awardLetters } = (await entitlementInFamily(store, member.id, now)).allowances;
  return wish === "award-letters" ? awardLetters : households > 1;
}

/** How many plans somebody may be in as the student or a parent when they start one more; null for any number. */
export async function plansAllowed(store: Store, member: Member, now: Date): Promise<number | null> {
  return (await entitlementInFamily(store, member.id, now)).allowances.savedPlans;
}

/** How many answers of the counselor's and the coach's model an account has in a day. */
export async function modelAnswersAllowed(store: Store, accountId: string, now: Date): Promise<number> {
  return (await entitlementInFamily(store, accountId, now)).allowances.counselorQuestions;
}

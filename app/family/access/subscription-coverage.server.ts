import type { Store } from "~/store/database.server";
import { listPlans, loadPlan } from "./plan-data.server";
import type { StoredMember } from "./stored-plan";
import { viewerInPlan, viewPlan } from "./view";

const ofFamily = ({ role }: StoredMember): boolean => role === "student" || role === "parent";

/** Somebody whom a subscription covers. */
export interface CoveredPerson {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  /** Who they are in the plan: "Parent or guardian, your household". */
  readonly part: string;
}

/**
 * The students and parents whom an account that is one sees in its plans, itself left out. Coverage goes along with
 * seeing, in both directions that matter: a student is covered by either household, a household by itself and by its
 * student, and no household gets or loses anything by what another one pays, which would tell it that there is one. A
 * counselor or helper of many families covers none of them and is covered by none.
 *
 * @param today "YYYY-MM-DD"
 */
export async function coveredPeople(store: Store, accountId: string, today: string): Promise<readonly CoveredPerson[]> {
  const people = new Map<string, CoveredPerson>();
  for (const { planId } of await listPlans(store, accountId)) {
    const plan = await loadPlan(store, planId, accountId);
    const inPlan = plan && viewerInPlan(plan, accountId, today);
    if (plan === null || inPlan === null || !ofFamily(inPlan.me)) continue;
    for (const { id, you, name, email, part } of viewPlan(plan, inPlan, `${today}T00:00:00.000Z`).people) {
      const member = plan.members.find((each) => each.id === id);
      if (!you && member !== undefined && ofFamily(member))
        people.set(member.accountId, { accountId: member.accountId, name, email, part });
    }
  }
  return [...people.values()];
}

/** The accounts whose subscription counts for somebody: their own, and those of the people they see in their plans. */
export async function coveringAccounts(store: Store, accountId: string, today: string): Promise<readonly string[]> {
  const seen = await coveredPeople(store, accountId, today);
  return [accountId, ...seen.map((person) => person.accountId)];
}

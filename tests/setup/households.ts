import type { HouseholdId } from "~/family/access/roles";
import type { Store } from "~/store/database.server";

/** The homes of a plan as its student knows them. */
export interface Homes {
  readonly first: HouseholdId;
  /** An id that is nobody's while the plan has one home. */
  readonly second: HouseholdId;
}

/** @param plan its id, or its path */
export async function homesOf(store: Store, plan: string): Promise<Homes> {
  const rows = await store
    .selectFrom("plan_household")
    .where("plan_id", "=", plan.split("/")[2] ?? plan)
    .select("id")
    .orderBy("position")
    .execute();
  const [first, second] = rows.map(({ id }) => id);
  if (first === undefined) throw new Error(`There is no plan ${plan}.`);
  return { first, second: second ?? "hh_none" };
}

/** What the forms of the ledger call the book of all three. */
export const bookOfAll = ({ first, second }: Homes): string => `${first}.${second}`;

/** Every household that a text names, each once. */
export const householdsIn = (text: string): readonly string[] => [...new Set(text.match(/hh_[0-9a-f]{32}/g))];

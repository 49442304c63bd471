import type { Day } from "~/calendar/day";
import { addDays } from "~/calendar/day";
import type { HouseholdId, Role } from "~/family/access/roles";

/** Days that a draft is shown for at first, and at most. */
const shareDays = { usual: 14, most: 120 } as const;

/**
 * Whether a draft can be shown to somebody in a plan. Nobody sees one by their role: not even a parent, whom the
 * student chooses for one draft like anybody else.
 *
 * @param households those that count in the plan
 */
export function canBeShown(
  { role, household }: { readonly role: Role; readonly household: HouseholdId | null },
  households: readonly HouseholdId[],
): boolean {
  if (role === "student") return false;
  return role !== "parent" || (household !== null && households.includes(household));
}

/** Whether a share lets its person read today. Its last day is included. */
export const isOpenShare = ({ until }: { readonly until: Day }, today: Day): boolean => today <= until;

/** The days a draft can be shown until, seen from today. */
export const daysToShow = (today: Day) => ({
  first: today,
  usual: addDays(today, shareDays.usual),
  last: addDays(today, shareDays.most),
});

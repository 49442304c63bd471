import type { Day } from "~/calendar/day";
import { addDays, writeDay } from "~/calendar/day";
import { readDay } from "~/calendar/typed-day";
import type { HouseholdId, Role } from "~/family/access/roles";

/** Days that a draft is shown for at first, and at most. */
export const shareDays = { usual: 14, most: 120 } as const;

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

/** Reads the last day of a share. Gives the message where there is none, or it's too far away. */
export function readUntil(
  typed: string,
  today: Day,
): { readonly ok: true; readonly until: Day } | { readonly ok: false; readonly message: string } {
  const until = readDay(typed);
  const last = addDays(today, shareDays.most);
  if (until === null || until < today || until > last) {
    return { ok: false, message: `Enter a day between today and ${writeDay(last)}.` };
  }
  return { ok: true, until };
}

import { logActivity } from "~/family/access/activity-log.server";
import { notFound, type Opened, requirePermission } from "~/family/access/open-plan.server";
import { decide } from "~/family/access/policy";
import { partyOf } from "~/family/access/roles";
import type { Writing } from "~/family/access/write-plan.server";
import type { Departure } from "./departure";
import { leavePlan } from "./leave-plans.server";
import { type Removal, removalEnds } from "./removal";
import { countBooksOf } from "./removal-data.server";

/** Somebody whom this viewer may take out. The student stays: the plan is theirs. */
function removable(opened: Opened, id: string | undefined) {
  const person = opened.view.people.find((each) => each.id === id);
  const stored = opened.plan.members.find((member) => member.id === id);
  if (person === undefined || stored === undefined || !person.mayRemove) throw notFound();
  requirePermission(opened, `people:${partyOf(stored)}`, "change");
  return { person, stored };
}

/** What would go with somebody, before they are taken out. A 404 Response for whomever this viewer may not take out. */
export async function readRemoval(opened: Opened, id: string | undefined): Promise<Removal> {
  const { person, stored } = removable(opened, id);
  const { store, plan, inPlan } = opened;
  const ends = removalEnds(stored, plan.members);
  const seen = (["shared", ...plan.households] as const).filter(
    (book) => decide(inPlan.viewer, inPlan.mode, `ledger:${book}`, "see") === "allow",
  );
  const going =
    ends === "household" && stored.household !== null ? await countBooksOf(store, plan.id, stored.household, seen) : {};
  return { name: person.name, part: person.part, parent: stored.role === "parent", ends, going };
}

/** Somebody who was taken out, and what of their household went with them; null where only their place did. */
export interface Removed {
  readonly accountId: string;
  readonly departure: Departure | null;
}

/**
 * Takes somebody out of the plan, with what goes with them as it is now.
 *
 * @param sure the word was typed
 * @returns null where more than their place would go and the word was not typed: then nothing is done
 */
export async function removePerson(opened: Writing, id: string | undefined, sure: boolean): Promise<Removed | null> {
  const { stored } = removable(opened, id);
  const ends = removalEnds(stored, opened.plan.members);
  if (ends !== "place" && !sure) return null;
  const departure = await leavePlan(opened.write, stored.accountId, opened.now);
  await logActivity(opened, "removed", { about: stored.name, aboutParty: partyOf(stored) });
  return { accountId: stored.accountId, departure: ends === "place" ? null : departure };
}

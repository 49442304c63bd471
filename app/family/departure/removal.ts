import type { HouseholdId, Role } from "~/family/access/roles";
import type { Going } from "./departure";

/**
 * What ends when somebody is taken out of a plan. `place`: their own way in. `money`: with it what their household
 * keeps about its money, because nobody who stays may read it. `household`: with it everything their household keeps,
 * because they are the last of it. See decision 0023 for what a household keeps, and 0030 for what is asked before it
 * goes.
 */
export type RemovalEnds = "place" | "money" | "household";

interface Member {
  readonly id: string;
  readonly role: Role;
  readonly household: HouseholdId | null;
  readonly admitted: boolean;
}

/** What taking out one of these members ends. Pure; the rule of `sweepPlan`, said before it is done. */
export function removalEnds({ id, role, household }: Member, members: readonly Member[]): RemovalEnds {
  if (role !== "parent" || household === null) return "place";
  const stay = members.filter((other) => other.id !== id && other.role === "parent" && other.household === household);
  if (stay.length === 0) return "household";
  return stay.some(({ admitted }) => admitted) ? "place" : "money";
}

/** Somebody who may be taken out, and what goes, as far as whoever takes them out sees it. */
export interface Removal {
  readonly name: string;
  /** "Parent or guardian, second household" */
  readonly part: string;
  readonly parent: boolean;
  readonly ends: RemovalEnds;
  /** Counts of the ledgers that this viewer reads; what a household keeps for itself is never counted for others. */
  readonly going: Going;
}

/** One of two homes, and what would go if the plan went on without it, as far as the student sees it. */
export interface Ending {
  /** The home that stays, as the form names it. */
  readonly keep: HouseholdId;
  /** "first household", and "second household" for the one that ends. */
  readonly stays: string;
  readonly ends: string;
  readonly people: readonly string[];
  readonly going: Going;
}

import type { AccountAgeBand } from "~/account/age";
import type { Day } from "~/calendar/day";
import type { Status } from "~/student/list/status";
import type { ApplyPlan, Path } from "~/timeline/planning/choices";
import type { HouseholdId, Mode, Party, Role } from "./roles";

/**
 * A plan as the store keeps it, whole and unjudged. Only `view.ts` turns it into something to show, and only what comes
 * from there may reach a page, a file, a message or an answer.
 */
export interface StoredPlan {
  readonly id: string;
  readonly studentName: string;
  /** Year of finishing high school; for a transfer the year to start at the new college. */
  readonly classYear: number;
  /** How the student applies: straight from school, after a gap year, or as a transfer. */
  readonly path: Path;
  readonly state: string | null;
  /** The day it was started. */
  readonly began: Day;
  readonly mode: Mode;
  readonly startedBy: "student" | "parent";
  readonly takenOver: boolean;
  readonly adultFrom: string | null;
  /** Those that count in this mode, in the order in which the student knows them; never sent to a page as they are. */
  readonly households: readonly HouseholdId[];
  readonly members: readonly StoredMember[];
  readonly invitations: readonly StoredInvitation[];
  /** Also those taken off the list. */
  readonly colleges: readonly StoredCollege[];
  readonly shownFinances: readonly ShownFinances[];
}

export interface StoredMember {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly ageBand: AccountAgeBand;
  readonly role: Role;
  readonly household: HouseholdId | null;
  readonly admitted: boolean;
}

export interface StoredInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly household: HouseholdId | null;
  readonly fromParty: Party;
  /** UTC text. */
  readonly expiresAt: string;
}

export interface StoredCollege {
  readonly id: string;
  readonly unitid: number;
  readonly status: Status;
  readonly way: ApplyPlan | null;
  readonly ownDeadline: Day | null;
  readonly note: string;
  readonly liked: string;
  readonly position: number;
  readonly removed: boolean;
}

/** What others are shown of a household's finances. The figures are read by `finances/data.server.ts` alone. */
export interface ShownFinances {
  readonly household: HouseholdId;
  readonly shownPay: string | null;
  readonly shownAid: string | null;
  /** The band that counts toward what both homes reach together. */
  readonly countedPay: string | null;
  /** What the student was told to the dollar a year. */
  readonly told: number | null;
}

export interface StoredLine {
  readonly at: string;
  readonly who: string;
  readonly side: Party;
  readonly what: string;
  readonly about: string | null;
  readonly aboutParty: Party | null;
}

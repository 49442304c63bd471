import type { Day } from "~/calendar/day";
import type { Messages } from "~/design/messages";
import type { CollegeDeadline } from "~/season/deadlines/college-deadlines";
import type { GoneCollege } from "~/season/gone";
import type { ApplyPlan } from "~/timeline/planning/choices";

/** A college as the form lists it. */
export interface FormCollege {
  readonly unitid: number;
  readonly name: string;
  readonly place: string;
  /** Ways to apply with their day for the student's season and how sure it is, where one is known. */
  readonly plans: readonly { readonly plan: ApplyPlan; readonly known: CollegeDeadline | null }[];
  readonly usual: ApplyPlan;
  readonly page: string | null;
}

/** Everything the form shows: what was typed, as it was typed. */
export interface FormState {
  readonly values: readonly (readonly [string, string])[];
  readonly messages: Messages;
  readonly chosen: readonly FormCollege[];
  /** The name that was looked for, and the colleges found; `null` when none was. */
  readonly looked: string;
  readonly found: readonly { readonly unitid: number; readonly name: string; readonly place: string }[] | null;
  /** Colleges of the name looked for that nobody can start at any more. */
  readonly gone: readonly GoneCollege[];
  /** The fall the student starts college, as far as the form says it. */
  readonly entry: number;
  /** The day it is for the reader. */
  readonly today: Day;
}

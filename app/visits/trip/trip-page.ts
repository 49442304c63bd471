import type { Messages } from "~/design/messages";
import type { PlannerForm } from "../planner/read-planner";
import type { TripView } from "./view";

/** What does not fit, with a link for each way out. */
export interface Problem {
  readonly reason: "too many for the days" | "no tours on these days" | "a booked tour can’t be reached";
  readonly anyOf: readonly { readonly name: string; readonly search: string }[];
  /** Whether it is certain that no choice keeps more. */
  readonly most: boolean;
  /** Names of colleges that the plan below leaves out. */
  readonly leftOut: readonly string[];
  readonly leftOutSearch: string;
  readonly daysNeeded: { readonly days: number; readonly search: string } | null;
  /** Days on which colleges are closed, with the reason; empty where that isn't what stands in the way. */
  readonly closed: readonly { readonly day: string; readonly why: string }[];
}

export type TripPage =
  | { readonly kind: "fix"; readonly form: PlannerForm; readonly messages: Messages }
  | {
      readonly kind: "trip";
      /** `null` when nothing at all can be visited. */
      readonly view: TripView | null;
      readonly problem: Problem | null;
      /** The same colleges with less driving or in fewer days, the one shown included. */
      readonly choices: readonly Choice[];
      readonly search: string;
    };

/** One of several trips through the same colleges. */
export interface Choice {
  readonly days: number;
  readonly miles: number;
  readonly shown: boolean;
  readonly search: string;
}

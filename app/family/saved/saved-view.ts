import type { AidOutcome } from "~/aid/result/outcome";
import type { CostOutcome } from "~/cost/calculator/result/outcome";
import type { LetterAnswer } from "~/cost/letter/answer-letter";
import type { DecodedLetter } from "~/cost/letter/award-letter";
import type { Listing } from "~/match/results/listing";
import type { PlanPage } from "~/timeline/page/plan-view";
import type { TripPage } from "~/visits/trip/trip-page";
import type { SavedTool } from "./saved";

/** One line of what a viewer has kept, as the pages and files show it. */
export interface SavedLine {
  readonly id: string;
  readonly tool: SavedTool;
  readonly toolName: string;
  readonly name: string;
  /** The main figures of the day it was saved, or last taken over. */
  readonly headline: string;
  /** A yearly table behind it is another one now. */
  readonly changed: boolean;
  /** "November 21, 2026" */
  readonly saved: string;
  /** "Only you", "Your household", "Everyone in the plan" */
  readonly sees: string;
  readonly shared: boolean;
  readonly mayChange: boolean;
  readonly mayShare: boolean;
}

/** One kept result, worked out by the tables of now. */
export interface Reopened {
  readonly line: SavedLine;
  /** Null when the tool does not take these answers any more. */
  readonly shown: Shown | null;
  readonly headline: string | null;
  /** Tables that are others now, in words. */
  readonly changes: readonly string[];
  readonly later: string | null;
}

/** What the page of a tool shows, with which tool it is. */
export type Shown =
  | {
      readonly tool: "match";
      readonly listing: Listing;
      readonly money: { readonly budget: string; readonly income: string } | null;
    }
  | { readonly tool: "costs"; readonly outcome: CostOutcome; readonly kept: SavedFields }
  | { readonly tool: "sai"; readonly outcome: AidOutcome; readonly kept: SavedFields }
  | { readonly tool: "timeline"; readonly page: PlanPage }
  | { readonly tool: "trips"; readonly page: Extract<TripPage, { kind: "trip" }> }
  | { readonly tool: "letter"; readonly decoded: DecodedLetter; readonly college: LetterAnswer["college"] };

export type SavedFields = Readonly<Record<string, readonly string[]>>;

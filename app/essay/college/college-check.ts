import type { Place, Source } from "../rules/rule";
import type { Draft } from "../text/draft";
import type { CheckedCollege, OtherNames } from "./checked-college";

/** What a draft is held against. */
export interface Against {
  readonly college: CheckedCollege;
  readonly others: OtherNames;
  /** Names of other colleges in the draft, found once for every check. */
  readonly strange: readonly Place[];
}

/** A text to one college. */
export interface CollegeExample {
  /** Its whole name. */
  readonly college: string;
  readonly text: string;
}

/**
 * One thing the coach holds a draft to a college's page for. A check is a file like a rule, with examples of what it
 * must and must not find.
 */
export interface CollegeCheck {
  readonly id: string;
  /** What was found, as a heading. */
  readonly name: string;
  /** Why a reader cares, at most two sentences. */
  readonly why: string;
  readonly source: Source | null;
  /** Where it looks, for the page about the method. */
  readonly where: string;
  /** One question. It never holds words to paste. */
  readonly question: string;
  readonly find: (draft: Draft, against: Against) => readonly Place[];
  /** Texts it must find something in, and texts it mustn't; at least three of each. */
  readonly flags: readonly CollegeExample[];
  readonly passes: readonly CollegeExample[];
}

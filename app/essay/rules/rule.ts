import type { Draft, Span } from "../text/draft";

/** What an essay is for: a rule about stories has nothing to say about a list of facts. */
export type PromptKind = "story" | "answer" | "why" | "facts" | "short";

/** Where a statement about readers was read. */
export interface Source {
  readonly title: string;
  readonly publisher: string;
  /** "2026", "June 2026" or "undated". */
  readonly date: string;
}

export type RuleKind = "own work" | "privacy" | "substance" | "language";

export interface Place extends Span {
  /** What is to be said of this place alone. */
  readonly note?: string;
}

/** One thing the coach looks for. A rule is a file, with examples of what it must and must not find. */
export interface Rule {
  readonly id: string;
  readonly kind: RuleKind;
  /** What was found, as a heading. */
  readonly name: string;
  /** Why a reader cares, at most two sentences. */
  readonly why: string;
  /** Null where it's our own judgment. */
  readonly source: Source | null;
  /** Where it looks, for the page about the method. */
  readonly where: string;
  /** Places in 500 words that are nobody's business: the rule is silent up to there. 0 marks every one. */
  readonly allowed: number;
  /** One question. It never holds words to paste. */
  readonly question: string;
  /** Only for these kinds of essays; all where it isn't said. */
  readonly only?: readonly PromptKind[];
  readonly find: (draft: Draft) => readonly Place[];
  /** Texts it must find something in, and texts it mustn't; at least three of each. */
  readonly flags: readonly string[];
  readonly passes: readonly string[];
}

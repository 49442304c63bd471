import type { AnsweredPart } from "../prompts/parts";
import type { Prompt } from "../prompts/prompts";
import type { Place, RuleKind, Source } from "../rules/rule";

export type FindingKind = RuleKind | "college";

/** One thing a careful reader might stop at. It never holds words to put in place of the student's own. */
export interface Finding {
  /** Of the rule that made it. */
  readonly id: string;
  readonly kind: FindingKind;
  readonly name: string;
  readonly why: string;
  readonly source: Source | null;
  readonly question: string;
  /** In the order of the text; may be empty where something is missing. */
  readonly places: readonly Place[];
  /** How many more places there are than are marked. */
  readonly more: number;
}

export interface Length {
  readonly words: number;
  readonly characters: number;
  readonly seconds: number;
  /** What the prompt takes, where it's known. */
  readonly least: number | null;
  readonly most: number | null;
  readonly mostCharacters: number | null;
}

/** A prompt that this draft might grow into. */
export interface Reuse {
  readonly prompt: Prompt;
  readonly answered: number;
  /** Words to lose (positive) or to find (negative) to be within its limits; 0 where it fits. */
  readonly over: number;
}

/** Everything the coach has to say about one draft. Plain data. */
export interface Reading {
  readonly text: string;
  readonly prompt: Prompt;
  readonly length: Length;
  readonly parts: readonly AnsweredPart[];
  readonly sentences: readonly { readonly start: number; readonly end: number; readonly words: number }[];
  readonly findings: readonly Finding[];
  /** Whether a request to write stood in the pasted prompt. */
  readonly askedToWrite: boolean;
  /** False where a draft is long enough to tell and hardly holds the words every English text holds. */
  readonly isEnglish: boolean;
  readonly reuse: readonly Reuse[];
  /** Names, numbers and things of the draft that the activities list doesn't hold; null without a list. */
  readonly beyondActivities: readonly string[] | null;
  /** Places of the draft that show something one can see, hear or count. */
  readonly specifics: number;
}

export interface Asked {
  readonly draft: string;
  readonly prompt: string;
  /** The words of a pasted prompt. */
  readonly pasted: string;
  /** What the student typed as their activities list; empty where nothing was. */
  readonly activities: string;
}

/** Longest texts that are read, in characters. */
export const longest = { draft: 8_000, pasted: 2_000, activities: 4_000 } as const;

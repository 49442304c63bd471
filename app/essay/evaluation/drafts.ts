import { z } from "zod";
import { countText } from "../text/count";

/** One draft of the evaluation, and what a careful teacher would find in it. */
const draft = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  good: z.boolean(),
  /** Id of a prompt. */
  prompt: z.string(),
  pasted: z.string().optional(),
  /** Name of a college, for "Why this college?". */
  college: z.string().optional(),
  text: z.string().min(40),
  /** Ids of the findings a teacher would make. */
  finds: z.array(z.string()),
  /** Ids that a teacher might or might not make: they count neither way. */
  may: z.array(z.string()).optional(),
});

export type EvaluationDraft = z.infer<typeof draft>;
export const draftFile = z.strictObject({ about: z.string(), drafts: z.array(draft) });
export const goalsFile = z.strictObject({
  about: z.string(),
  recall: z.number(),
  /** False alarms in one good draft, at most. */
  alarmsInGood: z.number(),
});
export type EssayGoals = z.infer<typeof goalsFile>;

/** What is kept of a run, for the page about the method. */
export interface EssayResults {
  readonly ranOn: string;
  readonly drafts: number;
  readonly good: number;
  readonly words: DraftLengths;
  readonly rows: readonly FindingScore[];
  readonly alarmsInGood: number;
}

/** How long the drafts are, in words. */
export interface DraftLengths {
  /** Half of them have so many or fewer. */
  readonly middle: number;
  readonly longest: number;
  /** How many have the 250 that a personal statement on the Common App has at least. */
  readonly personal: number;
}

export function lengthsOf(drafts: readonly Pick<EvaluationDraft, "text">[]): DraftLengths {
  const words = drafts.map(({ text }) => countText(text).words).sort((a, b) => a - b);
  return {
    middle: words[Math.ceil(words.length / 2) - 1] ?? 0,
    longest: words.at(-1) ?? 0,
    personal: words.filter((count) => count >= 250).length,
  };
}

/** What was found in drafts by somebody who hadn't read the rules, before any rule was changed by them. */
export interface FirstReading {
  readonly readOn: string;
  readonly drafts: number;
  readonly good: number;
  /** False alarms in the good ones, together. */
  readonly alarms: number;
  readonly wanted: number;
  readonly found: number;
}

export interface FindingScore {
  readonly id: string;
  /** Drafts in which a teacher finds it, and how many of those the coach marks. */
  readonly wanted: number;
  readonly found: number;
  /** Drafts in which the coach finds what a teacher doesn't. */
  readonly alarms: number;
}

export interface ReadEvaluation {
  readonly draft: EvaluationDraft;
  readonly found: readonly string[];
}

/** Recall and false alarms of each finding, in the order given. */
export function scoreDrafts(read: readonly ReadEvaluation[], ids: readonly string[]): readonly FindingScore[] {
  return ids.map((id) => {
    const wanted = read.filter(({ draft: { finds } }) => finds.includes(id));
    return {
      id,
      wanted: wanted.length,
      found: wanted.filter(({ found }) => found.includes(id)).length,
      alarms: read.filter((one) => alarmsOf(one).includes(id)).length,
    };
  });
}

/** What the coach finds in a draft and a teacher doesn't. */
export function alarmsOf({ draft, found }: ReadEvaluation): readonly string[] {
  return found.filter((id) => !draft.finds.includes(id) && !draft.may?.includes(id));
}

/** False alarms in one good draft, on average. */
export function alarmsInGood(read: readonly ReadEvaluation[]): number {
  const good = read.filter(({ draft }) => draft.good);
  return good.length === 0 ? 0 : good.reduce((sum, one) => sum + alarmsOf(one).length, 0) / good.length;
}

/** Of everything teachers find, the share the coach finds too. */
export function recallOf(rows: readonly FindingScore[]): number {
  const wanted = rows.reduce((sum, row) => sum + row.wanted, 0);
  return wanted === 0 ? 1 : rows.reduce((sum, row) => sum + row.found, 0) / wanted;
}

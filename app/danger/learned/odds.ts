import { type LooksModel, looksOdds } from "~/learned/looks";
import { plainWords } from "./plain-words";
import { inEnglish } from "./spanish-words";

/** What the model tells apart: no danger, and the kinds and manners of `rules.ts` but the hint. */
export const heardKinds = [
  "none",
  "self-harm",
  "taken",
  "missing",
  "eating",
  "violence",
  "abuse",
  "no-home",
  "hunger",
] as const;
export type HeardKind = (typeof heardKinds)[number];

/** Words at once; a longer text is read in pieces that share `overlap` words. */
const atOnce = 40;
const overlap = 12;
const wordsIn = (text: string) =>
  plainWords(text)
    .trim()
    .split(" ")
    .filter((word) => word !== "" && word !== "$");

/** The words of a text as the model knows them. */
export const wordsHeard = (text: string): readonly string[] => inEnglish(wordsIn(text));

export function isInSpanish(text: string): boolean {
  const words = wordsIn(text);
  return inEnglish(words) !== words;
}

/** How likely each kind is, in the order of `heardKinds`: of the piece of the text that is likeliest a danger. Pure. */
export function dangerOdds(model: LooksModel, text: string): readonly number[] {
  const said = wordsHeard(text);
  let worst: readonly number[] | null = null;
  for (let from = 0; from === 0 || from + overlap < said.length; from += atOnce - overlap) {
    const odds = looksOdds(model, said.slice(from, from + atOnce));
    if (worst === null || (odds[0] ?? 0) < (worst[0] ?? 0)) worst = odds;
  }
  return worst ?? [];
}

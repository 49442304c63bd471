import { longestLetter } from "./text";

/** What the words around the amounts say; `null` where the text of the letter is not known. */
export interface LetterWords {
  /** Calls the whole of its aid an award. */
  readonly award: boolean | null;
  /** Says what to do next. */
  readonly next: boolean | null;
}

export const wordsOf = (letter: string): LetterWords => ({
  award: callsItselfAward(letter),
  next: saysWhatNext(letter),
});

/** A heading for it, or something to be done by a day. */
const saysWhatNext = (letter: string): boolean =>
  /\bnext steps?\b|\bto (accept|decline)\b|\b(accept|decline|respond|reply|return|sign|submit|complete|confirm|choose)\b[^.\n]{0,100}\b(by|before|until|no later than|within)\b|\bdeadline\b|\bdue (by|date|on)\b/i.test(
    letter.slice(0, longestLetter),
  );

/**
 * Whether a letter calls the whole of its aid an award, which loans and jobs are not. The name of one grant
 * ("Presidential Award") and an "award year" do not.
 */
function callsItselfAward(letter: string): boolean {
  return /\b(financial )?aid awards?\b|\bawards? (letter|notice|notification|package|offer|summary)\b|\b(your|total|all) awards?\b(?! year)/i.test(
    letter.slice(0, longestLetter),
  );
}

import { plainName } from "~/colleges/search/names";
import type { CollegeIndex } from "~/colleges/search/search";
import { isNamed, type Word } from "./college-names";

/** Most words of a name before its "State": "North Carolina St", "San Jose St". */
const mostBefore = 2;

/** "Penn St" and "ohio st" are Penn State and Ohio State; the "St" of "St. Cloud" and "St. John's" stays a saint. */
export function stForState(words: readonly Word[], index: CollegeIndex): readonly Word[] {
  return words.map((word, at) => {
    if (word.plain !== "st" || at === 0 || /\.$/.test(word.typed)) return word;
    const next = words[at + 1]?.plain;
    if (next !== undefined && isNamed(`saint ${next}`, index)) return word;
    const isState = Array.from({ length: mostBefore }, (_, more) => words.slice(Math.max(0, at - more - 1), at)).some(
      (before) => isNamed(`${before.map(({ plain }) => plain).join(" ")} state`, index),
    );
    return isState ? { ...word, plain: "state" } : word;
  });
}

/** A word without the hyphens that stand between two words: "test-optional", "Tri-C" where a college is called so. */
export function withoutHyphens(word: string, index: CollegeIndex): string {
  const isName = /^\p{L}+-\p{L}{1,3}$/u.test(word) && isNamed(plainName(word), index);
  // "A-B Tech"
  if (/^\p{L}-\p{L}$/u.test(word) && isNamed(`${plainName(word)} tech`, index)) return word.replace("-", " ");
  return word.replace(isName ? /-/g : /-(?=[A-Za-z]{4,})/g, " ");
}

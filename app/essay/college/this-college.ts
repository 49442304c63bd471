import type { Place } from "../rules/rule";
import type { Draft } from "../text/draft";
import { somebodyElses } from "./others";

/**
 * Where a sentence speaks of another school: the student's own, a friend's, or one that this college is held against.
 */
const elsewhere =
  /\b(?:(?:my|our) (?:\w+ )?(?:high |middle |grade )?(?:school|district|church|town|city)|high[- ]school|community college|than|unlike|not|no|never|instead of|rather than|away from|toured|visited)\b/i;

/** Places that speak of this college, as far as their sentence says. */
export function ofThisCollege(draft: Draft, places: readonly Place[]): readonly Place[] {
  return places.filter(({ start, end }) => {
    const sentence = draft.sentences.find((one) => one.start <= start && one.end >= end);
    if (sentence === undefined) return true;
    const before = draft.text.slice(sentence.start, start);
    return !somebodyElses.test(before) && !elsewhere.test(sentence.text);
  });
}

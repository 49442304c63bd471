import type { OwnWords } from "./own-words";
import { isPast, wordForm } from "./word-forms";

const whoActs = /^(?:he|she|they|you|it|and|then|nobody|everyone|everybody|somebody|someone)$/;

/** "She whispered, …": a new verb of the past behind somebody tells. "Who laughed" says what's missing. */
export const tellsAnew = (words: readonly string[], own: OwnWords): boolean =>
  words.some((word, at) => {
    const before = words[at - 1] ?? "";
    return own.isNew(word) && isPast(word) && (whoActs.test(before) || own.isOfStory(before));
  });

const tellingVerb = /^(?:says?|tells?)$/;
const determiner = /^(?:the|a|an|your|his|her|their|its|every)$/;
const preposition = /^(?:between|with|of|by|at|in|to|from|for|among)$/;
const helping = /^(?:was|were|had|did|been)$/;
/** What holds a sentence together: between words of a story, one of these is to be expected. */
const small =
  /^(?:an?|the|this|that|these|those|its?|he|she|they|them|hi[ms]|hers?|their|you|yours?|one|each|every|both|all|any|some|no|not|only|just|even|also|and|or|but|nor|so|as|than|if|then|when|while|until|since|because|before|after|where|why|how|what|who|whom|which|whose|of|in|on|at|by|for|to|from|with|without|into|onto|out|off|up|down|over|under|about|between|through|against|here|there|is|am|are|was|were|be|been|being|ha[sd]|have|do(?:es)?|did|can|could|would|will|might|may)$/;

/**
 * A row of words and no sentence: words of the student's in an order that means nothing tell no story, and aren't for
 * a student to read.
 */
export const isRow = (words: readonly string[], own: OwnWords): boolean =>
  words.some((word, at) => {
    const next = words[at + 1] ?? "";
    if (tellingVerb.test(word) && tellingVerb.test(next)) return true;
    if (determiner.test(word) && (determiner.test(next) || preposition.test(next))) return true;
    if (isPast(word) && !helping.test(word) && (isPast(next) || next === "been")) return true;
    if (!small.test(word) && !small.test(next) && wordForm(word) === wordForm(next)) return true;
    const three = words.slice(at, at + 3);
    const ofStory = three.filter((one) => own.isOfStory(one) || own.isNew(one)).length;
    return three.length === 3 && ofStory >= 2 && !three.some((one) => small.test(one)) && !own.stand(three);
  });

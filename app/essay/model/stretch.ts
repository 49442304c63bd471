import { isOfText, isPointing, isTelling, isToStudent } from "./asking-words";
import { type OwnWords, standsAt } from "./own-words";
import { isPast } from "./word-forms";

/** What a text leaves out is said of the text: "but not what he did." */
export const marked = (text: string): string =>
  text.replace(
    /\b(?:is|are|was)(?:n['’]t| not) (?:said|told|named|shown|explained|given)\b|\b(?:but|and) (?:nothing|nobody|no one|no word|not a word)(?: (?:that|of|about)\b|(?=[.,]|$))|\b(?:but |and )?(?:not|never|nor|without) (?:what|who|whom|whose|how|why|when|where|which)\b/gi,
    " the sentence ",
  );

/** Consecutive words that are neither the draft's nor the prompt's, at most. */
export const longestStretch = 6;
/** In a question, so many that ask and bring in nothing; beyond them three that tell of the past are a story. */
const longestOfAsking = 7;
const mostPast = 3;
/** A stretch this long needs only one word that tells. */
const longestOfNobody = 10;
/** A question this long without one word of the draft could be asked of anybody: a saying is. */
const longestQuestion = 12;
/** Who does something in a sentence that names nobody. "You" counts from the second time on. */
const somebody =
  /^(?:nobody|everyone|everybody|someone|somebody|nothing|everything|something|things?|he|she|they|them|both|neither|boys?|girls?|child(?:ren)?|kids?|m[ae]n|wom[ae]n|sons?|daughters?|strangers?|theirs|hers)$/;
/** Said twice in one statement, they are a figure of speech. */
const anybody = /^(?:nobody|no|never|everyone|everybody|someone|somebody|nothing|everything)$/;
/** Words of asking that a story is full of. */
const storied = /^(?:li(?:fe|ves)|world|nights?|mornings?|evenings?|heads?|hands?|eyes?|body|minds?|moments?)$/;
/** Before a word for a piece of a text, at once or one word earlier: without it, the word is none of a statement. */
const determiner =
  /^(?:the|a|an|this|that|these|those|its|their|your|his|her|each|every|any|no|one|two|three|four|five|same|of|in|by)$/;
/** How many words may stand between what speaks of the text and the verb that does. */
const mostBeforeVerb = 2;

/**
 * Whether a word is one of three that stand in the draft as here, one of which is of the story: "and neither of" is
 * anybody's.
 */
const tellsAt = (words: readonly string[], at: number, own: OwnWords): boolean =>
  [at - 2, at - 1, at].some((from) => {
    const three = from < 0 ? [] : words.slice(from, from + 3);
    return own.stand(three) && three.some((word) => own.isOfStory(word));
  });

/**
 * Whether more than six words follow each other that are none of the draft's, in the sense of the place they stand in.
 *
 * - By sequence (an observation), and around a question: seven of which two are of a story or the past, ten with one of
 *   them, or seven in which somebody does something. "Nobody says what everyone knows, and nothing happens" has only
 *   words that belong to nobody, and could be pasted. What ends a stretch has to speak of the text; "you" speaks to the
 *   student once, and a second time it tells a story about them.
 * - By word (the question proper): seven with a new one among them, or eight of which three tell of the past.
 */
export function hasStretch(
  words: readonly string[],
  own: OwnWords,
  sense: "by sequence" | "around" | "by word",
): boolean {
  const isStrict = sense !== "by word";
  let length = 0;
  let fresh = 0;
  let past = 0;
  let telling = 0;
  let hasSomebody = false;
  let isAddressed = false;
  let isOfTheText = false;
  for (const [at, word] of words.entries()) {
    const isRepeated = isStrict && isAddressed && isToStudent(word);
    isAddressed ||= isToStudent(word);
    // What "says" is said of the text behind what speaks of it, and may be a word of the story elsewhere.
    const tells: boolean =
      sense === "by sequence" &&
      isOfTheText &&
      length <= mostBeforeVerb &&
      isTelling(word) &&
      !determiner.test(words[at - 1] ?? "");
    const points: boolean =
      isPointing(word) &&
      (at < 2 || (sense === "by sequence" && word === "here" && isOfTheText) || isOfText(words[at + 1] ?? ""));
    const isPlaced =
      !isStrict ||
      at < 3 ||
      isToStudent(word) ||
      [at - 1, at - 2].some((before) => determiner.test(words[before] ?? ""));
    const ends: boolean =
      tells || points || (isOfText(word) && isPlaced && !isRepeated) || (!isStrict && own.isOfStory(word));
    if (isStrict && anybody.test(word) && words.indexOf(word) < at) return true;
    if (ends || (isStrict ? tellsAt(words, at, own) : standsAt(words, at, own))) {
      isOfTheText ||= ends;
      length = 0;
      fresh = 0;
      past = 0;
      telling = 0;
      hasSomebody = false;
      continue;
    }
    // "And" joins, and is no part of what it joins.
    if (length === 0 && /^(?:and|but|so|yet)$/.test(word)) continue;
    length += 1;
    if (own.isNew(word)) fresh += 1;
    if (isPast(word)) past += 1;
    if (own.isNew(word) || own.isOfStory(word) || isPast(word) || storied.test(word)) telling += 1;
    hasSomebody ||= (isRepeated && !word.startsWith("your")) || somebody.test(word);
    if (length <= longestStretch) continue;
    if (isStrict && (hasSomebody || telling >= (length < longestOfNobody ? 2 : 1))) return true;
    if (!isStrict && (fresh >= 1 || length > longestQuestion || (length > longestOfAsking && past >= mostPast)))
      return true;
  }
  return false;
}

import type { Span } from "../text/draft";
import { type OwnWords, ownWords, standsAt } from "./own-words";
import type { Proposal } from "./proposal";
import { apart, finderIn, quoted } from "./quotation";
import { isRow, tellsAnew } from "./row";
import { hasStretch, marked } from "./stretch";
import { isPast, wordForm, wordsOf } from "./word-forms";
import {
  givesOrders,
  isAboutText,
  isFirstPerson,
  isSupposed,
  laysOut,
  leadsTo,
  likened,
  listsChoices,
  mendingIn,
  namedWordsIn,
  offersWords,
  openingOf,
  picturesIn,
  proposesTo,
  writtenOut,
} from "./wording";

/** Why a proposal isn't shown, in the order in which it is looked at. */
export const refusals = [
  "characters",
  "quote",
  "observation length",
  "question form",
  "quotation",
  "first person",
  "offers words",
  "order",
  "outline",
  "choices",
  "not about the text",
  "new words",
  "stretch",
  "retold",
] as const;
export type Refusal = (typeof refusals)[number];

/** What the gate holds a proposal against. */
export interface Against {
  readonly draft: string;
  /** What the prompt asks, in our words and as it was pasted. */
  readonly prompt: string;
}

/** A proposal that may be shown. Its quote is a place of the draft, so that the student reads their own words. */
export interface Passed {
  readonly place: Span;
  readonly observation: string;
  readonly question: string;
}

export type Judged = { readonly passed: Passed } | { readonly refused: Refusal };

/** Words, at most. */
export const mostWords = { quote: 40, observation: 25, question: 30, closedQuestion: 18, before: 12 } as const;
/**
 * Words that stand in neither, and aren't words of asking, at most: in an observation, and in the two kinds of
 * questions.
 */
export const mostNew = { observation: 1, open: 2, closed: 1 } as const;
/** Words that stand in the prompt alone and aren't words of asking, at most: a prompt can be pasted full of them. */
export const mostBorrowed = 3;
/** Words of the story in a new order, at most: more of them tell it again. */
export const mostTurned = { observation: 3, open: 4, closed: 3 } as const;
/**
 * Words of the draft that an observation may repeat in their order without quoting them, where none is of the story.
 */
export const mostEchoed = 3;

/**
 * The gate between a model and a student. It lets through what points at the student's own words and asks; it refuses
 * what could be pasted into an essay, whoever asked for it and in whichever form it comes. Nothing is corrected: a
 * proposal passes as it is or isn't shown.
 *
 * "No more than six consecutive words that aren't the draft's or the prompt's" can't be meant letter for letter: "What
 * did he say when you came in?" has nine. What can be pasted is a stretch that tells a story without speaking to the
 * student or of the text. Words of asking and of texts (a closed list, `asking-words.ts`) belong to nobody, and the
 * rule holds (`stretch.ts`)
 *
 * - in an observation and in whatever stands around the question proper, by sequence: the draft's words count only
 *   where three or more stand as they stand there. The same words in a new order are a rewrite, and seven words that
 *   belong to nobody are a sentence, too;
 * - in the question proper, by word: a question has to turn the draft's words around. No seven words in a row may be
 *   without one of them when there's a new word among the seven.
 *
 * In both, a word like "you," "reader" or "sentence" ends a stretch. Besides, two words at most may be new in each, so
 * that no thing, name or picture comes from anybody but the student; an observation has to speak of the text; and a
 * question must ask for something, and neither propose, lead nor list. Neither may tell the story again in the draft's
 * own words.
 *
 * @returns what judges proposals for one draft
 */
export function gateFor(against: Against): (proposal: Proposal) => Judged {
  const own = ownWords(against);
  const find = { draft: finderIn(against.draft), prompt: finderIn(against.prompt) };
  return (proposal) => judge(proposal, find, own);
}

type Finders = Readonly<Record<"draft" | "prompt", ReturnType<typeof finderIn>>>;

function judge({ quote, observation, question }: Proposal, find: Finders, own: OwnWords): Judged {
  const refused = (reason: Refusal): Judged => ({ refused: reason });
  const place = find.draft(quote);
  if (place === null || wordsOf(quote).length > mostWords.quote) return refused("quote");
  const seen = apart(observation.trim());
  const asked = apart(question.trim());
  const said = [seen.said, asked.said].map(writtenOut);
  const [told = "", wonders = ""] = said;
  if (said.some((text) => !plain.test(text) || joined.test(text) || runOn.test(text))) return refused("characters");

  const seenWords = wordsOf(observation).length;
  if (seenWords < 3 || seenWords > mostWords.observation) return refused("observation length");
  const opening = openingIn(wonders);
  if (opening === null || wordsOf(question).length > mostWords[opening === "closed" ? "closedQuestion" : "question"])
    return refused("question form");

  const isOwn = (words: string) => (find.draft(words, true) ?? find.prompt(words, true)) !== null;
  if (![...seen.quotations, ...asked.quotations].every(isOwn)) return refused("quotation");
  if (said.some(isFirstPerson)) return refused("first person");

  const mends = said
    .flatMap(mendingIn)
    .some((words) => wordsOf(words).some((word) => !own.ofDraft.has(wordForm(word))));
  const names = said.flatMap(namedWordsIn).some((words) =>
    wordsOf(words)
      .slice(0, 3)
      .some((word) => own.isNew(word) || own.isBorrowed(word)),
  );
  const pictures = picturesIn(told).some((one) => own.isNew(one.toLowerCase()));
  const stands = likened(told).some((one) => own.isOfStory(one) || own.isNew(one));
  if (mends || names || pictures || stands || said.some(offersWords) || leadsTo(withoutOwn(wonders, own)))
    return refused("offers words");
  if ([told, ...aroundQuestion(wonders)].some(isSupposed)) return refused("offers words");
  if (opening === "open" && !hasVerb(questionProper(wonders))) return refused("question form");
  if (opening === "closed" && proposesTo(wonders)) return refused("offers words");
  if (said.some(givesOrders)) return refused("order");
  if (said.some(laysOut)) return refused("outline");
  if (said.some((text) => listsChoices(text) || offersNew(text, own))) return refused("choices");

  if (aroundQuestion(wonders).some(isInserted)) return refused("offers words");
  const sentences = sentencesOf(told);
  if (sentences.length > 2 || !sentences.every(isAboutText)) return refused("not about the text");

  const [inTold = 0, inWonders = 0] = said.map((text) => wordsOf(text).filter(own.isNew).length);
  if (tellsAnew(wordsOf(told), own)) return refused("new words");
  if (inTold > mostNew.observation || inWonders > mostNew[opening]) return refused("new words");
  if (said.some((text) => wordsOf(text).filter(own.isBorrowed).length > mostBorrowed)) return refused("new words");

  const isLong =
    said.some((text) => isRow(wordsOf(text), own)) ||
    hasStretch(wordsOf(marked(told)), own, "by sequence") ||
    aroundQuestion(wonders).some((text) => hasStretch(wordsOf(text), own, "around")) ||
    hasStretch(wordsOf(questionProper(wonders)), own, "by word");
  if (isLong) return refused("stretch");
  const counts = said.map((text) => retold(wordsOf(text), own));
  const isRetold =
    (counts[0]?.turned ?? 0) > mostTurned.observation ||
    (counts[0]?.echoed ?? 0) > mostEchoed ||
    counts[0]?.isStoryEchoed ||
    (counts[1]?.turned ?? 0) > mostTurned[opening] ||
    aroundQuestion(wonders).some((text) => retold(wordsOf(text), own).turned > mostTurned.observation);
  if (isRetold) return refused("retold");
  return { passed: { place, observation: observation.trim(), question: question.trim() } };
}

/**
 * Letters of English, marks within a sentence, and the sign of a quotation. No colon or line: nothing is introduced.
 */
const plain = /^(?:[\p{Script=Latin}\d ,.?'’$%¶–—-]|(?<=\d):(?=\d))+$/u;

/** Words that were written as one, to be taken for one. */
const runOn =
  /[\p{L}\d] (?:The|It|He|She|They|A|An|And|But|So|My|In|On|At|As|When|This|That|There|Then|Half|We|His|Her|Nobody|Everyone|Everybody|Somebody|Someone|Nothing|No|Not|Now|You|Your|Every|Some|All|One|If|After|Before|By|For|From|To|Of|Because|While|Since|Until|Our|Their|Its|What|Who|Where|Why|How) /u;
const joined = /\p{Ll}\p{Lu}\p{Ll}|\p{L}{19}/u;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?])(?<!\b(?:mr|mrs|ms|dr|st)\.) /i).filter((part) => part.trim() !== "");

const pieces = (question: string): string[] => question.split(/\s*[,–—]\s*|\s+-\s+/).filter((part) => part !== "");

/** One sentence that ends in its only question mark, and asks from its first words or after a short "When …,". */
function openingIn(question: string): "open" | "closed" | null {
  if (!/^[^?]*\?$/.test(question) || sentencesOf(question).length !== 1) return null;
  const [first = "", ...rest] = pieces(question);
  const opening = openingOf(first);
  if (opening !== null) return opening;
  if (wordsOf(first).length > mostWords.before || !leadIn.test(first)) return null;
  const [next = ""] = rest;
  return isRelative(next) ? null : openingOf(next);
}

/** "…, which you thought was kind" and "…, whom you had never met": behind a comma these only ask with their verb. */
const isRelative = (piece: string): boolean =>
  /^(?:and |but |so )?(?:which|who|whom|whose)\b/i.test(piece) &&
  !/^(?:and |but |so )?(?:who|whom|(?:which|whose)(?: (?!you\b|he\b|she\b|they\b|it\b)\p{L}+){0,2}) (?:did|do|does|would|could|can|will|is|was|were|are|has|had)\b/iu.test(
    piece,
  );

/** Whether a question that begins with what, who and the like soon has its verb; a row of words has none. */
function hasVerb(question: string): boolean {
  const first = wordsOf(question).slice(0, 6);
  return first.some((word) => asksWith.test(word) || isPast(word)) || /^(?:what|who|which) \p{L}+s\b/iu.test(question);
}
const asksWith =
  /^(?:(?:did|do|does|is|are|was|were|has|have|had|can|could|would|will|might|may)(?:n['’]?t)?|won['’]t|can['’]t)$/;

const leadIn =
  /^(?:and |but |so )?(?:if|when|after|before|while|since|because|once|until|at|in|on|by|of|for|from|between|among|here|there|besides|apart|without|looking|reading|then|with|given|to|as|now)\b/i;

/** The piece that asks, and the ones around it. "When the goat was gone, what …" asks in its second. */
function questionProper(question: string): string {
  const asking = pieces(question).filter((part) => openingOf(part) !== null);
  const [first = "", second] = asking;
  return second !== undefined && /^(?:and |but |so )?(?:when|where|how|whatever|whether)\b/i.test(first)
    ? second
    : first;
}
const aroundQuestion = (question: string): string[] => {
  const proper = questionProper(question);
  return pieces(question).filter((part) => part !== proper);
};

/**
 * "…, being sure and being wrong, …" and "…, the neat proof of nothing": what is set beside a question is told by it.
 */
const isInserted = (piece: string): boolean =>
  /^(?:and |but )?(?!(?:looking|reading|thinking|going|during|according|including|beginning)\b)\p{L}{2,}ing\b/iu.test(
    piece,
  ) ||
  /^(?:the|an?|this|that|his|her|their|your|its) (?!(?:first|last|next|second|third|day|night|morning|evening|time|moment|week|year|summer|hour)\b)/i.test(
    piece,
  );

/** How many words of the story a text has in an order of its own, and how many as they stand there. */
function retold(words: readonly string[], own: OwnWords) {
  const isOfStory = (word: string) => own.isOfStory(word) || own.isNew(word);
  const stands = words.map((_, at) => standsAt(words, at, own));
  return {
    turned: words.filter((word, at) => isOfStory(word) && !stands[at]).length,
    echoed: stands.filter(Boolean).length,
    isStoryEchoed: words.some((_, at) => {
      const three = words.slice(at, at + 3);
      return own.stand(three) && three.some(isOfStory) && !isPlaceOrTime(three);
    }),
  };
}

/** "On the phone" and the like: nobody needs to quote that. */
const isPlaceOrTime = ([first = "", second = ""]: readonly string[]): boolean =>
  /^(?:on|in|at|to|of|with|from|for|by|about|after|before)$/.test(first) &&
  /^(?:the|a|an|my|her|his|their)$/.test(second);

/** Whether what stands after "or" is a thing that isn't the student's. */
const offersNew = (text: string, own: OwnWords): boolean =>
  text
    .split(/\bor\b/i)
    .slice(1)
    .some((choice) => wordsOf(choice).slice(0, 4).some(own.isNew));

/** A question with a sign in place of what stands in the draft word for word. */
function withoutOwn(question: string, own: OwnWords): string {
  const words = wordsOf(question);
  return words.map((word, at) => (standsAt(words, at, own) ? quoted : word)).join(" ");
}

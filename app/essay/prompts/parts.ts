import type { Draft, Sentence } from "../text/draft";
import { isMoment, reflects, shows } from "../text/signs";

/** One thing a prompt asks for. */
export interface Part {
  readonly kind: PartKind;
  /** In plain words, as the student reads it: "what you learned". */
  readonly text: string;
  /** Words of a pasted prompt that an answer is likely to share. */
  readonly words: readonly string[];
}

const cue = (pattern: RegExp) => (sentence: Sentence) => pattern.test(sentence.text);
const obstacle =
  /\b(?:fail(?:ed|ure|ing)?|los[te]|losing|wrong|broke|broken|couldn['’]t|didn['’]t|wasn['’]t|never|mistake|fell|quit|without|no (?:money|one|time|internet|bus)|sick|ill|hospital|moved|died|fire|flood|divorc\w*|problem|hard|difficult|struggl\w*|barrier|challenge|obstacle|only|shared|closed|canceled|cut)\b/i;

/**
 * What a sentence that answers a part of each kind is likely to show. It's a guess from words, and the page says so.
 */
const answers = {
  topic: (sentence) => /\b(?:i|my|me)\b/i.test(sentence.text) && sentence.words.length >= 4,
  happened: (sentence) => shows(sentence) || isMoment(sentence),
  doing: cue(
    /\bi(?:['’](?:ve|d|m)| have| had| am| was)? (?:\w+ly |then |also |still )?(?!was\b|am\b|felt\b|feel\b|think\b|thought\b|believe\b|wonder\b|know\b|knew\b|hope\b|want\b|like\b|love\b|have\b|had\b|don\b|didn\b|would\b|will\b|could\b|can\b|will\b|never\b)[a-z]{2,}|^(?:\w+ed|ran|led|built|taught|wrote|made|sold|drove|cooked|kept)\b/i,
  ),
  matters: (sentence) =>
    /\bbecause\b|\bwithout (?:it|that|them|her|him)\b|\bit['’]s (?:how|where|why|what)\b|\bthat['’]s (?:how|where|why|what)\b|\breason\b|\blike (?:that|how)\b|\bmatters?\b|\bwhy\b/i.test(
      sentence.text,
    ) || reflects(sentence),
  obstacle: cue(obstacle),
  effect: cue(
    /\b(?:since (?:then|that)|after(?:ward|wards| that)?|now|chang(?:ed|es)|start(?:ed)?|stopp?(?:ed)?|began|no longer|anymore|because of|so i|which meant|from then on|ever since|made me|until|grades?|missed|still)\b/i,
  ),
  learned: (sentence) =>
    /\b(?:learn(?:ed|t)?|taught|reali[sz]ed?|underst(?:ood|and)|now i|i used to|turns? out|i know|i(?:['’]ve)? (?:stopped|started)|what i)\b/i.test(
      sentence.text,
    ),
  belief: cue(
    /\b(?:belie(?:f|fs|ve|ved)|idea|thought|assum\w+|everyone (?:said|knew|thinks)|told|rule|always been|supposed to|should|tradition|church|opinion|certain|sure)\b/i,
  ),
  cause: cue(
    /\b(?:because|when|until|then|asked|read|saw|heard|noticed|one day|that (?:night|day|morning)|first time|question)\b/i,
  ),
  outcome: cue(
    /\b(?:in the end|finally|now|since|still|result|became|chang\w+|agreed|refused|we (?:talk|don['’]t)|today|after|ever since)\b/i,
  ),
  given: cue(
    /\b(?:gave|brought|lent|left|paid|drove|helped|handed|offered|sent|taught|let|made|fixed|saved|for me|me (?:a|an|the|his|her))\b/i,
  ),
  thanks: cue(
    /\b(?:thank\w*|grateful|gratitude|surpris\w+|didn['’]t expect|hadn['’]t|never (?:expected|asked)|nobody (?:had|asked)|without being asked|kind(?:ness)?|relief|happy|lucky)\b/i,
  ),
  sources: cue(
    /\b(?:read|books?|library|librarian|videos?|podcasts?|magazine|papers?|articles?|ask(?:ed)?|teacher|mr\.|ms\.|mrs\.|dr\.|professor|uncle|aunt|forum|museum|online|website|class)\b/i,
  ),
  others: cue(
    /\b(?:they|them|their|others?|people|students|kids|freshmen|neighbors|team|members|families|school|community|everyone|us|we)\b/i,
  ),
  school: cue(
    /\b(?:grades?|class(?:es)?|homework|school|gpa|semester|exams?|tests?|attendance|studied|teachers?|course|algebra|chemistry|english|absences?)\b/i,
  ),
  when: (sentence) =>
    isMoment(sentence) ||
    /\b(?:since|for (?:\w+ )?(?:days?|weeks?|months?|years?|semesters?)|from \w+ (?:to|until)|(?:freshman|sophomore|junior|senior|ninth|tenth|eleventh|twelfth)|20\d\d|every|grade|years?|months?)\b/i.test(
      sentence.text,
    ),
  amount: cue(/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|daily|weekly|every)\b/i),
  offer: cue(
    /\b(?:professor|course|class|lab|program|major|minor|seminar|center|institute|studio|club|dorm|hall|library|tradition|co-?op|research|curriculum|department|school of|college of)\b/i,
  ),
  plan: cue(/\b(?:i['’]d|i would|i will|i['’]ll|i want to|i hope to|i plan to|i['’]m going to|looking forward)\b/i),
  open: () => false,
} satisfies Record<string, (sentence: Sentence) => boolean>;

export type PartKind = keyof typeof answers;
export const isPartKind = (kind: string): kind is PartKind => Object.hasOwn(answers, kind);

/** What a pasted prompt asks, by words that stand in it. The first that fits names the part. */
const asked: readonly (readonly [RegExp, PartKind])[] = [
  [/\b(?:learn|lesson|take away|understanding)\b/i, "learned"],
  [/\bwhy\b.*\b(?:college|university|school|us|campus|attend|apply)\b/i, "offer"],
  [/\b(?:affect|effect|impact on you|influence|change|shaped)/i, "effect"],
  [/\b(?:challenge|obstacle|setback|failure|barrier|difficult)/i, "obstacle"],
  [/\b(?:contribut|others|benefit)/i, "others"],
  [/\b(?:hope to|will you|would you|plan|future|goal)/i, "plan"],
  [/\b(?:why|reason|important|meaning|matter|significan)/i, "matters"],
  [/\b(?:how long|when)\b/i, "when"],
  [/\b(?:belief|believe|opinion|disagree)/i, "belief"],
  [/\b(?:thank|grateful|gratitude)/i, "thanks"],
  [/\b(?:time|moment|example|experience|story|event|what happened)\b/i, "happened"],
  [/\b(?:how|what did you do|what have you done|done)\b/i, "doing"],
  [/\b(?:describe|tell|share|discuss|reflect|recount|what)\b/i, "topic"],
];
const emptyWords = new Set(
  "about above after again also because been before being below between could describe does doing during each explain from have having here more most only other over please some such than that their them then there these they this those through under until very were what when where which while will with would your yourself tell share discuss reflect words word essay response answer college university student".split(
    " ",
  ),
);

/**
 * The parts of a prompt that somebody pasted: each question, and each "and" that asks for something else. At most
 * eight.
 */
export function partsOf(pasted: string): readonly Part[] {
  return pasted
    .split(
      /(?<=[.?!])\s+|\n+|;\s+|,?\s+and\s+(?=(?:how|why|what|where|when|who|explain|describe|tell|discuss|reflect)\b)/i,
    )
    .map((text) => text.trim().replace(/\s+/g, " "))
    .filter(
      (text) =>
        text.length > 7 &&
        !/^\W*\(?(?:up to |max(?:imum)? |about |no more than )?\d+[\s-]*(?:words?|characters?)/i.test(text),
    )
    .slice(0, 8)
    .flatMap((text) => {
      const kind = asked.find(([pattern]) => pattern.test(text))?.[1];
      const words = stemsOf(text);
      return kind === undefined && words.length === 0 ? [] : [{ kind: kind ?? "open", text, words }];
    });
}

/** The limit a pasted prompt states, in words or characters. */
export function limitIn(pasted: string): { readonly words: number | null; readonly characters: number | null } {
  const of = (unit: string) => {
    const found = [...pasted.matchAll(new RegExp(`(\\d[\\d,]*)[\\s-]*${unit}`, "gi"))].map(([, digits = ""]) =>
      Number(digits.replaceAll(",", "")),
    );
    return found.length === 0 ? null : Math.min(100_000, Math.max(...found));
  };
  return { words: of("words?"), characters: of("char(?:acter)?s?") };
}

/** The beginnings of the words that carry a text. */
export function stemsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return [...new Set(words.filter((word) => !emptyWords.has(word)).map((word) => word.slice(0, 6)))];
}

export interface AnsweredPart {
  readonly part: Part;
  /** Numbers of the sentences that seem to answer it, from 0; at most three, the likeliest first in the draft. */
  readonly sentences: readonly number[];
}

/** Which sentence seems to answer which part. None is a question to the student, not a verdict. */
export function answeredParts({ sentences }: Draft, parts: readonly Part[]): readonly AnsweredPart[] {
  return parts.map((part) => {
    const scored = sentences.map((sentence, at) => {
      const stems = part.words.length === 0 ? [] : stemsOf(sentence.text).filter((stem) => part.words.includes(stem));
      return { at, score: Number(answers[part.kind](sentence)) * 2 + stems.length };
    });
    const found = scored.filter(({ score }) => score >= 2).sort((a, b) => b.score - a.score || a.at - b.at);
    return {
      part,
      sentences: found
        .slice(0, 3)
        .map(({ at }) => at)
        .sort((a, b) => a - b),
    };
  });
}

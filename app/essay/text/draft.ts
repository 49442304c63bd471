/** A piece of a draft: offsets into its text, the end not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Word extends Span {
  /** Lower case, with a straight apostrophe. */
  readonly text: string;
}

export interface Sentence extends Span {
  readonly text: string;
  readonly words: readonly Word[];
  /** Which paragraph it stands in, from 0. */
  readonly paragraph: number;
}

/** A draft taken apart, with the place of every piece. */
export interface Draft {
  readonly text: string;
  readonly paragraphs: readonly Span[];
  readonly sentences: readonly Sentence[];
  readonly words: readonly Word[];
  /** Speech in quotation marks, marks included. */
  readonly quotes: readonly Span[];
}

const wordPattern = /[\p{L}\p{N}]+(?:['’.,@-][\p{L}\p{N}]+)*/gu;
/** A point after one of these doesn't end a sentence. */
const abbreviation = /\b(?:mr|mrs|ms|dr|st|jr|sr|vs|prof|gen|mt|e\.g|i\.e)$/i;
/** An initial, such as in "J. Cruz"; the letter after an apostrophe is none: "from A's to C's." */
const initial = /(?<![\p{L}\p{N}'’])(?!I$)\p{Lu}$/u;
/** "No. 4" and "8 p.m. Monday" go on; "She said no." and "It was 8 p.m." end. */
const numbered = /\bNo$/;
const hour = /\b[ap]\.m$/i;
const dayOrZone = /^\s+(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[ECMP][SD]?T\b)/;

/**
 * What is read of a text that somebody typed: lines end in one character, and nothing is in it that nobody can type.
 */
export function cleanText(raw: string): string {
  return raw
    .replace(/\r\n?/g, "\n")
    .replaceAll("\0", "")
    .replace(/^\s*\n|\s+$/g, "");
}

/** Takes a text apart into paragraphs, sentences and words. Works for any script; what has no words gives none. */
export function readText(text: string): Draft {
  const paragraphs = [...text.matchAll(/[^\n]+/g)]
    .filter(([line]) => line.trim() !== "")
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length }));
  const sentences = paragraphs.flatMap((paragraph, at) => sentencesOf(text, paragraph, at));
  return { text, paragraphs, sentences, words: sentences.flatMap(({ words }) => words), quotes: quotesOf(text) };
}

function sentencesOf(text: string, { start, end }: Span, paragraph: number): Sentence[] {
  const found: Sentence[] = [];
  let from = start;
  const close = (to: number) => {
    const piece = text.slice(from, to);
    const first = from + (piece.length - piece.trimStart().length);
    const words = wordsIn(text, first, to);
    if (words.length > 0)
      found.push({ start: first, end: to, text: text.slice(first, to).trimEnd(), words, paragraph });
    from = to;
  };
  for (const stop of text
    .slice(start, end)
    .matchAll(/(?:[.!?…]{1,9}|[。！？])["”’)]{0,4}(?=\s+["“‘(]?[\p{Lu}\p{N}]|(?<=[。！？]))/gu)) {
    const at = start + stop.index;
    if (stop[0] === "." && goesOn(text.slice(Math.max(from, at - 8), at), text.slice(at + 1, end))) continue;
    close(at + stop[0].length);
  }
  close(end);
  return found;
}

/** Whether a point between these two pieces belongs to a word and ends no sentence. */
function goesOn(before: string, after: string): boolean {
  if (numbered.test(before)) return /^\s+\d/.test(after);
  if (hour.test(before)) return dayOrZone.test(after);
  return abbreviation.test(before) || initial.test(before);
}

function wordsIn(text: string, start: number, end: number): Word[] {
  return [...text.slice(start, end).matchAll(wordPattern)].map(({ 0: word, index }) => ({
    text: word.toLowerCase().replaceAll("’", "'"),
    start: start + index,
    end: start + index + word.length,
  }));
}

function quotesOf(text: string): Span[] {
  return [...text.matchAll(/“[^”\n]*”|"[^"\n]*"/g)].map(({ 0: speech, index }) => ({
    start: index,
    end: index + speech.length,
  }));
}

/** Whether one piece lies within one of several. */
export function isWithin(span: Span, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => span.start >= start && span.end <= end);
}

/**
 * Every place where a pattern matches outside quoted speech: what people said isn't the student's own wording.
 *
 * @param pattern with the flag `g`
 */
export function placesOf({ text, quotes }: Draft, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)]
    .map(({ 0: match, index }) => ({ start: index, end: index + match.length }))
    .filter((span) => span.end > span.start && !isWithin(span, quotes));
}

/** A pattern of whole words or phrases, whichever apostrophe was typed. */
export function phrases(list: readonly string[]): RegExp {
  const written = list.map((phrase) => phrase.replaceAll("'", "['’]").replaceAll(" ", "\\s+"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${written.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

import { linesOf } from "~/essay/reading/segments";
import type { Span } from "~/essay/text/draft";

/** A question at a place in a version: it holds nothing that could be put in place of the student's words. */
export interface AskedQuestion extends Span {
  readonly words: string;
}

/** Longest question in characters, and the most that one person leaves about one essay. */
export const questionBounds = { words: 300, each: 60 } as const;

/** A paragraph to choose, by its number and its first words. */
export const paragraphsOf = (text: string) =>
  linesOf(text).map(({ start, end }, at) => ({
    start,
    end,
    number: at + 1,
    begins: short(text.slice(start, end)),
  }));

const short = (line: string) => (line.length <= 44 ? line : `${line.slice(0, 42).trimEnd()} …`);

/** Where a question stands that has been read by its schema: at its words, or at its paragraph. */
export function askedAt(
  asked: { readonly paragraph: string | null; readonly words: string | null; readonly question: string },
  text: string,
): AskedQuestion | null {
  const paragraph = paragraphsOf(text)[Number(asked.paragraph) - 1];
  const place = asked.words === null ? paragraph : placeOf(asked.words, text, paragraph);
  return place === undefined ? null : { start: place.start, end: place.end, words: asked.question };
}

/** Where the words stand: in the chosen paragraph if they are there, or else the first time they come. */
function placeOf(quote: string, text: string, paragraph: Span | undefined): Span | undefined {
  const within = paragraph === undefined ? -1 : text.slice(0, paragraph.end).indexOf(quote, paragraph.start);
  const start = within >= 0 ? within : text.indexOf(quote);
  return start < 0 ? undefined : { start, end: start + quote.length };
}

/** Reads what the store kept; null where it cannot be read. */
export function parseQuestion(text: string | null): AskedQuestion | null {
  try {
    const { start, end, words } = JSON.parse(text ?? "null") as AskedQuestion;
    return { start, end, words };
  } catch {
    return null;
  }
}

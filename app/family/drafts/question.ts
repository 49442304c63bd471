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

export type QuestionRead =
  | { readonly ok: true; readonly question: AskedQuestion }
  | { readonly ok: false; readonly messages: Readonly<Record<string, string[]>> };

/**
 * Reads what somebody asks about a version: a question, and where. Where words are given they must stand in the text,
 * as they stand there; without them the place is the paragraph. Never throws.
 */
export function readQuestion(form: URLSearchParams, text: string): QuestionRead {
  const words = (form.get("question") ?? "").replace(/\s+/g, " ").trim();
  const quote = (form.get("words") ?? "").trim();
  const paragraph = paragraphsOf(text)[Number(form.get("paragraph") ?? "0") - 1];
  const messages: Record<string, string[]> = {};
  if (words === "") messages.question = ["Type a question."];
  else if (!words.endsWith("?")) messages.question = ["Ask it as a question that ends with a question mark."];
  else if (words.length > questionBounds.words) {
    messages.question = [`Ask it in ${questionBounds.words} characters or fewer.`];
  }
  const place = quote === "" ? paragraph : placeOf(quote, text, paragraph);
  if (quote !== "" && place === undefined) messages.words = ["These words aren’t in the draft. Copy them from it."];
  else if (place === undefined) messages.paragraph = ["Choose a paragraph."];
  if (Object.keys(messages).length > 0 || place === undefined) return { ok: false, messages };
  return { ok: true, question: { start: place.start, end: place.end, words } };
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

import type { Finding } from "~/essay/reading/reading";
import type { QuestionLine } from "./draft-view";

/** A question of somebody, as a mark in a text; no places where its words don't stand there any more. */
export type MarkedQuestion = Finding & { readonly of: QuestionLine };

/**
 * People's questions in the order of a text, and where the words they are about stand in it now. A place is marked only
 * where there's no doubt: the words stand in the text word for word, and once. Questions without a place come last.
 *
 * @param text what the draft says now, which may be another version than the one somebody read
 * @param same number of the version that `text` is, word for word, where it is one: there the place is known; else null
 */
export function markedQuestions(
  text: string,
  questions: readonly QuestionLine[],
  same: number | null,
): readonly MarkedQuestion[] {
  const marked = questions.map((of): MarkedQuestion => {
    const { id, words, start, end, version } = of;
    const place = version === same ? { start, end } : onlyPlace(text, of.quote);
    const places = place === null ? [] : [place];
    return { of, id, kind: "substance", name: words, why: "", source: null, question: words, places, more: 0 };
  });
  const startOf = ({ places }: MarkedQuestion) => places[0]?.start ?? Number.POSITIVE_INFINITY;
  const order = (a: MarkedQuestion, b: MarkedQuestion) =>
    startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : 0;
  return marked.sort(order);
}

/** Where words stand, if they stand once. */
function onlyPlace(text: string, words: string) {
  if (words.trim() === "") return null;
  const start = text.indexOf(words);
  if (start < 0 || text.indexOf(words, start + 1) >= 0) return null;
  return { start, end: start + words.length };
}

import type { Term } from "~/counselor/words/phrases";
import { telling } from "~/counselor/words/words";
import { sentencesOf, wordCount } from "./cut";
import type { Passages } from "./passage";
import { scorePassage } from "./quote";

/** What of a page answers a question: sentences word for word, and where they stand. */
export interface PagePassage {
  /** Address with the fragment of the heading. */
  readonly url: string;
  /** The heading it stands under; null above the first one. */
  readonly heading: string | null;
  readonly text: string;
}

/** A passage with less than this of the question says something else than its page's own description. */
const least = 0.45;
/** Words under a title. */
const most = 45;

const byPage = new WeakMap<Passages, Map<string, number[]>>();

function idsOn(passages: Passages, path: string): readonly number[] {
  const known = byPage.get(passages) ?? new Map<string, number[]>();
  if (!byPage.has(passages)) {
    for (const { url, id } of passages.all) {
      const page = url.split("#")[0] ?? "";
      known.set(page, [...(known.get(page) ?? []), id]);
    }
    byPage.set(passages, known);
  }
  return known.get(path) ?? [];
}

/** The passage of a page that answers a question best, in about 45 words; null where none holds enough of it. */
export function passageOn(passages: Passages, path: string, terms: readonly Term[]): PagePassage | null {
  if (terms.length === 0) return null;
  let best: number | null = null;
  let score = least;
  for (const id of idsOn(passages, path)) {
    const own = scorePassage(passages, id, terms);
    if (own <= score) continue;
    best = id;
    score = own;
  }
  const passage = best === null ? undefined : passages.all[best];
  if (passage === undefined) return null;
  const text = sentencesFor(passage.text, terms);
  return text === null ? null : { url: passage.url, heading: passage.headings.at(-1) ?? null, text };
}

/** The sentence with the most of the question, and those after it that still fit. */
function sentencesFor(text: string, terms: readonly Term[]): string | null {
  const asked = new Set(terms.flatMap(({ words, also }) => [...words, ...also.flat()]));
  // A row of a table or an entry of a list says nothing without those around it.
  const sentences = text
    .split("\n")
    .flatMap(sentencesOf)
    .filter((sentence) => /[.!?][)”’"]*$/.test(sentence));
  if (sentences.length === 0) return null;
  const hits = sentences.map((sentence) => new Set(telling(sentence).filter((word) => asked.has(word))).size);
  const at = hits.indexOf(Math.max(...hits));
  const taken = [sentences[at] ?? ""];
  if (wordCount(taken[0] ?? "") > 1.5 * most) return null;
  for (const next of sentences.slice(at + 1)) {
    if (wordCount([...taken, next].join(" ")) > most) break;
    taken.push(next);
  }
  return taken.join(" ");
}

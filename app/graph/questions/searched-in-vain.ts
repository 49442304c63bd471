import { type Graph, thingsOf } from "../parts/graph";
import { column, count, type Question } from "./question";

/** A topic of pages that shares a word with a search; null where there is none. */
function nearest(graph: Graph, words: string): { readonly id: string; readonly title: string } | null {
  const asked = new Set(words.toLowerCase().split(/\s+/));
  return (
    thingsOf(graph, "topic").find(({ title }) =>
      title
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => word.length > 3 && [...asked].some((one) => one === word || `${one}s` === word)),
    ) ?? null
  );
}

/** Topics that families search for and no page covers. */
export const searchedInVain: Question = {
  key: "searched-in-vain",
  title: "Searched for, and no page covers it",
  why: "Searches that found nothing good and were made more than five times, without anybody who made them. What a page covers by now is named, so that it can be left out.",
  columns: [
    column("words", "Words, in the order of the alphabet"),
    count("times", "Times"),
    column("last", "Last searched for"),
    column("topic", "Nearest topic we have"),
    column("found", "Covered by now"),
  ],
  sort: "-times",
  empty: "Nothing was searched for in vain more than five times.",
  ask: ({ graph, misses }) =>
    misses.map(({ words, times, last, found }) => {
      const topic = nearest(graph, words);
      return { id: words, thing: topic?.id ?? null, words, times, last, topic: topic?.title ?? null, found };
    }),
};

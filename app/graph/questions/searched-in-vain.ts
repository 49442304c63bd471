import { type Graph, type Thing, thingsOf } from "../parts/graph";
import { column, count, type Question } from "./question";

/** Every word of the topics of pages with the first topic that has it; short ones say nothing. */
function topicsByWord(graph: Graph): ReadonlyMap<string, Thing> {
  const found = new Map<string, Thing>();
  for (const topic of thingsOf(graph, "topic")) {
    for (const word of topic.title.toLowerCase().split(/[^\p{L}]+/u)) {
      if (word.length > 3 && !found.has(word)) found.set(word, topic);
    }
  }
  return found;
}

/** A topic that shares a word with a search, which may be in the singular; null where there is none. */
function nearest(topics: ReadonlyMap<string, Thing>, words: string): Thing | null {
  for (const word of words.toLowerCase().split(/\s+/)) {
    const topic = topics.get(word) ?? topics.get(`${word}s`);
    if (topic !== undefined) return topic;
  }
  return null;
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
  ask: ({ graph, misses }) => {
    const topics = topicsByWord(graph);
    return misses.map(({ words, times, last, found }) => {
      const topic = nearest(topics, words);
      return { id: words, thing: topic?.id ?? null, words, times, last, topic: topic?.title ?? null, found };
    });
  },
};

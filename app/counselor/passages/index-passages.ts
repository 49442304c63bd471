import MiniSearch from "minisearch";
import { telling, wordsOf } from "../understand/words";
import type { IndexedPassage, Passage, Passages } from "./passage";

/** Indexes passages by the stems of their words. A heading counts most: it is what a passage is about. */
export function indexPassages(all: readonly Passage[]): Passages {
  const search = new MiniSearch<IndexedPassage>({
    fields: ["title", "heading", "text"],
    tokenize: (text) => [...telling(text)],
    processTerm: (term) => term || null,
  });
  search.addAll(all.map(({ id, title, headings, text }) => ({ id, title, heading: headings.join(" "), text })));
  const inPassages = new Map<string, number>();
  for (const { title, headings, text } of all) {
    for (const word of new Set(telling(`${title} ${headings.join(" ")} ${text}`))) {
      inPassages.set(word, (inPassages.get(word) ?? 0) + 1);
    }
  }
  const ordinary = new Set<string>();
  for (const { text } of all) {
    for (const [word] of text.matchAll(/(?<![\p{L}’'])\p{Ll}[\p{Ll}’']+(?!\p{L})/gu)) {
      for (const plain of wordsOf(word)) ordinary.add(plain);
    }
  }
  return {
    all,
    search,
    ordinary,
    weightOf(word) {
      const count = inPassages.get(word);
      return count === undefined ? null : Math.log(1 + all.length / count);
    },
  };
}

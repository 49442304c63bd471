import MiniSearch from "minisearch";
import { telling, wordsOf } from "~/counselor/words/words";
import type { IndexedPassage, Passage, Passages } from "./passage";

/** Indexes passages by the stems of their words. A heading counts most: it is what a passage is about. */
export function indexPassages(all: readonly Passage[]): Passages {
  const search = new MiniSearch<IndexedPassage>({
    fields: ["title", "heading", "text", "asked"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term || null,
  });
  const stems = all.map(({ title, headings, text, asked }) => ({
    heading: new Set(telling(headings.join(" "))),
    last: telling(headings.at(-1) ?? ""),
    title: new Set(telling(title)),
    text: new Set(telling(text)),
    asked: asked.map(telling),
  }));
  search.addAll(
    stems.map(({ heading, title, text, asked }, id) => ({
      id,
      title: [...title].join(" "),
      heading: [...heading].join(" "),
      text: [...text].join(" "),
      asked: [...new Set(asked.flat())].join(" "),
    })),
  );
  const inPassages = new Map<string, number>();
  for (const { heading, title, text, asked } of stems) {
    for (const word of new Set([...heading, ...title, ...text, ...asked.flat()])) {
      inPassages.set(word, (inPassages.get(word) ?? 0) + 1);
    }
  }
  const ordinary = new Set<string>();
  const written = new Map<string, number>();
  for (const { title, headings, text, asked } of all) {
    for (const word of wordsOf([title, ...headings, text, ...asked].join(" "))) {
      written.set(word, (written.get(word) ?? 0) + 1);
    }
    for (const [word] of text.matchAll(/(?<![\p{L}’'])\p{Ll}[\p{Ll}’']+(?!\p{L})/gu)) {
      for (const plain of wordsOf(word)) ordinary.add(plain);
    }
  }
  return {
    ...{ all, stems, search, ordinary, written },
    weightOf(word) {
      const count = inPassages.get(word);
      return count === undefined ? null : Math.log(1 + all.length / count);
    },
  };
}

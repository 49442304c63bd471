import { wordsPath } from "~/counselor/answer/paths";
import { passageOn } from "~/counselor/passages/on-page";
import { readyPassages, spanishPassages } from "~/counselor/passages/passages.server";
import { termsOf } from "~/counselor/words/phrases";
import { languageAt } from "~/language";
import { pageIndex } from "./page-index.server";
import type { FoundPage } from "./page-results";
import { type FoundPages, searchPages } from "./search-pages";

/** Pages with their passages at most: each costs a look at all passages of its page. */
const mostPassages = 8;

interface Found extends Omit<FoundPages, "pages"> {
  readonly pages: readonly FoundPage[];
  /** Whether the library has been read, so that passages could be looked for. */
  readonly ready: boolean;
}

/**
 * Pages for what somebody typed, each with the passage that answers it. Reading the whole library takes seconds: until
 * it is read, which the first call begins, pages are found without passages.
 */
export function findPages(asked: string, most: number): Found {
  const found = searchPages(pageIndex(), asked, most);
  const english = readyPassages();
  const terms = termsOf(asked);
  const pages = found.pages.map((page, at) => {
    if (english === null || at >= mostPassages) return { ...page, passage: null };
    const passages = languageAt(page.path) === "es" ? spanishPassages() : english;
    // A single word is a subject and no question: what the page is about says more, but where words are explained.
    if (terms.length < 2 && page.path !== wordsPath) return { ...page, passage: null };
    return { ...page, passage: passageOn(passages, page.path, terms) };
  });
  return { ...found, pages, ready: english !== null };
}

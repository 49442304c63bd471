import { LRUCache } from "lru-cache";
import { writeDay } from "~/calendar/day";
import { factsOf } from "../guides/facts.server";
import { readStatePath, statePagePath, topicNames, topicsOf } from "../guides/guides";
import { writtenWords } from "../html/written-html";
import { pageTitles } from "../pages/pages.server";
import { checkArticle, pageFileAt } from "../writing/articles/articles.server";
import { foldLong, stateText } from "../writing/text/fold-long";
import { stateBlocksOf } from "./blocks/blocks.server";
import { isStateSort, usualSort } from "./figures/state-colleges";
import { lightStatePage } from "./light/light.server";
import type { StatePage } from "./page/written-state";

/**
 * The 107 pages, those of colleges in nine orders; made when asked for, since a table of colleges takes a while. All of
 * them in all orders would be 100 MB.
 */
const made = new LRUCache<string, StatePage>({
  maxSize: 16_000_000,
  // Two bytes a letter: each page has a curly quote.
  sizeCalculation: ({ words }) => 2 * (words.html ?? "").length + 1,
});

/**
 * The page at a path of a state, a written one or one made from the tables, in the asked order of its colleges; null
 * where the path is no page of a state.
 */
export function statePage(path: string, sortAsked: string | null): StatePage | null {
  const read = readStatePath(path);
  if (read === null) return lightStatePage(path);
  const { slug, topic } = read;
  const file = pageFileAt(statePagePath(slug, topic));
  const facts = factsOf(slug);
  if (file === null || file.front === null || facts === null) return null;
  // Only the page of colleges has something to sort: any other order of another page is the same page.
  const sort = topic === "colleges" && isStateSort(sortAsked) ? sortAsked : usualSort;
  const key = `${file.path} ${sort}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const { article: whole } = checkArticle(file, pageTitles, stateBlocksOf({ slug, path: file.path, sort }));
  const { html, ...article } = whole;
  const page: StatePage = {
    article,
    words: writtenWords(key, foldLong(html, "en", stateText)),
    slug,
    topic,
    name: facts.name,
    topics: [null, ...topicsOf(slug)].map((each) => ({
      to: statePagePath(slug, each),
      label: each === null ? `${facts.name} guide` : (topicNames[each] ?? each),
      here: each === topic,
    })),
    checked: writeDay(facts.checked),
    sort,
  };
  made.set(key, page);
  return page;
}

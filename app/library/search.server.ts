import { openPageList } from "./pages.server";
import { indexPages, type PageIndex } from "./search";
import { shownFactsAt } from "./states/shown-facts.server";
import { proseAt, searchesAt } from "./writing/shelves.server";

let built: PageIndex | undefined;

/** The index over all pages with words of their own; a page with a home elsewhere is found there. Built once. */
export function pageIndex(): PageIndex {
  built ??= indexPages(
    openPageList.map((page) => ({
      ...page,
      text: `${proseAt(page.path)} ${shownFactsAt(page.path)} ${searchesAt(page.path)}`,
    })),
  );
  return built;
}

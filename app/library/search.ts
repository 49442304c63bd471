import MiniSearch from "minisearch";

/** A page as the search knows it. */
export interface FindablePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

export type PageIndex = MiniSearch<FindablePage>;

/** An index over pages: titles count most, then descriptions, then the text. */
export function indexPages(pages: readonly FindablePage[]): PageIndex {
  const index = new MiniSearch<FindablePage>({
    idField: "path",
    fields: ["title", "description", "text"],
    storeFields: ["path", "title", "description"],
  });
  index.addAll(pages);
  return index;
}

/** Pages for what a person typed, best first. Words that nothing else is found for are not required. */
export function searchPages(
  index: PageIndex,
  asked: string,
  most: number,
): readonly Pick<FindablePage, "path" | "title" | "description">[] {
  const text = asked.slice(0, 200);
  const find = (combineWith: "AND" | "OR", misspelt: boolean) =>
    index.search(text, {
      combineWith,
      prefix: (term) => term.length > 3,
      // Two letters changed places count as two changes.
      fuzzy: misspelt && ((term) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false)),
      boost: { title: 4, description: 2 },
    });
  // Each step is more forgiving, and is taken only when the one before found nothing.
  let found = find("AND", false);
  if (found.length === 0) found = find("AND", true);
  if (found.length === 0) found = find("OR", true);
  return found.slice(0, most).map(({ path, title, description }) => ({
    path: String(path),
    title: String(title),
    description: String(description),
  }));
}

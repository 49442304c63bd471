import MiniSearch from "minisearch";
import { type Language, languageAt } from "~/language";
import { isSpanish, saysNothing } from "./spanish/questions";

/** A page as the search knows it. */
export interface FindablePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

export type PageIndex = MiniSearch<FindablePage>;

/** Words of a question that say nothing about what is looked for. */
const empty = new Set(
  "a about an and are at be by can do does for from get have how i if in is it me my of on or our should that the there they this to we what when where which who why will with you your".split(
    " ",
  ),
);

/** A word as the index knows it: small, without an accent or the s of a plural; null for one that says nothing. */
function wordOf(term: string): string | null {
  const word = term
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "");
  if (empty.has(word)) return null;
  return word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** More words than a question has; each one costs time. */
const mostWords = 8;

/** An index over pages: titles count most, then descriptions, then the text. */
export function indexPages(pages: readonly FindablePage[]): PageIndex {
  const index = new MiniSearch<FindablePage>({
    idField: "path",
    fields: ["title", "description", "text"],
    storeFields: ["path", "title", "description"],
    processTerm: wordOf,
  });
  index.addAll(pages);
  return index;
}

export interface FoundPages {
  /** How many there are. */
  readonly total: number;
  /** The best of them. */
  readonly pages: readonly Pick<FindablePage, "path" | "title" | "description">[];
}

/** What a page in the other language than the question counts. It is found all the same, below the others. */
const otherLanguage = 0.1;

/** Pages for what a person typed, best first. Words that nothing else is found for are not required. */
export function searchPages(index: PageIndex, asked: string, most: number): FoundPages {
  const language: Language = isSpanish(asked.slice(0, 200)) ? "es" : "en";
  const text = asked
    .slice(0, 200)
    .split(/\s+/)
    .filter((word) => wordOf(word) !== null && !(language === "es" && saysNothing(word)))
    .slice(0, mostWords)
    .join(" ");
  const find = (combineWith: "AND" | "OR", misspelt: boolean) =>
    index.search(text, {
      combineWith,
      prefix: (term) => term.length > 3,
      // Two letters changed places count as two changes.
      fuzzy: misspelt && ((term) => (term.length > 4 ? 2 : term.length > 3 ? 1 : false)),
      boost: { title: 4, description: 2 },
      boostDocument: (path) => (languageAt(String(path)) === language ? 1 : otherLanguage),
    });
  // Each step is more forgiving, and is taken only when the one before found nothing.
  let found = find("AND", false);
  if (found.length === 0) found = find("AND", true);
  if (found.length === 0) found = find("OR", true);
  const pages = found.slice(0, most).map(({ path, title, description }) => ({
    path: String(path),
    title: String(title),
    description: String(description),
  }));
  return { total: found.length, pages };
}

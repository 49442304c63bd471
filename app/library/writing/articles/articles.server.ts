import { languageAt } from "~/language";
import { site } from "~/site";
import { provenanceOf, resolveFact } from "../../figures/facts.server";
import { fillReferences } from "../../figures/reference";
import { type PageFile, pageFiles } from "../files/files.server";
import type { Source } from "../files/front-matter";
import { perPublished } from "../files/stored-pages.server";
import type { Article, ArticleLink, Crumb, Listing } from "../text/article";
import { type Rendered, renderMarkdown } from "../text/markdown.server";
import { readingOf } from "../text/reading";
import { blockMaker, type OtherBlocks } from "./make-block.server";
import { sourceAddress } from "./source-address";

export interface Checked {
  readonly article: Article;
  readonly rendered: Rendered;
  /** Dotted names that the text uses. */
  readonly names: readonly string[];
  readonly problems: readonly string[];
}

const mostRelated = 5;

/** Pages that are no files but may be named as related, such as tools: who knows their titles. */
type Titles = (path: string) => ArticleLink | null;

const files = perPublished((): ReadonlyMap<string, PageFile> => new Map(pageFiles().map((file) => [file.path, file])));

/** The page of words at a path, null where there is none. */
export function pageFileAt(path: string): PageFile | null {
  return files().get(path.length > 1 ? path.replace(/\/+$/, "") : path) ?? null;
}

/** Every page with a text of its own, in the order of their lists: by `order`, then newest first, then by title. */
export const listings = perPublished((): readonly Listing[] =>
  [...files().values()]
    .flatMap((file) => (file.front === null ? [] : [listingOf(file, file.front)]))
    .sort(
      (a, b) =>
        (a.order ?? 999) - (b.order ?? 999) ||
        b.published.localeCompare(a.published) ||
        a.title.localeCompare(b.title, "en"),
    ),
);

function listingOf(file: PageFile, front: NonNullable<PageFile["front"]>): Listing {
  const { title, description, category, tags, published, updated } = front;
  const { path, canonical, family, state } = file;
  return {
    to: path,
    title,
    description,
    canonical,
    family,
    state,
    category,
    tags,
    published,
    updated,
    order: front.order ?? null,
  };
}

/** Neighbors and related pages are a part of each, so all are made anew when something is published. */
const made = perPublished(() => new Map<string, Checked>());

/**
 * The page at a path, rendered once for each state of what is published. A copy is shown with the text of the page it
 * is a copy of.
 * @param titles names pages that are no files, for the links at the end
 */
export function articleAt(path: string, titles: Titles = () => null): Article | null {
  const file = pageFileAt(path);
  if (file === null) return null;
  const original = file.front === null ? pageFileAt(file.canonical) : file;
  if (original === null) return null;
  const known = made().get(original.path) ?? checkArticle(original, titles);
  made().set(original.path, known);
  return file === original ? known.article : { ...known.article, path: file.path };
}

/** Renders a file and says everything that is wrong with it. @param others blocks of another room, for state pages */
export function checkArticle(file: PageFile, titles: Titles = () => null, others?: OtherBlocks): Checked {
  const { front } = file;
  if (front === null) throw new Error(`content/${file.file} has no text of its own`);
  const language = languageAt(file.path);
  const filled = fillReferences(file.body, resolveFact, language);
  const rendered = renderMarkdown(filled.text, blockMaker(language === "es" ? noBlocksInSpanish : others), language);
  const article: Article = {
    path: file.path,
    canonical: file.canonical,
    family: file.family,
    state: file.state,
    language,
    front,
    heading: front.heading ?? front.title,
    html: rendered.html,
    toc: rendered.toc,
    questions: rendered.questions,
    steps: rendered.steps,
    reading: readingOf(rendered.prose, language),
    sources: sourcesOf(front.sources, filled.names),
    crumbs: crumbsOf(file),
    ...neighborsOf(file),
    related: relatedTo(file, front.related, titles),
    counterpart: counterpartOf(file),
    entries: file.family === "categories" ? articlesIn(front.category).map(linkOf) : [],
  };
  const problems = [
    ...filled.mistakes.map(({ written, problem }) => `{{${written}}}: ${problem}`),
    ...rendered.problems,
  ];
  return { article, rendered, names: filled.names, problems };
}

/** Cards, forms and inputs of examples speak English. */
const noBlocksInSpanish: OtherBlocks = (name) => {
  throw new Error(`${name} speaks English: link to the tool instead, and say so`);
};

/** The page on the same subject in the other language: the Spanish page names the English one. */
export function counterpartOf({ path, family, front }: PageFile): ArticleLink | null {
  if (family === "es") return front?.english === undefined ? null : linkTo(front.english);
  const spanish = [...files().values()].find((file) => file.family === "es" && file.front?.english === path);
  return spanish === undefined ? null : linkTo(spanish.path);
}

/** A page as a link. */
export const linkOf = ({ to, title, description }: Listing): ArticleLink => ({ to, title, description });

/** Articles of one category of the blog, newest first. */
export function articlesIn(category: string): readonly Listing[] {
  return listings().filter(({ family, category: own }) => family === "blog" && own === category);
}

/**
 * What the page names as related, then pages that name this one, as long as there is room: a page is found from what it
 * belongs to also where its own writer did not know of it.
 */
function relatedTo(file: PageFile, named: readonly string[], titles: Titles): ArticleLink[] {
  const back = [...files().values()].flatMap(({ path, front }) =>
    front?.related.includes(file.path) && languageAt(path) === languageAt(file.path) ? [path] : [],
  );
  const paths = [...new Set([...named, ...back.slice(0, Math.max(0, mostRelated - named.length))])];
  return paths.filter((path) => path !== file.path).flatMap((to) => linkTo(to) ?? titles(to) ?? []);
}

function linkTo(path: string): ArticleLink | null {
  const front = pageFileAt(path)?.front;
  return front ? { to: path, title: front.title, description: front.description } : null;
}

function sourcesOf(own: readonly Source[], names: readonly string[]): Article["sources"] {
  const all = own.map(({ title, publisher, year, url }) => ({
    title,
    publisher,
    year: String(year),
    url: url ?? sourceAddress(title, publisher),
  }));
  for (const name of names) {
    try {
      const found = provenanceOf(name);
      if (found && !all.some(({ title, publisher }) => title === found.title && publisher === found.publisher)) {
        all.push({ ...found, url: found.url ?? sourceAddress(found.title, found.publisher) });
      }
    } catch {
      // A name that leads nowhere is among the mistakes of the text already.
    }
  }
  return all;
}

function crumbsOf({ family, front }: PageFile): Crumb[] {
  const home = { to: "/", label: site.name };
  switch (family) {
    case "help":
      return [home, { to: "/help", label: "Help Center" }];
    case "categories":
      return [home, { to: "/blog", label: "Blog" }];
    case "blog": {
      const category = front && linkTo(`/blog/${front.category}`);
      const above = category ? [{ to: category.to, label: category.title }] : [];
      return [home, { to: "/blog", label: "Blog" }, ...above];
    }
    case "story":
      return [home, { to: "/resources", label: "Resources" }];
    case "es":
      return [home, { to: "/es", label: "En español" }];
    case "states":
      return [home, { to: "/state-college-planning-guides", label: "State guides" }];
    default:
      return [home];
  }
}

/** The pages before and after it: chapters of the story, articles of one category. */
function neighborsOf(file: PageFile): Pick<Article, "previous" | "next"> {
  const ordered = ["story", "help", "blog"].includes(file.family);
  const siblings = listings().filter(
    ({ family, category }) => family === file.family && (family === "story" || category === file.front?.category),
  );
  const at = siblings.findIndex(({ to }) => to === file.path);
  if (!ordered || at < 0) return { previous: null, next: null };
  const link = (listing: Listing | undefined): ArticleLink | null => (listing ? linkOf(listing) : null);
  return { previous: link(siblings[at - 1]), next: link(siblings[at + 1]) };
}

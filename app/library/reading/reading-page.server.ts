import type { Thing, WithContext } from "schema-dts";
import { languageTag } from "~/language";
import { articleStructure } from "~/seo/article-structure";
import type { PageMeta } from "~/seo/meta";
import { site } from "~/site";
import { writtenWords } from "../html/written-html";
import { pageTitles } from "../pages/pages.server";
import { articleAt, checkArticle } from "../writing/articles/articles.server";
import { readPage } from "../writing/files/files.server";
import type { Article, ArticleDetails } from "../writing/text/article";
import { foldLong } from "../writing/text/fold-long";

/** A page of words as a route needs it: what to show, and what to say of it in the head. */
export interface ReadingPage {
  readonly details: ArticleDetails;
  readonly head: Pick<PageMeta, "title" | "description" | "path" | "languages"> & {
    readonly article: PageMeta["article"] | null;
  };
  readonly structure: readonly WithContext<Thing>[];
}

/**
 * The page of words at a path, null where there is none.
 *
 * @param origin of the site, for what machines are told
 */
export function readingPage(path: string, origin: string): ReadingPage | null {
  const article = articleAt(path, pageTitles);
  if (article === null) return null;
  const { front, canonical, family, counterpart } = article;
  const { title, description, published, updated, tags } = front;
  const isArticle = !["site", "categories"].includes(family);
  return {
    details: detailsOf(article),
    head: {
      title,
      description,
      path: canonical,
      ...(counterpart === null ? {} : { languages: pairOf(article, counterpart.to) }),
      article: isArticle ? { published, updated, tags } : null,
    },
    structure: structureOf(article, origin),
  };
}

function detailsOf(article: Article): ArticleDetails {
  const { front, canonical, family, language, heading, toc, sources, crumbs, counterpart } = article;
  const { previous, next, related, entries } = article;
  const { description, author, reviewed, nextReview } = front;
  return {
    path: canonical,
    family,
    language,
    heading,
    toc,
    sources,
    crumbs,
    counterpart,
    previous,
    next,
    related,
    entries,
    description,
    author,
    reviewed,
    nextReview,
    minutes: article.reading.minutes,
    course: front.course ?? null,
    words: writtenWords(canonical, foldLong(article.html, language)),
  };
}

/**
 * A text as its page would be, for whoever writes it.
 *
 * @param file the path below `content/` that it would have
 * @throws Error that says what of its front matter cannot be read
 */
export function previewPage(file: string, text: string): { readonly details: ArticleDetails; readonly html: string } {
  const { article } = checkArticle(readPage(file, text), pageTitles);
  return { details: detailsOf(article), html: article.html };
}

/** Both pages of a pair name each other and themselves; the English one is for every other language too. */
function pairOf({ language, canonical }: Article, other: string): Readonly<Record<string, string>> {
  const [en, es] = language === "es" ? [other, canonical] : [canonical, other];
  return { en, es, "x-default": en };
}

function structureOf({ front, family, ...article }: Article, origin: string): readonly WithContext<Thing>[] {
  const { title, description, published, updated, service = null, course = null, reviews = [] } = front;
  const { canonical: path, heading, crumbs, questions, steps } = article;
  const kind = family === "categories" ? "collection" : family === "site" ? "page" : "article";
  const entries = article.entries.map(({ to, title: label }) => ({ to, label }));
  return articleStructure(
    {
      kind,
      path,
      title,
      heading,
      description,
      published,
      updated,
      crumbs,
      questions,
      steps,
      entries,
      service,
      course,
      reviews: reviews.map((review) => ({ ...review, verdict: firstParagraph(article.html, review.section) })),
    },
    article.language === "en" ? site : { ...site, language: languageTag[article.language] },
    origin,
  );
}

/** The plain words of the first paragraph below a heading. */
function firstParagraph(html: string, id: string): string {
  const [, after = ""] = html.split(new RegExp(`<h2[^>]* id="${id}"`));
  const words = /<p>([\s\S]*?)<\/p>/.exec(after)?.[1]?.replace(/<[^>]+>/g, "") ?? "";
  if (words === "") throw new Error(`No paragraph stands below #${id}`);
  return words;
}

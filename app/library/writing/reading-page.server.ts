import type { Thing, WithContext } from "schema-dts";
import { languageTag } from "~/language";
import { shelf } from "~/library/states/html-cache";
import { articleStructure } from "~/seo/article-structure";
import type { PageMeta } from "~/seo/meta";
import { site } from "~/site";
import { pageTitles } from "../pages.server";
import type { Article, ArticleFrame } from "./article";
import { articleAt } from "./articles.server";

/** A page of words as a route needs it: what to show, and what to say of it in the head. */
export interface ReadingPage {
  readonly frame: ArticleFrame;
  readonly head: Pick<PageMeta, "title" | "description" | "path" | "languages"> & {
    readonly article: PageMeta["article"] | null;
  };
  readonly structure: readonly WithContext<Thing>[];
}

/**
 * The page of words at a path, null where there is none. Its words are put on the shelf, from which `WrittenHtml` takes
 * them, so that they stand in the document once.
 *
 * @param origin of the site, for what machines are told
 */
export function readingPage(path: string, origin: string): ReadingPage | null {
  const article = articleAt(path, pageTitles);
  if (article === null) return null;
  const { front, html, canonical, family, language, heading, toc, sources, crumbs, counterpart } = article;
  const { previous, next, related, entries } = article;
  shelf.set(canonical, html);
  const { title, description, author, reviewed, nextReview, published, updated, tags } = front;
  const isArticle = !["site", "categories"].includes(family);
  return {
    frame: {
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
      image: front.image ?? null,
      course: front.course ?? null,
      words: canonical,
    },
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

/** Both pages of a pair name each other and themselves; the English one is for every other language too. */
function pairOf({ language, canonical }: Article, other: string): Readonly<Record<string, string>> {
  const [en, es] = language === "es" ? [other, canonical] : [canonical, other];
  return { en, es, "x-default": en };
}

function structureOf({ front, family, ...article }: Article, origin: string): readonly WithContext<Thing>[] {
  const { title, description, published, updated, service = null, course = null, event = null } = front;
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
      event,
    },
    article.language === "en" ? site : { ...site, language: languageTag[article.language] },
    origin,
  );
}

import type { MetaDescriptor } from "@remix-run/node";
import { site } from "~/site";
import { socialImagePath, socialImageSize } from "./social-image";

export interface PageMeta {
  /** Title without the name of the site; unique among all pages. */
  readonly title: string;
  /** One or two sentences, 50–160 characters. */
  readonly description: string;
  /** Canonical path, beginning with "/" and without a query. */
  readonly path: string;
  /** False keeps the page out of search engines: unfinished pages, results, accounts. */
  readonly index?: boolean;
  /** The same subject in several languages, this page among them: path by language, as `hreflang` names them. */
  readonly languages?: Readonly<Record<string, string>>;
  /** Days and subjects of an article, as ISO dates. */
  readonly article?: { readonly published: string; readonly updated: string; readonly tags: readonly string[] };
}

/** What a `meta` function is given; only an error, and the root's data (the site's origin) and head are read. */
interface MetaInput {
  readonly matches: readonly { id: string; data?: unknown; meta?: MetaDescriptor[] }[];
  /** What the page's own error boundary shows in place of the page. */
  readonly error?: unknown;
}

/**
 * The head of a page: title, description, canonical address, what to show when shared, and robots. Of a page that
 * failed it is the head of its error screen.
 *
 * @example export const meta: MetaFunction = (args) => pageMeta(args, { title: "…", description: "…", path: "/tools"
 *   });
 */
export function pageMeta({ matches, error }: MetaInput, page: PageMeta): MetaDescriptor[] {
  if (error) return errorMeta({ matches });
  const url = `${originOf({ matches })}${page.path}`;
  const title = withSiteName(page.title);
  // What is not to be found by itself (results, one's own pages) is shared with the picture of the site.
  const image = page.index === false ? socialImagePath("/", site.tagline) : socialImagePath(page.path, page.title);
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    ...Object.entries(page.languages ?? {}).map(([hrefLang, path]) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href: `${originOf({ matches })}${path}`,
    })),
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: page.article ? "article" : "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${originOf({ matches })}${image}` },
    { property: "og:image:width", content: String(socialImageSize.width) },
    { property: "og:image:height", content: String(socialImageSize.height) },
    { property: "og:image:alt", content: page.title },
    { name: "twitter:card", content: "summary_large_image" },
    ...articleMeta(page),
    ...(page.index === false ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** The head of a page's error screen: the root has found its words already, and no page repeats them. */
export function errorMeta({ matches }: MetaInput): MetaDescriptor[] {
  return matches.find(({ id }) => id === "root")?.meta ?? [];
}

/** Search engines show about so many letters of a title; the name of the site stands beside it there anyway. */
export const longestTitle = 70;

/** What a title may have where the name of the site is left out. */
export const longestBareTitle = 75;

/** The first of several titles that is short enough, the best first; where none is, as much of the last as fits. */
export function titleThatFits(...titles: readonly [string, ...string[]]): string {
  const last = titles.at(-1) ?? titles[0];
  return titles.find((title) => title.length <= longestBareTitle) ?? `${cutAtWord(last, longestBareTitle - 1)}…`;
}

/** The beginning of a text, up to the end of a word where it has several. */
function cutAtWord(text: string, most: number): string {
  const begins = text.slice(0, most);
  return /[\s,/]/.test(text.charAt(most)) ? begins : begins.replace(/[\s,/]+[^\s,/]*$/, "");
}

function withSiteName(title: string): string {
  const whole = `${title} · ${site.name}`;
  return title.includes(site.name) || whole.length > longestTitle ? title : whole;
}

function articleMeta({ article }: PageMeta): MetaDescriptor[] {
  if (!article) return [];
  return [
    { property: "article:published_time", content: article.published },
    { property: "article:modified_time", content: article.updated },
    ...article.tags.map((content) => ({ property: "article:tag", content })),
  ];
}

/** The site's own origin, e.g. "https://www.example.org", for addresses that machines read. */
export function originOf({ matches }: MetaInput): string {
  const root = matches.find(({ id }) => id === "root")?.data as { origin?: string } | undefined;
  return root?.origin ?? "";
}

import type {
  BreadcrumbList,
  CollectionPage,
  Graph,
  Organization,
  Quiz,
  SearchAction,
  Service,
  WebSite,
  WithContext,
} from "schema-dts";
import { languageAt, languageTag } from "~/language";

/**
 * What pages are, for machines (schema.org). Everything said here also stands on the page that says it.
 * A review is one that our editors wrote of a tool they tested, and stands on the page; none has a rating.
 */
export interface SiteWords {
  readonly name: string;
  readonly description: string;
  readonly language: string;
}

export interface NamedLink {
  readonly to: string;
  readonly label: string;
}

const context = { "@context": "https://schema.org" } as const;

/** The organization behind the site, as others refer to it. */
export const publisherOf = (name: string, origin: string) =>
  ({ "@type": "Organization", "@id": `${origin}/#organization`, name, url: `${origin}/` }) as const;

/** `query-input` is what search engines ask of a search action; schema.org itself does not have it. */
type SiteSearch = SearchAction & { readonly "query-input": string };

/** What the site is: the organization and the website with its search. */
export function siteStructure(site: SiteWords, origin: string): Graph {
  const organization: Organization = {
    ...publisherOf(site.name, origin),
    description: site.description,
    logo: `${origin}/favicon.svg`,
  };
  const search: SiteSearch = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  const website: WebSite = {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: site.name,
    description: site.description,
    url: `${origin}/`,
    inLanguage: site.language,
    publisher: { "@id": `${origin}/#organization` },
    potentialAction: search,
  };
  return { ...context, "@graph": [organization, website] };
}

/** Where a page stands. @param trail from the home page to the page itself */
export function breadcrumbStructure(trail: readonly NamedLink[], origin: string): WithContext<BreadcrumbList> {
  return {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ to, label }, i) => ({
      "@type": "ListItem" as const,
      position: i + 1,
      name: label,
      item: `${origin}${to}`,
    })),
  };
}

/** A page that is a list of other pages. */
export function collectionStructure(
  page: { readonly path: string; readonly name: string; readonly description: string },
  entries: readonly NamedLink[],
  origin: string,
): WithContext<CollectionPage> {
  return {
    ...context,
    "@type": "CollectionPage",
    name: page.name,
    description: page.description,
    url: `${origin}${page.path}`,
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: entries.length,
      itemListElement: entries.map(({ to, label }, i) => ({
        "@type": "ListItem" as const,
        position: i + 1,
        name: label,
        url: `${origin}${to}`,
      })),
    },
  };
}

/** What the product does for families. @param kind what sort of service, in the field's words */
export function serviceStructure(
  page: { readonly path: string; readonly name: string; readonly description: string; readonly kind: string },
  site: SiteWords,
  origin: string,
): WithContext<Service> {
  return {
    ...context,
    "@type": "Service",
    name: page.name,
    description: page.description,
    serviceType: page.kind,
    url: `${origin}${page.path}`,
    areaServed: { "@type": "Country", name: "United States" },
    audience: { "@type": "Audience", audienceType: "students and their families" },
    provider: publisherOf(site.name, origin),
  };
}

/** A page that asks questions and answers with a result. */
export function quizStructure(
  page: { readonly path: string; readonly name: string; readonly description: string; readonly about: string },
  site: SiteWords,
  origin: string,
): WithContext<Quiz> {
  return {
    ...context,
    "@type": "Quiz",
    name: page.name,
    description: page.description,
    url: `${origin}${page.path}`,
    inLanguage: languageTag[languageAt(page.path)],
    isAccessibleForFree: true,
    about: { "@type": "Thing", name: page.about },
    provider: publisherOf(site.name, origin),
  };
}

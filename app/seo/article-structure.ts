import type { Article as ArticleSchema, Course, FAQPage, HowTo, Review, Thing, WithContext } from "schema-dts";
import { socialImagePath } from "./social-image";
import {
  breadcrumbStructure,
  collectionStructure,
  type NamedLink,
  publisherOf,
  type SiteWords,
  serviceStructure,
} from "./structured";

/** What of a page machines are told. Everything here also stands on the page. */
export interface StructuredPage {
  /** An article, a list of articles, or a page about the product, which is neither. */
  readonly kind: "article" | "collection" | "page";
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  readonly published: string;
  readonly updated: string;
  readonly crumbs: readonly NamedLink[];
  readonly questions: readonly { readonly name: string; readonly text: string }[];
  readonly steps: readonly {
    readonly name: string;
    readonly steps: readonly { readonly name: string; readonly text: string }[];
  }[];
  /** For a collection. */
  readonly entries: readonly NamedLink[];
  readonly service: string | null;
  /** Tools that the page reviews, with the verdict it prints and the day of the test. */
  readonly reviews: readonly {
    readonly name: string;
    readonly url: string;
    readonly verdict: string;
    readonly tested: string;
    readonly section: string;
  }[];
  readonly course: { readonly name: string; readonly provider: string; readonly description: string } | null;
}

const context = { "@context": "https://schema.org" } as const;

/** The structured data (schema.org) of a page of words, one object a kind. */
export function articleStructure(page: StructuredPage, site: SiteWords, origin: string): WithContext<Thing>[] {
  const { path, heading: name, description, service } = page;
  const here = { path, name, description };
  const found: WithContext<Thing>[] = [
    breadcrumbStructure([...page.crumbs, { to: path, label: name }], origin) as WithContext<Thing>,
  ];
  if (page.kind === "article") found.push(articleOf(page, site, origin));
  if (page.kind === "collection") found.push(collectionStructure(here, page.entries, origin));
  if (service !== null) found.push(serviceStructure({ ...here, kind: service }, site, origin));
  if (page.questions.length > 0) found.push(faqOf(page.questions));
  for (const { name: what, steps } of page.steps) {
    const howTo: WithContext<HowTo> = {
      ...context,
      "@type": "HowTo",
      name: what,
      step: steps.map((step, i) => ({
        "@type": "HowToStep" as const,
        position: i + 1,
        name: step.name,
        text: step.text,
      })),
    };
    found.push(howTo);
  }
  for (const review of page.reviews) found.push(reviewOf(review, page, site, origin));
  if (page.course) found.push(courseOf(page.course, origin));
  return found;
}

function articleOf(page: StructuredPage, site: SiteWords, origin: string): WithContext<ArticleSchema> {
  return {
    ...context,
    "@type": "Article",
    headline: page.heading,
    description: page.description,
    datePublished: page.published,
    dateModified: page.updated,
    inLanguage: site.language,
    image: `${origin}${socialImagePath(page.path, page.title)}`,
    mainEntityOfPage: `${origin}${page.path}`,
    author: { "@type": "Organization", name: site.name, url: `${origin}/about` },
    publisher: publisherOf(site.name, origin),
  };
}

function faqOf(questions: StructuredPage["questions"]): WithContext<FAQPage> {
  return {
    ...context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ name, text }) => ({
      "@type": "Question" as const,
      name,
      acceptedAnswer: { "@type": "Answer" as const, text },
    })),
  };
}

/** A review by the editors, who sign together. It has no rating: none of ours has printed criteria. */
function reviewOf(
  { name, url, verdict, tested, section }: StructuredPage["reviews"][number],
  { path }: StructuredPage,
  site: SiteWords,
  origin: string,
): WithContext<Review> {
  return {
    ...context,
    "@type": "Review",
    url: `${origin}${path}#${section}`,
    reviewBody: verdict,
    datePublished: tested,
    itemReviewed: { "@type": "Dataset", name, url, description: verdict },
    author: { "@type": "Organization", name: site.name, url: `${origin}/about` },
    publisher: publisherOf(site.name, origin),
  };
}

function courseOf({ name, provider, description }: NonNullable<StructuredPage["course"]>, origin: string) {
  const course: WithContext<Course> = {
    ...context,
    "@type": "Course",
    name,
    description,
    provider: { "@type": "Organization", name: provider, url: `${origin}/` },
  };
  return course;
}

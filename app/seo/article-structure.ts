import type {
  Article as ArticleSchema,
  BreadcrumbList,
  Course,
  Event,
  FAQPage,
  HowTo,
  Thing,
  WithContext,
} from "schema-dts";

/** What of a page machines are told. Everything here also stands on the page. */
export interface StructuredPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly published: string;
  readonly updated: string;
  readonly crumbs: readonly { readonly to: string; readonly label: string }[];
  readonly questions: readonly { readonly name: string; readonly text: string }[];
  readonly steps: readonly {
    readonly name: string;
    readonly steps: readonly { readonly name: string; readonly text: string }[];
  }[];
  readonly course: { readonly name: string; readonly provider: string; readonly description: string } | null;
  readonly event: {
    readonly name: string;
    readonly start: string;
    readonly end?: string | undefined;
    readonly where: string;
  } | null;
}

/** The structured data (schema.org) of a page of words, one object a kind. */
export function articleStructure(
  page: StructuredPage,
  site: { readonly name: string; readonly language: string },
  origin: string,
): WithContext<Thing>[] {
  const url = `${origin}${page.path}`;
  const context = { "@context": "https://schema.org" } as const;
  const article: WithContext<ArticleSchema> = {
    ...context,
    "@type": "Article",
    headline: page.title,
    description: page.description,
    datePublished: page.published,
    dateModified: page.updated,
    inLanguage: site.language,
    mainEntityOfPage: url,
    author: { "@type": "Organization", name: site.name, url: `${origin}/about` },
    publisher: { "@type": "Organization", "@id": `${origin}/#organization`, name: site.name },
  };
  const breadcrumbs: WithContext<BreadcrumbList> = {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: [...page.crumbs, { to: page.path, label: page.title }].map(({ to, label }, i) => ({
      "@type": "ListItem" as const,
      position: i + 1,
      name: label,
      item: `${origin}${to}`,
    })),
  };
  const found: WithContext<Thing>[] = [article, breadcrumbs];
  if (page.questions.length > 0) {
    const faq: WithContext<FAQPage> = {
      ...context,
      "@type": "FAQPage",
      mainEntity: page.questions.map(({ name, text }) => ({
        "@type": "Question" as const,
        name,
        acceptedAnswer: { "@type": "Answer" as const, text },
      })),
    };
    found.push(faq);
  }
  for (const { name, steps } of page.steps) {
    const howTo: WithContext<HowTo> = {
      ...context,
      "@type": "HowTo",
      name,
      step: steps.map((step, i) => ({
        "@type": "HowToStep" as const,
        position: i + 1,
        name: step.name,
        text: step.text,
      })),
    };
    found.push(howTo);
  }
  if (page.course) {
    const { name, provider, description } = page.course;
    const course: WithContext<Course> = {
      ...context,
      "@type": "Course",
      name,
      description,
      provider: { "@type": "Organization", name: provider, url: `${origin}/` },
    };
    found.push(course);
  }
  if (page.event) {
    const { name, start, end, where } = page.event;
    const event: WithContext<Event> = {
      ...context,
      "@type": "Event",
      name,
      startDate: start,
      ...(end ? { endDate: end } : {}),
      location: { "@type": "VirtualLocation", url: where },
    };
    found.push(event);
  }
  return found;
}

import type { StatePage } from "./pages.server";

/**
 * What a page of a state is, for machines (schema.org): always where it stands; a list of colleges or the guide is a
 * collection, everything else an article; questions and a course only where the page has them.
 * @param origin of the site, without a slash at the end
 */
export function stateStructure({ article, slug, topic, name }: StatePage, origin: string, siteName: string): object[] {
  const { front, heading, questions } = article;
  const context = "https://schema.org";
  const url = `${origin}${article.canonical}`;
  const publisher = { "@type": "Organization", name: siteName, url: `${origin}/` };
  const about = { "@type": "State", name };
  const collection = topic === null || topic === "colleges";
  const trail = [
    { name: "State guides", item: `${origin}/state-college-planning-guides` },
    ...(topic === null ? [] : [{ name: `${name} guide`, item: `${origin}/college-planning-${slug}` }]),
    { name: heading, item: url },
  ];
  const items: object[] = [
    {
      "@context": context,
      "@type": "BreadcrumbList",
      itemListElement: trail.map((each, i) => ({ "@type": "ListItem", position: i + 1, ...each })),
    },
    {
      "@context": context,
      "@type": collection ? "CollectionPage" : "Article",
      ...(collection ? { name: heading } : { headline: heading, author: publisher }),
      description: front.description,
      url,
      about,
      inLanguage: "en",
      datePublished: front.published,
      dateModified: front.updated,
      publisher,
    },
  ];
  if (questions.length > 0) {
    items.push({
      "@context": context,
      "@type": "FAQPage",
      mainEntity: questions.map((question) => ({
        "@type": "Question",
        name: question.name,
        acceptedAnswer: { "@type": "Answer", text: question.html },
      })),
    });
  }
  if (front.course !== undefined) {
    const { name: course, provider, description } = front.course;
    items.push({
      "@context": context,
      "@type": "Course",
      name: course,
      description,
      provider: { "@type": "Organization", name: provider },
    });
  }
  return items;
}

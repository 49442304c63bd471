import { articleStructure } from "~/seo/article-structure";
import type { StatePage } from "./written-state";

/**
 * What a page of a state is, for machines (schema.org), one object a kind: where it stands, its questions, steps and
 * course where it has them. The guide is a collection of its topics and the list of colleges one of colleges, which are
 * too many to name again; every other page is an article.
 * @param origin of the site, without a slash at the end
 */
export function stateStructure(
  { article, slug, topic, topics, name }: StatePage,
  site: { readonly name: string; readonly description: string; readonly language: string },
  origin: string,
): object[] {
  const { front, heading, canonical, questions, steps } = article;
  const { title, description, published, updated, course = null, event = null } = front;
  const guide = { to: `/college-planning-${slug}`, label: `${name} guide` };
  const things: readonly object[] = articleStructure(
    {
      kind: topic === null ? "collection" : topic === "colleges" ? "page" : "article",
      path: canonical,
      title,
      heading,
      description,
      published,
      updated,
      crumbs: [{ to: "/state-college-planning-guides", label: "State guides" }, ...(topic === null ? [] : [guide])],
      questions,
      steps,
      entries: topics.filter(({ here }) => !here),
      service: null,
      course,
      event,
    },
    site,
    origin,
  );
  if (topic !== "colleges") return [...things];
  const colleges = {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: heading,
    description,
    url: `${origin}${canonical}`,
    about: { "@type": "State", name },
  };
  return [...things, colleges];
}

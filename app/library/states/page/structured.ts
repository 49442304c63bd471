import { articleStructure } from "~/seo/article-structure";
import type { StatePage } from "./written-state";

/**
 * What a page of a state is, for machines (schema.org), one object a kind: where it stands, its questions, steps and
 * course where it has them. The guide is a collection of its topics and the list of colleges one of colleges, which are
 * too many to name again; every other page is an article, also the only one of a state without a guide.
 * @param origin of the site, without a slash at the end
 */
export function stateStructure(
  { article, slug, topic, topics, name }: StatePage,
  site: { readonly name: string; readonly description: string; readonly language: string },
  origin: string,
): object[] {
  const { front, heading, canonical, questions, steps } = article;
  const { title, description, published, updated, course = null } = front;
  const guide = { to: `/college-planning-${slug}`, label: `${name} guide` };
  const things: readonly object[] = articleStructure(
    {
      kind: topics.length === 0 ? "article" : topic === null ? "collection" : topic === "colleges" ? "page" : "article",
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
      reviews: [],
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

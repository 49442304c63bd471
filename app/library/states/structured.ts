import { articleStructure } from "~/seo/article-structure";
import type { StatePage } from "./pages.server";

/**
 * What a page of a state is, for machines (schema.org), one object a kind: where it stands, its questions, steps and
 * course where it has them. The guide and the list of colleges are collections, every other page is an article.
 * @param origin of the site, without a slash at the end
 */
export function stateStructure(
  { article, slug, topic, name }: StatePage,
  site: { readonly name: string; readonly language: string },
  origin: string,
): object[] {
  const { front, heading, canonical, questions, steps } = article;
  const { description, published, updated, course = null, event = null } = front;
  const crumbs = [
    { to: "/state-college-planning-guides", label: "State guides" },
    ...(topic === null ? [] : [{ to: `/college-planning-${slug}`, label: `${name} guide` }]),
  ];
  const page = { path: canonical, title: heading, description, published, updated, crumbs, questions, steps };
  const [whole, ...others]: readonly object[] = articleStructure({ ...page, course, event }, site, origin);
  if (topic !== null && topic !== "colleges") return [{ ...whole, about: { "@type": "State", name } }, ...others];
  const collection = {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: heading,
    description,
    url: `${origin}${canonical}`,
    about: { "@type": "State", name },
    inLanguage: site.language,
    datePublished: published,
    dateModified: updated,
    publisher: { "@type": "Organization", "@id": `${origin}/#organization`, name: site.name },
  };
  return [collection, ...others];
}

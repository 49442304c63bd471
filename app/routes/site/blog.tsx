import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { Page, PageHeading } from "~/design/layout";
import { cached, cachedWhole } from "~/http/cache";
import { blogGroups } from "~/library/pages/page-groups.server";
import { PageGroupSection } from "~/library/reading/article-page";
import { originOf, pageMeta } from "~/seo/meta";
import { collectionStructure } from "~/seo/structured";
import { site } from "~/site";

export const headers = cachedWhole([], cached("everyone"));

export const links: LinksFunction = () => [
  { rel: "alternate", type: "application/atom+xml", title: `${site.name}, blog`, href: "/blog/feed.xml" },
];

export const loader = forEveryone.loader(() => blogGroups());

const head = {
  title: "Blog: longer pieces on choosing and paying",
  description:
    "Four kinds of articles: the basics in plain words, cases with the math shown, how to apply, and how we make this site.",
  path: "/blog",
};

export const meta: MetaFunction<typeof loader> = (args) => {
  const entries = (args.data ?? []).flatMap((group) => group.entries.map(({ to, title: label }) => ({ to, label })));
  return [
    ...pageMeta(args, head),
    { "script:ld+json": collectionStructure({ ...head, name: "Blog" }, entries, originOf(args)) },
  ] as ReturnType<MetaFunction>;
};

export default function Blog() {
  const groups = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading title="Blog">
        <p>
          Longer pieces, each with its sources. You can also follow the <a href="/blog/feed.xml">feed</a>.
        </p>
      </PageHeading>
      {groups.map((group) => (
        <PageGroupSection key={group.id} group={group} />
      ))}
    </Page>
  );
}

import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience.server";
import { Page, PageHeading } from "~/design/layout";
import { cached } from "~/http/cache";
import { LinkList } from "~/library/writing/article-page";
import { helpShelves } from "~/library/writing/shelves.server";
import { pageMeta } from "~/seo/meta";
import { SearchForm } from "~/shell/search-form";

export const headers = cached("everyone");

export const loader = forEveryone.loader(() => helpShelves());

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Help Center: planning, tests, choosing, applying, paying",
    description:
      "Articles by subject for students and parents, each with its sources, the day it was checked, and examples worked out in numbers.",
    path: "/help",
  });

/** The same page at both of its addresses; `/help` is the one that counts. */
export default function Help() {
  const shelves = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading title="Help Center">
        <p>
          What to do, in which year, and what it costs. Every article says what it rests on and when it was checked.
        </p>
      </PageHeading>
      <div className="max-w-[42rem]">
        <SearchForm />
      </div>
      {shelves.map(({ id, title, about, entries }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-12">
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="mt-1 text-muted">{about}</p>
          <LinkList links={entries} />
        </section>
      ))}
    </Page>
  );
}

import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { Page, PageHeading } from "~/design/layout";
import { cached, cachedWhole } from "~/http/cache";
import { languageAt, langWithin } from "~/language";
import { type ResourceGroup, resourceGroups } from "~/library/pages/resources.server";
import { originOf, pageMeta } from "~/seo/meta";
import { collectionStructure } from "~/seo/structured";
import { site } from "~/site";

export const headers = cachedWhole([], cached("everyone"));

export const loader = forEveryone.loader(() => ({ groups: resourceGroups() }));

const head = {
  title: "Resources: all pages and tools by what you want to do",
  description: `All guides, help articles, state pages and tools of ${site.name} on one page, by what you want to do.`,
  path: "/resources",
};

export const meta: MetaFunction<typeof loader> = (args) => {
  const entries = (args.data?.groups ?? []).flatMap((group) => group.entries.map(({ to, label }) => ({ to, label })));
  return [
    ...pageMeta(args, head),
    { "script:ld+json": collectionStructure({ ...head, name: "Resources" }, entries, originOf(args)) },
  ] as ReturnType<MetaFunction>;
};

export default function Resources() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading title="Resources">
        <p>Everything you can read and use here, by what you want to do.</p>
      </PageHeading>
      <nav aria-label="On this page" className="border-y border-rule py-3">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Page>
  );
}

function Group({ group: { id, title, entries } }: { group: ResourceGroup }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-10 gap-y-4 border-b border-rule py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <ul className="gap-x-10 sm:columns-2">
        {entries.map(({ to, label, note }) => (
          <li key={to} lang={langWithin("en", languageAt(to))} className="mb-4 break-inside-avoid">
            <Link to={to} className="font-semibold">
              {label}
            </Link>
            {note !== "" && <span className="mt-0.5 block text-sm leading-snug text-muted">{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

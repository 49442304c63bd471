import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { useFolds } from "~/design/folded";
import { Page, PageHeading } from "~/design/layout";
import { cached, cachedWhole } from "~/http/cache";
import { HelpPaths } from "~/library/pages/help-paths";
import { helpPaths } from "~/library/pages/help-paths.server";
import { helpGroups } from "~/library/pages/page-groups.server";
import { PageGroupSection } from "~/library/reading/article-page";
import { originOf, pageMeta } from "~/seo/meta";
import { collectionStructure } from "~/seo/structured";
import { SearchForm } from "~/shell/errors/search-form";

export const headers = cachedWhole([], cached("everyone"));

export const loader = forEveryone.loader(() => ({ ...helpPaths(), groups: helpGroups() }));

const head = {
  title: "Help Center: planning, tests, choosing, applying, paying",
  description:
    "Articles by subject for students and parents, each with its sources, the date it was checked, and examples with real math.",
  path: "/help",
};

export const meta: MetaFunction<typeof loader> = (args) => {
  const entries = (args.data?.groups ?? []).flatMap((group) =>
    group.entries.map(({ to, title: label }) => ({ to, label })),
  );
  return [
    ...pageMeta(args, head),
    { "script:ld+json": collectionStructure({ ...head, name: "Help Center" }, entries, originOf(args)) },
  ] as ReturnType<MetaFunction>;
};

/** The same page at both of its addresses; `/help` is the one that counts. */
export default function Help() {
  useFolds();
  const { needs, grades, groups } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading title="Help Center">
        <p>What to do, in which year, and what it costs. Every article lists its sources and when it was checked.</p>
        <p className="mt-3 text-base print:hidden">
          Go to: <a href="#needs">what you need</a>, <a href="#grades">your grade</a>,{" "}
          <a href="#subjects">all subjects</a>.
        </p>
      </PageHeading>
      <div className="mb-10 max-w-[42rem] print:hidden">
        <SearchForm />
      </div>
      <HelpPaths id="needs" title="By what you need" paths={needs} />
      <HelpPaths id="grades" title="By grade" paths={grades} />
      {/* On paper the two lists above are the page. */}
      <div id="subjects" className="print:hidden">
        {groups.map((group) => (
          <PageGroupSection key={group.id} group={group} fold={`${group.entries.length} articles`} />
        ))}
      </div>
    </Page>
  );
}

import { data, type HeadersArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { Page, PageHeading } from "~/design/layout";
import { stateName } from "~/geography/states";
import { cache, cachedWhole } from "~/http/cache";
import { guideOf, statePagePath } from "~/library/guides/guides";
import { lightStates } from "~/library/guides/light-states";
import { WrittenHtml, writtenWords } from "~/library/html/written-html";
import { readStates } from "~/library/states/compare";
import { isStateSort, usualSort } from "~/library/states/figures/state-colleges";
import { stateIndexHtml } from "~/library/states/index.server";
import { originOf, pageMeta } from "~/seo/meta";
import { openWords } from "./words-parts";

const path = "/state-college-planning-guides";

/** The guides, then the pages from the tables. */
const everyPage = [
  ...Object.entries(guideOf).map(([code, slug]) => ({ name: stateName(code), path: statePagePath(slug, null) })),
  ...lightStates,
];

/** A comparison is the same for everyone who asks for it; an address that could not be read is not kept. */
export const headers = cachedWhole(["state", "sort"], ({ loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
}));

/** A form sends its empty choices too: each comparison has one short address. */
export const loader = forEveryone.loader(({ request }) => {
  const { searchParams } = new URL(request.url);
  const asked = readStates(searchParams);
  const sort = searchParams.get("sort");
  const sorted = asked.states.length === 1 && isStateSort(sort) && sort !== usualSort ? `&sort=${sort}` : "";
  const search = `${asked.search}${sorted}`;
  if (asked.problem === null && searchParams.toString() !== search.slice(1)) {
    throw redirect(`${path}${search}`, { headers: { "Cache-Control": cache.everyone } });
  }
  return data(
    { words: writtenWords(`${path}${search}`, stateIndexHtml(asked, sort)), names: asked.states.map(stateName) },
    {
      status: asked.problem === null ? 200 : 400,
      headers: { "Cache-Control": asked.problem === null ? cache.everyone : cache.closed },
    },
  );
});

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const page = await args.serverLoader<typeof loader>();
  await openWords(args, page.words);
  return page;
}

function titleOf(names: readonly string[]): string {
  if (names.length === 0) return "State college planning guides";
  return names.length === 1 ? `${names[0]}: colleges and prices` : `${names.join(", ")} compared`;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const names = args.data?.names ?? [];
  const origin = originOf(args);
  return [
    ...pageMeta(args, {
      title: titleOf(names),
      description:
        "Fifteen states with their grants, rules, dates and colleges, and a table to compare any four states on price, aid and admission.",
      path,
      index: names.length === 0,
    }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "CollectionPage",
        name: "State college planning guides",
        url: `${origin}${path}`,
        mainEntity: {
          "@type": "ItemList",
          itemListElement: everyPage.map(({ name, path: to }, i) => ({
            "@type": "ListItem",
            position: i + 1,
            name: `College planning in ${name}`,
            url: `${origin}${to}`,
          })),
        },
      },
    },
  ];
};

export default function StateGuides() {
  const page = useLoaderData<typeof loader>();
  return (
    <Page wide>
      <PageHeading above="State guides" title={titleOf(page.names)}>
        <p>
          Grants, dates and admission rules differ by state, and so do prices. Open a guide, or compare up to four
          states side by side.
        </p>
      </PageHeading>
      <WrittenHtml of={page.words} />
    </Page>
  );
}

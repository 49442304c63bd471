import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { majorQuery, readMajorAsked } from "~/colleges/majors/browse-majors";
import { jobsCalled, majorsFor } from "~/colleges/majors/find-majors";
import { majorsTable, occupationTables, wordsOfMajor } from "~/colleges/majors/majors.server";
import { MajorsPage } from "~/colleges/majors/majors-page";
import type { OccupationLine } from "~/colleges/majors/occupation";
import { majorsPath } from "~/colleges/majors/path";
import { cache, cached, cachedWhole } from "~/http/cache";
import { startWork } from "~/http/work-limit.server";
import { originOf, pageMeta } from "~/seo/meta";
import { breadcrumbStructure } from "~/seo/structured";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

/** A list is the same for everyone who asks for it. */
export const headers = cachedWhole([...majorQuery], (args: HeadersArgs) => cached("everyone")(args));

export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.size > 0) await startWork(request);
  const asked = readMajorAsked(searchParams);
  const { all, byCode } = majorsTable();
  return data(
    {
      asked,
      list: majorsFor(all, asked, wordsOfMajor),
      compared: asked.compare.flatMap((code) => byCode.get(code) ?? []),
      total: all.length,
      jobs: jobsCalled(asked.q, occupationTables().occupations.values()).map(
        ({ byState, ...line }): OccupationLine => ({ ...line, stateWage: null }),
      ),
    },
    { headers: { "Cache-Control": cache.everyone } },
  );
});

const title = "Majors and careers";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args, {
    title,
    description:
      "Every field of study with the colleges that teach it, degrees a year, what graduates earn, and the occupations it prepares for.",
    path: majorsPath,
    index: args.data === undefined || (args.data.asked.q === "" && args.data.asked.compare.length === 0),
  }),
  {
    "script:ld+json": breadcrumbStructure(
      [
        { to: "/", label: "Home" },
        { to: majorsPath, label: title },
      ],
      originOf(args),
    ),
  },
];

export default function Majors() {
  return <MajorsPage view={useLoaderData<typeof loader>()} />;
}

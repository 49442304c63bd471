import { data, type HeadersArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { cache, cachedWhole } from "~/http/cache";
import { startWork } from "~/http/work-limit.server";
import { structuredMeta, tool, toolsCrumb } from "~/seo/structured-meta";
import { pathWith, plannerPath, resultsPath } from "~/visits/paths";
import { country, findColleges } from "~/visits/planner/country.server";
import { Planner } from "~/visits/planner/planner";
import { readPlanner } from "~/visits/planner/read-planner";

/** The empty form is the same for everyone; a filled one is one reader's, and a mistake is not kept. */
export const headers = cachedWhole("personal", ({ loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
}));

export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.size > 0) await startWork(request);
  const planner = readPlanner(searchParams, country(), findColleges);
  if (planner.kind === "trip") throw redirect(pathWith(resultsPath, planner.search));
  const { form } = planner;
  const wrong = Object.keys(form.messages).length > 0;
  const policy = wrong ? cache.closed : searchParams.size > 0 ? cache.reader : cache.everyone;
  return data({ form }, { status: wrong ? 400 : 200, headers: { "Cache-Control": policy } });
});

export const meta: MetaFunction<typeof loader> = (args) => {
  const wrong = Object.keys(args.data?.form.messages ?? {}).length > 0;
  return structuredMeta(
    args,
    {
      title: `${wrong ? "Error: " : ""}College visit planner`,
      description:
        "Choose up to 15 colleges and get the order with the least driving, a plan for each day, the costs, a calendar file and a visit sheet.",
      path: plannerPath,
    },
    { name: "College visit planner", under: [toolsCrumb], is: tool("EducationalApplication") },
  );
};

export default function CollegeVisitPlanner() {
  const { form } = useLoaderData<typeof loader>();
  return <Planner form={form} />;
}

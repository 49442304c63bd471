import type { HeadersArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { defaultAwardYear } from "~/aid/form/default-year";
import { cache, cachedWhole } from "~/http/cache";
import { structuredMeta, tool, toolsCrumb } from "~/seo/structured-meta";
import { answerFafsa } from "./fafsa-answer.server";
import { FafsaPage } from "./fafsa-page";
import { today } from "./timeline-facts.server";
import { toolLanguages } from "./tool-languages";

const path = "/tools/fafsa-calculator";

/**
 * The empty form is the same for everyone on a day; whatever answers a post holds a family's money and is never stored.
 */
export const headers = cachedWhole([], ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (actionHeaders.get("Cache-Control") ?? cache.everyoneBriefly),
}));

export const meta: MetaFunction<typeof action> = (args) =>
  structuredMeta(
    args,
    {
      title: "FAFSA calculator: your Student Aid Index and Pell Grant",
      description:
        "Work out the federal Student Aid Index and Pell Grant line by line for 2024-25 to 2027-28, and see which parent the FAFSA is about.",
      path,
      languages: toolLanguages(path),
    },
    { name: "FAFSA calculator", under: [toolsCrumb], is: tool("FinanceApplication") },
  );

export const loader = forEveryone.loader(() => ({ awardYear: defaultAwardYear(today()) }));

export const action = forEveryone.action(({ request }) => answerFafsa(request, "en"));

export default function FafsaCalculator() {
  return <FafsaPage awardYear={useLoaderData<typeof loader>().awardYear} />;
}

import type { HeadersArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { serverOrKept } from "~/connection/offline/server-or-device";
import { costPath } from "~/cost/asked-colleges";
import { cache, cachedWhole } from "~/http/cache";
import { usePosted } from "~/http/posted";
import { structuredMeta, tool, toolsCrumb } from "~/seo/structured-meta";
import { answerCost, openCost } from "./cost-answer.server";
import { CostPage } from "./cost-page";
import { toolLanguages } from "./tool-languages";

/**
 * The empty page is the same for everyone, a list of colleges is one reader's, an answer holds money and is never
 * stored.
 */
export const headers = cachedWhole("personal", ({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control":
    (errorHeaders ? null : (actionHeaders.get("Cache-Control") ?? loaderHeaders.get("Cache-Control"))) ?? cache.closed,
}));

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "College cost calculator: up to twelve colleges side by side",
      description:
        "See what up to twelve colleges would cost your family year by year: net price as a range, who pays what, loans to the cent, and what’s still missing.",
      path: costPath,
      languages: toolLanguages(costPath),
    },
    { name: "College cost calculator", under: [toolsCrumb], is: tool("FinanceApplication") },
  );

export const loader = forEveryone.loader(({ request }) => openCost(request, "en"));

/** Without a connection the page has the colleges whose figures were kept with the tools. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  serverOrKept(
    () => serverLoader<typeof loader>(),
    async () => (await import("./cost-on-device.client")).costHere(request, "en"),
  );

export const action = forEveryone.action(({ request }) => answerCost(request, "en"));

export default function CollegeCostCalculator() {
  const opened = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  return <CostPage answer={posted ?? opened} posted={posted !== undefined} />;
}

import type { HeadersArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { serverOrKept } from "~/connection/offline/server-or-device";
import { costPath } from "~/cost/asked-colleges";
import { costMessages } from "~/cost/spanish/messages";
import { designMessages } from "~/design/spanish";
import { cache, cachedWhole } from "~/http/cache";
import { usePosted } from "~/http/posted";
import { SpanishErrorPage } from "~/library/spanish/error-page";
import { closingMessages } from "~/season/spanish";
import { spanishCrumb, structuredMeta, tool } from "~/seo/structured-meta";
import { translatorOf } from "~/translation";
import { Translation } from "~/translation-context";
import { answerCost, openCost } from "../tools/cost-answer.server";
import { CostPage } from "../tools/cost-page";
import { toolLanguages } from "../tools/tool-languages";

const messages = { ...designMessages, ...closingMessages, ...costMessages };
const spanish = { language: "es", translate: translatorOf(messages) } as const;

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
      title: "Calculadora de costos: hasta doce universidades",
      description:
        "Vea lo que costarían hasta doce universidades a su familia, año por año: el precio neto como rango, quién paga qué, los préstamos y lo que falta.",
      path: `/es${costPath}`,
      languages: toolLanguages(costPath),
    },
    { name: "Calculadora de costos de la universidad", under: [spanishCrumb], is: tool("FinanceApplication") },
  );

export const loader = forEveryone.loader(({ request }) => openCost(request, "es"));

/** Without a connection the page has the colleges whose figures were kept with the tools. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  serverOrKept(
    () => serverLoader<typeof loader>(),
    async () => (await import("../tools/cost-on-device.client")).costHere(request, "es"),
  );

export const action = forEveryone.action(({ request }) => answerCost(request, "es"));

export default function CalculadoraDeCostos() {
  const opened = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  return (
    <Translation.Provider value={spanish}>
      <CostPage answer={posted ?? opened} posted={posted !== undefined} />
    </Translation.Provider>
  );
}

export function ErrorBoundary() {
  return <SpanishErrorPage />;
}

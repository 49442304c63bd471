import type { HeadersArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { defaultAwardYear } from "~/aid/form/default-year";
import { aidMessages } from "~/aid/spanish/messages";
import { designMessages } from "~/design/spanish";
import { cache, cachedWhole } from "~/http/cache";
import { SpanishErrorPage } from "~/library/spanish/error-page";
import { spanishCrumb, structuredMeta, tool } from "~/seo/structured-meta";
import { translatorOf } from "~/translation";
import { Translation } from "~/translation-context";
import { answerFafsa } from "../tools/fafsa-answer.server";
import { FafsaPage } from "../tools/fafsa-page";
import { today } from "../tools/timeline-facts.server";
import { toolLanguages } from "../tools/tool-languages";

const path = "/tools/fafsa-calculator";
const spanish = { language: "es", translate: translatorOf({ ...designMessages, ...aidMessages }) } as const;

/** As in English: the empty form is the same for everyone on a day, and the answer to a post is never stored. */
export const headers = cachedWhole([], ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (actionHeaders.get("Cache-Control") ?? cache.everyoneBriefly),
}));

export const meta: MetaFunction<typeof action> = (args) =>
  structuredMeta(
    args,
    {
      title: "Calculadora de la FAFSA: su SAI y su Beca Pell",
      description:
        "Calcule línea por línea el Índice de Ayuda Estudiantil (SAI) y la Beca Federal Pell de 2024-25 a 2027-28, y vea qué padre o madre va en la FAFSA.",
      path: `/es${path}`,
      languages: toolLanguages(path),
    },
    { name: "Calculadora de la FAFSA", under: [spanishCrumb], is: tool("FinanceApplication") },
  );

export const loader = forEveryone.loader(() => ({ awardYear: defaultAwardYear(today()) }));

export const action = forEveryone.action(({ request }) => answerFafsa(request, "es"));

export default function CalculadoraFafsa() {
  return (
    <Translation.Provider value={spanish}>
      <FafsaPage awardYear={useLoaderData<typeof loader>().awardYear} />
    </Translation.Provider>
  );
}

export function ErrorBoundary() {
  return <SpanishErrorPage />;
}

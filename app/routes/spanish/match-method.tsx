import type { MetaFunction } from "@remix-run/node";
import { collegeMessages } from "~/colleges/facts/spanish";
import { stateMessages } from "~/geography/state-names";
import { cached, cachedWhole } from "~/http/cache";
import { SpanishErrorPage } from "~/library/spanish/error-page";
import { Method } from "~/match/method/page";
import { methodPath, quizPath } from "~/match/quiz/steps";
import { methodMessages } from "~/match/spanish/method";
import { plain, spanishCrumb, structuredMeta } from "~/seo/structured-meta";
import { translatorOf } from "~/translation";
import { Translation } from "~/translation-context";
import { toolLanguages } from "../tools/tool-languages";

const messages = { ...stateMessages, ...collegeMessages, ...methodMessages };
const spanish = { language: "es", translate: translatorOf(messages) } as const;

export const headers = cachedWhole([], cached("everyone"));

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "Cómo calcula el cuestionario sus probabilidades",
      description:
        "Qué es la probabilidad de admisión, con qué cifras se calcula, cuándo una universidad es segura, posible o difícil y qué no le puede decir.",
      path: `/es${methodPath}`,
      languages: toolLanguages(methodPath),
    },
    {
      name: "Cómo se calculan sus probabilidades",
      under: [spanishCrumb, { to: `/es${quizPath}`, label: "Cuestionario de universidades" }],
      is: plain(),
    },
  );

export default function MetodoDelCuestionario() {
  return (
    <Translation.Provider value={spanish}>
      <Method />
    </Translation.Provider>
  );
}

export function ErrorBoundary() {
  return <SpanishErrorPage />;
}

import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { Page, PageHeading } from "~/design/layout";
import { cached, cachedWhole } from "~/http/cache";
import { spanishGroups } from "~/library/pages/spanish-groups.server";
import { PageGroupSection } from "~/library/reading/article-page";
import { GlossaryForm } from "~/library/spanish/glossary-form";
import { originOf, pageMeta } from "~/seo/meta";
import { collectionStructure } from "~/seo/structured";
import { KeepTools } from "~/student/list/keep-tools";
import { keepToolsMessages } from "~/student/list/keep-tools-spanish";
import { translatorOf } from "~/translation";
import { Translation } from "~/translation-context";
import { keptAddresses } from "./kept-addresses";

export const headers = cachedWhole([], cached("everyone"));

export const loader = forEveryone.loader(() => spanishGroups());

const name = "La universidad, en español";
const head = {
  title: "La universidad, en español: ayuda para familias",
  description:
    "Páginas en español para familias: cómo se paga la universidad, la FAFSA, becas, fechas, un glosario y preguntas para el consejero.",
  path: "/es",
};

export const meta: MetaFunction<typeof loader> = (args) => {
  const entries = (args.data ?? []).flatMap((group) => group.entries.map(({ to, title: label }) => ({ to, label })));
  return [
    ...pageMeta(args, head),
    { "script:ld+json": collectionStructure({ ...head, name }, entries, originOf(args)) },
  ] as ReturnType<MetaFunction>;
};

/** Tools that speak Spanish, with what a family does in them. */
const tools = [
  ["/es/college-cost-calculator", "Calculadora de costos", "compara universidades por su precio después de las becas."],
  ["/es/tools/fafsa-calculator", "Calculadora de la FAFSA", "calcula el Índice de Ayuda Estudiantil y la Beca Pell."],
  ["/es/college-match-quiz", "Cuestionario de universidades", "hace una primera lista según las calificaciones."],
] as const;

const spanish = { language: "es", translate: translatorOf(keepToolsMessages) } as const;

export default function SpanishIndex() {
  const groups = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading title={name}>
        <p>
          Para padres, madres y estudiantes. Cada página empieza con la respuesta y dice qué hacer esta semana, a quién
          preguntar y de dónde viene cada cifra.
        </p>
      </PageHeading>
      <div className="mb-10">
        <GlossaryForm />
      </div>
      {groups.map((group) => (
        <PageGroupSection key={group.id} group={group} language="es" />
      ))}
      <section aria-labelledby="tools-title" className="border-t border-rule py-8">
        <h2 id="tools-title" className="text-2xl">
          Herramientas
        </h2>
        <ul className="mt-4 max-w-[46rem] list-disc space-y-2 ps-6">
          {tools.map(([to, label, what]) => (
            <li key={to}>
              <Link to={to}>{label}</Link>: {what}
            </li>
          ))}
        </ul>
      </section>
      <Translation.Provider value={spanish}>
        <KeepTools addresses={keptAddresses} />
      </Translation.Provider>
    </Page>
  );
}

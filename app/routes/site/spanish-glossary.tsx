import type { MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { env } from "~/env.server";
import { cached, cachedWhole } from "~/http/cache";
import { ServerHtml } from "~/library/html/server-html";
import { ArticlePage } from "~/library/reading/article-page";
import { readingPage } from "~/library/reading/reading-page.server";
import { findTerms, longestAsked, termsIn } from "~/library/spanish/glossary";
import { GlossaryForm } from "~/library/spanish/glossary-form";
import { articleAt } from "~/library/writing/articles/articles.server";
import { missing } from "./missing.server";
import { openWords, wordsMeta } from "./words-parts";

export const headers = cachedWhole(["q"], cached("everyone"));

const path = "/es/glosario";

/** The glossary, whole or only the terms that somebody looks for. */
export const loader = forEveryone.loader(({ request }) => {
  const asked = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, longestAsked);
  const page = readingPage(path, env().siteOrigin);
  if (page === null) throw missing(request);
  const terms = termsIn(articleAt(path)?.html ?? "");
  const found = asked === "" ? null : findTerms(terms, asked);
  // Its groups are not on the page while it shows only what was found.
  const details = found === null ? page.details : { ...page.details, toc: [] };
  return { ...page, details, asked, total: terms.length, found: found?.map(({ html }) => html) ?? null };
});

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const page = await args.serverLoader<typeof loader>();
  if (page.found === null) await openWords(args, page.details.words);
  return page;
}

/** What somebody looks for is not for search engines: they have the whole. */
export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { found } = args.data;
  return [...(wordsMeta(args, args.data) ?? []), ...(found === null ? [] : [{ name: "robots", content: "noindex" }])];
};

export default function SpanishGlossary() {
  const { details, asked, total, found } = useLoaderData<typeof loader>();
  return (
    <ArticlePage page={details} lead={<GlossaryForm asked={asked} />}>
      {found === null ? undefined : (
        <>
          <p role="status" className="mt-6 text-muted">
            {found.length === 0
              ? `No encontramos “${asked}”. Escriba solo las primeras letras, en español o en inglés.`
              : `Para “${asked}”: ${found.length} de ${total} términos.`}{" "}
            <Link to={path}>Ver el glosario completo</Link>
          </p>
          {/* A heading of level 2 stands above the terms here too. */}
          <h2 className="sr-only">Términos</h2>
          <ServerHtml html={found.join("")} className="prose reading" />
        </>
      )}
    </ArticlePage>
  );
}

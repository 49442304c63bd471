import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { DataTable } from "~/admin/data-table";
import { weightsPath as path } from "~/admin/performance/paths";
import { PerformancePage } from "~/admin/performance/performance-page";
import { readWeights } from "~/admin/performance/weights.server";
import { Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

export const loader = forAdmin.loader(({ request }) => readWeights(database(), new URL(request.url).searchParams));

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Page weights",
    description: "What the first load of each kind of page weighs: document, style, script, fonts. For administrators.",
    path,
    index: false,
  });

const kilobytes = (bytes: number) => `${(bytes / 1000).toLocaleString("en-US")} kB`;

export default function PageWeights() {
  const { pages, budgets, weights } = useLoaderData<typeof loader>();
  const { document, style, script, font } = budgets.usual;
  return (
    <PerformancePage
      title="Page weights"
      intro={
        <p>
          What a first visit loads, compressed as it is sent. Allowed are {kilobytes(document)} of document,{" "}
          {kilobytes(style)} of style, {kilobytes(script)} of script and {kilobytes(font)} of fonts.
        </p>
      }
    >
      <Section id="weights" title="By template">
        <p className="mb-4 max-w-[46rem]">
          One page of each of {pages} templates, weighed each night and after a release; a measurement that somebody
          asks for weighs the pages it was asked for. “Before” is together, in the release before. Pictures, and what is
          loaded on touch or while nothing happens, are not in it. <code>npm test</code> weighs them too, and fails when
          one is over.
        </p>
        <DataTable {...weights} path={path} />
      </Section>
      {budgets.exceptions.length > 0 && (
        <Section id="exceptions" title="Templates with a budget of their own">
          <ul className="max-w-[46rem] space-y-2">
            {budgets.exceptions.map(({ template, kind, bytes, reason }) => (
              <li key={`${template} ${kind}`}>
                {template}, {kind}: {kilobytes(bytes)}. {reason}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </PerformancePage>
  );
}

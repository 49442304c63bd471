import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { forAdmin } from "~/account/audience/audience.server";
import { DataTable } from "~/admin/data-table";
import { BeingDrawnUp, GraphPage, NotReady } from "~/admin/graph/graph-page";
import { filePath, graphPath as path, questionPath, reviewsPath } from "~/admin/graph/paths";
import { readGraphOverview } from "~/admin/graph/view.server";
import { Section } from "~/design/layout";
import { knowledgeByNow } from "~/graph/graph.server";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

const Drawing = lazy(() => import("~/admin/graph/drawing"));

export const headers = cached("closed");

/** Null while the graph is made for the first time: nobody waits for that. */
export const loader = forAdmin.loader(async ({ request }) => ({
  overview:
    knowledgeByNow() === null
      ? null
      : await readGraphOverview(database(), new URL(request.url).searchParams, new Date()),
}));

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Knowledge Graph",
    description: "What the site knows: pages, figures, tables, sources, and what depends on each. For administrators.",
    path,
    index: false,
  });

const files = [
  ["graph.jsonld", "JSON-LD"],
  ["graph.graphml", "GraphML"],
  ["things.csv", "Things as CSV"],
  ["edges.csv", "Ties as CSV"],
] as const;

export default function KnowledgeGraph() {
  const { overview } = useLoaderData<typeof loader>();
  return overview === null ? <BeingDrawnUp /> : <Overview overview={overview} />;
}

type GraphOverview = Awaited<ReturnType<typeof readGraphOverview>>;

function Overview({ overview }: { overview: GraphOverview }) {
  const { ready, counts, edges, questions, unread, things } = overview;
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <GraphPage
      title="Knowledge Graph"
      intro={
        <p>
          What the site knows, and what depends on what. Look up a source, a figure or a table to see every page, tool
          and answer that would have to be read again if it changed.
        </p>
      }
    >
      <NotReady ready={ready} />
      <Section id="questions" title="Questions">
        <ul className="sm:columns-2">
          <li className="py-1">
            <Link to={reviewsPath}>To be read because something changed</Link>: {unread.toLocaleString("en-US")}
          </li>
          {questions.map(({ key, title, count }) => (
            <li key={key} className="py-1">
              <Link to={questionPath(key)}>{title}</Link>: {count.toLocaleString("en-US")}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="things" title="Look something up">
        <DataTable {...things} path={path} />
      </Section>
      <Section id="drawing" title="Drawn">
        {alive ? (
          <Suspense fallback={<p>Loading the drawing …</p>}>
            <Drawing />
          </Suspense>
        ) : (
          <p>With JavaScript, the graph is drawn here. The tables say the same.</p>
        )}
      </Section>
      <Section id="files" title="All of it">
        <p className="max-w-[46rem]">
          {counts.map(({ kind, count }) => `${kind}: ${count.toLocaleString("en-US")}`).join(", ")}.{" "}
          {edges.toLocaleString("en-US")} ties between them.
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-6">
          {files.map(([file, label]) => (
            <li key={file}>
              <a href={filePath(file)} download className="inline-block py-2">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </GraphPage>
  );
}

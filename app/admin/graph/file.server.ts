import { type CsvValue, csvFile } from "~/design/csv";
import { env } from "~/env.server";
import { drawn } from "~/graph/files/drawn";
import { graphMl } from "~/graph/files/graphml";
import { jsonLd } from "~/graph/files/json-ld";
import { knowledge } from "~/graph/graph.server";
import { type Graph, kinds, relations } from "~/graph/parts/graph";
import { drawingFile } from "./paths";

/** A file of the whole graph. */
export interface GraphFile {
  readonly type: string;
  readonly text: string;
}

const csv = (rows: Iterable<readonly CsvValue[]>) => csvFile(rows, { marked: false });

function* thingLines({ things }: Graph) {
  yield ["Id", "Kind", "Title", "Address", "Read again by", "What it says"];
  for (const { id, kind, title, href, due, note } of things.values()) yield [id, kinds[kind], title, href, due, note];
}

function* edgeLines({ edges }: Graph) {
  yield ["From", "Relation", "To"];
  for (const { from, relation, to } of edges) yield [from, relations[relation], to];
}

const made: Readonly<Record<string, (graph: Graph, now: Date) => GraphFile>> = {
  "graph.jsonld": (graph) => ({ type: "application/ld+json; charset=utf-8", text: jsonLd(graph, env().siteOrigin) }),
  "graph.graphml": (graph) => ({ type: "application/xml; charset=utf-8", text: graphMl(graph) }),
  "things.csv": (graph) => ({ type: "text/csv; charset=utf-8", text: csv(thingLines(graph)) }),
  "edges.csv": (graph) => ({ type: "text/csv; charset=utf-8", text: csv(edgeLines(graph)) }),
  [drawingFile]: (graph, now) => ({
    type: "application/json; charset=utf-8",
    text: JSON.stringify(drawn(graph, now.toISOString().slice(0, 10))),
  }),
};

/** A file of the whole graph by its name; null where there is none. */
export async function graphFile(name: string, now: Date): Promise<GraphFile | null> {
  const make = Object.hasOwn(made, name) ? made[name] : undefined;
  return make === undefined ? null : make((await knowledge()).graph, now);
}

import { escapeMarkup } from "~/escape-markup";
import type { Graph } from "../parts/graph";

/** XML 1.0 allows no control characters but tab and line ends, not even escaped. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const xml = (text: string) => escapeMarkup(text.replace(forbidden, ""));

const ofThings = ["kind", "title", "href", "due", "note"] as const;

/** The graph as GraphML, as Gephi, yEd and Cytoscape read it. */
export function graphMl(graph: Graph): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...ofThings.map((name) => `<key id="${name}" for="node" attr.name="${name}" attr.type="string"/>`),
    '<key id="relation" for="edge" attr.name="relation" attr.type="string"/>',
    '<graph id="knowledge" edgedefault="directed">',
  ];
  for (const thing of graph.things.values()) {
    const data = ofThings.flatMap((name) => {
      const value = thing[name];
      return value === null || value === "" ? [] : [`<data key="${name}">${xml(value)}</data>`];
    });
    lines.push(`<node id="${xml(thing.id)}">${data.join("")}</node>`);
  }
  for (const { from, to, relation } of graph.edges) {
    lines.push(`<edge source="${xml(from)}" target="${xml(to)}"><data key="relation">${relation}</data></edge>`);
  }
  lines.push("</graph>", "</graphml>", "");
  return lines.join("\n");
}

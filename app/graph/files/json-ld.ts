import type { Graph, kinds } from "../parts/graph";

/** What each kind is called in schema.org, where it has a name. */
const types = {
  page: "WebPage",
  figure: "PropertyValue",
  table: "Dataset",
  source: "CreativeWork",
  tool: "WebApplication",
  state: "State",
  topic: "DefinedTerm",
  answer: "Quotation",
} as const satisfies Record<keyof typeof kinds, string>;

/** Relations are our own words: schema.org has none for most of them. */
const vocabulary = "urn:knowledge-graph:";

/**
 * The graph as JSON-LD 1.1. Things have schema.org types and the ids of the graph as URNs.
 * @param origin of the site, for addresses
 */
export function jsonLd(graph: Graph, origin: string): string {
  const urn = (id: string) => `${vocabulary}${encodeURIComponent(id)}`;
  const context = {
    "@vocab": "https://schema.org/",
    ...Object.fromEntries(
      ["shows", "cites", "reads", "holds", "computed", "quotes", "links", "about"].map((relation) => [
        `g:${relation}`,
        { "@id": `${vocabulary}${relation}`, "@type": "@id" },
      ]),
    ),
    "g:due": { "@id": `${vocabulary}due`, "@type": "http://www.w3.org/2001/XMLSchema#date" },
  };
  const things = [...graph.things.values()].map(({ id, kind, title, href, due, note }) => {
    const relations: Record<string, string[]> = {};
    for (const { to, relation } of graph.out.get(id) ?? []) {
      const name = `g:${relation}`;
      relations[name] = [...(relations[name] ?? []), urn(to)];
    }
    return {
      "@id": urn(id),
      "@type": types[kind],
      name: title,
      ...(href !== null && { url: new URL(href, origin).href }),
      ...(due !== null && { "g:due": due }),
      ...(note !== "" && { description: note }),
      ...relations,
    };
  });
  return `${JSON.stringify({ "@context": context, "@graph": things }, null, 1)}\n`;
}

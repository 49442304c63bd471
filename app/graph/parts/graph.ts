/**
 * What the site knows, as things that stand on each other. Made from what exists; nothing is written down only here.
 */

export const kinds = {
  page: "Page",
  figure: "Figure",
  table: "Table of facts",
  source: "Source",
  tool: "Tool",
  state: "State",
  topic: "Topic",
  answer: "Counselor answer",
} as const;
export type Kind = keyof typeof kinds;

/**
 * How one thing leads to another, read from `from` to `to`: a page *shows* a figure, *cites* a source, *reads* a table;
 * a table *holds* figures; an example is *worked out* by a tool; the counselor *quotes* a page. These carry a change
 * the other way. A page *links* to another and is *about* a state or a topic: those carry none.
 */
export const relations = {
  shows: "shows",
  cites: "cites",
  reads: "reads",
  holds: "holds",
  computed: "worked out by",
  quotes: "quotes",
  links: "links to",
  about: "is about",
} as const;
export type Relation = keyof typeof relations;

export interface Thing {
  /** Kind and name, the same in every release: "figure:aid.2026-27.pell.max", "page:/help/work-study-and-jobs". */
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** Address on this site, or of a source elsewhere; null where it has none. */
  readonly href: string | null;
  /** ISO day by which it has to be read again; null where no day is known. */
  readonly due: string | null;
  /** A figure's value in words, a source's publisher and year, and the like; "" where there is nothing to say. */
  readonly note: string;
}

export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly relation: Relation;
}

export interface Graph {
  readonly things: ReadonlyMap<string, Thing>;
  readonly edges: readonly Edge[];
  /** Edges by where they begin and by where they end. */
  readonly out: ReadonlyMap<string, readonly Edge[]>;
  readonly in: ReadonlyMap<string, readonly Edge[]>;
}

/** Edges that are put in before others get their turn: a few milliseconds of work. */
const atOnce = 1000;

/**
 * Puts things and edges together, in steps of a few milliseconds. What is given twice is there once, and the first
 * title counts; an edge to a thing that is not there is left out, such as a link to a file.
 */
export function* graphInSteps(things: Iterable<Thing>, edges: Iterable<Edge>): Generator<void, Graph> {
  const byId = new Map<string, Thing>();
  for (const thing of things) if (!byId.has(thing.id)) byId.set(thing.id, thing);
  const kept = new Map<string, Edge>();
  let count = 0;
  for (const edge of edges) {
    if (++count % atOnce === 0) yield;
    if (edge.from === edge.to || !byId.has(edge.from) || !byId.has(edge.to)) continue;
    kept.set(`${edge.from}\n${edge.to}\n${edge.relation}`, edge);
  }
  const [out, into] = [new Map<string, Edge[]>(), new Map<string, Edge[]>()];
  for (const edge of kept.values()) {
    if (++count % atOnce === 0) yield;
    push(out, edge.from, edge);
    push(into, edge.to, edge);
  }
  return { things: byId, edges: [...kept.values()], out, in: into };
}

function push(lists: Map<string, Edge[]>, key: string, edge: Edge): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [edge]);
  else list.push(edge);
}

/** Edges that begin at a thing; with relations, only those. */
export const from = (graph: Graph, id: string, ...wanted: readonly Relation[]): readonly Edge[] =>
  chosen(graph.out.get(id), wanted);

/** Edges that end at a thing; with relations, only those. */
export const into = (graph: Graph, id: string, ...wanted: readonly Relation[]): readonly Edge[] =>
  chosen(graph.in.get(id), wanted);

const chosen = (edges: readonly Edge[] = [], wanted: readonly Relation[]) =>
  wanted.length === 0 ? edges : edges.filter(({ relation }) => wanted.includes(relation));

/** The things of one kind, in the order in which they were added. */
export const thingsOf = (graph: Graph, kind: Kind): readonly Thing[] =>
  [...graph.things.values()].filter((thing) => thing.kind === kind);

export const idOf = {
  page: (path: string) => `page:${path}`,
  figure: (name: string) => `figure:${name}`,
  table: (name: string) => `table:${name}`,
  tool: (name: string) => `tool:${name}`,
  state: (code: string) => `state:${code}`,
  topic: (words: string) => `topic:${words.toLowerCase()}`,
  answer: (url: string) => `answer:${url}`,
  source: ({ publisher, title, year }: { publisher: string; title: string; year: string | number }) =>
    `source:${publisher}: ${title} (${year})`,
};

import { from, type Graph, into, type Thing } from "../parts/graph";

/** Why something stands on what changes. */
export const reasons = {
  shows: "Shows or cites it",
  works: "Works with its table",
} as const;
export type Reason = keyof typeof reasons;

export interface Dependent {
  readonly thing: Thing;
  readonly reason: Reason;
}

/**
 * Everything that stands on a thing and would have to be read again if it changed, without the thing itself.
 *
 * What shows or cites it, or a part of it, is exact: a page with a reference to a figure, a section that the counselor
 * quotes and that holds it. Behind it comes what works with the table that the figure is in: the tools that read that
 * table, and what they work out on pages. One figure of a table may not matter to all of those; nobody can tell without
 * trying each input.
 */
export function dependentsOf(graph: Graph, id: string): readonly Dependent[] {
  if (!graph.things.has(id)) return [];
  const parts = [id, ...from(graph, id, "holds").map(({ to }) => to)];
  const reached = new Map<string, Reason>(parts.map((part) => [part, "shows"]));
  climb(graph, parts, "shows", reached);
  // A figure is a part of its table: whoever reads the table works with the figure, too.
  const figures = [...reached.keys()].filter((one) => graph.things.get(one)?.kind === "figure");
  const tables = figures.flatMap((figure) => into(graph, figure, "holds").map((edge) => edge.from));
  const above = new Set(tables.filter((table) => !reached.has(table)));
  climb(graph, [...above], "works", reached);
  for (const part of parts) reached.delete(part);
  return [...reached].flatMap(([one, reason]) => {
    const thing = graph.things.get(one);
    return thing === undefined ? [] : [{ thing, reason }];
  });
}

/**
 * Adds what stands on some things, and what stands on that. A section that the counselor quotes shows a figure only
 * where it shows it itself, so a page that was reached through one of its figures brings none of them along. One that
 * was reached through a source does: the counselor names the page's sources with every quotation.
 */
function climb(graph: Graph, starts: readonly string[], reason: Reason, reached: Map<string, Reason>): void {
  const whole = new Set(starts);
  const next = [...starts];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    for (const { from: one, relation } of into(graph, at, "shows", "cites", "reads", "computed", "quotes")) {
      if (relation === "quotes" && !whole.has(at)) continue;
      const again = relation === "cites" && !whole.has(one);
      if (relation === "cites") whole.add(one);
      if (reached.has(one) && !again) continue;
      if (!reached.has(one)) reached.set(one, reason);
      next.push(one);
    }
  }
}

/** What one thing stands on, directly: its figures, sources and tables. */
export const groundOf = (graph: Graph, id: string): readonly Thing[] => [
  ...from(graph, id, "shows", "cites", "reads", "computed", "quotes").flatMap(({ to }) => graph.things.get(to) ?? []),
  ...into(graph, id, "holds").flatMap((edge) => graph.things.get(edge.from) ?? []),
];

import { type Graph, kinds } from "../parts/graph";
import { dueState } from "../questions/due-this-month";

/** What the browser needs for drawing, small: things and edges by their place in the lists. */
export interface Drawn {
  /** Id, place of the kind in `kinds`, title, and 0 for not due, 1 for due this month, 2 for overdue. */
  readonly things: readonly (readonly [id: string, kind: number, title: string, due: 0 | 1 | 2])[];
  readonly edges: readonly (readonly [from: number, to: number])[];
}

/** @param today ISO day */
export function drawn(graph: Graph, today: string): Drawn {
  const order = Object.keys(kinds);
  const all = [...graph.things.values()];
  const place = new Map(all.map(({ id }, at) => [id, at]));
  return {
    things: all.map(({ id, kind, title, due }) => {
      const state = dueState(due, today);
      return [id, order.indexOf(kind), title, state === "overdue" ? 2 : state === "month" ? 1 : 0];
    }),
    edges: graph.edges.map(({ from, to }) => [place.get(from) ?? 0, place.get(to) ?? 0]),
  };
}

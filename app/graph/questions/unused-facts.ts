import { from, type Graph, into, thingsOf } from "../parts/graph";
import { type Answer, column, type Question } from "./question";

/** Facts and tables that nothing shows and nothing reads. */
export const unusedFacts: Question = {
  key: "unused-facts",
  title: "Facts used nowhere",
  why: "A fact that no page shows is read again each year for nobody, or a page that should show it does not. A table counts as used where a tool or a page reads it.",
  columns: [column("what", "Fact"), column("kind", "Kind"), column("table", "Table"), column("note", "What it says")],
  sort: "table",
  empty: "Every fact is used.",
  ask: ({ graph }) => [
    ...thingsOf(graph, "figure").flatMap((fact): Answer[] => {
      if (into(graph, fact.id, "shows").length > 0) return [];
      const table = tableOf(graph, fact.id);
      return [{ id: fact.id, thing: fact.id, what: fact.title, kind: "Fact", table, note: fact.note }];
    }),
    ...thingsOf(graph, "table").flatMap((table): Answer[] => {
      const shown = from(graph, table.id, "holds").some(({ to }) => into(graph, to, "shows").length > 0);
      if (shown || into(graph, table.id, "reads").length > 0) return [];
      const { id, title, note } = table;
      return [{ id, thing: id, what: title, kind: "Table", table: title, note }];
    }),
  ],
};

const tableOf = (graph: Graph, fact: string) => {
  const [held] = into(graph, fact, "holds");
  return held === undefined ? null : (graph.things.get(held.from)?.title ?? null);
};

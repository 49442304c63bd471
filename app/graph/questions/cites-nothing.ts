import { from, thingsOf } from "../parts/graph";
import { column, type Question } from "./question";

/** Pages that name no source, show no figure and read no table. */
export const citesNothing: Question = {
  key: "cites-nothing",
  title: "Pages that cite nothing",
  why: "What such a page says rests on nobody’s word but ours. That is right for a form or a list of links, and for little else.",
  columns: [column("what", "Page"), column("path", "Address")],
  sort: "path",
  empty: "Every page cites a source, shows a figure or reads a table.",
  ask: ({ graph }) =>
    thingsOf(graph, "page")
      .filter(({ id }) => from(graph, id, "cites", "shows", "reads").length === 0)
      .map(({ id, title, note }) => ({ id, thing: id, what: title, path: note })),
};

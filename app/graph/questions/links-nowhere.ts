import { from, thingsOf } from "../parts/graph";
import { column, count, type Question } from "./question";

/** Pages whose own words lead to no other page. */
export const linksNowhere: Question = {
  key: "links-nowhere",
  title: "Pages that link nowhere",
  why: "Whoever reads to the end of such a page has no next step. Links in the text and related pages count, menus and lists do not. A page without a text of its own is judged by the last crawl, and left out before one.",
  columns: [column("what", "Page"), column("path", "Address"), count("crawled", "Links out in the last crawl")],
  sort: "path",
  empty: "Every page leads on.",
  ask: ({ graph, crawled }) =>
    thingsOf(graph, "page").flatMap(({ id, title, note }) => {
      if (from(graph, id, "links").length > 0) return [];
      const out = crawled.get(note)?.out ?? null;
      // Every page of words names a source; a page that names none is made by its route, and its links are not in a
      // file.
      const written = from(graph, id, "cites").length > 0;
      return written || out === 0 ? [{ id, thing: id, what: title, path: note, crawled: out }] : [];
    }),
};

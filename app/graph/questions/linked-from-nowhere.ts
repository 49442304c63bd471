import { into, thingsOf } from "../parts/graph";
import { column, count, type Question } from "./question";

/** Pages that no other page's words lead to. */
export const linkedFromNowhere: Question = {
  key: "linked-from-nowhere",
  title: "Pages that no text leads to",
  why: "Only a menu, a list or the search leads to such a page. Links in texts and related pages count. What the last crawl saw, lists and menus included, stands beside it.",
  columns: [
    column("what", "Page"),
    column("path", "Address"),
    count("crawled", "Pages linking to it in the last crawl"),
  ],
  sort: "path",
  empty: "Some text leads to every page.",
  ask: ({ graph, crawled }) =>
    thingsOf(graph, "page")
      .filter(({ id }) => into(graph, id, "links").length === 0)
      .map(({ id, title, note }) => ({
        id,
        thing: id,
        what: title,
        path: note,
        crawled: crawled.get(note)?.in ?? null,
      })),
};

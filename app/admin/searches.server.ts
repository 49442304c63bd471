import { shownMisses } from "~/search/misses.server";
import type { Store } from "~/store/database.server";
import type { TableRow, TableShape } from "./table";

export const searchesShape: TableShape = {
  name: "searches",
  caption: "Searches that found nothing good",
  columns: [
    { key: "words", label: "Words, in the order of the alphabet", sorts: true },
    { key: "times", label: "Times", kind: "number", sorts: true },
    { key: "first", label: "First", sorts: true },
    { key: "last", label: "Last", sorts: true },
  ],
  filters: [],
  search: "Words in it",
  sort: "-times",
  empty: "Nothing was searched for in vain more than five times.",
};

/** Searches without a good result that were made more than five times. Nobody who searched is kept. */
export async function searchRows(store: Store): Promise<readonly TableRow[]> {
  const rows = await shownMisses(store);
  return rows.map(({ words, times, first_day, last_day }) => ({
    id: words,
    words,
    times: Number(times),
    first: first_day,
    last: last_day,
  }));
}

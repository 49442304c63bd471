import { checkOf, checks } from "~/crawl/checks";
import { storedFindings } from "~/crawl/stored.server";
import type { Store } from "~/store/database.server";
import type { TableRow, TableShape } from "../table";
import { sheetPath } from "./paths";

const states = [
  { value: "new", label: "New since the crawl before" },
  { value: "open", label: "Found before, too" },
  { value: "mended", label: "Fixed since the crawl before" },
];

export const findingsShape: TableShape = {
  name: "findings",
  caption: "What was found",
  columns: [
    { key: "path", label: "Page", sorts: true },
    { key: "title", label: "Check", sorts: true },
    { key: "words", label: "What was found" },
    { key: "first", label: "First found", kind: "moment", sorts: true },
    { key: "said", label: "State", sorts: true },
  ],
  filters: [
    { key: "check", label: "Check", options: checks.map(({ key, title }) => ({ value: key, label: title })) },
    { key: "state", label: "State", options: states },
  ],
  search: "Words in it",
  sort: "path",
  empty: "Nothing was found.",
};

/** Everything that is open, and what is fixed since the crawl of the whole site before the last one. */
export async function findingRows(store: Store): Promise<readonly TableRow[]> {
  return (await storedFindings(store)).map(({ id, check, path, words, firstSeen, state }) => ({
    id,
    path,
    href: sheetPath(path),
    check,
    title: checkOf(check)?.title ?? check,
    words,
    first: firstSeen,
    state,
    said: states.find(({ value }) => value === state)?.label ?? state,
  }));
}

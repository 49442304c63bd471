import { pageFiles } from "~/library/writing/files/files.server";
import { publishedGeneration } from "~/library/writing/files/stored-pages.server";
import { datedTables } from "~/season/dated-tables.server";
import { dueTables } from "~/season/due";
import type { TableRow, TableShape } from "./table";

const day = 86_400_000;

export const dueShape: TableShape = {
  name: "due",
  caption: "Facts and pages by the day they have to be read again",
  prefix: "due-",
  columns: [
    { key: "what", label: "What", sorts: true },
    { key: "kind", label: "Kind", sorts: true },
    { key: "by", label: "Read again by", sorts: true },
    { key: "left", label: "Days left", kind: "number", sorts: true },
    { key: "pages", label: "Pages of words on it", kind: "number", sorts: true },
  ],
  filters: [
    {
      key: "when",
      label: "When",
      usual: "soon",
      options: [
        { value: "expired", label: "Overdue" },
        { value: "soon", label: "Within 60 days" },
        { value: "later", label: "Later" },
      ],
    },
    {
      key: "kind",
      label: "Kind",
      options: [
        { value: "Facts", label: "Facts" },
        { value: "Page", label: "Page" },
      ],
    },
  ],
  sort: "left",
  empty: "Nothing is due.",
};

let known: { readonly day: string; readonly rows: readonly TableRow[] } | null = null;

/**
 * Every dated table of facts and every page of words, by the day it is due. Read once a day, and again when something
 * is published: files change by release.
 */
export function dueRows(now: Date): readonly TableRow[] {
  const today = now.toISOString().slice(0, 10);
  const day = `${today} ${publishedGeneration()}`;
  if (known?.day !== day) known = { day, rows: readDue(today) };
  return known.rows;
}

const whenOf = (left: number) => (left < 0 ? "expired" : left <= 60 ? "soon" : "later");

function readDue(today: string): readonly TableRow[] {
  const files = pageFiles();
  const pages = files.map(({ file, body, front }) => ({ file, body, facts: front?.facts ?? [] }));
  const facts = dueTables(datedTables(), pages, today).map(({ table, left, pages: on }) => ({
    id: `facts ${table.table}`,
    what: table.table,
    kind: "Facts",
    by: table.expires,
    left,
    pages: on.length,
    when: whenOf(left),
  }));
  const words = files.flatMap(({ path, front }) => {
    if (front === null) return [];
    // The day that the page itself prints as its next review.
    const by = front.nextReview;
    const left = Math.round((Date.parse(by) - Date.parse(today)) / day);
    return [{ id: `page ${path}`, what: path, kind: "Page", by, left, pages: null, when: whenOf(left), href: path }];
  });
  return [...facts, ...words];
}

/** How many tables of facts have expired. */
export const expiredFacts = (now: Date): number =>
  dueRows(now).filter(({ kind, left }) => kind === "Facts" && typeof left === "number" && left < 0).length;

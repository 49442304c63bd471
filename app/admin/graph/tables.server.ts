import { knowledge } from "~/graph/graph.server";
import { type Graph, into, kinds } from "~/graph/parts/graph";
import { questions } from "~/graph/questions";
import { dependentsOf, reasons } from "~/graph/questions/dependents";
import { dueState, dueStates } from "~/graph/questions/due-this-month";
import type { Question } from "~/graph/questions/question";
import { markedThings } from "~/graph/review/data.server";
import type { Store } from "~/store/database.server";
import type { TableQuery, TableRow, TableShape } from "../table";
import { readAsked } from "./asked.server";
import { keyOf, thingAt } from "./keys.server";
import { sheetOf, sheetPath } from "./paths";

const options = (labels: Readonly<Record<string, string>>) =>
  Object.values(labels).map((label) => ({ value: label, label }));
const kindFilter = { key: "kind", label: "Kind", options: options(kinds) };

export const thingsShape: TableShape = {
  name: "graph-things",
  caption: "Everything the site knows",
  columns: [
    { key: "what", label: "What", sorts: true },
    { key: "kind", label: "Kind", sorts: true },
    { key: "used", label: "Used by", kind: "number", sorts: true },
    { key: "by", label: "Read again by", sorts: true },
    { key: "note", label: "What it says" },
  ],
  filters: [kindFilter, { key: "due", label: "Due", options: options(dueStates) }],
  search: "Words in it",
  sort: "-used",
  empty: "Nothing is like that.",
};

let kept: { readonly graph: Graph; readonly today: string; readonly rows: readonly TableRow[] } | undefined;

/** Every thing as a row; made once a day for each graph. */
export function thingRows(graph: Graph, today: string): readonly TableRow[] {
  if (kept?.graph === graph && kept.today === today) return kept.rows;
  const rows = [...graph.things.values()].map(({ id, kind, title, due, note }): TableRow => {
    const state = dueState(due, today);
    const used = into(graph, id, "shows", "cites", "reads", "computed", "quotes").length;
    const about = { id, href: sheetPath(keyOf(id)), what: title, kind: kinds[kind], note };
    return { ...about, used, by: due, due: state === null ? null : dueStates[state] };
  });
  kept = { graph, today, rows };
  return rows;
}

export const dependentsShape: TableShape = {
  name: "graph-dependents",
  caption: "Stands on it",
  columns: [
    { key: "what", label: "What", sorts: true },
    { key: "kind", label: "Kind", sorts: true },
    { key: "why", label: "Why", sorts: true },
    { key: "note", label: "More" },
  ],
  filters: [
    { key: "thing", label: "Thing", options: [], hidden: true },
    kindFilter,
    { key: "why", label: "Why", options: options(reasons) },
  ],
  search: "Words in it",
  sort: "why",
  empty: "Nothing stands on it.",
};

/** What stands on the thing that a table asks about. */
export function dependentRows(graph: Graph, { filters }: TableQuery): readonly TableRow[] {
  const key = filters.thing ?? "";
  const thing = thingAt(graph, key);
  return (thing === null ? [] : dependentsOf(graph, thing.id)).map(({ thing: { id, kind, title, note }, reason }) => {
    return { id, href: sheetPath(keyOf(id)), thing: key, what: title, kind: kinds[kind], why: reasons[reason], note };
  });
}

/** The table of one question. */
export const questionShape = ({ key, title, columns, sort, empty }: Question): TableShape => ({
  name: `graph-${key}`,
  caption: title,
  columns,
  filters: columns.some((one) => one.key === "kind" && key === "due-this-month") ? [kindFilter] : [],
  search: "Words in it",
  sort,
  empty,
});

export async function questionRows(store: Store, question: Question, now: Date): Promise<readonly TableRow[]> {
  const asked = await readAsked(store, now);
  return question.ask(asked).map(({ thing, ...row }) => ({
    ...row,
    ...(thing !== null && { href: sheetPath(keyOf(thing)) }),
  }));
}

export const reviewsShape: TableShape = {
  name: "graph-reviews",
  caption: "Marked for review",
  columns: [
    { key: "what", label: "What", sorts: true },
    { key: "kind", label: "Kind", sorts: true },
    { key: "changed", label: "Because this changed", sorts: true },
    { key: "why", label: "Why", sorts: true },
    { key: "at", label: "Marked", kind: "moment", sorts: true },
    { key: "read", label: "Read", kind: "moment", sorts: true },
    { key: "by", label: "By", sorts: true },
  ],
  filters: [
    {
      key: "state",
      label: "State",
      usual: "unread",
      options: [
        { value: "unread", label: "To be read" },
        { value: "read", label: "Read" },
      ],
    },
    kindFilter,
  ],
  search: "Words in it",
  sort: "-at",
  empty: "Nothing waits to be read.",
};

export async function reviewRows(store: Store): Promise<readonly TableRow[]> {
  return (await markedThings(store)).map(({ change_id, thing, kind, title, why, read_at, read_by, changed, at }) => ({
    id: `${change_id} ${thing}`,
    href: sheetOf(thing),
    what: title,
    kind,
    why,
    changed,
    at,
    read: read_at,
    by: read_by,
    state: read_at === null ? "unread" : "read",
  }));
}

/** A table of the graph with where its rows come from, for the files. */
interface GraphTable {
  readonly shape: TableShape;
  readonly rows: (store: Store, query: TableQuery, now: Date) => Promise<readonly TableRow[]>;
}

const graph = async () => (await knowledge()).graph;

export const graphTables: readonly GraphTable[] = [
  { shape: thingsShape, rows: async (_, __, now) => thingRows(await graph(), now.toISOString().slice(0, 10)) },
  { shape: dependentsShape, rows: async (_, query) => dependentRows(await graph(), query) },
  { shape: reviewsShape, rows: reviewRows },
  ...questions.map((question) => ({
    shape: questionShape(question),
    rows: (store: Store, _: TableQuery, now: Date) => questionRows(store, question, now),
  })),
];

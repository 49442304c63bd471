import { newIdempotencyKey } from "~/family/access/idempotency-key.server";
import { knowledge } from "~/graph/graph.server";
import { kinds, thingsOf } from "~/graph/parts/graph";
import { questionOf, questions } from "~/graph/questions";
import { dependentsOf, groundOf } from "~/graph/questions/dependents";
import { dueState, dueStates } from "~/graph/questions/due-this-month";
import { changes, markedThings, toRead } from "~/graph/review/data.server";
import type { Store } from "~/store/database.server";
import { pageOf, readTable, type ShownTable, type TableRow, type TableShape } from "../table";
import { readAsked } from "./asked.server";
import { keyOf, thingAt } from "./keys.server";
import { sheetOf, sheetPath } from "./paths";
import type { Reviews } from "./reviews";
import type { Sheet } from "./sheet";
import {
  dependentRows,
  dependentsShape,
  questionRows,
  questionShape,
  reviewRows,
  reviewsShape,
  thingRows,
  thingsShape,
} from "./tables.server";

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

const tableOf = (shape: TableShape, rows: readonly TableRow[], params: URLSearchParams): ShownTable => {
  const query = readTable(shape, params);
  return { shape, query, page: pageOf(shape, rows, query) };
};

/** Everything that the first screen shows. */
export async function readGraphOverview(store: Store, params: URLSearchParams, now: Date) {
  const [asked, all] = await Promise.all([readAsked(store, now), changes(store)]);
  const { graph, ready, today } = asked;
  return {
    ready,
    counts: (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => ({
      kind: kinds[kind],
      count: thingsOf(graph, kind).length,
    })),
    edges: graph.edges.length,
    questions: questions.map((question) => {
      const { key, title } = question;
      return { key, title, count: question.ask(asked).length };
    }),
    unread: all.reduce((sum, { unread }) => sum + unread, 0),
    things: tableOf(thingsShape, thingRows(graph, today), params),
  };
}

/** The screen of one question; null where there is no such question. */
export async function readQuestion(store: Store, key: string, params: URLSearchParams, now: Date) {
  const question = questionOf(key);
  if (question === null) return null;
  const rows = await questionRows(store, question, now);
  const { title, why } = question;
  return { title, why, table: tableOf(questionShape(question), rows, params) };
}

/**
 * The sheet of the thing that an address names: by its key, or by its id, which leads to the key. Null where this
 * release has no such thing.
 */
export async function readSheet(params: URLSearchParams, now: Date): Promise<Sheet | { readonly to: string } | null> {
  const id = params.get("id");
  if (id !== null) return { to: sheetPath(keyOf(id)) };
  const { graph, ready } = await knowledge();
  const thing = thingAt(graph, params.get("thing") ?? "");
  if (thing === null) return null;
  const query = readTable(dependentsShape, params);
  const state = dueState(thing.due, dayOf(now));
  return {
    to: null,
    ready,
    thing: { ...thing, kind: kinds[thing.kind], state: state === null ? null : dueStates[state] },
    ground: groundOf(graph, thing.id).map((one) => ({
      id: one.id,
      title: one.title,
      kind: kinds[one.kind],
      to: sheetPath(keyOf(one.id)),
    })),
    toRead: toRead(dependentsOf(graph, thing.id)).length,
    dependents: tableOf(dependentsShape, dependentRows(graph, query), params),
    newKey: newIdempotencyKey(),
  };
}

/** Unread things of one change that are shown with boxes at once: a form has at most 100 fields. */
export const mostAtOnce = 80;

/** The screen of what waits to be read. */
export async function readReviews(store: Store, params: URLSearchParams): Promise<Reviews> {
  const all = await changes(store);
  const wanted = params.get("change");
  const open = all.find(({ id }) => id === wanted) ?? all.find(({ unread }) => unread > 0) ?? null;
  const marked = open === null ? [] : await markedThings(store, open.id);
  const unread = marked.filter(({ read_at }) => read_at === null);
  return {
    changes: all.slice(0, 50),
    open: open && {
      ...open,
      to: sheetOf(open.thing),
      things: unread.slice(0, mostAtOnce).map(({ thing, title, kind, why }) => ({
        id: thing,
        title,
        kind,
        why,
        sheet: sheetOf(thing),
        to: addressOf(thing),
      })),
    },
    table: tableOf(reviewsShape, await reviewRows(store), params),
  };
}

/** Where a page, a tool or a section is read: its id ends with its address. */
function addressOf(id: string): string | null {
  const [, path = ""] = /^(?:page|tool|answer):(\/[^:]*)$/.exec(id) ?? [];
  return path === "" ? null : path;
}

import type { Graph } from "../parts/graph";

/** A search that found nothing good, made more than five times. Nobody who searched is kept. */
export interface Miss {
  readonly words: string;
  readonly times: number;
  readonly first: string;
  readonly last: string;
  /** Title of a page that the search finds for it by now; null where it still finds nothing good. */
  readonly found: string | null;
}

/** What a question is asked of. */
export interface Asked {
  readonly graph: Graph;
  /** ISO day. */
  readonly today: string;
  readonly misses: readonly Miss[];
  /** Links of pages by path, as the last crawl counted them; empty before the first crawl. */
  readonly crawled: ReadonlyMap<string, { readonly in: number | null; readonly out: number | null }>;
}

/** A line of an answer: values by column, and the thing that it is about. */
export type Answer = Readonly<Record<string, string | number | null>> & {
  readonly id: string;
  /** Id of the thing; null where it is about none. */
  readonly thing: string | null;
};

export interface Column {
  readonly key: string;
  readonly label: string;
  readonly kind?: "number";
  readonly sorts?: boolean;
}

/** A question to the graph, in a file of its own. Pure: what it knows, it is handed. */
export interface Question {
  /** Last part of its address; never changes. */
  readonly key: string;
  readonly title: string;
  /** Why it matters and what is not in the answer, in a sentence or two. */
  readonly why: string;
  readonly columns: readonly Column[];
  /** Column that it is sorted by, with "-" for the largest first. */
  readonly sort: string;
  /** What it says without a line. */
  readonly empty: string;
  ask(asked: Asked): readonly Answer[];
}

export const column = (key: string, label: string): Column => ({ key, label, sorts: true });
export const count = (key: string, label: string): Column => ({ key, label, kind: "number", sorts: true });

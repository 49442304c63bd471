/** What a page took on the server, in milliseconds, as `Server-Timing` tells it. */
export interface Timing {
  /** From the request until all loaders have answered. */
  readonly loaders: number;
  readonly rendering: number;
  /** Compressing what was rendered. */
  readonly encoding: number;
  readonly queries: number;
  readonly queryTime: number;
  /** Each loader by the id of its route. They run at the same time, so they add up to more than `loaders`. */
  readonly byLoader: readonly (readonly [route: string, milliseconds: number])[];
}

const rounded = (milliseconds: number) => Math.round(milliseconds * 100) / 100;

/** The value of the header (https://www.w3.org/TR/server-timing/). */
export function writeTiming({ loaders, rendering, encoding, queries, queryTime, byLoader }: Timing): string {
  return [
    `loaders;dur=${rounded(loaders)}`,
    `rendering;dur=${rounded(rendering)}`,
    `encoding;dur=${rounded(encoding)}`,
    `store;desc="${queries}";dur=${rounded(queryTime)}`,
    ...byLoader.map(([route, took]) => `loader;desc="${route}";dur=${rounded(took)}`),
  ].join(", ");
}

/** Reads it again; null where it says nothing of a page's parts. */
export function readTiming(header: string): Timing | null {
  const entries = header.split(", ").map((entry) => ({
    name: entry.split(";", 1)[0] ?? "",
    took: Number(/;dur=([\d.]+)/.exec(entry)?.[1] ?? 0),
    said: /;desc="([^"]*)"/.exec(entry)?.[1] ?? "",
  }));
  const of = (name: string) => entries.find((entry) => entry.name === name);
  const [loaders, rendering, encoding, store] = ["loaders", "rendering", "encoding", "store"].map(of);
  if (loaders === undefined || rendering === undefined || encoding === undefined) return null;
  return {
    loaders: loaders.took,
    rendering: rendering.took,
    encoding: encoding.took,
    queries: Number(store?.said ?? 0),
    queryTime: store?.took ?? 0,
    byLoader: entries.filter(({ name }) => name === "loader").map(({ said, took }) => [said, took]),
  };
}

/** How the response cache says that it answered, such as "hit"; "" where it does not. */
export const cacheOutcome = (header: string): string => /cache;desc="([a-z]+)"/.exec(header)?.[1] ?? "";

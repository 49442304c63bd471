import { digestOf } from "~/digest.server";
import { knowledge } from "~/graph/graph.server";
import type { Graph, Thing } from "~/graph/parts/graph";

/** A thing in an address: the titles of sources are longer than a filter of a table may be. */
export const keyOf = (id: string): string => digestOf(id, "hex").slice(0, 16);

const byKey = new WeakMap<Graph, ReadonlyMap<string, Thing>>();

/** The thing that a key in an address names; null where this release has none. */
export function thingAt(graph: Graph, key: string): Thing | null {
  const known = byKey.get(graph) ?? new Map([...graph.things.values()].map((thing) => [keyOf(thing.id), thing]));
  byKey.set(graph, known);
  return known.get(key) ?? null;
}

/** The thing that the address of a sheet names; null where this release has none. */
export async function thingOfAddress(address: string): Promise<Thing | null> {
  const { graph } = await knowledge();
  return thingAt(graph, new URL(address).searchParams.get("thing") ?? "");
}

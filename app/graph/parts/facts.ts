import { type Edge, idOf, type Thing } from "./graph";
import { cited, type NamedSource } from "./sources";

/** A fact that pages can show. */
export interface KnownFact {
  /** As `factOf` gives it. */
  readonly name: string;
  readonly title: string;
  /** What it says, in a few words. */
  readonly note: string;
  /** Name of the table of facts that it is in; null for what an example works out or the site counts. */
  readonly table: string | null;
  readonly sources: readonly NamedSource[];
  /** Postal code of the state that it is true of. */
  readonly state: string | null;
  /** Names of the tools that work it out; empty for what stands in a table. */
  readonly tools: readonly string[];
}

/** Facts as things: in their table, with their sources, of their state. */
export function* factParts(facts: Iterable<KnownFact>): Generator<Thing | Edge> {
  for (const { name, title, note, table, sources, state, tools } of facts) {
    const id = idOf.figure(name);
    yield { id, kind: "figure", title, href: null, due: null, note };
    if (table !== null) yield { from: idOf.table(table), to: id, relation: "holds" };
    if (state !== null) yield { from: id, to: idOf.state(state), relation: "about" };
    for (const tool of tools) yield { from: id, to: idOf.tool(tool), relation: "computed" };
    for (const source of sources) {
      const { thing, edge } = cited(id, source);
      yield thing;
      yield edge;
    }
  }
}

import { type Edge, idOf, type Thing } from "./graph";

/** A publication as pages and facts name it. */
export interface NamedSource {
  readonly title: string;
  readonly publisher: string;
  readonly year: string | number;
  readonly url?: string | null | undefined;
}

/** The source as a thing, and that something cites it. */
export function cited(by: string, source: NamedSource): { readonly thing: Thing; readonly edge: Edge } {
  const id = idOf.source(source);
  const { title, publisher, year, url } = source;
  return {
    thing: { id, kind: "source", title, href: url ?? null, due: null, note: `${publisher}, ${year}` },
    edge: { from: by, to: id, relation: "cites" },
  };
}

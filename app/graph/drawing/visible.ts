import type { Drawn } from "../files/drawn";

/** What of a graph is drawn: places in its list of things, and edges between places in this list. */
export interface Visible {
  readonly things: readonly number[];
  readonly edges: readonly (readonly [number, number])[];
}

/** Things around one that are drawn at most. */
const mostNear = 250;

/** Neighbors of each thing. */
export function neighborsOf({ things, edges }: Drawn): readonly (readonly number[])[] {
  const lists: number[][] = things.map(() => []);
  for (const [a, b] of edges) {
    lists[a]?.push(b);
    lists[b]?.push(a);
  }
  return lists.map((list) => [...new Set(list)]);
}

/**
 * Things of the chosen kinds, or one thing with what it is joined to, whatever its kind. What is joined through a thing
 * that is not drawn, as a page is to a table through a figure, is joined directly.
 *
 * @param shown places of the kinds that are drawn
 * @param through place of the kind that joins others where it is not drawn itself
 */
export function visibleOf(
  data: Drawn,
  neighbors: readonly (readonly number[])[],
  { shown, near, through }: { shown: ReadonlySet<number>; near: number | null; through: number },
): Visible {
  const kind = (at: number) => data.things[at]?.[1] ?? -1;
  const things =
    near === null
      ? data.things.flatMap((_, at) => (shown.has(kind(at)) ? [at] : []))
      : [near, ...(neighbors[near] ?? []).slice(0, mostNear)];
  const place = new Map(things.map((at, index) => [at, index]));
  const joined = new Set<string>();
  const edges: [number, number][] = [];
  const join = (a: number | undefined, b: number | undefined) => {
    if (a === undefined || b === undefined || a === b) return;
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (joined.has(key)) return;
    joined.add(key);
    edges.push([a, b]);
  };
  for (const [a, b] of data.edges) join(place.get(a), place.get(b));
  if (near === null && !shown.has(through)) {
    data.things.forEach((_, at) => {
      if (kind(at) !== through) return;
      const around = (neighbors[at] ?? []).filter((one) => place.has(one));
      // Pages that show one figure are not joined with each other, but with the table that holds it.
      for (const [index, one] of around.entries()) {
        for (const other of around.slice(index + 1))
          if (kind(one) !== kind(other)) join(place.get(one), place.get(other));
      }
    });
  }
  return { things, edges };
}

/** Places of things whose title or id has all of the words, at most so many. */
export function matching({ things }: Drawn, words: string, most: number): readonly number[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  const found: number[] = [];
  for (const [at, [id, , title]] of things.entries()) {
    const text = `${title} ${id}`.toLowerCase();
    if (asked.every((word) => text.includes(word))) found.push(at);
    if (found.length === most) break;
  }
  return found;
}

import type { RowGroup } from "./asked";
import type { Cell } from "./cell";

/** One row: a figure of each college, in the order of the colleges. */
export interface CompareLine {
  readonly group: RowGroup;
  readonly name: string;
  readonly cells: readonly Cell[];
  /** Places of the cells that stand out, and the word for it, such as "lowest"; none where all are the same. */
  readonly marked: { readonly at: readonly number[]; readonly word: string } | null;
  /** All colleges say the same. */
  readonly same: boolean;
  /** Who published it and of which year. */
  readonly source: string;
  readonly best: Best;
}

/** Which end of a row stands out. */
export type Best = "lowest" | "highest" | "largest" | null;

/**
 * A row, with what stands out marked.
 *
 * @param cell the figure of one college
 */
export function lineOf<T>(
  group: RowGroup,
  name: string,
  source: string,
  best: Best,
  colleges: readonly T[],
  cell: (of: T) => Cell,
): CompareLine {
  const cells = colleges.map(cell);
  const texts = new Set(cells.map(({ text, note }) => `${text} ${note}`));
  return {
    group,
    name,
    cells,
    source,
    best,
    marked: best === null ? null : markedOf(cells, best),
    same: cells.length > 1 && texts.size === 1,
  };
}

/** The row of some of its colleges, by their places in it. */
export const lineOfSome = ({ group, name, source, best, cells }: CompareLine, places: readonly number[]): CompareLine =>
  lineOf(
    group,
    name,
    source,
    best,
    places.flatMap((at) => cells[at] ?? []),
    (cell) => cell,
  );

function markedOf(cells: readonly Cell[], word: Exclude<Best, null>): CompareLine["marked"] {
  const values = cells.flatMap(({ value }) => value ?? []);
  const end = word === "lowest" ? Math.min(...values) : Math.max(...values);
  if (values.length < 2 || values.every((value) => value === end)) return null;
  return { at: cells.flatMap(({ value }, at) => (value === end ? at : [])), word };
}

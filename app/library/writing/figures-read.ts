/**
 * With which figures each page was last read by a person: file below `content/` → dotted name → value. A table that
 * changes then tells which texts to read again, because a sentence around a figure ("twice as much", "under the limit")
 * can become wrong while the figure itself stays right.
 */
export type FiguresRead = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface ReadAgain {
  readonly file: string;
  readonly name: string;
  /** Null where the page was never read with this figure. */
  readonly was: string | null;
  readonly is: string;
}

/**
 * Figures that stand in a text today and are not those with which it was last read. Names that a text no longer uses
 * are no reason to read it.
 */
export function toReadAgain(read: FiguresRead, today: FiguresRead): ReadAgain[] {
  return Object.entries(today).flatMap(([file, figures]) =>
    Object.entries(figures).flatMap(([name, is]) => {
      const known = Object.hasOwn(read, file) ? read[file] : undefined;
      const was = known && Object.hasOwn(known, name) ? (known[name] ?? null) : null;
      return was === is ? [] : [{ file, name, was, is }];
    }),
  );
}

/** One line for each figure of each page to read again. */
export const readAgainInWords = ({ file, name, was, is }: ReadAgain): string =>
  was === null ? `${file}: ${name} is new, ${is}` : `${file}: ${name} was ${was}, is ${is}`;

/**
 * With which figures each page was last read by a person: file below `content/` → dotted name → value. A table that
 * changes then tells which texts to read again, because a sentence around a figure ("twice as much", "under the limit")
 * can become wrong while the figure itself stays right.
 */
export type FiguresRead = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface ReadAgain {
  readonly file: string;
  /** Null for a page that was never written down: then all of it is to be read. */
  readonly figure: { readonly name: string; readonly was: string | null; readonly is: string } | null;
}

/**
 * Figures that stand in a text today and are not those with which it was last read. Names that a text no longer uses
 * are no reason to read it.
 */
export function toReadAgain(read: FiguresRead, today: FiguresRead): ReadAgain[] {
  return Object.entries(today).flatMap(([file, figures]): ReadAgain[] => {
    const known = Object.hasOwn(read, file) ? read[file] : undefined;
    if (known === undefined) return [{ file, figure: null }];
    return Object.entries(figures).flatMap(([name, is]) => {
      const was = Object.hasOwn(known, name) ? (known[name] ?? null) : null;
      return was === is ? [] : [{ file, figure: { name, was, is } }];
    });
  });
}

/** One line for each figure of each page to read again. */
export function readAgainInWords({ file, figure }: ReadAgain): string {
  if (figure === null) return `${file} is new`;
  const { name, was, is } = figure;
  return was === null ? `${file}: ${name} is new, ${is}` : `${file}: ${name} was ${was}, is ${is}`;
}

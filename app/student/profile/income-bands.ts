/** The five income bands in which colleges report what families paid. */
import { dollars } from "~/design/figures";
export type Band = 0 | 1 | 2 | 3 | 4;
/** Upper ends of the bands, in dollars; the last is open. */
export const bandEnds = [30_000, 48_000, 75_000, 110_000, Number.POSITIVE_INFINITY] as const;
/** Middle of each band; that of the open one is where its families lie on average by assumption. */
export const bandMiddles = [15_000, 39_000, 61_500, 92_500, 150_000] as const;

export const bandNames = [
  "$30,000 or less",
  "$30,001 to $48,000",
  "$48,001 to $75,000",
  "$75,001 to $110,000",
  "over $110,000",
] as const;

/** A family's income as a form holds it, read. */
export interface Income {
  readonly band: Band;
  /** Whole dollars; `null` where the band alone is known. */
  readonly dollars: number | null;
}

/**
 * Reads an income from one field that holds either the number of a band, "0" to "4", or whole dollars of two digits and
 * more, "62000", where somebody typed them; `null` for anything else.
 */
export function readIncome(text: string): Income | null {
  if (/^[0-4]$/.test(text)) return { band: Number(text) as Band, dollars: null };
  if (!/^\d{2,8}$/.test(text)) return null;
  return { band: bandOf(Number(text)), dollars: Number(text) };
}

/** "a family income of" what, in words: "$62,000" or "$48,001 to $75,000"; `null` where it is none. */
export function incomeInWords(text: string): string | null {
  const income = readIncome(text);
  return income === null ? null : income.dollars === null ? bandNames[income.band] : dollars(income.dollars);
}

/** The band of an income in dollars. A loss is the lowest. */
export function bandOf(income: number): Band {
  return Math.max(
    0,
    bandEnds.findIndex((end) => income <= end),
  ) as Band;
}

/** The five income bands in which colleges report what families paid. */
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

/** The band of an income in dollars. A loss is the lowest. */
export function bandOf(income: number): Band {
  return Math.max(
    0,
    bandEnds.findIndex((end) => income <= end),
  ) as Band;
}

import type { Cells, Range } from "./cells";

/** What a figure can be at all, wide on purpose: a range catches a moved column, not an unusual college. */
export const people: Range = [0, 300_000];
export const dollars: Range = [0, 200_000];
export const netPrice: Range = [-20_000, 150_000];
export const earnings: Range = [5_000, 400_000];

/** Forms in which the file names a year. */
export const fall = (cells: Cells, column: string) => cells.shaped(column, /^fall 20\d\d$/, "a term such as fall 2024");
export const awardYear = (cells: Cells, column: string) =>
  cells.shaped(column, /^20\d\d-\d\d$/, "an award year such as 2024-25");

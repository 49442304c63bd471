import type { LineKind } from "./kinds";

/** The most lines that are read. */
export const mostLines = 60;

/** One line of a letter as it was read. */
export interface LetterLine {
  readonly label: string;
  /** Whole dollars for the year; for what it is of a line that is not clear. */
  readonly amount: number;
  readonly kind: LineKind;
  /** What told the kind: the line itself, the heading above it, or the reader. */
  readonly toldBy: "line" | "heading" | "reader" | "nothing";
  /** What the amount is of, where it is not that of one year: one term, or several years together. */
  readonly per?: "term" | "total";
  /** Its row sets a cost beside aid in columns. */
  readonly mixed?: true;
}

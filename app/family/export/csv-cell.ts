import { csvCell } from "~/design/csv-cell";

/** A cell of a CSV file of a plan: always in quote marks, and never calculated. */
export const cell = (text: string): string => csvCell(text, "always");

import type { FigureGroup } from "~/colleges/facts/provenance";

/** The figures of a list whose sources stand below it. */
export const shownGroups: readonly FigureGroup[] = [
  "admissions",
  "testScores",
  "netPrice",
  "netPriceNewer",
  "publishedPrice",
  "graduation",
  "enrollment",
];

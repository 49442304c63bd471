/**
 * How the return of a household is filed: by one parent as head of household or as single, or by two adults jointly.
 */
export const filings = ["hoh", "single", "couple"] as const;
export type Filing = (typeof filings)[number];
export const filingNames: Readonly<Record<Filing, string>> = {
  hoh: "One parent, filing as head of household",
  single: "One parent, filing as single",
  couple: "Two adults filing jointly",
};

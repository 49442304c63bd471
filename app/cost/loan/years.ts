import { usualEntry } from "~/colleges/price/award-year";

/** Award years that have loan tables. */
export const loanYears = ["2024-25", "2025-26", "2026-27", "2027-28"] as const;
export type LoanYear = (typeof loanYears)[number];
/** The year that a student who plans ahead most likely begins in. */
export const usualLoanYear: LoanYear = usualEntry;

import type { Messages } from "~/design/messages";
import { readWith } from "~/forms/schema/read-with";
import { calculateLoan, type LoanAnswer } from "./calculate";
import { loanSchema } from "./loan-schema";

/** Terms that a loan of the federal plans or a bank may have, for the rows beside the asked one. */
export const usualTerms = [10, 15, 20, 25] as const;

/** A loan as asked, with what it costs over the asked years and over the usual terms. Dollars with cents. */
export type LoanReading =
  | {
      readonly ok: true;
      readonly principal: number;
      readonly rate: number;
      readonly years: number;
      readonly answer: LoanAnswer;
      readonly terms: readonly (LoanAnswer & { readonly years: number })[];
    }
  | { readonly ok: false; readonly messages: Messages };

/** Reads the three fields of the loan calculator. Never throws. */
export function readLoan(form: URLSearchParams): LoanReading {
  const read = readWith(loanSchema, form);
  if (!read.ok) return read;
  const { principal, rate, years } = read.value;
  const over = (term: number) => calculateLoan({ principal, rate, years: term });
  const terms = [...new Set([...usualTerms, years])].sort((a, b) => a - b);
  return {
    ok: true,
    principal,
    rate,
    years,
    answer: over(years),
    terms: terms.map((term) => ({ years: term, ...over(term) })),
  };
}

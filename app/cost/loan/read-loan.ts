import type { Messages } from "~/design/messages";
import { typedDecimal, typedDollars } from "~/forms/typed-number";
import { calculateLoan, type LoanAnswer } from "./calculate";

/** Terms that a loan of the federal plans or a bank may have, for the rows beside the asked one. */
export const usualTerms = [10, 15, 20, 25] as const;
const largest = 1_000_000;

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
  const principal = typedDollars(form.get("principal") ?? "");
  const rate = typedDecimal(form.get("rate") ?? "");
  const years = typedDecimal(form.get("years") ?? "");
  const messages: Record<string, readonly string[]> = {};
  if (principal === null || principal <= 0 || principal > largest) {
    messages.principal = ["Amount borrowed: type whole dollars from 1 to 1,000,000, such as 27,000."];
  }
  if (rate === null || rate < 0 || rate > 40) messages.rate = ["Interest: type a number from 0 to 40, such as 6.52."];
  if (years === null || years < 1 || years > 40 || !Number.isInteger(years)) {
    messages.years = ["Years: type a whole number from 1 to 40, such as 10."];
  }
  if (principal === null || rate === null || years === null || Object.keys(messages).length > 0) {
    return { ok: false, messages };
  }
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

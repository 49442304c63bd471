import { z } from "zod";
import { CostInputError } from "~/cost/input-error";
import { amortize } from "./loan";

const largestPrincipal = 100_000_000;
const longestYears = 50;

/** One line of `calculate -- loan`. Unknown keys are errors, so that a typing error is not ignored. */
const loanSchema = z.strictObject({
  principal: z
    .number("principal must be a number of dollars")
    .positive("principal must be above 0")
    .max(largestPrincipal, "principal must be at most 100,000,000")
    .refine((dollars) => decimalsOf(dollars) <= 2, "principal must be in whole cents"),
  rate: z
    .number("rate must be a yearly percentage such as 6.39")
    .min(0, "rate must be from 0 to 100 percent")
    .max(100, "rate must be from 0 to 100 percent")
    .refine((percent) => decimalsOf(percent) <= 6, "rate must have at most 6 decimals"),
  years: z
    .number("years must be a number")
    .positive("years must be above 0")
    .max(longestYears, `years must be at most ${longestYears}`)
    .refine((years) => Number.isInteger(monthsOf(years)), "years must be a whole number of months"),
});

/** Dollars with cents. */
export interface LoanAnswer {
  readonly payment: number;
  readonly total: number;
  readonly interest: number;
}

/**
 * One line of the `calculate` command: `{"principal":40000,"rate":6.39,"years":25}`, dollars and a yearly percentage.
 * Answers the monthly payment, the total and the interest, to the cent. Throws `CostInputError` (`message`, `path`).
 */
export function calculateLoan(line: unknown): LoanAnswer {
  const parsed = loanSchema.safeParse(line);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const keys = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const message = keys.length > 0 ? `unknown key ${keys[0]}` : (issue?.message ?? "invalid input");
    throw new CostInputError(message, [...(issue?.path ?? []), ...keys].map(String).join("."));
  }
  const { principal, rate, years } = parsed.data;
  const figures = amortize(Math.round(principal * 100), rate.toFixed(decimalsOf(rate)), monthsOf(years));
  return { payment: figures.payment / 100, total: figures.total / 100, interest: figures.interest / 100 };
}

/** Decimals a number is written with; more than 20 where it is written with an exponent below zero. */
function decimalsOf(value: number): number {
  const text = String(value);
  return text.includes("e-") ? 21 : (text.split(".")[1] ?? "").length;
}

/** A third of a year is four months, although no number is exactly a third. */
function monthsOf(years: number): number {
  const months = years * 12;
  return Math.abs(months - Math.round(months)) < 1e-6 ? Math.round(months) : months;
}

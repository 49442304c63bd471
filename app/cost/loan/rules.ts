/**
 * The yearly law of federal student loans. The numbers are data under `content/facts/loans/`, one file an award year,
 * each with its sources; this file gives them their types and finds the year.
 */

import { awardYearText, startOf } from "~/colleges/price/award-year";
import { CostInputError } from "~/cost/input-error";
import y2024 from "../../../content/facts/loans/2024-25.json";
import y2025 from "../../../content/facts/loans/2025-26.json";
import y2026 from "../../../content/facts/loans/2026-27.json";
import y2027 from "../../../content/facts/loans/2027-28.json";
import { type LoanYear, loanYears } from "./years";

export type Dependency = "dependent" | "independent";

/** Whole dollars. `subsidized` is the part of `total` that may be subsidized. */
export interface YearLimit {
  readonly total: number;
  readonly subsidized: number;
}

export interface DirectLimits {
  /** First, second, and third or later year of an undergraduate. */
  readonly yearly: readonly YearLimit[];
  readonly aggregate: number;
  readonly aggregateSubsidized: number;
}

/** `confirmed` by the authority, `transcribed` by others, or a `stand-in` until the authority publishes. */
export interface RuleSource {
  readonly tables: string;
  readonly source: string;
  readonly confidence: string;
}

export interface LoanRules {
  readonly awardYear: string;
  readonly starts: string;
  readonly ends: string;
  readonly sources: readonly RuleSource[];
  /** Yearly percentages as decimal texts; `final` is false where those of `ratesOf` stand in. */
  readonly rates: {
    readonly final: boolean;
    readonly ratesOf: string;
    readonly undergraduate: string;
    readonly graduateUnsubsidized: string;
    readonly plus: string;
  };
  /** Percent that is kept back from each payment of the loan to the college. */
  readonly fees: { readonly final: boolean; readonly direct: string; readonly plus: string };
  readonly direct: Readonly<Record<Dependency, DirectLimits>>;
  /** All parents together, for one student; null where only the cost of attendance less other aid limits it. */
  readonly parentPlus: { readonly yearly: number | null; readonly total: number | null };
  /** Repayment plans for loans made in this year. */
  readonly plans: readonly string[];
}

const byYear: ReadonlyMap<string, LoanRules> = new Map<string, LoanRules>([
  ["2024-25", y2024],
  ["2025-26", y2025],
  ["2026-27", y2026],
  ["2027-28", y2027],
]);

/** The rules of an award year written `2026-27`. Throws `CostInputError` (path `award_year`) for any other. */
export function loanRulesFor(awardYear: unknown): LoanRules {
  const rules = typeof awardYear === "string" ? byYear.get(awardYear) : undefined;
  if (rules) return rules;
  const known = `${loanYears.slice(0, -1).join(", ")} and ${loanYears.at(-1)}`;
  throw new CostInputError(
    `There are no loan tables for that award year. There are tables for ${known}.`,
    "award_year",
  );
}

/** Rules for one year of a plan; `projected` where the year lies after the tables and the newest of them stand in. */
export interface PlanYearRules {
  readonly awardYear: string;
  readonly rules: LoanRules;
  readonly projected: boolean;
}

/**
 * The rules for each year of a plan. The first year must have tables; a later one that has none yet takes the newest,
 * because nobody can know next year's rate but every family must plan past it.
 */
export function planYears(entry: LoanYear, years: number): readonly PlanYearRules[] {
  const newest = loanRulesFor(loanYears.at(-1));
  loanRulesFor(entry);
  return Array.from({ length: years }, (_, at) => {
    const awardYear = awardYearText(startOf(entry) + at);
    const own = byYear.get(awardYear);
    return { awardYear, rules: own ?? newest, projected: own === undefined };
  });
}

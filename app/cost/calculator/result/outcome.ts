import type { LoanRules, RuleSource } from "../../loan/rules";
import type { CostAnswers } from "../answers/input";
import type { CollegeGrid } from "../model/grid";
import type { creditRules } from "../model/tax-credit";

/** What was worked out, with the answers that the words of the result need. */
export interface CostOutcome {
  readonly grids: readonly CollegeGrid[];
  readonly answers: Omit<CostAnswers, "ofCollege">;
  /** Loan law of the first year, and the plans to pay back. */
  readonly rules: LoanRules;
  readonly repaymentSources: readonly RuleSource[];
  /** Where parents live apart: colleges that may count the income of both. */
  readonly bothParents: readonly string[];
  /** Where the rule of the tax credit stands; empty where it is left out. */
  readonly creditSources: readonly (typeof creditRules.sources)[number][];
}

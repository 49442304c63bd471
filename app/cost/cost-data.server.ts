import { catalogue } from "~/colleges/catalogue.server";
import { askedColleges, mostColleges } from "./asked-colleges";
import { bandEnds } from "./income-bands";
import { loanRulesFor } from "./loan-rules";
import { loanYears, usualLoanYear } from "./loan-years";
import { netPriceYear } from "./net-price";
import { usualSavingsGrowth } from "./payers";
import { collegeOption } from "./setup";
import { creditRules } from "./tax-credit";
import { usualGrowth } from "./yearly-price";

/**
 * The rules and assumptions of the calculator, and the price figures of the colleges in `unitids`. Whole dollars, shares
 * 0-1, `null` not reported. `mistake` is what is wrong with the list.
 */
export function costData(params: URLSearchParams) {
  const { byUnitid, programsOf } = catalogue();
  const { colleges, mistakes } = askedColleges(params, byUnitid);
  return {
    mistake: mistakes[0] ?? null,
    body: {
      mostColleges,
      awardYears: loanYears,
      usualAwardYear: usualLoanYear,
      usualGrowth: { ...usualGrowth, savings: usualSavingsGrowth },
      taxCredit: creditRules,
      incomeBands: { upTo: bandEnds.map((end) => (Number.isFinite(end) ? end : null)), netPriceYear },
      loans: loanYears.map(loanRulesFor),
      colleges: colleges.map((college) => ({
        ...collegeOption(college, programsOf(college.unitid)),
        control: college.control,
        cost: college.cost,
        graduationRate: college.outcomes.graduationRate,
      })),
    },
  };
}

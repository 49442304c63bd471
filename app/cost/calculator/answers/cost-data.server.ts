import { easternDay } from "~/calendar/eastern-day";
import { catalogue } from "~/colleges/catalogue.server";
import { netPriceYear } from "~/colleges/price/net-price";
import { usualGrowth } from "~/colleges/price/yearly-price";
import { bandEnds } from "~/student/profile/income-bands";
import { askedColleges, mostColleges } from "../../asked-colleges";
import { loanRulesFor } from "../../loan/rules";
import { loanYears, usualLoanYear } from "../../loan/years";
import { usualSavingsGrowth } from "../model/payers";
import { creditRules } from "../model/tax-credit";
import { collegeOption } from "./form-options";

/**
 * The rules and assumptions of the calculator, and the price figures of the colleges in `unitids`. Whole dollars,
 * shares 0-1, `null` not reported. `mistake` is what is wrong with the list.
 */
export function costData(params: URLSearchParams) {
  const { byUnitid, programsOf } = catalogue();
  const { colleges, leftOut, mistakes } = askedColleges(params, byUnitid);
  const tooMany = leftOut.length === 0 ? null : `Only ${mostColleges} colleges fit: leave out ${leftOut.length}.`;
  return {
    mistake: mistakes[0] ?? tooMany,
    body: {
      mostColleges,
      awardYears: loanYears,
      usualAwardYear: usualLoanYear,
      usualGrowth: { ...usualGrowth, savings: usualSavingsGrowth },
      taxCredit: creditRules,
      incomeBands: { upTo: bandEnds.map((end) => (Number.isFinite(end) ? end : null)), netPriceYear },
      loans: loanYears.map(loanRulesFor),
      colleges: colleges.map((college) => ({
        ...collegeOption(college, programsOf(college.unitid), easternDay(new Date())),
        control: college.control,
        cost: college.cost,
        graduationRate: college.outcomes.graduationRate,
      })),
    },
  };
}

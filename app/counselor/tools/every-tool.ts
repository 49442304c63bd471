import { aidFormula, pellAmounts } from "./aid";
import { bestPaidMajors } from "./best-paid-majors";
import { biggestMajors } from "./biggest-majors";
import { admissionChance, scoreBeside } from "./chance";
import { collegeFacts, compareColleges } from "./college-facts";
import { admissionFactors, applicationFeeOf, collegeLinks, cssRule } from "./college-more";
import { collegesThere } from "./colleges-there";
import { collegesUnder } from "./colleges-under";
import { fafsaDates, testDays } from "./dates";
import { collegeDeadlines, onCommonApp } from "./deadlines";
import { earlyRates } from "./early-rates";
import { bestPaidFields, fieldFigures } from "./field-figures";
import { fieldsForInterest } from "./fields-for-interest";
import { findCollege, findField } from "./find-college";
import { fourYearCost } from "./four-years";
import { gradesNeeded } from "./grades-needed";
import { libraryPassages } from "./library";
import { likelyColleges } from "./likely-colleges";
import { loanLimits, loanPayment, loanRates, parentPlus, rapRepayment } from "./loans";
import { collegesFor, programAt } from "./majors";
import { findOccupation, occupationFigures } from "./occupations";
import { netPrice } from "./prices";
import { residencyRates } from "./residency-rates";
import { scoreAmong } from "./score-among";
import { stateAid } from "./state-aid";
import { stateExchange } from "./state-exchange";
import { stateOverview } from "./state-overview";
import { testRule } from "./test-rules";
import type { Tool } from "./tool";
import { waitlistRates } from "./waitlist-rates";

/** Every tool, for a door that lets others choose among them. */
export const everyTool: readonly Tool[] = [
  findCollege,
  collegeFacts,
  compareColleges,
  admissionChance,
  likelyColleges,
  scoreBeside,
  scoreAmong,
  gradesNeeded,
  earlyRates,
  residencyRates,
  waitlistRates,
  bestPaidMajors,
  biggestMajors,
  admissionFactors,
  testRule,
  collegeDeadlines,
  onCommonApp,
  applicationFeeOf,
  collegeLinks,
  cssRule,
  netPrice,
  collegesUnder,
  collegesThere,
  fourYearCost,
  aidFormula,
  pellAmounts,
  stateAid,
  stateOverview,
  stateExchange,
  fafsaDates,
  testDays,
  loanPayment,
  loanLimits,
  loanRates,
  parentPlus,
  rapRepayment,
  findField,
  fieldsForInterest,
  programAt,
  collegesFor,
  fieldFigures,
  bestPaidFields,
  findOccupation,
  occupationFigures,
  libraryPassages,
] as readonly Tool[];

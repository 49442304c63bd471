import { aidOfficeIntent, countingIntent, yearOrTermIntent } from "./about-figures";
import * as admission from "./admission";
import * as aid from "./aid";
import * as applying from "./applying";
import { bestPaidMajorsIntent, biggestMajorsIntent } from "./biggest-majors";
import { closingIntent } from "./closing";
import {
  aboutIntent,
  classSizeIntent,
  compareIntent,
  figureIntents,
  priceIntent,
  pricePartsIntent,
  residentPriceIntent,
} from "./college-figures";
import { collegesThereIntent } from "./colleges-there";
import { communityFirstIntent } from "./community-first";
import * as dates from "./dates";
import { earlyRoundIntent, twoEarlyIntent } from "./early-round";
import { fieldBesideIntent, levelsBesideIntent } from "./field-beside";
import { figuresBesideIntent } from "./figures-beside";
import { fourYearIntent } from "./four-years";
import { goodCollegeIntent } from "./good-college";
import type { Intent } from "./intent";
import { interestIntent } from "./interests";
import { loanTermsIntent } from "./loan-terms";
import * as loans from "./loans";
import * as majors from "./majors";
import { priceHoldsIntent, priceIncludesIntent } from "./price-holds";
import { repaymentPlansIntent } from "./repayment-plans";
import { sectionIntents } from "./sections";
import { exchangeAtCollegeIntent, exchangeIntent, residencyIntent, stateOverviewIntent } from "./states";
import { underPriceIntent } from "./under-a-price";
import { waitlistIntent } from "./waitlist";

/** Everything a question may ask of the tools. */
export const intents: readonly Intent[] = [
  closingIntent,
  twoEarlyIntent,
  earlyRoundIntent,
  waitlistIntent,
  yearOrTermIntent,
  priceIncludesIntent,
  countingIntent,
  aidOfficeIntent,
  admission.testIntent,
  applying.decisionDayIntent,
  applying.placeDayIntent,
  applying.divisionIntent,
  applying.deadlineIntent,
  applying.transferFiguresIntent,
  applying.transferIntent,
  applying.commonAppIntent,
  admission.chanceIntent,
  admission.likelyIntent,
  admission.gpaIntent,
  admission.goodScoreIntent,
  admission.factorsIntent,
  applying.cssDayIntent,
  applying.scholarshipDayIntent,
  applying.cssIntent,
  applying.feeIntent,
  applying.linksIntent,
  bestPaidMajorsIntent,
  biggestMajorsIntent,
  fieldBesideIntent,
  levelsBesideIntent,
  majors.programIntent,
  ...sectionIntents,
  ...figureIntents,
  classSizeIntent,
  communityFirstIntent,
  fourYearIntent,
  figuresBesideIntent,
  pricePartsIntent,
  priceHoldsIntent,
  residentPriceIntent,
  priceIntent,
  compareIntent,
  aboutIntent,
  goodCollegeIntent,
  collegesThereIntent,
  aid.aidIntent,
  aid.pellPlaceIntent,
  aid.pellIntent,
  loans.graduateIntent,
  loans.plusIntent,
  loanTermsIntent,
  loans.limitIntent,
  loans.rateIntent,
  loans.paymentIntent,
  loans.debtByMonthIntent,
  loans.rapIntent,
  repaymentPlansIntent,
  dates.replyDayIntent,
  dates.fafsaIntent,
  dates.testDayIntent,
  aid.stateAidIntent,
  underPriceIntent,
  stateOverviewIntent,
  exchangeIntent,
  exchangeAtCollegeIntent,
  residencyIntent,
  interestIntent,
  majors.fieldIntent,
  majors.occupationIntent,
  majors.fieldPayIntent,
  majors.bestPaidIntent,
];

import { fieldLabel } from "~/colleges/fields";
import { stateName } from "~/colleges/states";
import type { ChanceReason, ScoreBasis } from "./chance-reasons";
import { incomeChoices, softChoices } from "./choices";
import type { FilterName } from "./filters";
import type { FitReason, OutcomeFigure } from "./fit-reasons";
import { labelRule } from "./label";
import type { Price } from "./price";
import type { Relaxation } from "./rank";

/** Reasons in plain English, second person, one sentence or two each. Pure: the numbers come with the reason. */
export function sayReason(reason: ChanceReason | FitReason): string {
  switch (reason.kind) {
    case "open":
      return "Open admission: this college admits everyone who finishes high school. Some programs may ask for more.";
    case "rate": {
      const of = reason.applicants === null ? "" : ` of ${whole(reason.applicants)} applicants`;
      return `It admitted ${percent(reason.rate)}${of}${reason.year === null ? "" : ` for ${reason.year}`}.`;
    }
    case "verySelective":
      return reason.unlikely
        ? "It turns away most students with excellent records, so it is a reach for everyone."
        : `It admits fewer than ${percent(labelRule.rateNeeded)} of its applicants, so we always call it a reach.`;
    case "noRate":
      return `Its admission rate is not reported. Similar colleges admit ${percent(reason.peers)} on average, so this range is a wide guess.`;
    case "grades":
      return `Your grades and courses stand ${standingWords(reason.share)} of its applicants, as far as can be told: colleges do not report applicants' grades.`;
    case "noGrades":
      return "You gave no GPA, so the range is wider.";
    case "test":
      return reason.basis === "estimated"
        ? `Your ${reason.test} of ${reason.score} is compared with a guess, because this college does not report scores.`
        : `Your ${reason.test} of ${reason.score} is ${comparedWith(reason.score, reason.from, reason.to)} of its first-year students (${reason.from} to ${reason.to}${converted(reason)}).`;
    case "noTest":
      return reason.policy === "required"
        ? "It requires a test score and you gave none, so the range is wider."
        : "You gave no test score. You can apply without one here.";
    case "testBlind":
      return reason.hasScore
        ? "It does not look at test scores, so yours was left out."
        : "It does not look at test scores. You lose nothing by not having one.";
    case "send":
      if (reason.advice === "send")
        return `Tests are optional. Your ${reason.score} is at or above the middle of those who sent one (${reason.median}${converted(reason)}): send it.`;
      return reason.advice === "optional"
        ? `Tests are optional. Your ${reason.score} is a little under the middle of those who sent one (${reason.median}${converted(reason)}): sending it changes little.`
        : `Tests are optional. Your ${reason.score} is below most of those who sent one (middle: ${reason.median}${converted(reason)}): you need not send it.`;
    case "noQuartiles":
      return "Test scores of its students are not reported.";
    case "fewApplicants":
      return reason.applicants === null
        ? "The number of applicants is not reported, so the range is wider."
        : `Only ${whole(reason.applicants)} people applied, so one year can differ from the next.`;
    case "residency":
      return reason.home === "elsewhere"
        ? `It is a public college of ${stateName(reason.collegeState)}. Living in another state may matter; it does not report how, so the range is wider.`
        : `It is a public college of ${stateName(reason.collegeState)}. Tell us your home state to narrow the range.`;
    case "price":
      return priceWords(reason.price, reason.budget);
    case "noPrice":
      return "No price is reported, so cost was left out of the fit.";
    case "graduation":
      return `${percent(reason.rate)} of its students graduate within one and a half times the normal time.`;
    case "retention":
      return `${percent(reason.rate)} of first-year students come back for a second year.`;
    case "earnings":
      return `Ten years after starting, half of its federally aided students earned more than ${dollars(reason.dollars)} a year.`;
    case "debt":
      return `Half of its graduates who borrowed owed ${dollars(reason.dollars)} or less in federal loans.`;
    case "outcomesMissing":
      return `Not reported: ${list(reason.missing.map((figure) => outcomeNames[figure]))}. There is less to go by, so it stands lower in the list.`;
    case "field":
      return reason.graduates === null
        ? `It offers ${fieldLabel(reason.field)}; how many students graduate in it is not reported.`
        : `${graduatesWords(reason.graduates)} a year ${reason.graduates > 1 ? "graduate" : "graduates"} in ${fieldLabel(reason.field)}${reason.share === null ? "" : ` (${percent(reason.share)} of its degrees)`}.`;
    case "fieldMissing":
      return `It does not report offering ${fieldLabel(reason.field)} at this level.`;
    case "miles":
      return `It is ${whole(reason.miles)} miles from home in a straight line.`;
    case "inState":
      return `It is in ${stateName(reason.state)}, your home state.`;
    case "wish":
      return reason.met
        ? `It meets your wish: ${wishName(reason.wish)}.`
        : `It does not meet your wish: ${wishName(reason.wish)}.`;
    case "farAbove":
      return "Your record is well above that of its usual student. Ask about honors programs and merit aid.";
  }
}

/** A filter by name, as it stands in "Relax …". */
export const filterLabels: Readonly<Record<FilterName, string>> = {
  usual: "usual colleges only",
  levels: "two-year or four-year",
  fields: "field of study",
  miles: "distance from home",
  regions: "region",
  states: "states",
  sizes: "size",
  settings: "setting",
  controls: "public or private",
  missions: "special mission",
  religion: "religious affiliation",
};

/** What comes back when filters are relaxed. */
export function sayRelaxation({ names, comeBack }: Relaxation): string {
  const what = list(names.map((name) => `“${filterLabels[name]}”`));
  return `Without ${what}, ${whole(comeBack)} ${comeBack === 1 ? "college comes" : "colleges come"} back.`;
}

/** What the usual filter leaves out, for the page that lists the filters. */
export const usualText =
  "Unless you ask for them, we leave out for-profit, online-only and very small colleges, colleges for one gender or one " +
  "profession, religious training colleges, the service academies, commuter campuses far from home, and colleges " +
  "that may be closing.";

function priceWords(price: Price, budget: number | null): string {
  const band = price.basis === "band" ? " in your income band" : "";
  const what =
    price.basis === "published"
      ? `The published price is ${dollars(price.dollars)} a year before aid (${price.year}); no net price is reported.`
      : `Students with aid${band} paid about ${dollars(price.dollars)} a year after grants (${price.year}).`;
  const { inState, outOfState } = price;
  const few =
    price.students !== null && price.students < 30 ? ` Only ${price.students} students stand behind this figure.` : "";
  const state =
    price.residency === "unknown" && inState !== null && outOfState !== null && inState !== outOfState
      ? ` That is the middle between ${dollars(inState)} for state residents and ${dollars(outOfState)} for others.`
      : price.basis !== "published" && price.residency === "outOfState" && price.added > 0
        ? ` That includes ${dollars(price.added)} more for out-of-state tuition, because net prices are reported for state residents only.`
        : "";
  return what + few + state + (budget === null ? "" : againstBudget(price, budget));
}

/**
 * The price beside the budget, both in dollars a year. Without a home state the middle of two prices is nobody's price:
 * what counts is the higher one, which is certain to be enough.
 */
function againstBudget({ dollars: middle, residency, inState, outOfState }: Price, budget: number): string {
  const resident = " That is within your budget for residents of its state only.";
  if (residency === "unknown" && inState !== null && outOfState === null && inState <= budget) return resident;
  const most = residency === "unknown" ? (outOfState ?? middle) : middle;
  if (most <= budget) return " That is within your budget.";
  if (residency !== "unknown" || inState === null || inState === most)
    return ` That is ${dollars(most - budget)} over your budget.`;
  return inState <= budget
    ? resident
    : ` That is ${dollars(inState - budget)} over your budget for residents of its state, and ${dollars(most - budget)} for others.`;
}

/** Says that a college's score on one test was worked out from its scores on the other. */
function converted({ basis, test }: { readonly basis: ScoreBasis; readonly test: "SAT" | "ACT" }): string {
  return basis === "converted" ? `, converted from its ${test === "ACT" ? "SAT" : "ACT"} scores` : "";
}

/** A share of degrees times their number is not always a whole person. */
function graduatesWords(graduates: number): string {
  if (graduates < 1) return "Fewer than one student";
  return graduates === 1 ? "About one student" : `About ${whole(graduates)} students`;
}

const outcomeNames: Readonly<Record<OutcomeFigure, string>> = {
  graduation: "graduation rate",
  retention: "students who return for a second year",
  earnings: "earnings",
  debt: "debt",
};

function wishName(wish: string): string {
  return (softChoices.find((choice) => choice.value === wish)?.label ?? wish).toLowerCase();
}

/** Label of an income band, for the one page that may show it. */
export function incomeLabel(band: string): string {
  return incomeChoices.find((choice) => choice.value === band)?.label ?? "";
}

function standingWords(share: number): string {
  if (share >= 0.9) return "above nine in ten";
  if (share >= 0.75) return "above three in four";
  if (share >= 0.55) return "above more than half";
  if (share > 0.45) return "near the middle";
  if (share > 0.25) return "below more than half";
  return share > 0.1 ? "below three in four" : "below nine in ten";
}

function comparedWith(score: number, from: number, to: number): string {
  if (score > to) return "above the middle half";
  return score < from ? "below the middle half" : "within the middle half";
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}

const whole = (n: number) => n.toLocaleString("en-US", { maximumFractionDigits: 0 });
const dollars = (n: number) => `$${whole(n)}`;
const percent = (share: number) => (share > 0 && share < 0.01 ? "under 1%" : `${Math.round(share * 100)}%`);

import { fieldLabel } from "~/colleges/fields";
import { exchangeNote } from "~/colleges/price/exchange";
import type { StudentPrice } from "~/colleges/price/student-price";
import { stateName } from "~/colleges/states";
import type { TestPolicyAnswer } from "~/season/test-policy";
import { policyForStudent } from "~/season/test-policy-words";
import type { ChanceReason, ScoreBasis } from "./chance-reasons";
import { softChoices } from "./choices";
import type { FilterName } from "./filters";
import type { FitReason, OutcomeFigure } from "./fit-reasons";
import { labelRule } from "./label";

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
        ? "It turns away most students with excellent records, so it’s a reach for everyone."
        : `It admits fewer than ${percent(labelRule.rateNeeded)} of its applicants, so we always call it a reach.`;
    case "noRate":
      return `Its admission rate isn’t reported. Similar colleges admit ${percent(reason.peers)} on average, so this range is a wide guess.`;
    case "grades":
      return `Your grades and courses are ${standingWords(reason.share)} of its applicants, as far as we can tell. Colleges don’t report applicants' grades.`;
    case "noGrades":
      return "You gave no GPA or class rank, so the range is wider.";
    case "test":
      return reason.basis === "estimated"
        ? `Your ${reason.test} of ${reason.score} is compared with a guess, because this college doesn’t report scores.`
        : `Your ${reason.test} of ${reason.score} is ${comparedWith(reason.score, reason.from, reason.to)} of its first-year students (${reason.from} to ${reason.to}${converted(reason)}).`;
    case "testPolicy":
      return policyWords(reason);
    case "testBlind":
      return reason.hasScore
        ? "It doesn’t consider test scores, so yours was left out."
        : "It doesn’t consider test scores. Not having one won’t hurt you.";
    case "send":
      if (reason.advice === "send")
        return `Your ${reason.score} is at or above the middle of those who sent one (${reason.median}${converted(reason)}): send it.`;
      return reason.advice === "optional"
        ? `Your ${reason.score} is a little under the middle of those who sent one (${reason.median}${converted(reason)}): sending it changes little.`
        : `Your ${reason.score} is below most of those who sent one (middle: ${reason.median}${converted(reason)}). If scores are optional when you apply, leave it out.`;
    case "noQuartiles":
      return "Test scores of its students aren’t reported.";
    case "fewApplicants":
      return reason.applicants === null
        ? "The number of applicants isn’t reported, so the range is wider."
        : `Only ${whole(reason.applicants)} people applied, so one year can differ from the next.`;
    case "residency":
      return residencyWords(reason);
    case "guarantee":
    case "belowMinimum":
    case "stateRule":
      return reason.say;
    case "ownAdmission":
      return "Programs like yours often admit students themselves and can be harder to get into than the college, so the chance is lower and the range wider. Ask how your program admits.";
    case "early":
      return `Early decision commits you to enroll. There, your range would be ${percent(reason.low)} to ${percent(reason.high)}. The published early counts include recruited athletes, so the gain is smaller for others.`;
    case "price":
      return priceWords(reason.price, reason.budget, reason.exchanges);
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
      return `Not reported: ${list(reason.missing.map((figure) => outcomeNames[figure]))}. There’s less to go by, so it’s lower on the list.`;
    case "field":
      return reason.graduates === null
        ? `It offers ${fieldLabel(reason.field)}; how many students graduate in it isn’t reported.`
        : `${graduatesWords(reason.graduates)} a year ${reason.graduates > 1 ? "graduate" : "graduates"} in ${fieldLabel(reason.field)}${reason.share === null ? "" : ` (${percent(reason.share)} of its degrees)`}.`;
    case "fieldMissing":
      return `It doesn’t report offering ${fieldLabel(reason.field)} at this level.`;
    case "miles":
      return `It is ${whole(reason.miles)} miles from home in a straight line.`;
    case "inState":
      return `It’s in ${stateName(reason.state)}, your home state.`;
    case "wish":
      return reason.met
        ? `It matches your wish: ${wishName(reason.wish)}.`
        : `It doesn’t match your wish: ${wishName(reason.wish)}.`;
    case "farAbove":
      return "Your record is well above its typical student’s. Ask about honors programs and merit aid.";
  }
}

/** The policy for this student, and what a missing score does to the range. */
function policyWords({ policy, hasScore }: { readonly policy: TestPolicyAnswer; readonly hasScore: boolean }): string {
  const words = policyForStudent(policy) ?? "";
  if (hasScore || policy.needed !== "yes") return words;
  return `${words} You gave none, so the range is wider.`;
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

/** What the usual filter leaves out, for the page that lists the filters. */
export const usualText =
  "Unless you ask for them, we leave out for-profit, online-only and very small colleges, colleges for one gender, one " +
  "profession or one community (Gallaudet, Yeshiva), religious training colleges, military and maritime colleges, " +
  "colleges that mostly teach adults, two-year colleges and commuter campuses far from home, and colleges that may be " +
  "closing.";

function residencyWords(reason: Extract<ChanceReason, { kind: "residency" }>): string {
  const { resident, nonresident, international } = reason.rates;
  const basis = reason.published
    ? `It published rates by residency (${reason.term}); carried over to the newest overall rate, about`
    : "It doesn't publish rates by residency; going by public colleges that do, about";
  const state = stateName(reason.collegeState);
  const all = `${basis} ${percent(resident)} of residents of ${state} and ${percent(nonresident)} of students from other states get in`;
  if (reason.home === "unknown") return `${all}. Tell us your home state to narrow the range.`;
  return reason.home === "international" ? `${all}, and ${percent(international)} from abroad.` : `${all}.`;
}

function priceWords(price: StudentPrice, budget: number | null, exchanges: readonly string[]): string {
  const { mid, low, high, year, basis, residency, forResidents, students } = price;
  const spread = low === high ? "" : ` (${dollars(low)} to ${dollars(high)})`;
  const band = basis === "band" ? " in your income band" : "";
  const what =
    residency === "abroad"
      ? `The full price is about ${dollars(mid)} for ${year}. From abroad you can't get federal or state grants; ask the college what it gives international students.`
      : basis === "published"
        ? `The published price is about ${dollars(mid)} for ${year}, before aid; it doesn't report what families${band === "" ? "" : " like yours"} paid after grants.`
        : `Expect about ${dollars(mid)} for ${year}${spread}, after grants like those that students${band} got.`;
  const few = students !== null && students < 30 ? ` This figure is based on only ${students} students.` : "";
  const state =
    residency === "unknown"
      ? ` That's the price for students from other states, because we don't know yours${forResidents === null ? "" : `; residents pay about ${dollars(forResidents)}`}.`
      : residency === "outOfState"
        ? " That's the price for students from other states, who don't get the state's own grants."
        : "";
  const ask =
    exchanges.length > 0
      ? ` Ask whether the ${list(exchanges)} lowers it for your program.`
      : residency === "outOfState"
        ? ` ${exchangeNote}`
        : "";
  return what + few + state + ask + (budget === null ? "" : againstBudget(price, budget));
}

/**
 * The price beside the budget, both in dollars a year. Without a home state both prices of a public college are told.
 */
function againstBudget({ mid, forResidents }: StudentPrice, budget: number): string {
  if (mid <= budget) return " That's within your budget.";
  if (forResidents === null) return ` That's ${dollars(mid - budget)} over your budget.`;
  return forResidents <= budget
    ? " That's within your budget for residents of its state only."
    : ` That's ${dollars(forResidents - budget)} over your budget for residents of its state, and ${dollars(mid - budget)} for others.`;
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

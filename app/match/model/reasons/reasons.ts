import { dollars, withCommas } from "~/design/figures";
import { stateName } from "~/geography/states";
import type { TestPolicyAnswer } from "~/season/test-policy";
import { policyForStudent, yearIn } from "~/season/test-policy-words";
import { inEnglish } from "~/translation";
import { fieldIn } from "../../field-words";
import type { MatchMessage } from "../../spanish/messages";
import { fact, listed, type MatchTranslate } from "../../words";
import { softChoices } from "../answers/choices";
import { labelRule } from "../chance/label";
import type { FilterName } from "../fit/filters";
import type { ChanceReason, ScoreBasis } from "./chance-reasons";
import type { FitReason, OutcomeFigure } from "./fit-reasons";
import { priceWords } from "./price-reasons";

/** Reasons in plain words, second person, one sentence or two each. Pure: the numbers come with the reason. */
export function sayReason(reason: ChanceReason | FitReason, t: MatchTranslate = inEnglish): string {
  switch (reason.kind) {
    case "open":
      return t(
        "Open admission: this college admits everyone who finishes high school. Some programs may ask for more.",
      );
    case "rate":
      return rateWords(reason, t);
    case "verySelective":
      return reason.unlikely
        ? t("It turns away most students with excellent records, so it’s a reach for everyone.")
        : t("It admits fewer than {rate} of its applicants, so we always call it a reach.", {
            rate: share(labelRule.rateNeeded, t),
          });
    case "noRate":
      return t(
        "Its admission rate isn’t reported. Similar colleges admit {rate} on average, so this range is a wide guess.",
        { rate: share(reason.peers, t) },
      );
    case "grades":
      return t(
        "Your grades and courses are {rank} of its applicants, as far as we can tell. Colleges don’t report applicants' grades.",
        { rank: t(rankWords(reason.share)) },
      );
    case "noGrades":
      return t("You gave no GPA or class rank, so the range is wider.");
    case "test":
      return testWords(reason, t);
    case "testPolicy":
      return policyWords(reason, t);
    case "testBlind":
      return reason.hasScore
        ? t("It doesn’t consider test scores, so yours was left out.")
        : t("It doesn’t consider test scores. Not having one won’t hurt you.");
    case "send":
      return t(sendWords[reason.advice], { score: reason.score, median: `${reason.median}${converted(reason, t)}` });
    case "noQuartiles":
      return t("Test scores of its students aren’t reported.");
    case "fewApplicants":
      return reason.applicants === null
        ? t("The number of applicants isn’t reported, so the range is wider.")
        : t("Only {count} people applied, so one year can differ from the next.", {
            count: withCommas(reason.applicants),
          });
    case "residency":
      return residencyWords(reason, t);
    case "guarantee":
    case "belowMinimum":
    case "stateRule":
      return fact(t, reason.say);
    case "ownAdmission":
      return t(
        "Programs like yours often admit students themselves and can be harder to get into than the college, so the chance is lower and the range wider. Ask how your program admits.",
      );
    case "early":
      return t(
        "Early decision commits you to enroll. There, your range would be {low} to {high}. The published early counts include recruited athletes, so the gain is smaller for others.",
        { low: share(reason.low, t), high: share(reason.high, t) },
      );
    case "price":
      return priceWords(reason.price, reason.budget, reason.exchanges, t);
    case "noPrice":
      return t("No price is reported, so cost was left out of the fit.");
    case "graduation":
      return t("{share} of its students graduate within one and a half times the normal time.", {
        share: share(reason.rate, t),
      });
    case "retention":
      return t("{share} of first-year students come back for a second year.", { share: share(reason.rate, t) });
    case "earnings":
      return t("Ten years after starting, half of its federally aided students earned more than {pay} a year.", {
        pay: dollars(reason.dollars),
      });
    case "debt":
      return t("Half of its graduates who borrowed owed {debt} or less in federal loans.", {
        debt: dollars(reason.dollars),
      });
    case "outcomesMissing":
      return t("Not reported: {figures}. There’s less to go by, so it’s lower on the list.", {
        figures: listed(
          reason.missing.map((figure) => t(outcomeNames[figure])),
          t,
        ),
      });
    case "field":
      return fieldWords(reason, t);
    case "fieldMissing":
      return t("It doesn’t report offering {field} at this level.", { field: fieldIn(t, reason.field) });
    case "fieldUntold":
      return t("The federal files don’t list its programs, so ask it about {field}.", {
        field: fieldIn(t, reason.field),
      });
    case "miles":
      return t("It is {miles} miles from home in a straight line.", { miles: withCommas(reason.miles) });
    case "inState":
      return t("It’s in {state}, your home state.", { state: fact(t, stateName(reason.state)) });
    case "wish":
      return t(reason.met ? "It matches your wish: {wish}." : "It doesn’t match your wish: {wish}.", {
        wish: wishName(reason.wish, t),
      });
    case "farAbove":
      return t("Your record is well above its typical student’s. Ask about honors programs and merit aid.");
  }
}

function rateWords({ rate, applicants, year }: Extract<ChanceReason, { kind: "rate" }>, t: MatchTranslate): string {
  const values = {
    rate: share(rate, t),
    count: applicants === null ? "" : withCommas(applicants),
    year: year === null ? "" : yearIn(t, year),
  };
  if (applicants === null) return t(year === null ? "It admitted {rate}." : "It admitted {rate} for {year}.", values);
  return t(
    year === null
      ? "It admitted {rate} of {count} applicants."
      : "It admitted {rate} of {count} applicants for {year}.",
    values,
  );
}

function testWords(reason: Extract<ChanceReason, { kind: "test" }>, t: MatchTranslate): string {
  const { test, score, from, to, basis } = reason;
  if (basis === "estimated")
    return t("Your {test} of {score} is compared with a guess, because this college doesn’t report scores.", {
      test,
      score,
    });
  return t(comparedWith(score, from, to), {
    test,
    score,
    range: `${t("{low} to {high}", { low: from, high: to })}${converted(reason, t)}`,
  });
}

/** What to do about a score that may be left out. */
const sendWords = {
  send: "Your {score} is at or above the middle of those who sent one ({median}): send it.",
  optional: "Your {score} is a little under the middle of those who sent one ({median}): sending it changes little.",
  keep: "Your {score} is below most of those who sent one (middle: {median}). If scores are optional when you apply, leave it out.",
} as const;

function fieldWords({ field, graduates, share: part }: Extract<FitReason, { kind: "field" }>, t: MatchTranslate) {
  const name = fieldIn(t, field);
  if (graduates === null)
    return t("It offers {field}; how many students graduate in it isn’t reported.", { field: name });
  const degrees = part === null ? "" : ` (${t("{share} of its degrees", { share: share(part, t) })})`;
  const values = { count: withCommas(graduates), field: `${name}${degrees}` };
  // A share of degrees times their number is not always a whole person.
  if (graduates < 1) return t("Fewer than one student a year graduates in {field}.", values);
  return graduates === 1
    ? t("About one student a year graduates in {field}.", values)
    : t("About {count} students a year graduate in {field}.", values);
}

/** The policy for this student, and what a missing score does to the range. */
function policyWords(
  { policy, hasScore }: { readonly policy: TestPolicyAnswer; readonly hasScore: boolean },
  t: MatchTranslate,
): string {
  const words = policyForStudent(policy, t) ?? "";
  if (hasScore || policy.needed !== "yes") return words;
  return `${words} ${t("You gave none, so the range is wider.")}`;
}

/** A filter by name, as it stands in "Relax …". */
export const filterLabels = {
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
} as const satisfies Readonly<Record<FilterName, MatchMessage>>;

/** What the usual filter leaves out, for the page that lists the filters. */
export const usualText =
  "Unless you ask for them, we leave out for-profit, online-only and very small colleges, colleges for one gender, one " +
  "profession or one community (Gallaudet, Yeshiva), religious training colleges, military and maritime colleges, " +
  "colleges that mostly teach adults, two-year colleges and commuter campuses far from home, and colleges that may be " +
  "closing.";

function residencyWords(reason: Extract<ChanceReason, { kind: "residency" }>, t: MatchTranslate): string {
  const { resident, nonresident, international } = reason.rates;
  const basis = reason.published
    ? t("It published rates by residency ({term}); carried over to the newest overall rate, about", {
        term: reason.term === null ? "" : yearIn(t, reason.term),
      })
    : t("It doesn't publish rates by residency; going by public colleges that do, about");
  const all = `${basis} ${t("{residents} of residents of {state} and {others} of students from other states get in", {
    residents: share(resident, t),
    state: fact(t, stateName(reason.collegeState)),
    others: share(nonresident, t),
  })}`;
  if (reason.home === "unknown") return `${all}. ${t("Tell us your home state to narrow the range.")}`;
  return reason.home === "international"
    ? `${all}, ${t("and {share} from abroad.", { share: share(international, t) })}`
    : `${all}.`;
}

/** Says that a college's score on one test was worked out from its scores on the other. */
function converted(
  { basis, test }: { readonly basis: ScoreBasis; readonly test: "SAT" | "ACT" },
  t: MatchTranslate,
): string {
  return basis === "converted"
    ? `, ${t("converted from its {test} scores", { test: test === "ACT" ? "SAT" : "ACT" })}`
    : "";
}

const outcomeNames = {
  graduation: "graduation rate",
  retention: "students who return for a second year",
  earnings: "earnings",
  debt: "debt",
} as const satisfies Readonly<Record<OutcomeFigure, MatchMessage>>;

function wishName(wish: string, t: MatchTranslate): string {
  const label = softChoices.find((choice) => choice.value === wish)?.label;
  return (label === undefined ? wish : t(label)).toLowerCase();
}

function rankWords(part: number) {
  if (part >= 0.9) return "above nine in ten";
  if (part >= 0.75) return "above three in four";
  if (part >= 0.55) return "above more than half";
  if (part > 0.45) return "near the middle";
  if (part > 0.25) return "below more than half";
  return part > 0.1 ? "below three in four" : "below nine in ten";
}

function comparedWith(score: number, from: number, to: number) {
  if (score > to) return "Your {test} of {score} is above the middle half of its first-year students ({range}).";
  return score < from
    ? "Your {test} of {score} is below the middle half of its first-year students ({range})."
    : "Your {test} of {score} is within the middle half of its first-year students ({range}).";
}

function share(part: number, t: MatchTranslate): string {
  return part > 0 && part < 0.01 ? t("under 1%") : `${Math.round(part * 100)}%`;
}

import type { College } from "~/colleges/college";
import { studentPriceTrace } from "~/colleges/price/price-trace";
import { withCommas } from "~/design/figures";
import type { Trace } from "~/design/worked-out";
import { stateName } from "~/geography/states";
import { toSearch } from "~/match/quiz/link";
import type { MatchMessage } from "~/match/spanish/messages";
import { fact, type MatchTranslate } from "~/match/words";
import { inEnglish } from "~/translation";
import { knowsRecord } from "../model/answers/academics";
import type { Part } from "../model/answers/choices";
import type { Answers } from "../model/answers/input";
import { isFourYear, milesFrom } from "../model/answers/preferences";
import type { Chance } from "../model/chance/chance";
import { statesByRank } from "../model/chance/guarantee";
import type { Label } from "../model/chance/label";
import { activeFilters, type FilterName, isEligible, passes, without } from "../model/fit/filters";
import { applicationOf, type Student, weightsOf } from "../model/fit/fit";
import { type Balanced, balance } from "../model/list/balance";
import { openAtHome, wantsHome } from "../model/list/open-at-home";
import { type Model, type Ranked, type Ranking, rank, worthRelaxing } from "../model/list/rank";
import { chanceTrace } from "../model/reasons/chance-trace";
import { reasonsOf, whyThisOne } from "../model/reasons/fit-reasons";
import { filterLabels, sayReason } from "../model/reasons/reasons";
import { type Line, lineOf, warningOf } from "./line";
import { arrange, type ListOptions, listSearch, pageSize } from "./list-options";

/** A college of the suggested list, with its reasons in words. */
export interface Suggestion extends Line {
  readonly why: readonly string[];
  readonly chanceReasons: readonly string[];
  readonly cautions: readonly string[];
  /** How the chance was worked out; null at a college that admits everyone. */
  readonly trace: Trace | null;
  /** How the price was worked out; null where no grants are known to take off. */
  readonly priceTrace: Trace | null;
  /** What a folded line still says: the warning in brief. */
  readonly brief: string | null;
}

/** A filter that can be taken away, and what the list is then. */
export interface Relaxed {
  readonly label: string;
  readonly comeBack: number;
  readonly search: string;
}

/** Everything the result page shows, as plain data. */
export interface Listing {
  readonly answers: Answers;
  readonly options: ListOptions;
  /** Query of the answers, without money. */
  readonly answerSearch: string;
  /** Query of this very list, without money: the answers and the options. */
  readonly search: string;
  readonly suggested: readonly Suggestion[];
  /** What the student wants to study may admit by itself at some of them. */
  readonly ownAdmission: boolean;
  readonly missing: Readonly<Partial<Record<Label, number>>>;
  readonly atLeastOne: Chance;
  readonly atLeastOneBeyondSafety: Chance | null;
  /** Colleges that pass the answers, by label. */
  readonly counts: Readonly<Record<Label, number>>;
  readonly total: number;
  /** Colleges that pass the labels shown, too. */
  readonly shown: number;
  readonly lines: readonly Line[];
  readonly pages: number;
  readonly weights: Readonly<Record<Part, number>>;
  /** Every filter at work, as the answers set them. */
  readonly filters: readonly Relaxed[];
  /** Offered where the list is empty or nearly so. */
  readonly relax: readonly Relaxed[];
  readonly homeKnown: boolean;
  /** As stated, else that of the ZIP code. */
  readonly homeState: string | null;
  /** The class year, where the timeline can plan for it: it refuses classes that are gone or too far ahead. */
  readonly timelineYear: number | null;
  readonly better: readonly Better[];
  /** Grades, a rank or a score are known. */
  readonly knowsRecord: boolean;
  /** Said where no safety of the home state was found; `null` where there is one, or none was wanted. */
  readonly noHomeSafety: string | null;
  /** What a filter on faith cannot know; `null` without one. */
  readonly faithNote: string | null;
}

/** An answer that would make the list better. */
export interface Better {
  readonly step: "school" | "place" | "study" | "tests" | "money";
  readonly text: string;
}

/**
 * Makes the list of a student: the suggestion, one page of the ranking, and what would change it. Pure.
 * @param seniors class year of those who are seniors now; `null` where the day is not known
 */
export function listingOf(
  model: Model,
  student: Student,
  asked: ListOptions,
  seniors: number | null = null,
  t: MatchTranslate = inEnglish,
): Listing {
  const { answers, home } = student;
  const ranking = rank(model, student);
  const suggestion = balance(ranking.list, home.state, () => openAtHome(model, student));
  const all = arrange(ranking.list, asked);
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  const options = { ...asked, page: Math.min(asked.page, pages) };
  const counts = { safety: 0, target: 0, reach: 0 };
  for (const { label } of ranking.list) counts[label] += 1;
  return {
    answers,
    options,
    answerSearch: toSearch(answers),
    search: listSearch(toSearch(answers), options),
    suggested: suggestion.list.map((ranked) => {
      const one = suggestionOf(model, ranked, student, t);
      return ranked === suggestion.start ? { ...one, why: [startWords(ranked, t), ...one.why] } : one;
    }),
    ownAdmission: suggestion.list.some(({ college }) => applicationOf(student, college).ownAdmission === true),
    noHomeSafety: noHomeSafety(suggestion, student, t),
    missing: suggestion.missing,
    atLeastOne: suggestion.atLeastOne,
    atLeastOneBeyondSafety: suggestion.atLeastOneBeyondSafety,
    counts,
    total: ranking.list.length,
    shown: all.length,
    lines: all
      .slice((options.page - 1) * pageSize, options.page * pageSize)
      .map((ranked) => lineOf(model, ranked, student, t)),
    pages,
    weights: weightsOf(answers),
    filters: ranking.filters.map(({ name, comeBack }) => relaxedBy(answers, options, [name], comeBack, t)),
    relax: relaxations(model, ranking, options, all.length, t),
    homeKnown: home.lat !== null,
    homeState: home.state,
    timelineYear: timelineYearOf(answers.year, seniors),
    better: betterBy(student, t),
    knowsRecord: knowsRecord(student.academics),
    faithNote: faithNoteOf(model, ranking, t),
  };
}

/** Why a college is on the list that may be of another kind than the student asked for. */
function startWords({ college }: Ranked, t: MatchTranslate): string {
  const first = t("It’s the safety closest to home that we found: it admits everyone who finishes high school.");
  return isFourYear(college) ? first : `${first} ${t("Start here, then transfer to finish a bachelor’s degree.")}`;
}

function noHomeSafety({ list }: Balanced, student: Student, t: MatchTranslate): string | null {
  const { state } = student.home;
  if (state === null || !wantsHome(student)) return null;
  if (list.some(({ label, college }) => label === "safety" && college.state === state)) return null;
  return t(
    "We found no safety in {state} for these answers. Before you count on this list, ask your school counselor which college near you admits everyone, such as a community college, and add it.",
    { state: fact(t, stateName(state)) },
  );
}

/**
 * Colleges report a faith or nothing, and "nothing" is not always "none". Public colleges have none.
 */
function faithNoteOf(model: Model, { student, list }: Ranking, t: MatchTranslate): string | null {
  const { answers, home } = student;
  if (answers.religion === null) return null;
  const silent = (college: College) => college.control !== "public" && college.religion === null;
  if (answers.religion === "no") {
    const count = list.filter(({ college }) => silent(college)).length;
    return t(
      count === 1
        ? "{count} private college in this list reported no religious affiliation. For some that means none, others may not have answered; ask the college."
        : "{count} private colleges in this list reported no religious affiliation. For some that means none, others may not have answered; ask the college.",
      { count: withCommas(count) },
    );
  }
  const others = activeFilters({ ...answers, religion: null }, home.lat !== null);
  const count = model.items.filter(({ college }) => {
    const near = { miles: milesFrom(home, college), homeState: home.state };
    if (!silent(college) || !isEligible(college, answers, home.state, student.today)) return false;
    return others.every((name) => passes(name, college, { ...answers, religion: null }, near));
  }).length;
  return t(
    count === 1
      ? "This goes by the affiliation each college reported. {count} more private college fits your other answers but reported none, so we can't tell whether they have one."
      : "This goes by the affiliation each college reported. {count} more private colleges fit your other answers but reported none, so we can't tell whether they have one.",
    { count: withCommas(count) },
  );
}

/** Classes ahead of the seniors that the timeline plans for: it begins in grade 8. */
const classesAhead = 4;

function timelineYearOf(year: number | null, seniors: number | null): number | null {
  if (year === null || seniors === null) return null;
  return year >= seniors && year <= seniors + classesAhead ? year : null;
}

/** All colleges of a list in the order asked, for the file that can be saved. */
export function wholeList(model: Model, student: Student, options: ListOptions): readonly Ranked[] {
  return arrange(rank(model, student).list, options);
}

function relaxations(
  model: Model,
  ranking: Ranking,
  options: ListOptions,
  shown: number,
  t: MatchTranslate,
): Relaxed[] {
  const { answers } = ranking.student;
  const byAnswers = worthRelaxing(model, ranking).map(({ names, comeBack }) =>
    relaxedBy(answers, options, names, comeBack, t),
  );
  if (shown > 0 || ranking.list.length === 0) return byAnswers;
  const search = listSearch(toSearch(answers), { ...options, labels: [], page: 1 });
  return [{ label: t("safety, target or reach"), comeBack: ranking.list.length, search }, ...byAnswers];
}

function relaxedBy(
  answers: Answers,
  options: ListOptions,
  names: readonly FilterName[],
  comeBack: number,
  t: MatchTranslate,
): Relaxed {
  const relaxed = names.reduce(without, answers);
  const label = names.map((name) => t(filterWords(answers, name))).join(` ${t("and")} `);
  return { label, comeBack, search: listSearch(toSearch(relaxed), { ...options, page: 1 }) };
}

/** A filter in the words of a list of filters. */
function filterWords(answers: Answers, name: FilterName): MatchMessage {
  if (name === "usual") return "the usual kinds of college";
  if (name === "levels") return answers.levels.includes("4") ? "four-year colleges" : "two-year colleges";
  return filterLabels[name];
}

function betterBy({ answers, academics, home }: Student, t: MatchTranslate): Better[] {
  const better: Better[] = [];
  if (academics.grades === null)
    better.push({
      step: "school",
      text: t("Add your GPA. Without it, every range is wide and the same for every student."),
    });
  if (academics.rank === null && home.state !== null && statesByRank.has(home.state))
    better.push({
      step: "school",
      text: t(
        "Add your class rank, if your school gives one: public universities in {state} admit the top of a class by rule.",
        { state: fact(t, stateName(home.state)) },
      ),
    });
  if (answers.tests === "without")
    better.push({
      step: "tests",
      text: t(
        "You said you’ll apply without test scores, so colleges that require them are left out. Change that if you may take a test.",
      ),
    });
  else if (academics.test === null)
    better.push({ step: "tests", text: t("Add an SAT or ACT score, if you have one.") });
  if (answers.miles !== null && home.lat === null) {
    const text =
      answers.zip === null
        ? t("Add your ZIP code: without it the distance you asked for can’t be counted.")
        : t("The ZIP code {zip} isn’t on our map, so distance isn’t counted. Try one nearby.", { zip: answers.zip });
    better.push({ step: "place", text });
  } else if (home.state === null && home.abroad !== true)
    better.push({ step: "place", text: t("Add your state or ZIP code: it decides the price at public colleges.") });
  if (answers.fields.length === 0)
    better.push({
      step: "study",
      text: t("Tell us what you may want to study, so we only list colleges that teach it."),
    });
  if (answers.income === null && answers.budget === null)
    better.push({ step: "money", text: t("Add your family’s income band to see what families like yours pay.") });
  return better;
}

function suggestionOf(model: Model, ranked: Ranked, student: Student, t: MatchTranslate): Suggestion {
  const item = model.byUnitid.get(ranked.college.unitid);
  if (!item) throw new Error(`college ${ranked.college.unitid} is not in the model`);
  const reasons = reasonsOf(item, ranked, student);
  const why = whyThisOne(reasons, ranked);
  const say = (reason: (typeof why)[number]) => sayReason(reason, t);
  return {
    ...lineOf(model, ranked, student, t),
    brief: warningOf(ranked, student.today, student.home.state, t, true),
    why: why.map(say),
    chanceReasons: reasons.chance.filter((reason) => !why.includes(reason)).map(say),
    cautions: reasons.cautions.map(say),
    trace: chanceTrace(item, student, t),
    priceTrace: ranked.price === null ? null : studentPriceTrace(ranked.price, t),
  };
}

import type { College } from "~/colleges/college";
import { type LowGraduation, lowGraduations } from "~/colleges/facts/graduation";
import { noMeans, priceFor } from "~/colleges/price/student-price";
import { testPoliciesHead } from "~/season/test-policies";
import { academicsOf, knowsRecord } from "../answers/academics";
import { type Centers, centersOf, roughMiles } from "../answers/distance-weight";
import type { Answers } from "../answers/input";
import { type Home, milesFrom } from "../answers/preferences";
import { prepareChances } from "../chance/chance";
import { type Label, labelOf } from "../chance/label";
import { publishedRate } from "../chance/pool";
import { activeFilters, type FilterName, isEligible, passes, without } from "../fit/filters";
import { type Fit, type FitCollege, fitOf, type PriceRanks, type Student, weightsOf } from "../fit/fit";
import { outcomesOf } from "../fit/outcomes";

/** Everything about all colleges that does not depend on the student. */
export interface Model {
  readonly items: readonly FitCollege[];
  readonly byUnitid: ReadonlyMap<number, FitCollege>;
  readonly prices: PriceRanks;
  readonly centers: Centers;
}

/** One college in a student's list. */
export interface Ranked extends Fit {
  readonly college: College;
  readonly label: Label;
  /** Miles from home, `null` where home or campus is not known. */
  readonly miles: number | null;
  readonly lowGraduation: LowGraduation | null;
}

/** What one filter did. */
export interface FilterEffect {
  readonly name: FilterName;
  /** By how much the list grows when this filter alone is taken away; below 0 where it then shrinks. */
  readonly comeBack: number;
}

export interface Ranking {
  /** Best first. */
  readonly list: readonly Ranked[];
  readonly filters: readonly FilterEffect[];
  readonly student: Student;
}

const models = new WeakMap<readonly College[], Model>();

/** The model of a catalogue, prepared at the first question (about 0.1 s for 3,700 colleges) and kept. */
export function modelOf(colleges: readonly College[]): Model {
  const ready = models.get(colleges);
  if (ready) return ready;
  const chances = prepareChances(colleges);
  const outcomes = outcomesOf(colleges);
  const low = lowGraduations(colleges);
  const items = colleges.map((college, i): FitCollege => {
    const prepared = chances[i];
    const outcome = outcomes[i];
    if (!prepared || !outcome) throw new Error(`college ${college.unitid} was not prepared`);
    return { college, prepared, outcome, lowGraduation: low[i] ?? null };
  });
  const model: Model = {
    items,
    byUnitid: new Map(items.map((item) => [item.college.unitid, item])),
    prices: pricesOf(colleges),
    centers: centersOf(colleges),
  };
  models.set(colleges, model);
  return model;
}

/** Prices of four-year colleges for residents, sorted: of all aided students first, then by income band. */
function pricesOf(colleges: readonly College[]): PriceRanks {
  const four = colleges.filter((college) => college.predominant === "bachelor");
  const bands = [null, 0, 1, 2, 3, 4] as const;
  return bands.map((band) =>
    Float64Array.from(
      four.flatMap((college) => {
        const price = priceFor(college, { home: college.state, means: { ...noMeans, band } });
        return price === null || price.basis === "published" ? [] : [price.mid];
      }),
    ).sort(),
  );
}

/**
 * The student behind answers. `home` is what the caller found for the ZIP code; a stated home state wins over the
 * ZIP's.
 */
export function studentOf(answers: Answers, home: Home | null, today: string = testPoliciesHead.checkedOn): Student {
  const abroad = answers.state === "abroad";
  return {
    answers,
    academics: academicsOf(answers),
    weights: weightsOf(answers),
    today,
    home: {
      state: answers.state === "abroad" ? null : (answers.state ?? home?.state ?? null),
      abroad,
      lat: home?.lat ?? null,
      lon: home?.lon ?? null,
    },
  };
}

/** One college for one student, whatever the filters say. */
export function rankOne(model: Model, item: FitCollege, student: Student): Ranked {
  return ranked(item, student, milesFrom(student.home, item.college), model);
}

/** Filters, then ranks all colleges for a student: best score first, the lower unitid first among equals. */
export function rank(model: Model, student: Student): Ranking {
  const { answers, home } = student;
  const homeKnown = home.lat !== null && home.lon !== null;
  const names = activeFilters(answers, homeKnown);
  const comeBack = new Array<number>(names.length).fill(0);
  const list: Ranked[] = [];
  for (const item of model.items) {
    if (!isEligible(item.college, answers, home.state, student.today)) continue;
    const miles = homeKnown ? milesFrom(home, item.college) : null;
    const near = { miles, homeState: home.state };
    let failed = 0;
    let last = -1;
    for (let i = 0; i < names.length; i += 1) {
      if (passes(names[i] as FilterName, item.college, answers, near)) continue;
      failed += 1;
      last = i;
      if (failed > 1) break;
    }
    if (failed === 1) comeBack[last] = (comeBack[last] ?? 0) + 1;
    if (failed === 0) list.push(ranked(item, student, miles, model));
  }
  list.sort((a, b) => b.score - a.score || a.college.unitid - b.college.unitid);
  const filters = names.map((name, i) => ({
    name,
    comeBack:
      names.includes("usual") && shapesUsual.has(name)
        ? countWithout(model, student, [name]) - list.length
        : (comeBack[i] ?? 0),
  }));
  return { list, filters, student };
}

/**
 * Answers that also decide which colleges are usual: with "nursing" a nursing college is one. Taking such a filter away
 * changes two filters, so what comes back has to be counted again.
 */
const shapesUsual: ReadonlySet<FilterName> = new Set(["fields", "sizes", "controls", "missions", "religion"]);

/** Length of the list once filters are taken away. */
function countWithout(model: Model, student: Student, names: readonly FilterName[]): number {
  const { home } = student;
  const answers = names.reduce(without, student.answers);
  const homeKnown = home.lat !== null && home.lon !== null;
  const left = activeFilters(answers, homeKnown);
  let count = 0;
  for (const { college } of model.items) {
    if (!isEligible(college, student.answers, home.state, student.today)) continue;
    const near = { miles: homeKnown ? milesFrom(home, college) : null, homeState: home.state };
    if (left.every((name) => passes(name, college, answers, near))) count += 1;
  }
  return count;
}

function ranked(item: FitCollege, student: Student, miles: number | null, { prices, centers }: Model): Ranked {
  const { college, prepared } = item;
  const fit = fitOf(item, student, miles, prices, roughMiles(student.home, college, miles, centers));
  const rate = publishedRate(college.admission);
  const label = labelOf(fit.chance, rate, prepared.pool.kind === "open", knowsRecord(student.academics));
  const { chance, price, parts, evidence, score } = fit;
  return {
    college,
    label,
    miles,
    chance,
    price,
    parts,
    fit: fit.fit,
    evidence,
    score,
    lowGraduation: item.lowGraduation,
  };
}

/** A list shorter than this is called nearly empty. */
export const nearlyEmpty = 9;

/**
 * Filters worth relaxing when a list is empty or nearly so: the one that brings back most first. When no filter alone
 * brings anything back, pairs are tried, and the filters of the best pair are named with what the pair brings back.
 */
export function worthRelaxing(model: Model, ranking: Ranking): readonly Relaxation[] {
  if (ranking.list.length >= nearlyEmpty) return [];
  const alone = ranking.filters
    .filter((filter) => filter.comeBack > 0)
    .sort((a, b) => b.comeBack - a.comeBack)
    .map(({ name, comeBack }): Relaxation => ({ names: [name], comeBack }));
  return alone.length > 0 ? alone : bestPair(model, ranking);
}

export interface Relaxation {
  readonly names: readonly FilterName[];
  readonly comeBack: number;
}

function bestPair(model: Model, { filters, student, list }: Ranking): readonly Relaxation[] {
  const { answers, home } = student;
  const counts = new Map<string, number>();
  for (const { college } of model.items) {
    if (!isEligible(college, student.answers, home.state, student.today)) continue;
    const near = { miles: milesFrom(home, college), homeState: home.state };
    const failed = filters.filter(({ name }) => !passes(name, college, answers, near)).map(({ name }) => name);
    const key = failed.join(" ");
    if (failed.length === 2) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0];
  if (!best) return [];
  const names = filters.map(({ name }) => name).filter((name) => best[0].split(" ").includes(name));
  const comeBack = countWithout(model, student, names) - list.length;
  return comeBack > 0 ? [{ names, comeBack }] : [];
}

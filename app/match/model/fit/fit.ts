import type { College } from "~/colleges/college";
import type { LowGraduation } from "~/colleges/facts/graduation";
import {
  noMeans,
  type PriceHome,
  type PriceStudent,
  priceFor,
  type StudentPrice,
} from "~/colleges/price/student-price";
import { readIncome } from "~/student/profile/income-bands";
import type { Academics } from "../answers/academics";
import { type Part, partNames } from "../answers/choices";
import { distanceWeight } from "../answers/distance-weight";
import type { Answers } from "../answers/input";
import { admitsByProgram } from "../answers/own-admission";
import type { Home } from "../answers/preferences";
import { wishScore } from "../answers/preferences";
import { type Application, type ApplicationPlan, type Chance, chanceOf, type Prepared } from "../chance/chance";
import type { ApplicantHome } from "../chance/residency";
import type { OutcomeScore } from "./outcomes";
import { affordability } from "./price";

/**
 * Fit = admission × affordability × outcomes × preferences: a weighted geometric mean of parts between 0 and 1, so that
 * a very bad part cannot be outweighed by the others. A part that cannot be told is left out (`null`), not counted as
 * 0. Lists are ordered by `score` = fit × `evidence` × nearness: a college that reports little is put lower, because
 * there is little to go by, and one far away because few families look there.
 */
export interface Fit {
  readonly chance: Chance;
  readonly price: StudentPrice | null;
  readonly parts: Readonly<Record<Part, number | null>>;
  /** 0–1. */
  readonly fit: number;
  /** 0–1: how much of what the fit needs is reported. */
  readonly evidence: number;
  readonly score: number;
}

/** A student as the model sees one; `weights` are the shares of the four parts. */
export interface Student {
  readonly answers: Answers;
  readonly academics: Academics;
  readonly home: Home;
  /** YYYY-MM-DD, by which dated facts may have expired. */
  readonly today: string;
  readonly weights: Readonly<Record<Part, number>>;
  /** Asked by the command line only: counts as this everywhere, and applies by this plan. */
  readonly as?: ApplicantHome | null;
  readonly plan?: ApplicationPlan | null;
}

/** What fit needs of one college, prepared once. */
export interface FitCollege {
  readonly college: College;
  readonly prepared: Prepared;
  readonly outcome: OutcomeScore;
  /** What a family should hear first about who finishes here; `null` where there is nothing to warn about. */
  readonly lowGraduation: LowGraduation | null;
}

/** Prices to compare with: [all bands together, band 0, … band 4], sorted. */
export type PriceRanks = readonly Float64Array[];

/** No part pulls fit below this: one missing wish should push a college down, not erase it. */
const floor = 0.02;

/** Constants of the admission part, for the method page. */
export const admissionPart = { full: 0.8, power: 0.6, least: 0.12, farAbove: 120, span: 300, most: 0.5 } as const;

/**
 * Computes fit for one student and college. `miles` is `milesFrom(home, college)`; `rough` goes by the middle of the
 * home state where only that is known, and only moves the place in the list.
 */
export function fitOf(
  item: FitCollege,
  student: Student,
  miles: number | null,
  ranks: PriceRanks,
  rough: number | null = miles,
): Fit {
  const { college, prepared, outcome } = item;
  const { answers, academics, home } = student;
  const chance = chanceOf(prepared, academics, home.state, applicationOf(student, college));
  const price = priceFor(college, priceStudentOf(student, college));
  const band = incomeOf(answers)?.band ?? null;
  const ranked = ranks[band === null ? 0 : band + 1] ?? new Float64Array();
  const parts: Record<Part, number | null> = {
    admission: admissionScore(prepared, academics, chance),
    affordability: price === null ? null : affordability(price, answers.budget, ranked),
    outcomes: outcome.score,
    preferences: wishScore(college, answers, miles, home.state),
  };
  const fit = combine(parts, student.weights);
  const evidence =
    (0.45 + 0.55 * outcome.reported) *
    (price === null ? 0.75 : price.basis === "published" ? 0.85 : 1) *
    (prepared.pool.kind === "peers" ? 0.85 : 1);
  const near = distanceWeight(college, answers, home, rough, student.weights.preferences);
  return { chance, price, parts, fit, evidence, score: fit * evidence * near };
}

/** What a student's application to a college has besides the record. */
export function applicationOf({ home, answers, as, plan }: Student, college: College): Application {
  return {
    abroad: home.abroad === true,
    as: as ?? null,
    plan: plan ?? null,
    ownAdmission: admitsByProgram(answers.fields) && college.admission.open !== true,
  };
}

/** Home as a price needs it. */
export function priceHomeOf({ home: { state, abroad }, as }: Student, college: College): PriceHome {
  if (as === "resident") return college.state;
  if (as === "nonresident") return state === college.state ? null : state;
  return as === "international" || abroad === true ? "abroad" : state;
}

/** The student as a price needs one. */
export const priceStudentOf = (student: Student, college: College): PriceStudent => ({
  home: priceHomeOf(student, college),
  means: meansOf(student.answers),
});

/** The family's income, as far as somebody told it. */
export const incomeOf = ({ income }: Answers) => (income === null ? null : readIncome(income));

/** What the quiz knows of a family's means: an income in dollars, a band, or nothing. */
function meansOf(answers: Answers): typeof noMeans {
  const income = incomeOf(answers);
  return income === null ? noMeans : { ...noMeans, band: income.band, income: income.dollars };
}

/** Shares of the four parts, adding up to 1. All left out counts as all equal. */
export function weightsOf(answers: Pick<Answers, Part>): Readonly<Record<Part, number>> {
  const sum = partNames.reduce((total, part) => total + answers[part], 0);
  const share = (part: Part) => (sum === 0 ? 0.25 : answers[part] / sum);
  return {
    admission: share("admission"),
    affordability: share("affordability"),
    outcomes: share("outcomes"),
    preferences: share("preferences"),
  };
}

/** Weighted geometric mean over the parts that are there; 0 when there is none. */
export function combine(parts: Fit["parts"], weights: Readonly<Record<Part, number>>): number {
  let logs = 0;
  let total = 0;
  for (const part of partNames) {
    const value = parts[part];
    const weight = weights[part];
    if (value === null || weight === 0) continue;
    logs += weight * Math.log(Math.max(floor, value));
    total += weight;
  }
  return total === 0 ? 0 : Math.exp(logs / total);
}

/**
 * The admission part: rises with the chance, full at 80 %, and falls where the student stands far above the usual
 * student, because a match is about both sides.
 */
function admissionScore(prepared: Prepared, academics: Academics, chance: Chance): number {
  const rule = admissionPart;
  const rising = rule.least + (1 - rule.least) * Math.min(1, chance.mid / rule.full) ** rule.power;
  const above = pointsAbove(prepared, academics);
  if (above === null) return rising;
  return rising * (1 - rule.most * Math.min(1, Math.max(0, above - rule.farAbove) / rule.span));
}

/** How many points (SAT scale) a student stands above the usual student of a college; `null` with nothing entered. */
export function pointsAbove(prepared: Prepared, academics: Academics): number | null {
  const { pool } = prepared;
  const byTest = academics.test === null ? null : academics.test - pool.sat[1];
  const byGrades = academics.grades === null ? null : academics.grades - pool.gradesMean;
  if (byTest === null) return byGrades;
  return byGrades === null ? byTest : (byTest + byGrades) / 2;
}

/**
 * Over 300 lines, because the rule is read as a whole: its constants, the curve of a college, and what moves one
 * student on it.
 */
import type { College } from "~/colleges/college";
import earlyTable from "../../../../content/facts/admission/early.json";
import fitted from "../../../../content/facts/admission/fitted.json";
import type { Academics } from "../answers/academics";
import { cdf, normalGrid, quantile } from "../statistics/normal";
import { fittedGradesWeight } from "./fit-published";
import { guaranteedChance, guaranteeFor, minimumBound, withoutRank } from "./guarantee";
import { type Pool, poolsOf, standardScore } from "./pool";
import { type ApplicantHome, type RatesByHome, ratesByHome } from "./residency";

/**
 * The chance of admission as a range.
 *
 * A student stands somewhere among a college's applicants in grades (`zG`) and in test score (`zT`), both standard
 * scores that go together with correlation `together`. The chance is Φ(a + bG·zG + bT·zT): `bG` and `bT` come from what
 * the college says it looks at, and `a` is solved so that the mean over its own applicants is the published rate. Where
 * a part is missing it is averaged over the applicants with the same known part, with its own `a`. A test-optional
 * college never loses by a low score: only max(zT, 0) counts, so the better of sending and not sending. A test-blind
 * college has bT = 0. The range is ± a width on the same scale, wider the less is known.
 *
 * Everything a college needs is solved once, in `prepareChances`; `chanceOf` is a few multiplications.
 */
export interface Chance {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
}

/** Constants of the rule, in one place so that the method page can show them. */
export const chanceRule = {
  /** Correlation of grades and scores among applicants of one college (assumption). */
  together: 0.35,
  weight: {
    required: { grades: 0.55, test: 0.5 },
    optional: { grades: 0.6, test: 0.3 },
    blind: { grades: 0.7, test: 0 },
  },
  /** Applicants to colleges under this rate are read more holistically; academics decide less. */
  holisticBelow: 0.25,
  /** So much of the usual weight of grades is left there: most who apply have top grades. */
  holisticGrades: 0.7,
  /** Part of the way from the assumed weight of grades to the one fitted on the University of California's tables. */
  gradesFitted: 0.8,
  /** Programs that admit by themselves: the step down and the extra width, on the probit scale (assumption). */
  ownAdmission: { step: -0.25, width: 0.15 },
  width: {
    base: 0.28,
    holistic: 0.07,
    noGrades: 0.2,
    noTest: 0.2,
    optional: 0.08,
    noScores: 0.1,
    fewApplicants: 0.1,
    veryFewApplicants: 0.25,
    /** At a public college whose rates by residency are published, and where they are modelled. */
    residencyPublished: 0.04,
    residencyModelled: 0.2,
    stateUnknown: 0.25,
    noRate: 0.6,
  },
  /** Quartiles closer to the median than this are taken as this far, in points of each test. */
  leastHalf: { sat: 15, act: 0.5 },
  open: { low: 0.95, mid: 0.99, high: 1 },
  least: 0.001,
  most: 0.995,
} as const;

/** What the record leaves open about one application. */
export interface Application {
  /** Comes from abroad. */
  readonly abroad?: boolean;
  /** Counts as this whatever the home state says. */
  readonly as?: ApplicantHome | null;
  readonly plan?: ApplicationPlan | null;
  /** Every program the student chose admits by itself. */
  readonly ownAdmission?: boolean;
}

export type ApplicationPlan = "ED" | "EA" | "RD";

/** What moves a chance, in the order in which it is counted: grades and scores, the programs chosen, the class rank. */
export type ChancePart = "record" | "program" | "rank";

/** Weights and intercepts by what is known: [neither, grades, test, both]. */
interface Curve {
  readonly grades: readonly [number, number, number, number];
  readonly test: readonly [number, number, number, number];
  readonly intercept: readonly [number, number, number, number];
}

/** One college, prepared. `intercept` by what is known: [neither, grades, test, both]. */
export interface Prepared extends Curve {
  readonly unitid: number;
  /** At public colleges: rates by home, and the curve of each. */
  readonly home: (RatesByHome & { readonly curves: Readonly<Record<ApplicantHome, Curve>> }) | null;
  /** Steps of an early and of a later application on the probit scale, where counts are published. */
  readonly early: { readonly ed: number; readonly rd: number } | null;
  readonly pool: Pool;
  readonly mode: "required" | "optional" | "blind";
  readonly width: number;
  readonly isPublic: boolean;
  readonly state: string;
}

export const known = { neither: 0, grades: 1, test: 2, both: 3 } as const;

const grid = normalGrid(41);
const { together, weight, width } = chanceRule;

/** Prepares the chances of all colleges; order is kept. About 50 ms for 3,700. */
export function prepareChances(colleges: readonly College[], today?: string): Prepared[] {
  const pools = poolsOf(colleges, today);
  return colleges.map((college, i) => prepare(college, pools[i] as Pool));
}

function prepare(college: College, pool: Pool): Prepared {
  // A policy that is not reported is treated as optional: a score can then help and never hurts.
  const mode = pool.policy ?? "optional";
  const curve = (rate: number) => curveFor(college, pool, mode, rate);
  const home = pool.kind === "open" ? null : ratesByHome(college, pool.rate);
  return {
    unitid: college.unitid,
    home: home && {
      curves: {
        resident: curve(home.rates.resident),
        nonresident: curve(home.rates.nonresident),
        international: curve(home.rates.international),
      },
      ...home,
    },
    early: earlySteps(college.unitid),
    pool,
    mode,
    width: widthOf(college, pool, mode),
    isPublic: college.control === "public",
    state: college.state,
    // Last: what follows what is spread into an object gives each one a shape of its own, of 400 bytes.
    ...curve(pool.rate),
  };
}

/** The curve of applicants who are admitted at this rate on average. */
function curveFor(college: College, pool: Pool, mode: Prepared["mode"], target: number): Curve {
  const strength = strengthOf(college, pool);
  const assumed = weight[mode].grades * strength.grades;
  const seen =
    fittedGradesWeight(pool.rate, fitted.grades) * (weight[mode].grades / weight.blind.grades) * strength.stated;
  const bG = assumed + chanceRule.gradesFitted * (seen - assumed);
  let bT = weight[mode].test * strength.test;
  let grades: Curve["grades"];
  let test: Curve["test"];
  let intercept: Curve["intercept"];
  if (mode === "optional") {
    // Whether all applicants report a score or only as many as at this college, the mean must stay within two points.
    const sent = (1 + pool.submit) / 2;
    const within = 0.022 / Math.max(0.02, 1 - pool.submit);
    const allowed = Math.min(0.06, within);
    // With nothing entered the chance is that of someone without a score: it must stay near the published rate.
    const allowedAlone = Math.min(0.04, within);
    let both = solveOptional(target, sent, bG, bT);
    for (let i = 0; i < 4 && both.gain > allowed; i += 1) {
      bT *= (0.97 * allowed) / both.gain;
      both = solveOptional(target, sent, bG, bT);
    }
    let bAlone = (bT + together * bG) / Math.sqrt(1 + bG * bG * (1 - together * together));
    let alone = solveOptional(target, sent, 0, bAlone);
    for (let i = 0; i < 4 && alone.gain > allowedAlone; i += 1) {
      bAlone *= (0.97 * allowedAlone) / alone.gain;
      alone = solveOptional(target, sent, 0, bAlone);
    }
    grades = [0, bG, 0, bG];
    test = [0, 0, bAlone, bT];
    intercept = [alone.a, both.a, alone.a, both.a];
  } else {
    const rest = 1 - together * together;
    const withG = (bG + together * bT) / Math.sqrt(1 + bT * bT * rest);
    const withT = (bT + together * bG) / Math.sqrt(1 + bG * bG * rest);
    const total = Math.sqrt(1 + bG * bG + bT * bT + 2 * together * bG * bT);
    const z = quantile(target);
    if (mode === "blind") {
      grades = [0, bG, 0, bG];
      test = [0, 0, 0, 0];
      intercept = [z, z * Math.sqrt(1 + bG * bG), z, z * Math.sqrt(1 + bG * bG)];
    } else {
      grades = [0, withG, 0, bG];
      test = [0, 0, withT, bT];
      intercept = [z, z * Math.sqrt(1 + withG * withG), z * Math.sqrt(1 + withT * withT), z * total];
    }
  }
  return { grades, test, intercept };
}

/**
 * Solves `a` so that E[Φ(a + bG·zG + bT·max(zT, 0))], over applicants of whom the share `sent` report a score and the
 * others count with none, is the target. `gain` is how far the mean of reporters lies above that of the others.
 */
function solveOptional(target: number, sent: number, bG: number, bT: number): { a: number; gain: number } {
  const rest = Math.sqrt(1 + bG * bG * (1 - together * together));
  const restAll = Math.sqrt(1 + bG * bG);
  const means = (a: number): [number, number] => {
    let reporting = 0;
    for (let i = 0; i < grid.at.length; i += 1) {
      const z = grid.at[i] as number;
      reporting += (grid.weight[i] as number) * cdf((a + bG * together * z + bT * Math.max(z, 0)) / rest);
    }
    return [reporting, cdf(a / restAll)];
  };
  // Newton's method on the probit of the mean, which is close to a straight line in `a`.
  const wanted = quantile(target);
  let a = wanted * restAll;
  for (let i = 0; i < 8; i += 1) {
    const [reporting, silent] = means(a);
    const miss = wanted - quantile(sent * reporting + (1 - sent) * silent);
    a += miss * restAll;
    if (Math.abs(miss) < 1e-4) break;
  }
  const [reporting, silent] = means(a);
  return { a, gain: reporting - silent };
}

/**
 * How strongly grades and tests count, from what the college says it considers (IPEDS) and from how selective it is.
 */
function strengthOf(college: College, pool: Pool): { grades: number; test: number; stated: number } {
  const factors = college.admission.factors;
  const selective = pool.rate < chanceRule.holisticBelow;
  const [forGrades, forTest] = selective ? [chanceRule.holisticGrades, 0.85] : [1, 1];
  if (!factors) return { grades: 0.9 * forGrades, test: 0.9 * forTest, stated: 0.9 };
  const stated = [factors.gpa, factors.record, factors.rank];
  const grades = stated.includes("required") ? 1 : stated.includes("considered") ? 0.8 : 0.45;
  const test = factors.tests === "not considered" ? 0.6 : 1;
  const personal = [factors.essay, factors.recs, factors.work].filter((f) => f && f !== "not considered").length;
  const shared = 1 - 0.05 * personal;
  return { grades: grades * shared * forGrades, test: test * shared * forTest, stated: grades * shared };
}

/** The part of the width that belongs to the college, whoever applies. */
function widthOf(college: College, pool: Pool, mode: Prepared["mode"]): number {
  const { applicants } = college.admission;
  let sum: number = width.base;
  if (pool.rate < chanceRule.holisticBelow) sum += width.holistic;
  if (mode === "optional") sum += width.optional;
  if (pool.scores === "estimated") sum += width.noScores;
  if (applicants === null || applicants < 100) sum += width.veryFewApplicants;
  else if (applicants < 500) sum += width.fewApplicants;
  if (pool.kind === "peers") sum += width.noRate;
  return sum;
}

/**
 * Standard score of a student's score: the better of SAT and ACT, each on the college's own spread. `null` without a
 * score.
 */
export function testStandardScore(pool: Pool, academics: Academics): number | null {
  const sat = academics.sat === null ? null : standardScore(pool.sat, academics.sat, chanceRule.leastHalf.sat);
  const act = academics.act === null ? null : standardScore(pool.act, academics.act, chanceRule.leastHalf.act);
  return sat === null ? act : act === null ? sat : Math.max(sat, act);
}

/** Standard score of a student's grades among the assumed grades of applicants. */
export function gradesStandardScore(pool: Pool, academics: Academics): number | null {
  if (academics.grades === null) return null;
  return Math.max(-4, Math.min(4, (academics.grades - pool.gradesMean) / pool.gradesSpread));
}

/**
 * The chance at one college. `state` is the student's home state or `null`.
 * Returns shares 0–1 with low ≤ mid ≤ high. A better GPA, rank, rigor, SAT or ACT never lowers any of the three.
 *
 * @param note hears where the middle stands after each part that is counted
 */
export function chanceOf(
  prepared: Prepared,
  academics: Academics,
  state: string | null,
  application: Application = {},
  note?: (part: ChancePart, mid: number) => void,
): Chance {
  const { pool, mode, unitid } = prepared;
  if (pool.kind === "open") return chanceRule.open;
  const zG = gradesStandardScore(pool, academics);
  const zT = mode === "blind" ? null : testStandardScore(pool, academics);
  const which = zG === null ? (zT === null ? known.neither : known.test) : zT === null ? known.grades : known.both;
  const counted = zT === null ? 0 : mode === "optional" ? Math.max(zT, 0) : zT;
  const from = applicantHome(prepared, state, application);
  // Who counts as a resident has the promises of the state, also where only the residency was given.
  const home = from === "resident" ? prepared.state : state;
  const record = { state: home, rank: academics.rank, gpa: academics.gpa };
  const curve = from === null || prepared.home === null ? prepared : prepared.home.curves[from];
  let at = curve.intercept[which] + curve.grades[which] * (zG ?? 0) + curve.test[which] * counted;
  let wide = prepared.width;
  if (zG === null) wide += width.noGrades;
  if (zT === null && mode === "required") wide += width.noTest;
  if (prepared.home !== null)
    wide +=
      from === null ? width.stateUnknown : prepared.home.published ? width.residencyPublished : width.residencyModelled;
  note?.("record", limited(cdf(at)));
  if (application.ownAdmission === true) {
    at += chanceRule.ownAdmission.step;
    wide += chanceRule.ownAdmission.width;
    note?.("program", limited(cdf(at)));
  }
  const rankStep = from === "resident" ? withoutRank({ unitid }, record) : 0;
  at += rankStep;
  if (rankStep !== 0) note?.("rank", limited(cdf(at)));
  const { early } = prepared;
  if (application.plan === "ED" && early !== null) return earlyChance(at, wide, early.ed);
  if (application.plan === "RD" && early !== null) at += early.rd;
  const chance = { low: limited(cdf(at - wide)), mid: limited(cdf(at)), high: limited(cdf(at + wide)) };
  const most = minimumBound({ unitid }, from, academics.gpa);
  if (most !== null) return bounds(chance, most, Math.min);
  if (from !== "resident" || guaranteeFor({ unitid }, record) === null) return chance;
  // A promise is to the university. Where every program the student chose admits by itself, only the high end rises.
  if (application.ownAdmission === true) return { ...chance, high: Math.max(chance.high, guaranteedChance.high) };
  return bounds(chance, guaranteedChance, Math.max);
}

const bounds = (a: Chance, b: Chance, of: (x: number, y: number) => number): Chance => ({
  low: of(a.low, b.low),
  mid: of(a.mid, b.mid),
  high: of(a.high, b.high),
});

/** How a public college counts this applicant; `null` where nobody said where home is, and at private colleges. */
export function applicantHome(
  prepared: Prepared,
  state: string | null,
  { abroad, as }: Application,
): ApplicantHome | null {
  if (prepared.home === null) return null;
  if (as != null) return as;
  if (abroad === true) return "international";
  return state === null ? null : state === prepared.state ? "resident" : "nonresident";
}

/**
 * An early decision application: from no gain at all to nearly the whole published gap. The counts hold recruited
 * athletes and others who were promised a place, so half of the gap is taken for the middle.
 */
function earlyChance(at: number, wide: number, gap: number): Chance {
  const gain = Math.max(0, gap);
  return {
    low: limited(cdf(at - wide)),
    mid: limited(cdf(at + fitted.early.taken * gain)),
    high: limited(cdf(at + wide + 0.9 * gain)),
  };
}

const earlyRows = new Map(earlyTable.map((row) => [row.unitid, row]));

function earlySteps(unitid: number): Prepared["early"] {
  const row = earlyRows.get(unitid);
  if (!row) return null;
  const keep = (p: number) => quantile(Math.min(0.97, Math.max(0.01, p)));
  const all = keep(row.admits / row.applicants);
  const later = keep((row.admits - row.edAdmits) / (row.applicants - row.edApplicants));
  return { ed: keep(row.edAdmits / row.edApplicants) - all, rd: Math.min(0, later - all) };
}

function limited(p: number): number {
  return Math.max(chanceRule.least, Math.min(chanceRule.most, p));
}

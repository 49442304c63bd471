import concordance from "../../../../content/facts/tests/act-sat-2018.json";
import grades from "../../../../content/facts/tests/grades.json";
import { interpolate, quantile } from "../statistics/normal";

/**
 * A student's academic record on one scale: points like those of the SAT (400–1600), so that grades, course rigor,
 * SAT and ACT can be compared with each other and with a college's applicants.
 *
 * ACT and SAT meet in the 2018 concordance of ACT and College Board. Grades meet scores by an assumption of this
 * product, written out in `content/facts/tests/grades.json`.
 */
export type GpaScale = "4" | "w" | "100";
export type Rigor = "most" | "more" | "average" | "less";

/** What a student says about their record; every part may be missing. */
export interface AcademicRecord {
  readonly gpa: number | null;
  /** `4` unweighted to 4.0 · `w` weighted, up to 6.0 · `100` percent. */
  readonly scale: GpaScale;
  /** Class rank in percent from the top; leave out where the school gives none. */
  readonly rank?: number | null;
  readonly rigor: Rigor | null;
  /** AP, IB and dual-enrollment courses taken or planned. */
  readonly advanced: number | null;
  readonly sat: number | null;
  readonly act: number | null;
}

export interface Academics {
  /** Grades, class rank and rigor in points, `null` without a GPA and a rank: rigor alone says too little. */
  readonly grades: number | null;
  /** The GPA on the unweighted 4.0 scale. */
  readonly gpa: number | null;
  /** Class rank as a share from the top, 0-1. */
  readonly rank: number | null;
  readonly sat: number | null;
  readonly act: number | null;
  /** Better of the SAT and the SAT equivalent of the ACT. */
  readonly test: number | null;
  /** Grades and test together: 60 % grades and 40 % test where both are there, else the one there is. */
  readonly index: number | null;
}

const rows = [...concordance.rows].sort((a, b) => a.act - b.act);
const actToSatPoints: (readonly [number, number])[] = [[1, 270], ...rows.map((r) => [r.act, r.sat] as const)];
const satToActPoints = actToSatPoints.map(([act, sat]) => [sat, act] as const);

/** SAT total that stands where an ACT composite stands (2018 concordance; between whole scores in a straight line). */
export function actToSat(act: number): number {
  return Math.max(400, interpolate(actToSatPoints, act));
}

/** ACT composite, with fractions, that stands where an SAT total stands. */
export function satToAct(sat: number): number {
  return interpolate(satToActPoints, sat);
}

/** Any GPA on the unweighted 4.0 scale, by the tables of `grades.json`. */
export function gpaOnFour(gpa: number, scale: GpaScale): number {
  if (scale === "w") return interpolate(grades.assumptions.weightedToGpa, gpa);
  if (scale === "100") return interpolate(grades.assumptions.percentToGpa, gpa);
  return Math.min(4, gpa);
}

/** With a GPA and a rank, so much of the place in points comes from the GPA (assumption). */
const gpaShare = 0.6;

/** Points of a class rank: its standard score in the class, spread like scores of the nation (assumption). */
function rankPoints(rank: number): number {
  return grades.anchors.meanSat.value + 190 * quantile(1 - Math.min(0.99, rank));
}

/** Puts a record on the common scale. Pure; monotonic in every part. */
export function academicsOf(record: AcademicRecord): Academics {
  const { assumptions } = grades;
  const gpa = record.gpa === null ? null : gpaOnFour(record.gpa, record.scale);
  const courses = Math.min(record.advanced ?? 0, assumptions.advancedCoursesCounted);
  const rigor = record.rigor === null ? 0 : assumptions.rigorPoints[record.rigor];
  const rank = record.rank == null ? null : Math.min(1, Math.max(0.001, record.rank / 100));
  const byGpa = gpa === null ? null : interpolate(assumptions.gpaToPoints, gpa);
  const byRank = rank === null ? null : rankPoints(rank);
  const base = byGpa === null ? byRank : byRank === null ? byGpa : gpaShare * byGpa + (1 - gpaShare) * byRank;
  const points = base === null ? null : base + rigor + courses * assumptions.pointsPerAdvancedCourse;
  const fromAct = record.act === null ? null : actToSat(record.act);
  const test = record.sat === null ? fromAct : fromAct === null ? record.sat : Math.max(record.sat, fromAct);
  const index = points === null ? test : test === null ? points : 0.6 * points + 0.4 * test;
  return { grades: points, gpa, rank, sat: record.sat, act: record.act, test, index };
}

/** Whether anything is known by which one applicant differs from another: grades, rank or a score. */
export function knowsRecord({ grades, test }: Academics): boolean {
  return grades !== null || test !== null;
}

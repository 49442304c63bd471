import type { College } from "~/colleges/college";
import gradeScale from "../../../../content/facts/tests/grades.json";
import { quantile } from "../statistics/normal";
import type { EarlyRow, EnrolledRow, ResidencyRow } from "./admission-import";
import { bounded, enrolledGrades, selection } from "./enrolled-grades";

/**
 * Fits the few constants of the chance rule on published tables. Pure: tables in, constants and the fit out. The
 * command `match:fit` prints it, and the constants are kept in `content/facts/admission/fitted.json`.
 */
export interface Line {
  readonly intercept: number;
  readonly slope: number;
  readonly r2: number;
  readonly n: number;
  /** Root mean squared miss. */
  readonly miss: number;
}

/** Ordinary least squares of one input. */
export function lineThrough(points: readonly (readonly [x: number, y: number])[]): Line {
  const n = points.length;
  const [mx, my] = [0, 1].map((k) => points.reduce((sum, point) => sum + (point[k] ?? 0), 0) / n) as [number, number];
  const sxx = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  const sxy = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0);
  const slope = sxx === 0 ? 0 : sxy / sxx;
  const intercept = my - slope * mx;
  const left = points.reduce((sum, [x, y]) => sum + (y - intercept - slope * x) ** 2, 0);
  const all = points.reduce((sum, [, y]) => sum + (y - my) ** 2, 0);
  return { intercept, slope, r2: all === 0 ? 0 : 1 - left / all, n, miss: Math.sqrt(left / n) };
}

/** Mean GPAs of applicants and admits of California public high schools at a UC campus, fall 2023. */
export interface UcRow {
  readonly campus: string;
  readonly rate: number;
  readonly applicants: number;
  readonly admits: number;
}

/** Spread of the capped UC GPA among applicants, in grade points (assumption: it is not published). */
export const ucSpread = 0.33;

export interface FittedInput {
  readonly byUnitid: ReadonlyMap<number, College>;
  readonly residency: readonly ResidencyRow[];
  readonly early: readonly EarlyRow[];
  readonly enrolled: readonly EnrolledRow[];
  readonly uc: readonly UcRow[];
  /** Usual SAT of each college that reports one. */
  readonly usualSat: ReadonlyMap<number, number>;
}

export function fitPublished({ byUnitid, residency, early, enrolled, uc, usualSat }: FittedInput) {
  const publics = residency.flatMap((row) => {
    const college = byUnitid.get(row.unitid);
    const rate = college?.admission.rate ?? null;
    if (college?.control !== "public" || rate === null || row.resident === null || row.nonresident === null) return [];
    const isUc = /^University of California-/.test(college.name);
    return [{ college, rate, row, isUc, gap: quantile(bounded(row.resident)) - quantile(bounded(row.nonresident)) }];
  });
  const others = publics.filter(({ isUc }) => !isUc);
  const gap = lineThrough(others.map(({ rate, gap: y }) => [quantile(bounded(rate)), y] as const));
  const flagshipGraduation = 0.75;
  const sharesOf = (rows: typeof publics) => {
    const known = rows.flatMap(({ row }) => (row.shares ? [row.shares] : []));
    const mean = (home: "resident" | "nonresident" | "international") =>
      known.reduce((sum, shares) => sum + shares[home], 0) / Math.max(1, known.length);
    return {
      resident: round(mean("resident")),
      nonresident: round(mean("nonresident")),
      international: round(mean("international")),
    };
  };
  const flagship = others.filter(({ college }) => (college.outcomes.graduationRate ?? 0) >= flagshipGraduation);
  const other = others.filter(({ college }) => (college.outcomes.graduationRate ?? 0) < flagshipGraduation);
  const abroad = others.flatMap(({ row }) =>
    row.international === null || row.nonresident === null || row.international === row.nonresident
      ? []
      : [quantile(bounded(row.nonresident)) - quantile(bounded(row.international))],
  );
  // How strongly grades decide: the step from applicants' to admits' mean GPA, per unit of selection.
  const decides = uc.map((row) => ({
    ...row,
    strength: (row.admits - row.applicants) / ucSpread / selection(row.rate),
  }));
  const grades = lineThrough(
    decides.filter(({ rate }) => rate < 0.7).map(({ rate, strength }) => [quantile(rate), strength] as const),
  );
  const { line: pool, rank: topTenth, own, spread } = fitApplicantGrades(byUnitid, enrolled, usualSat);
  const earlyGaps = early.map((row) => {
    const later = (row.admits - row.edAdmits) / (row.applicants - row.edApplicants);
    return quantile(bounded(row.edAdmits / row.edApplicants)) - quantile(bounded(later));
  });
  const sorted = [...earlyGaps].sort((a, b) => a - b);
  return {
    residency: {
      gap: { intercept: round(gap.intercept), slope: round(gap.slope), shrink: round(Math.max(0, gap.r2) ** 0.5) },
      gapFit: { r2: round(gap.r2), n: gap.n, miss: round(gap.miss) },
      abroadGap: round(abroad.reduce((sum, y) => sum + y, 0) / abroad.length),
      flagshipGraduation,
      shares: {
        flagship: sharesOf(flagship),
        other: sharesOf(other),
        uc: sharesOf(publics.filter(({ isUc }) => isUc)),
      },
    },
    grades: {
      intercept: round(grades.intercept),
      slope: round(grades.slope),
      r2: round(grades.r2),
      n: grades.n,
      miss: round(grades.miss),
    },
    pool: {
      whereScoreIsMean: Math.round(pool.intercept),
      followScores: round(pool.slope),
      r2: round(pool.r2),
      n: pool.n,
      miss: Math.round(pool.miss),
    },
    topTenth,
    own,
    spread,
    early: { medianGap: round(sorted[sorted.length >> 1] ?? 0), colleges: early.length, taken: 0.5 },
    uc: decides.map(({ campus, rate, strength }) => ({ campus, rate, strength: round(strength) })),
  };
}

const round = (x: number) => Math.round(x * 1000) / 1000;

/**
 * Where the grades of a college's applicants lie, from what colleges publish about those who enrolled.
 *
 * - `line`: middle by the GPAs, along the usual SAT score.
 * - `rank`: the same by the share from the top tenth of their class, a measure of its own. `shrink` is how far the
 *   starting guess of `grades.json` moves toward `line` to come nearest to it.
 * - `own`: how much of what a college reports beyond its line is believed for that college. What GPAs and class ranks
 *   have in common (their covariance) is taken to be the college, the rest to be the way it counts.
 * - `spread`: spread of the GPAs along the usual SAT score, from the bands.
 */
function fitApplicantGrades(
  byUnitid: FittedInput["byUnitid"],
  enrolled: readonly EnrolledRow[],
  usualSat: FittedInput["usualSat"],
) {
  const colleges = enrolled.flatMap((row) => {
    const rate = byUnitid.get(row.unitid)?.admission.rate ?? null;
    const sat = usualSat.get(row.unitid);
    if (sat === undefined || rate === null) return [];
    return [{ x: sat - gradeScale.anchors.meanSat.value, ...enrolledGrades(row, rate) }];
  });
  const points = (measure: "byGpa" | "byRank" | "spread") =>
    colleges.flatMap(({ x, [measure]: y }) => (y === null ? [] : [[x, y] as const]));
  const [line, rank, spread] = [
    lineThrough(points("byGpa")),
    lineThrough(points("byRank")),
    lineThrough(points("spread")),
  ];
  const beyond = colleges.flatMap(({ x, byGpa, byRank }) =>
    byGpa === null || byRank === null
      ? []
      : [[byGpa - line.intercept - line.slope * x, byRank - rank.intercept - rank.slope * x] as const],
  );
  const common = Math.max(0, covariance(beyond));
  const gpaOnly = Math.max(1, line.miss ** 2 - common);
  const rankOnly = Math.max(1, rank.miss ** 2 - common);
  const all = 1 / Math.max(1, common) + 1 / gpaOnly + 1 / rankOnly;
  const { gradesWhereScoreIsMean, gradesFollowScores } = gradeScale.assumptions.pool;
  const guess = (x: number) => gradesWhereScoreIsMean + gradesFollowScores * x;
  const toward = points("byRank").map(([x, y]) => {
    const way = line.intercept + line.slope * x - guess(x);
    return [way, y - guess(x)] as const;
  });
  const shrink = toward.reduce((sum, [way, y]) => sum + way * y, 0) / toward.reduce((sum, [way]) => sum + way * way, 0);
  return {
    line,
    rank: {
      whereScoreIsMean: Math.round(rank.intercept),
      followScores: round(rank.slope),
      r2: round(rank.r2),
      n: rank.n,
      miss: Math.round(rank.miss),
      shrink: round(Math.min(1, Math.max(0, shrink))),
    },
    own: {
      n: beyond.length,
      correlation: round(common / (line.miss * rank.miss)),
      gpaAlone: round(common / (common + gpaOnly)),
      rankAlone: round(common / (common + rankOnly)),
      both: { gpa: round(1 / gpaOnly / all), rank: round(1 / rankOnly / all) },
    },
    spread: {
      whereScoreIsMean: Math.round(spread.intercept),
      followScores: round(spread.slope),
      r2: round(spread.r2),
      n: spread.n,
      miss: Math.round(spread.miss),
    },
  };
}

function covariance(pairs: readonly (readonly [number, number])[]): number {
  const mean = (k: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[k], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  return pairs.reduce((sum, [x, y]) => sum + (x - a) * (y - b), 0) / pairs.length;
}

/** How strongly grades decide at a college, from the fit: the weight of a standard score on the probit scale. */
export function fittedGradesWeight(rate: number, { intercept, slope }: { intercept: number; slope: number }): number {
  const together = Math.min(0.8, Math.max(0.3, intercept + slope * quantile(rate)));
  return together / Math.sqrt(1 - together ** 2);
}

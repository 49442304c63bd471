import type { Admission, College, Quartiles, TestPolicy } from "~/colleges/college";
import { seasonFall } from "~/season/fact";
import { testPoliciesHead } from "~/season/test-policies";
import { testPolicy } from "~/season/test-policy";
import enrolledTable from "../../../../content/facts/admission/enrolled.json";
import fitted from "../../../../content/facts/admission/fitted.json";
import grades from "../../../../content/facts/tests/grades.json";
import { actToSat, satToAct } from "../answers/academics";
import { cdf, quantile } from "../statistics/normal";
import { fitRegression } from "../statistics/regression";
import { applicantGrades } from "./applicant-grades";
import { enrolledGrades } from "./enrolled-grades";

/**
 * What the model knows about a college's applicants before it meets a student: the published rate, where the usual
 * scores lie on both test scales, where the usual grades lie, and how much is reported at all.
 *
 * Scores of applicants are taken to be spread like the reported quartiles of enrolled first-years: that is the only
 * published spread. Grades of applicants are not published, only those of the enrolled; see `gradesOf`.
 */
export interface Pool {
  readonly kind: "open" | "rate" | "peers";
  /** Published rate, or the mean of similar colleges for `peers`. Kept between 0.5 % and 99.5 %. */
  readonly rate: number;
  readonly policy: TestPolicy | null;
  /** Lower quartile, median, upper quartile on each scale. */
  readonly sat: Spread;
  readonly act: Spread;
  readonly scores: "reported" | "estimated";
  /** Which tests the college reports itself. The spread of the other one is converted from it. */
  readonly reported: Readonly<Record<"SAT" | "ACT", boolean>>;
  readonly gradesMean: number;
  readonly gradesSpread: number;
  /** Share of enrolled first-years who submitted a test, 0–1. */
  readonly submit: number;
}

export type Spread = readonly [number, number, number];

const national = grades.anchors.meanSat.value;
const enrolledRows = new Map(enrolledTable.map((row) => [row.unitid, row]));

/** Total of two section quartiles; a missing median is the middle of the two. */
function satTotal(a: Quartiles | null, b: Quartiles | null): Spread | null {
  if (!a || !b) return null;
  const middle = a.p50 !== null && b.p50 !== null ? a.p50 + b.p50 : (a.p25 + b.p25 + a.p75 + b.p75) / 2;
  return ordered([a.p25 + b.p25, middle, a.p75 + b.p75]);
}

function actTotal(q: Quartiles | null): Spread | null {
  return q && ordered([q.p25, q.p50 ?? (q.p25 + q.p75) / 2, q.p75]);
}

function ordered([low, middle, high]: [number, number, number]): Spread {
  // A median on or outside one of its quartiles is a very small class or a reporting error; the middle stands in.
  const near = 0.15 * (high - low);
  return middle < low + near || middle > high - near ? [low, (low + high) / 2, high] : [low, middle, high];
}

/** A published rate the model may use: a rate of 0 with applicants is a reporting error, not a closed college. */
export function publishedRate(admission: Admission): number | null {
  return admission.rate !== null && admission.rate > 0 ? Math.min(1, admission.rate) : null;
}

const kindOf = (college: College): Pool["kind"] =>
  college.admission.open === true ? "open" : publishedRate(college.admission) === null ? "peers" : "rate";

const peerGroup = (college: College) => `${college.level} ${college.control}`;

function features(college: College, rate: number): (number | null)[] {
  const { outcomes, students } = college;
  return [quantile(rate), outcomes.graduationRate, outcomes.retention, students.pellShare];
}

const keep = (rate: number) => Math.min(0.995, Math.max(0.005, rate));

/** Builds the pools of all colleges at once: what is missing at one is guessed from the others. Order is kept. */
export function poolsOf(colleges: readonly College[], today: string = testPoliciesHead.checkedOn): Pool[] {
  const groups = new Map<string, { sum: number; count: number }>();
  let all = 0;
  let counted = 0;
  const rows: (number | null)[][] = [];
  const medians: number[] = [];
  for (const college of colleges) {
    const rate = publishedRate(college.admission);
    if (rate === null) continue;
    const group = groups.get(peerGroup(college)) ?? { sum: 0, count: 0 };
    groups.set(peerGroup(college), { sum: group.sum + rate, count: group.count + 1 });
    all += rate;
    counted += 1;
    const spread = reportedSat(college.admission);
    if (spread) {
      rows.push(features(college, keep(rate)));
      medians.push(spread[1]);
    }
  }
  const overall = counted === 0 ? 0.7 : all / counted;
  const regression = fitRegression(rows, medians);
  const usual = medians.length === 0 ? national + 80 : null;
  return colleges.map((college) => {
    const kind = kindOf(college);
    const group = groups.get(peerGroup(college));
    const peers = group && group.count >= 10 ? group.sum / group.count : overall;
    const rate = keep(kind === "open" ? 0.99 : (publishedRate(college.admission) ?? peers));
    const reported = reportedSat(college.admission);
    const guess = Math.min(1540, Math.max(850, usual ?? regression.predict(features(college, rate))));
    const wide = Math.sqrt(110 ** 2 + regression.spread ** 2) * 0.6745;
    const sat = reported ?? [guess - wide, guess, guess + wide];
    const act =
      actTotal(college.admission.act) ?? ([satToAct(sat[0]), satToAct(sat[1]), satToAct(sat[2])] satisfies Spread);
    const submit = Math.min(1, (college.admission.satSubmit ?? 0) + (college.admission.actSubmit ?? 0));
    return {
      kind,
      rate,
      policy: policyOf(college, today),
      sat,
      act,
      scores: reported ? "reported" : "estimated",
      reported: {
        SAT: satTotal(college.admission.satReadingWriting, college.admission.satMath) !== null,
        ACT: actTotal(college.admission.act) !== null,
      },
      // The scores are those of the year before: so is the policy under which they were sent.
      ...gradesOf(college, rate, sat, reported && college.admission.testPolicy === "optional" ? submit : 1),
      submit,
    };
  });
}

/**
 * How scores count for the fall applications are open for. A GPA rule is left to the student's own reasons: for the
 * pool as a whole scores then help those who send them. `blind` only where a current source says so.
 */
function policyOf(college: College, today: string): TestPolicy | null {
  const { basis, needed, mayCount } = testPolicy(college, seasonFall, today);
  if (basis === "none") return null;
  if (!mayCount) return "blind";
  return needed === "yes" ? "required" : "optional";
}

/** SAT totals of a college: as reported, else from its ACT by the concordance. */
function reportedSat(admission: Admission): Spread | null {
  const sat = satTotal(admission.satReadingWriting, admission.satMath);
  if (sat) return sat;
  const act = actTotal(admission.act);
  return act && [actToSat(act[0]), actToSat(act[1]), actToSat(act[2])];
}

/**
 * Where applicants' grades lie, in points. They follow the usual score along the fitted line of colleges that publish
 * grades of those who enrolled; where few send scores the usual score is taken up to 60 points lower, because those who
 * send them are the stronger part. What a college itself publishes moves them as far as the fit found it to be
 * believed.
 */
function gradesOf(college: College, rate: number, sat: Spread, submit: number) {
  const fromMean = sat[1] - 60 * (1 - submit) - national;
  const line = ({ whereScoreIsMean, followScores }: { whereScoreIsMean: number; followScores: number }) =>
    whereScoreIsMean + followScores * (sat[1] - national);
  const row = enrolledRows.get(college.unitid);
  const { byGpa, byRank, spread } = row ? enrolledGrades(row, rate) : { byGpa: null, byRank: null, spread: null };
  const { own } = fitted;
  const beyondGpa = byGpa === null ? 0 : within(byGpa - line(fitted.pool), 2 * fitted.pool.miss);
  const beyondRank = byRank === null ? 0 : within(byRank - line(fitted.topTenth), 2 * fitted.topTenth.miss);
  const [forGpa, forRank] =
    byGpa !== null && byRank !== null ? [own.both.gpa, own.both.rank] : [own.gpaAlone, own.rankAlone];
  const usualSpread = line(fitted.spread);
  return {
    gradesMean:
      applicantGrades.whereScoreIsMean +
      applicantGrades.followScores * fromMean +
      forGpa * beyondGpa +
      forRank * beyondRank,
    gradesSpread: Math.min(
      spreadBounds.most,
      Math.max(spreadBounds.least, spread === null ? usualSpread : (usualSpread + spread) / 2),
    ),
  };
}

/** A difference from the line, at most so far either way: more is a reporting error. */
const within = (x: number, most: number) => Math.max(-most, Math.min(most, x));

/** A spread outside these is a reporting error or a college unlike those the line was drawn through, in points. */
const spreadBounds = { least: 80, most: 200 } as const;

/** Standard score of a value in a spread: quartiles at ±0.6745, straight lines, at most 4 either way. */
export function standardScore(spread: Spread, value: number, least: number): number {
  const half = value >= spread[1] ? Math.max(least, spread[2] - spread[1]) : Math.max(least, spread[1] - spread[0]);
  return Math.max(-4, Math.min(4, (0.6745 * (value - spread[1])) / half));
}

/** Share of the pool below a standard score, for words like "above three in four". */
export const shareBelow = (z: number) => cdf(z);

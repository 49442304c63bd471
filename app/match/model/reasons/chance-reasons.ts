import { seasonFall } from "~/season/fact";
import { type TestPolicyAnswer, testPolicy } from "~/season/test-policy";
import type { Academics } from "../answers/academics";
import { applicantHome, chanceOf, chanceRule, gradesStandardScore, testStandardScore } from "../chance/chance";
import { belowMinimum, guaranteeFor, nearMinimum, stateNote } from "../chance/guarantee";
import { labelRule } from "../chance/label";
import { type Pool, shareBelow, standardScore } from "../chance/pool";
import type { ApplicantHome } from "../chance/residency";
import { applicationOf, type FitCollege, type Student } from "../fit/fit";

/** Why a chance is what it is: a kind and the numbers behind it. `reasons.ts` puts them in words. */
export type ChanceReason =
  | { readonly kind: "open" }
  | { readonly kind: "rate"; readonly rate: number; readonly applicants: number | null; readonly year: string | null }
  /** `unlikely`: even the high end of the student's own range is under one half. */
  | { readonly kind: "verySelective"; readonly rate: number; readonly unlikely: boolean }
  | { readonly kind: "noRate"; readonly peers: number }
  /** `share`: part of the applicants assumed to have lower grades. */
  | { readonly kind: "grades"; readonly share: number }
  | { readonly kind: "noGrades" }
  | {
      readonly kind: "test";
      readonly test: "SAT" | "ACT";
      readonly score: number;
      readonly from: number;
      readonly to: number;
      readonly basis: ScoreBasis;
    }
  | { readonly kind: "testPolicy"; readonly policy: TestPolicyAnswer; readonly hasScore: boolean }
  | { readonly kind: "testBlind"; readonly hasScore: boolean }
  /** Whether to send a score where it is optional. */
  | {
      readonly kind: "send";
      readonly advice: SendAdvice;
      readonly test: "SAT" | "ACT";
      readonly score: number;
      readonly median: number;
      readonly basis: ScoreBasis;
    }
  | { readonly kind: "noQuartiles" }
  | { readonly kind: "fewApplicants"; readonly applicants: number | null }
  /** `rates`: shares admitted, of residents, of others and of those from abroad. */
  | {
      readonly kind: "residency";
      readonly collegeState: string;
      readonly home: ApplicantHome | "unknown";
      readonly rates: Readonly<Record<ApplicantHome, number>>;
      readonly published: boolean;
      readonly term: string | null;
    }
  /** A rule of the state or the system. `stateRule` changes no chance. */
  | { readonly kind: "guarantee" | "belowMinimum" | "stateRule"; readonly say: string }
  | { readonly kind: "ownAdmission" }
  | { readonly kind: "early"; readonly low: number; readonly high: number };

/** Where a college's scores come from: its own report of that test, its report of the other test, or a guess. */
export type ScoreBasis = "reported" | "converted" | "estimated";

/**
 * `send`: at or above the median of those who sent one, so it helps. `optional`: between the lower quartile and the
 * median; it changes little. `keep`: below the lower quartile; the college then sees only what is stronger.
 */
export type SendAdvice = "send" | "optional" | "keep";

/** Reasons of the chance at one college, most important first. */
export function chanceReasons({ college, prepared }: FitCollege, student: Student): ChanceReason[] {
  const { academics, answers, home, today } = student;
  const { pool, mode } = prepared;
  const application = applicationOf(student, college);
  if (pool.kind === "open") return [{ kind: "open" }];
  const { applicants, year } = college.admission;
  const reasons: ChanceReason[] = [];
  const from = applicantHome(prepared, home.state, application);
  const record = { state: from === "resident" ? college.state : home.state, rank: academics.rank, gpa: academics.gpa };
  const minimum = belowMinimum(college, from, academics.gpa) ?? nearMinimum(college, from, academics.gpa);
  const guarantee = from === "resident" ? guaranteeFor(college, record) : null;
  const note = from === "resident" && guarantee === null ? stateNote(college, record) : null;
  if (minimum) reasons.push({ kind: "belowMinimum", say: minimum.say });
  if (guarantee) reasons.push({ kind: "guarantee", say: guarantee.say });
  if (pool.kind === "peers") reasons.push({ kind: "noRate", peers: pool.rate });
  else {
    const rate = college.admission.rate ?? pool.rate;
    reasons.push({ kind: "rate", rate, applicants, year });
    if (rate < labelRule.rateNeeded) {
      const unlikely = chanceOf(prepared, academics, home.state, application).high < 0.5;
      reasons.push({ kind: "verySelective", rate, unlikely });
    }
  }
  const zG = gradesStandardScore(pool, academics);
  if (zG === null) reasons.push({ kind: "noGrades" });
  else reasons.push({ kind: "grades", share: shareBelow(zG) });
  const best = bestTest(pool, academics);
  const { gpa, scale } = answers;
  const policy = testPolicy(college, seasonFall, today, { gpa, scale, state: home.state });
  if (mode === "blind") reasons.push({ kind: "testBlind", hasScore: best !== null });
  else if (policy.basis !== "none") reasons.push({ kind: "testPolicy", policy, hasScore: best !== null });
  if (mode !== "blind" && best !== null) {
    const { test, score, spread, z } = best;
    const basis = pool.scores === "estimated" ? "estimated" : pool.reported[test] ? "reported" : "converted";
    reasons.push({
      kind: "test",
      test,
      score,
      from: Math.round(spread[0]),
      to: Math.round(spread[2]),
      basis,
    });
    // Whether to send a score is advice on facts: there is none where the college's scores are a guess, or where nobody
    // knows whether this student may leave one out.
    const mayLeaveOut = policy.needed === "no" && policy.group === "optional";
    const aboveRule = policy.needed === "no" && policy.group === "depends";
    if ((mayLeaveOut || aboveRule) && basis !== "estimated") {
      const advice = z >= 0 ? "send" : z >= -0.6745 ? "optional" : "keep";
      reasons.push({ kind: "send", advice, test, score, median: Math.round(spread[1]), basis });
    }
  }
  if (pool.scores === "estimated" && mode !== "blind") reasons.push({ kind: "noQuartiles" });
  if (applicants === null || applicants < 500) reasons.push({ kind: "fewApplicants", applicants });
  if (prepared.home !== null && pool.kind === "rate") {
    const { rates, published, term } = prepared.home;
    reasons.push({ kind: "residency", collegeState: college.state, home: from ?? "unknown", rates, published, term });
  }
  if (note) reasons.push({ kind: "stateRule", say: note.say });
  if (application.ownAdmission === true) reasons.push({ kind: "ownAdmission" });
  if (prepared.early !== null && application.plan == null) {
    const { low, high } = chanceOf(prepared, academics, home.state, { ...application, plan: "ED" });
    reasons.push({ kind: "early", low, high });
  }
  return reasons;
}

/** The test on which the student stands higher, with the college's spread on that scale. */
function bestTest(pool: Pool, academics: Academics) {
  const z = testStandardScore(pool, academics);
  if (z === null) return null;
  const sat = academics.sat === null ? null : standardScore(pool.sat, academics.sat, chanceRule.leastHalf.sat);
  return academics.sat !== null && sat === z
    ? ({ test: "SAT", score: academics.sat, spread: pool.sat, z } as const)
    : ({ test: "ACT", score: academics.act ?? 0, spread: pool.act, z } as const);
}

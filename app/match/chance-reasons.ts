import type { Academics } from "./academics";
import { chanceOf, chanceRule, gradesStanding, testStanding } from "./chance";
import type { FitCollege, Student } from "./fit";
import { labelRule } from "./label";
import { type Pool, shareBelow, standing } from "./pool";

/** Why a chance is what it is: a kind and the numbers behind it. `reasons.ts` puts them in words. */
export type ChanceReason =
  | { readonly kind: "open" }
  | { readonly kind: "rate"; readonly rate: number; readonly applicants: number | null; readonly year: string | null }
  /** `unlikely`: even the high end of the student's own range is under one half. */
  | { readonly kind: "verySelective"; readonly rate: number; readonly unlikely: boolean }
  | { readonly kind: "noRate"; readonly peers: number }
  /** `share`: part of the applicants assumed to have lower grades. */
  | { readonly kind: "grades"; readonly gpa: number; readonly share: number }
  | { readonly kind: "noGrades" }
  | {
      readonly kind: "test";
      readonly test: "SAT" | "ACT";
      readonly score: number;
      readonly from: number;
      readonly to: number;
      readonly basis: ScoreBasis;
    }
  | { readonly kind: "noTest"; readonly policy: "required" | "optional" }
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
  | { readonly kind: "residency"; readonly collegeState: string; readonly home: "elsewhere" | "unknown" };

/** Where a college's scores come from: its own report of that test, its report of the other test, or a guess. */
export type ScoreBasis = "reported" | "converted" | "estimated";

/**
 * `send`: at or above the median of those who sent one, so it helps. `optional`: between the lower quartile and the median;
 * it changes little. `keep`: below the lower quartile; the college then sees only what is stronger.
 */
export type SendAdvice = "send" | "optional" | "keep";

/** Reasons of the chance at one college, most important first. */
export function chanceReasons({ college, prepared }: FitCollege, { academics, home }: Student): ChanceReason[] {
  const { pool, mode } = prepared;
  if (pool.kind === "open") return [{ kind: "open" }];
  const { applicants, year } = college.admission;
  const reasons: ChanceReason[] = [];
  if (pool.kind === "peers") reasons.push({ kind: "noRate", peers: pool.rate });
  else {
    const rate = college.admission.rate ?? pool.rate;
    reasons.push({ kind: "rate", rate, applicants, year });
    if (rate < labelRule.rateNeeded) {
      const unlikely = chanceOf(prepared, academics, home.state).high < 0.5;
      reasons.push({ kind: "verySelective", rate, unlikely });
    }
  }
  const zG = gradesStanding(pool, academics);
  if (zG === null || academics.gpa === null) reasons.push({ kind: "noGrades" });
  else reasons.push({ kind: "grades", gpa: academics.gpa, share: shareBelow(zG) });
  const best = bestTest(pool, academics);
  if (mode === "blind") reasons.push({ kind: "testBlind", hasScore: best !== null });
  else if (best === null) reasons.push({ kind: "noTest", policy: mode });
  else {
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
    // Whether to send a score is advice on facts: there is none where the college's scores are a guess.
    if (mode === "optional" && basis !== "estimated") {
      const advice = z >= 0 ? "send" : z >= -0.6745 ? "optional" : "keep";
      reasons.push({ kind: "send", advice, test, score, median: Math.round(spread[1]), basis });
    }
  }
  if (pool.scores === "estimated" && mode !== "blind") reasons.push({ kind: "noQuartiles" });
  if (applicants === null || applicants < 500) reasons.push({ kind: "fewApplicants", applicants });
  if (prepared.isPublic && home.state !== college.state) {
    reasons.push({
      kind: "residency",
      collegeState: college.state,
      home: home.state === null ? "unknown" : "elsewhere",
    });
  }
  return reasons;
}

/** The test on which the student stands higher, with the college's spread on that scale. */
function bestTest(pool: Pool, academics: Academics) {
  const z = testStanding(pool, academics);
  if (z === null) return null;
  const sat = academics.sat === null ? null : standing(pool.sat, academics.sat, chanceRule.leastHalf.sat);
  return academics.sat !== null && sat === z
    ? ({ test: "SAT", score: academics.sat, spread: pool.sat, z } as const)
    : ({ test: "ACT", score: academics.act ?? 0, spread: pool.act, z } as const);
}

import type { College } from "~/colleges/college";
import fitted from "../../../../content/facts/admission/fitted.json";
import published from "../../../../content/facts/admission/residency.json";
import { cdf, quantile } from "../statistics/normal";

/** Where applicants of a public college come from, as admission offices count them. */
export type ApplicantHome = "resident" | "nonresident" | "international";
export const applicantHomes = ["resident", "nonresident", "international"] as const;

/** Admission rates by home. Weighted with `shares` they average to the published rate of the college. */
export interface RatesByHome {
  readonly rates: Readonly<Record<ApplicantHome, number>>;
  /** Shares of applicants, adding up to 1. */
  readonly shares: Readonly<Record<ApplicantHome, number>>;
  /** Rates published by the college; otherwise modelled from those that publish. */
  readonly published: boolean;
  /** Term and source of the published rates. */
  readonly term: string | null;
  readonly source: string | null;
}

type Row = (typeof published)[number];
const rows = new Map<number, Row>(published.map((row) => [row.unitid, row]));

/**
 * The University of California has one pattern of its own: on most campuses others are admitted more often than
 * residents.
 */
const isUc = (college: College) => /^University of California-/.test(college.name);

/**
 * Usual shares of applicants, from colleges that publish them: of highly graduating public universities, and of others.
 */
function usualShares(college: College): RatesByHome["shares"] {
  if (isUc(college)) return fitted.residency.shares.uc;
  return (college.outcomes.graduationRate ?? 0) >= fitted.residency.flagshipGraduation
    ? fitted.residency.shares.flagship
    : fitted.residency.shares.other;
}

/**
 * Probit of residents less probit of others, modelled: the more selective, the more residents are favored. Never below
 * 0.
 */
export function modelledGap(rate: number): number {
  const { intercept, slope, shrink } = fitted.residency.gap;
  return Math.max(0, shrink * (intercept + slope * quantile(rate)));
}

/**
 * Rates by home of a public college. `null` at private ones, whose applicants are read alike. @param rate published,
 * 0-1
 */
export function ratesByHome(college: College, rate: number): RatesByHome | null {
  if (college.control !== "public") return null;
  const row = rows.get(college.unitid);
  if (row && row.resident !== null && row.nonresident !== null) {
    const resident = row.resident;
    const nonresident = row.nonresident;
    const international = row.international ?? nonresident;
    const shares = row.shares ?? sharesBehind(resident, nonresident, international, rate) ?? usualShares(college);
    return {
      ...averaging({ resident, nonresident, international }, shares, rate),
      published: true,
      term: row.term,
      source: row.source,
    };
  }
  const gap = modelledGap(rate);
  const start = { resident: cdf(gap), nonresident: cdf(0), international: cdf(-fitted.residency.abroadGap) };
  return { ...averaging(start, usualShares(college), rate), published: false, term: null, source: null };
}

/** Shares that make published rates average to the published whole, where that is possible with two groups. */
function sharesBehind(resident: number, nonresident: number, international: number, rate: number) {
  if (international !== nonresident || resident === nonresident) return null;
  const share = (rate - nonresident) / (resident - nonresident);
  return share < 0.05 || share > 0.95
    ? null
    : { resident: share, nonresident: (1 - share) * 0.85, international: (1 - share) * 0.15 };
}

/** Moves all three rates by one step of the probit scale until they average to the published rate. */
function averaging(rates: RatesByHome["rates"], shares: RatesByHome["shares"], rate: number) {
  const keep = (p: number) => Math.min(0.995, Math.max(0.003, p));
  const at = applicantHomes.map((home) => quantile(keep(rates[home])));
  const mean = (step: number) =>
    applicantHomes.reduce((sum, home, i) => sum + shares[home] * cdf((at[i] ?? 0) + step), 0);
  let [low, high] = [-6, 6];
  for (let i = 0; i < 50; i += 1) {
    const middle = (low + high) / 2;
    if (mean(middle) < rate) low = middle;
    else high = middle;
  }
  const [resident = rate, nonresident = rate, international = rate] = at.map((z) => cdf(z + low));
  return { rates: { resident, nonresident, international }, shares };
}

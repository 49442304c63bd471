import type { College } from "~/colleges/college";
import facts from "../../../../content/facts/admission/guarantees.json";
import type { ApplicantHome } from "./residency";

/**
 * What a rule of a state or a system asks of a student. `rank`: share from the top of the class. `gpa`: unweighted, 4.0
 * scale.
 */
export interface GuaranteeRecord {
  readonly state: string | null;
  readonly rank: number | null;
  readonly gpa: number | null;
}

export interface Guarantee {
  readonly id: string;
  readonly say: string;
}

/** The chance where a rule promises a place: never certain, because papers, deadlines and courses can be missing. */
export const guaranteedChance = { low: 0.9, mid: 0.97, high: 0.99 } as const;

/** The most that is left below the least GPA of a system: a few are admitted by exception (our choice). */
export const belowMinimumChance = { low: 0.01, mid: 0.03, high: 0.1 } as const;

/** The most for an unweighted GPA under the stated bar, which a system's extra points may lift over it (our choice). */
export const nearMinimumChance = { low: 0.4, mid: 0.65, high: 0.9 } as const;

type Place = Pick<College, "unitid">;

const byUnitid = <T extends { readonly unitids: readonly number[] }>(rows: readonly T[]) =>
  new Map(rows.flatMap((row) => row.unitids.map((unitid) => [unitid, row] as const)));
const rules = byUnitid(facts.rules);
const minimums = byUnitid(facts.minimums);
const notes = byUnitid(facts.notes);

/** States where a class rank alone can promise a place at a college. */
export const statesByRank: ReadonlySet<string> = new Set(
  facts.rules.filter(({ rankAtMost }) => rankAtMost !== null).map(({ state }) => state),
);

/** The rule that promises this student a place, or `null`. */
export function guaranteeFor({ unitid }: Place, { state, rank, gpa }: GuaranteeRecord): Guarantee | null {
  const rule = rules.get(unitid);
  if (!rule || state !== rule.state) return null;
  const byRank = rule.rankAtMost !== null && rank !== null && rank <= rule.rankAtMost;
  const byGpa = rule.gpaAtLeast !== null && gpa !== null && gpa >= rule.gpaAtLeast;
  return byRank || byGpa ? { id: rule.id, say: rule.say } : null;
}

/**
 * The least GPA of a system that this student can't reach, or `null`. Systems count a GPA of their own with extra
 * points for honors; the bars here are unweighted and so low that those points can't make up for it.
 */
export function belowMinimum({ unitid }: Place, from: ApplicantHome | null, gpa: number | null): Guarantee | null {
  const rule = minimums.get(unitid);
  if (!rule || from === null || gpa === null) return null;
  const least = from === "resident" ? rule.resident : rule.nonresident;
  return least !== null && gpa < least ? { id: rule.id, say: rule.say } : null;
}

/** The stated least GPA that this student meets only with a system's extra points for honors courses, or `null`. */
export function nearMinimum(place: Place, from: ApplicantHome | null, gpa: number | null): Guarantee | null {
  const rule = minimums.get(place.unitid);
  if (!rule || rule.stated === null || rule.sayNear === null || from === null || gpa === null) return null;
  const least = from === "resident" ? rule.stated.resident : rule.stated.nonresident;
  return gpa < least && belowMinimum(place, from, gpa) === null ? { id: rule.id, say: rule.sayNear } : null;
}

/** The most that a system's least GPA leaves of a chance; `null` where this student is above it. */
export function minimumBound(place: Place, from: ApplicantHome | null, gpa: number | null) {
  if (belowMinimum(place, from, gpa) !== null) return belowMinimumChance;
  return nearMinimum(place, from, gpa) === null ? null : nearMinimumChance;
}

/** A rule of the state that changes no chance at this college but is worth saying, or `null`. */
export function stateNote({ unitid }: Place, { state, rank }: GuaranteeRecord): Guarantee | null {
  const rule = notes.get(unitid);
  if (!rule || state !== rule.state) return null;
  const meets = rule.rankAtMost === null || (rank !== null && rank <= rule.rankAtMost);
  return meets ? { id: rule.id, say: rule.say } : null;
}

/**
 * Where most places of residents go to the top of the class, the others compete for the rest: how far their chance
 * moves, on the probit scale. UT Austin fills at least three quarters of its resident places by rank (KUT, 2024); the
 * step is ours.
 */
export function withoutRank({ unitid }: Place, { state, rank }: GuaranteeRecord): number {
  const rule = rules.get(unitid);
  return rule?.id === "ut-austin-top-five" && state === rule.state && rank !== null && rank > 0.05 ? -0.6 : 0;
}

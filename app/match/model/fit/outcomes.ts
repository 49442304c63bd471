import type { College } from "~/colleges/college";
import { rankIn } from "./price";

/** What becomes of a college's students, on one scale, and how much of it is reported. The same for every student. */
export interface OutcomeScore {
  /** 0–1 over what is reported; `null` when nothing is. */
  readonly score: number | null;
  /** Weight of what is reported, 0–1. */
  readonly reported: number;
}

/** How much each figure counts. */
export const outcomeWeights = { graduation: 0.4, retention: 0.15, earnings: 0.3, debt: 0.15 } as const;

/** Graduation rates of small classes swing by chance: this many average students are mixed in. */
const steadying = 30;

/** Scores all colleges; earnings and debt are ranked among colleges of the same level. Order is kept. */
export function outcomesOf(colleges: readonly College[]): OutcomeScore[] {
  const level = (college: College) => (college.predominant === "bachelor" ? "bachelor" : college.level);
  const earnings = new Map<string, Float64Array>();
  const debts = new Map<string, Float64Array>();
  const graduation = new Map<string, number>();
  for (const name of new Set(colleges.map(level))) {
    const group = colleges.filter((college) => level(college) === name);
    earnings.set(name, sorted(group.map((c) => c.outcomes.earnings10)));
    debts.set(name, sorted(group.map((c) => c.outcomes.debt)));
    const rates = group.map((c) => c.outcomes.graduationRate).filter((r) => r !== null);
    graduation.set(name, rates.length === 0 ? 0.5 : rates.reduce((a, b) => a + b, 0) / rates.length);
  }
  return colleges.map((college) => {
    const { graduationRate, retention, earnings10, debt } = college.outcomes;
    const name = level(college);
    const none = new Float64Array();
    let sum = 0;
    let reported = 0;
    const add = (value: number, weight: number) => {
      sum += weight * Math.min(1, Math.max(0, value));
      reported += weight;
    };
    if (graduationRate !== null) {
      const cohort = (college.students.fullTime ?? college.students.undergraduates ?? 0) / 4;
      const steady = (graduationRate * cohort + (graduation.get(name) ?? 0.5) * steadying) / (cohort + steadying);
      add((steady - 0.1) / 0.85, outcomeWeights.graduation);
    }
    if (retention !== null) add((retention - 0.4) / 0.58, outcomeWeights.retention);
    if (earnings10 !== null) add(rankIn(earnings.get(name) ?? none, earnings10), outcomeWeights.earnings);
    if (debt !== null) add(1 - rankIn(debts.get(name) ?? none, debt), outcomeWeights.debt);
    return { score: reported === 0 ? null : sum / reported, reported };
  });
}

function sorted(values: readonly (number | null)[]): Float64Array {
  return Float64Array.from(values.filter((v): v is number => v !== null)).sort();
}

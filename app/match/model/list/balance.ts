import { isFourYear } from "../answers/preferences";
import type { Chance } from "../chance/chance";
import type { Label } from "../chance/label";
import { cdf, normalGrid, quantile } from "../statistics/normal";
import type { Ranked } from "./rank";

/** How many colleges of each label a balanced list has. */
export const balancedCounts: Readonly<Record<Label, number>> = { safety: 3, target: 4, reach: 2 };

/**
 * How much the decisions of different colleges go together: correlation of the shared part of an application
 * (assumption).
 */
export const sharedPart = 0.35;

export interface Balanced {
  /** Safeties, then targets, then reaches; each best first. */
  readonly list: readonly Ranked[];
  /** The one safety that stands on the list only because none other is at home. */
  readonly start: Ranked | null;
  /** Labels the ranking could not fill, with how many are missing. */
  readonly missing: Readonly<Partial<Record<Label, number>>>;
  /** Chance of at least one admission, from the low, middle and high ends. */
  readonly atLeastOne: Chance;
  /** The same without the safeties, which decide it nearly alone; `null` where nothing else is on the list. */
  readonly atLeastOneBeyondSafety: Chance | null;
}

/**
 * Only so many colleges of one state away from home in all, and of one system within a label, so that a list is not all
 * alike.
 */
const mostPerState = 3;
const mostPerSystem: Readonly<Record<Label, number>> = { safety: 2, target: 2, reach: 1 };

/**
 * Builds the suggested list from a ranking (best first): three safeties the family can afford, one of them a public
 * college of the home state where there is one, four targets, two reaches.
 * @param openAtHome takes the place of the last safety where none is at home (see `openAtHome`)
 */
export function balance(
  list: readonly Ranked[],
  homeState: string | null,
  openAtHome: () => Ranked | null = () => null,
): Balanced {
  const chosen: Ranked[] = [];
  const states = new Map<string, number>();
  const missing: Partial<Record<Label, number>> = {};
  let start: Ranked | null = null;
  for (const label of ["safety", "target", "reach"] as const) {
    const candidates = candidatesFor(label, list, homeState);
    const wanted = balancedCounts[label];
    const systems = new Map<string, number>();
    let found = 0;
    for (const strict of [true, false]) {
      for (const candidate of candidates) {
        if (found === wanted) break;
        if (chosen.includes(candidate)) continue;
        // Not even for want of another one does a list begin with a four-year college that few finish.
        if (chosen.length === 0 && candidate.lowGraduation !== null && isFourYear(candidate.college)) continue;
        const { state, system } = candidate.college;
        if (strict && state !== homeState && (states.get(state) ?? 0) >= mostPerState) continue;
        if (strict && system !== null && (systems.get(system) ?? 0) >= mostPerSystem[label]) continue;
        chosen.push(candidate);
        states.set(state, (states.get(state) ?? 0) + 1);
        if (system !== null) systems.set(system, (systems.get(system) ?? 0) + 1);
        found += 1;
      }
    }
    if (label === "safety" && homeState !== null && !chosen.some(({ college }) => college.state === homeState)) {
      start = openAtHome();
      if (start !== null) {
        if (found === wanted) chosen.pop();
        else found += 1;
        // Safeties at home come first, but no list begins with a college that few finish.
        if (start.lowGraduation === null) chosen.unshift(start);
        else chosen.push(start);
      }
    }
    if (found < wanted) missing[label] = wanted - found;
  }
  const beyond = chosen.filter((r) => r.label !== "safety");
  return {
    list: chosen,
    start,
    missing,
    atLeastOne: anyOf(chosen),
    atLeastOneBeyondSafety: beyond.length === 0 ? null : anyOf(beyond),
  };
}

function anyOf(list: readonly Ranked[]): Chance {
  const end = (name: keyof Chance) => atLeastOne(list.map(({ chance }) => chance[name]));
  return { low: end("low"), mid: end("mid"), high: end("high") };
}

function candidatesFor(label: Label, list: readonly Ranked[], homeState: string | null): readonly Ranked[] {
  const candidates = list.filter((r) => r.label === label);
  // A college that few finish comes after the others, with its warning: it never leads.
  if (label === "target") return [...candidates.filter((r) => r.lowGraduation === null), ...candidates];
  // A reach is worth its trouble for what becomes of its students, and where there is some chance.
  if (label === "reach") {
    candidates.sort((a, b) => worth(b) - worth(a));
    return [...candidates.filter((r) => r.lowGraduation === null), ...candidates];
  }
  // A safety that the family cannot pay for, or that few finish, is not one: both count again here.
  candidates.sort((a, b) => dependable(b) - dependable(a));
  // Home first: a safety is where a student can live with going, and in-state prices and visits are nearest there.
  // A two-year college near home is first with its warning: few finish at most of them, and more move on.
  const sound = (r: Ranked) => r.lowGraduation === null || !isFourYear(r.college);
  const worthTheWay = candidates.filter((r) => !isFarAndOpen(r, homeState));
  const home = worthTheWay.filter(
    (r) => r.college.state === homeState && (r.parts.affordability ?? 0) >= leastAffordable,
  );
  const isPublic = (r: Ranked) => r.college.control === "public" && sound(r);
  const publicHome = home.find(isPublic);
  // A student can live at home there, whatever happens.
  const commute = home.find((r) => isPublic(r) && isFourYear(r.college) && r.miles !== null && r.miles <= commuteMiles);
  const first = [publicHome, commute].filter((r) => r !== undefined);
  first.push(...home.filter(sound));
  return [...new Set([...first, ...worthTheWay.filter(sound), ...worthTheWay])];
}

/** A safety this near is one that a student can live at home for. */
const commuteMiles = 40;

/** Nobody crosses a state for a college that admits everyone: there is one like it nearer, if not on this list. */
const isFarAndOpen = ({ college, miles }: Ranked, homeState: string | null): boolean =>
  college.admission.open === true && college.state !== homeState && miles !== null && miles > farMiles;
const farMiles = 250;

/** Below this affordability even a college of the home state is not put first among the safeties. */
const leastAffordable = 0.3;

/** Below this chance a reach loses worth. */
const realReach = 0.15;

function worth(r: Ranked): number {
  return r.score * Math.sqrt((r.parts.outcomes ?? 0.3) * Math.min(1, r.chance.mid / realReach));
}

/** How far a family can count on a safety: fit, and again what it costs and what becomes of its students. */
export function dependable(r: Ranked): number {
  return r.score * Math.sqrt((r.parts.affordability ?? 0.3) * (r.parts.outcomes ?? 0.3));
}

const grid = normalGrid(81);

/**
 * Chance of at least one admission when decisions go together: every college's decision has one part shared by all of a
 * student's applications (standard normal) and one of its own. Summed over a fixed grid, so the same list always gives
 * the same figure. It lies between the best single chance and what independent decisions would give, and never falls
 * when a college is added. Chances are shares 0–1; no college means 0.
 */
export function atLeastOne(chances: readonly number[]): number {
  if (chances.length === 0) return 0;
  const best = Math.max(...chances);
  const independent = 1 - chances.reduce((none, p) => none * (1 - p), 1);
  const own = Math.sqrt(1 - sharedPart);
  const shared = Math.sqrt(sharedPart);
  const cuts = chances.filter((p) => p > 0 && p < 1).map((p) => quantile(p));
  if (cuts.length < chances.filter((p) => p > 0).length) return 1;
  let none = 0;
  for (let i = 0; i < grid.at.length; i += 1) {
    const z = grid.at[i] as number;
    let product = grid.weight[i] as number;
    for (const cut of cuts) product *= cdf(-(cut + shared * z) / own);
    none += product;
  }
  // The grid is exact to about 1e-9; the bounds hold by theory and are kept to the last digit.
  return Math.min(independent, Math.max(best, 1 - none));
}

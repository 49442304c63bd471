/** A figure with what it counts: the graduates behind a program's median, or the degrees of a college. */
export interface Weighed {
  readonly value: number;
  readonly weight: number;
}

/** The value below which the given share of the weight lies; `null` for an empty list. */
export function quantile(list: readonly Weighed[], share: number): number | null {
  const sorted = [...list].sort((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  for (const { value, weight } of sorted) {
    passed += weight;
    if (passed >= share * total) return value;
  }
  return sorted.at(-1)?.value ?? null;
}

/** How a figure spreads over the programs that report it: a quarter of the graduates were at programs below `low`. */
export interface Spread {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
  readonly programs: number;
}

/** Fewer programs than this say little of a field. */
const fewest = 4;

/** `null` where fewer than four programs report the figure. */
export function spreadOf(list: readonly Weighed[]): Spread | null {
  const [low, mid, high] = [0.25, 0.5, 0.75].map((share) => quantile(list, share));
  if (list.length < fewest || low == null || mid == null || high == null) return null;
  return { low, mid, high, programs: list.length };
}

/** One program of a field at one college. `null`: not reported. */
export interface Taught {
  readonly unitid: number;
  readonly level: Level;
  /** Degrees in 2020-21. */
  readonly awards: number | null;
  /** Median earnings five years after completion, 2022 dollars. */
  readonly earnings: number | null;
}
export type Level = "bachelor" | "associate";
export const levels = ["bachelor", "associate"] as const satisfies readonly Level[];

/** A field at one level, over all colleges. */
export interface LevelFigures {
  readonly colleges: number;
  /** Degrees of all programs that report them; `null` where none does. */
  readonly awards: number | null;
  readonly earnings: Spread | null;
}

/** A program without a count still has students, or there were no figure: it counts as a small one. */
export const weightOf = ({ awards }: Pick<Taught, "awards">): number => Math.max(1, awards ?? 1);

export function levelFigures(taught: readonly Taught[], level: Level): LevelFigures {
  const own = taught.filter((each) => each.level === level);
  const reported = own.flatMap(({ awards }) => awards ?? []);
  const earned = own.flatMap((each) =>
    each.earnings === null ? [] : { value: each.earnings, weight: weightOf(each) },
  );
  return {
    colleges: own.length,
    awards: reported.length === 0 ? null : reported.reduce((sum, awards) => sum + awards, 0),
    earnings: spreadOf(earned),
  };
}

import { inEnglish, type Translate } from "~/translation";
import type { College } from "../college";
import { isFourYear } from "./four-year";
import type { CollegeMessage } from "./spanish";

/**
 * A college that so few finish that a family should hear it first: under 30 percent, or under half the national median
 * of its kind.
 */
export const lowGraduationRule = { rate: 0.3, ofMedian: 0.5 } as const;

export interface LowGraduation {
  readonly rate: number;
  /** Median of the kind, four-year or two-year. */
  readonly median: number;
  /** Share that went on to another college without finishing, where reported. */
  readonly transferOut: number | null;
  readonly years: 3 | 6;
}

/** For each college, in order: what to warn about, or `null`. Not reported is not low. */
export function lowGraduations(colleges: readonly College[]): (LowGraduation | null)[] {
  const median = (four: boolean) => {
    const rates = colleges
      .filter((college) => isFourYear(college) === four)
      .flatMap(({ outcomes }) => outcomes.graduationRate ?? [])
      .sort((a, b) => a - b);
    return rates[rates.length >> 1] ?? 0;
  };
  const medians = { four: median(true), two: median(false) };
  return colleges.map((college) => {
    const four = isFourYear(college);
    const rate = college.outcomes.graduationRate;
    const usual = four ? medians.four : medians.two;
    if (rate === null || (rate >= lowGraduationRule.rate && rate >= lowGraduationRule.ofMedian * usual)) return null;
    return { rate, median: usual, transferOut: college.outcomes.transferOut, years: four ? 6 : 3 };
  });
}

const known = new WeakMap<readonly College[], ReadonlyMap<number, LowGraduation>>();

/** The same by UNITID, worked out once for each catalogue. */
export function lowGraduationOf(unitid: number, all: readonly College[]): LowGraduation | null {
  let low = known.get(all);
  if (low === undefined) {
    const found = lowGraduations(all);
    low = new Map(all.flatMap((college, at) => (found[at] ? [[college.unitid, found[at]] as const] : [])));
    known.set(all, low);
  }
  return low.get(unitid) ?? null;
}

/** The warning in words, as it stands beside the name of the college. */
export function sayLowGraduation(
  { rate, median, transferOut, years }: LowGraduation,
  t: Translate<CollegeMessage> = inEnglish,
): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return [
    t(
      "Only {rate} of full-time students who start here finish within {years} years; at half of such colleges more than {median} do.",
      { rate: percent(rate), years, median: percent(median) },
    ),
    ...(transferOut === null
      ? []
      : [t("Another {share} transferred to another college.", { share: percent(transferOut) })]),
    t("Ask why, and what help there is, before you count on it."),
  ].join(" ");
}

/** The warning in one line of a phone; the whole of it has to stand within reach. */
export const brieflyLowGraduation = (
  { rate, years }: LowGraduation,
  t: Translate<CollegeMessage> = inEnglish,
): string => t("Only {rate} finish within {years} years.", { rate: `${Math.round(rate * 100)}%`, years });

/** The same for a line of a list, by UNITID; `null` where it isn't so or isn't reported. */
export function fewFinishAt(unitid: number, all: readonly College[]): string | null {
  const low = lowGraduationOf(unitid, all);
  return low === null ? null : shortLowGraduation(low);
}

/** The warning where there is little room. */
const shortLowGraduation = ({ rate, median, years }: LowGraduation): string =>
  `Only ${Math.round(rate * 100)}% finish within ${years} years; at half of such colleges more than ${Math.round(median * 100)}% do.`;

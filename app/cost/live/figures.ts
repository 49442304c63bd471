import type { Program } from "~/colleges/college";
import type { Language } from "~/language";
import type { CostCollege } from "../calculator/model/cost-college";

/** What the browser needs to work out the cost of the chosen colleges. Public figures alone: the same for everyone. */
export interface LiveFigures {
  /** In the order they were chosen. */
  readonly colleges: readonly CostCollege[];
  /** Programs with reported earnings, by UNITID. */
  readonly programs: Readonly<Record<number, readonly Program[]>>;
  /** Where a 2 + 2 plan with these colleges begins when nobody chose: one for each state that has one. */
  readonly communityColleges: readonly CostCollege[];
}

/** What the address of all such figures begins with. */
export const figuresStart = "/api/college-cost-calculator?figures=";

/** Address of these figures; UNITIDs are all that is in it. */
export const figuresPath = (unitids: readonly number[]) => `${figuresStart}${unitids.join(",")}`;

/**
 * The figures of some of these colleges, `null` where one isn't among them. A 2 + 2 plan begins where it would with all
 * of them.
 */
export function figuresOf(all: LiveFigures, unitids: readonly number[]): LiveFigures | null {
  const colleges = unitids.flatMap((unitid) => all.colleges.find((college) => college.unitid === unitid) ?? []);
  return colleges.length < unitids.length ? null : { ...all, colleges };
}

/** What the address of the calculator's form, as data, begins with in a language. */
export const formStart = (language: Language) => `/api/college-cost-calculator?language=${language}&form=`;

/** Address of the calculator's form with these colleges, as data. */
export const formPath = (unitids: readonly number[], language: Language) => formStart(language) + unitids.join(",");

/**
 * The yearly tables of the Student Aid Index and the Pell Grant. The numbers are data under `content/facts/aid/`, one
 * file an award year, each with its sources; this file gives them their types and finds the year.
 */

import { AidInputError } from "~/aid/input-error";
import y2024 from "../../../content/facts/aid/2024-25.json";
import y2025 from "../../../content/facts/aid/2025-26.json";
import y2026 from "../../../content/facts/aid/2026-27.json";
import y2027 from "../../../content/facts/aid/2027-28.json";

export const awardYears = ["2024-25", "2025-26", "2026-27", "2027-28"] as const;
export type AwardYear = (typeof awardYears)[number];

/** The newest award year whose Pell amounts are published. */
export const usualAwardYear: AwardYear = "2026-27";

/** Whole dollars by family size; sizes above the table add `eachAdditional` a person. */
export interface BySize {
  readonly bySize: Readonly<Record<string, number>>;
  readonly eachAdditional: number;
}

/** From `over` dollars on: `base` plus `rate` (a decimal written out, such as "0.22") of the amount above `over`. */
export interface Bracket {
  readonly over: number;
  readonly base: number;
  readonly rate: string;
}

/** `confirmed` by records or letters of the Department, `transcribed` by others, `computed`, or a `stand-in`. */
export interface TableSource {
  readonly tables: string;
  readonly source: string;
  readonly confidence: string;
}

export interface AwardYearTables {
  readonly awardYear: string;
  /** Calendar year of the tax return that counts. */
  readonly taxYear: number;
  readonly awardYearStarts: string;
  readonly awardYearEnds: string;
  readonly sources: readonly TableSource[];
  readonly payroll: {
    readonly medicareRate: string;
    readonly medicareRateAbove: string;
    readonly medicareThreshold: { readonly joint: number; readonly marriedSeparate: number; readonly other: number };
    readonly socialSecurityRate: string;
    /** Earnings that pay Social Security tax, for one person; a joint return has twice as much. */
    readonly socialSecurityBase: number;
  };
  readonly employmentExpense: { readonly rate: string; readonly cap: number };
  readonly incomeProtection: {
    readonly parents: BySize;
    readonly dependentStudent: number;
    readonly independent: { readonly single: number; readonly married: number };
    readonly independentWithDependents: { readonly single: BySize; readonly married: BySize };
  };
  readonly businessFarm: readonly Bracket[];
  readonly assetRates: {
    readonly parents: string;
    readonly dependentStudent: string;
    readonly independent: string;
    readonly independentWithDependents: string;
  };
  /** Below `floorBelow` the result is `floor`; otherwise the bracket. */
  readonly assessment: { readonly floorBelow: number; readonly floor: number; readonly brackets: readonly Bracket[] };
  readonly studentIncomeRate: string;
  readonly dependentStudentIncomeFloor: number;
  readonly sai: { readonly min: number; readonly max: number };
  readonly povertyGuideline: { readonly year: number } & Readonly<Record<"US" | "AK" | "HI", PovertyRow>>;
  readonly pell: {
    /** False while the Department has not published the amounts of the year. */
    readonly final: boolean;
    /** The award year whose amounts stand here. */
    readonly amountsOf: string;
    readonly max: number;
    readonly min: number;
    /** From this SAI on no Pell Grant at all; null before the law that made it. */
    readonly saiCutoff: number | null;
    readonly agiIncludesForeignExclusion: boolean;
    readonly maxPercent: { readonly singleParent: number; readonly other: number };
    readonly minPercent: {
      readonly dependentSingleParent: number;
      readonly dependentOther: number;
      readonly independentSingleParent: number;
      readonly independentParent: number;
      readonly independentOther: number;
    };
  };
  readonly assets: {
    /** Whether a family business of up to 100 people, the family's farm and a fishing business are reported. */
    readonly smallBusinessAndFarmCount: boolean;
    readonly exemptBelowAgi: number;
    readonly scheduleCLimit: number;
  };
  readonly deadlines: {
    readonly submitBy: string;
    readonly submitByNote: string;
    readonly source: string;
    readonly confirmed: boolean;
    readonly corrections: string;
  };
}

export interface PovertyRow {
  readonly first: number;
  readonly eachAdditional: number;
}

const byYear: ReadonlyMap<string, AwardYearTables> = new Map<string, AwardYearTables>([
  ["2024-25", y2024],
  ["2025-26", y2025],
  ["2026-27", y2026],
  ["2027-28", y2027],
]);

/** The tables of an award year written `2026-27`. Throws `AidInputError` (path `award_year`) for any other. */
export function tablesFor(awardYear: unknown): AwardYearTables {
  const tables = typeof awardYear === "string" ? byYear.get(awardYear) : undefined;
  if (tables) return tables;
  const known = `${awardYears.slice(0, -1).join(", ")} and ${awardYears.at(-1)}`;
  throw new AidInputError(
    awardYear === undefined || awardYear === null
      ? `The award year is missing. There are tables for ${known}.`
      : `There are no tables for that award year. There are tables for ${known}.`,
    "award_year",
  );
}

/** The amount for a family size. A size below the table takes its first row, one above adds the yearly increment. */
export function amountForSize(table: BySize, size: number): number {
  const exact = table.bySize[size];
  if (exact !== undefined) return exact;
  const sizes = Object.keys(table.bySize).map(Number);
  const smallest = Math.min(...sizes);
  const largest = Math.max(...sizes);
  const at = (row: number) => table.bySize[row] ?? 0;
  return size < smallest ? at(smallest) : at(largest) + (size - largest) * table.eachAdditional;
}

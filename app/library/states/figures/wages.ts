import type { College, Program } from "~/colleges/college";
import { fieldLabel } from "~/colleges/facts/fields";
import { quantile, type Weighed } from "~/colleges/majors/figures";

/** Earnings of one field of study: graduates with a bachelor's degree, five years after completion, 2022 dollars. */
export interface FieldWage {
  readonly field: string;
  /** Programs of the state with a figure. */
  readonly programs: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** The same middle over all colleges of the nation. */
  readonly nation: number;
}

type ProgramsOf = (unitid: number) => readonly Program[];
let national: { of: readonly College[]; fields: ReadonlyMap<string, Weighed[]> } | undefined;

function byField(colleges: readonly College[], programsOf: ProgramsOf): ReadonlyMap<string, Weighed[]> {
  const fields = new Map<string, Weighed[]>();
  for (const { unitid } of colleges) {
    for (const { cip4, level, earnings, awards } of programsOf(unitid)) {
      if (level !== "bachelor" || earnings === null) continue;
      const family = cip4.slice(0, 2);
      const list = fields.get(family) ?? [];
      // A program without a count still has students, or there were no figure: it counts as a small one.
      list.push({ value: earnings, weight: Math.max(1, awards ?? 1) });
      fields.set(family, list);
    }
  }
  return fields;
}

/**
 * Earnings by field of study at a state's colleges, the best paid first. Each figure is a program's median; programs
 * are weighted by their graduates. Fields with fewer than four programs are left out.
 */
export function fieldWages(
  state: string,
  all: readonly College[],
  programsOf: ProgramsOf,
  most = 14,
): readonly FieldWage[] {
  if (national?.of !== all) national = { of: all, fields: byField(all, programsOf) };
  const everywhere = national.fields;
  return [
    ...byField(
      all.filter((college) => college.state === state),
      programsOf,
    ),
  ]
    .filter(([, list]) => list.length >= 4)
    .map(([family, list]) => ({
      weight: list.reduce((sum, each) => sum + each.weight, 0),
      field: fieldLabel(family),
      programs: list.length,
      low: quantile(list, 0.25) ?? 0,
      middle: quantile(list, 0.5) ?? 0,
      high: quantile(list, 0.75) ?? 0,
      nation: quantile(everywhere.get(family) ?? list, 0.5) ?? 0,
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => b.middle - a.middle || a.field.localeCompare(b.field, "en"))
    .map(({ weight: _, ...wage }) => wage);
}

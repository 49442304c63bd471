import { collegePath } from "~/colleges/address";
import type { College, Program } from "~/colleges/college";

/** A field in which a state awards a larger share of its bachelor's degrees than the nation does. */
export interface StrongField {
  readonly title: string;
  /** Bachelor's degrees awarded in the state in 2020-21. */
  readonly awards: number;
  /** Share of all bachelor's degrees of the state, and of the nation, 0–1. */
  readonly share: number;
  readonly nation: number;
  /** Where most of them were awarded. */
  readonly at: readonly { readonly path: string; readonly name: string; readonly awards: number }[];
}

/** Below these a field is a single department, not something the state is strong in. */
const fewestAwards = 80;
const smallestShare = 0.0015;

type ProgramsOf = (unitid: number) => readonly Program[];

let national: { of: readonly College[]; awards: ReadonlyMap<string, number>; total: number } | undefined;

/** Bachelor's degrees of the whole nation by 4-digit CIP code; counted once (about half a second). */
function nation(all: readonly College[], programsOf: ProgramsOf) {
  if (national?.of !== all) {
    const awards = new Map<string, number>();
    let total = 0;
    for (const { unitid } of all) {
      for (const program of bachelors(programsOf(unitid))) {
        awards.set(program.cip4, (awards.get(program.cip4) ?? 0) + (program.awards ?? 0));
        total += program.awards ?? 0;
      }
    }
    national = { of: all, awards, total };
  }
  return national;
}

const bachelors = (programs: readonly Program[]) => programs.filter(({ level }) => level === "bachelor");

/**
 * What a state is strong in, from degrees awarded in 2020-21: programs of some size that take a larger share of the
 * degrees there than in the nation, the most above it first. No more than two of one CIP family, so that
 * neighbors of one subject do not fill the list.
 */
export function strongFields(
  state: string,
  all: readonly College[],
  programsOf: ProgramsOf,
  most = 8,
): readonly StrongField[] {
  const { awards: everywhere, total: nationTotal } = nation(all, programsOf);
  const here = new Map<string, { title: string; awards: number; at: { college: College; awards: number }[] }>();
  let total = 0;
  for (const college of all) {
    if (college.state !== state) continue;
    for (const { cip4, title, awards } of bachelors(programsOf(college.unitid))) {
      if (awards === null || awards === 0) continue;
      total += awards;
      const field = here.get(cip4) ?? { title, awards: 0, at: [] };
      field.awards += awards;
      field.at.push({ college, awards });
      here.set(cip4, field);
    }
  }
  const families = new Map<string, number>();
  return [...here]
    .map(([cip4, { title, awards, at }]) => ({
      cip4,
      title,
      awards,
      share: awards / total,
      nation: (everywhere.get(cip4) ?? 0) / nationTotal,
      at: at
        .sort((a, b) => b.awards - a.awards)
        .slice(0, 2)
        .map(({ college, awards: of }) => ({ path: collegePath(college), name: college.name, awards: of })),
    }))
    .filter(
      ({ awards, share, nation: usual }) => awards >= fewestAwards && share >= smallestShare && share > usual * 1.15,
    )
    .sort((a, b) => b.share / b.nation - a.share / a.nation)
    .filter(({ cip4 }) => {
      const family = cip4.slice(0, 2);
      const seen = families.get(family) ?? 0;
      families.set(family, seen + 1);
      return seen < 2;
    })
    .slice(0, most)
    .map(({ cip4: _, ...field }) => field);
}

/** Colleges of a state that the federal table has no program of: their degrees are in none of its sums. */
export function uncounted(state: string, all: readonly College[], programsOf: ProgramsOf): readonly College[] {
  const degrees = ({ outcomes }: College) => outcomes.bachelorDegrees ?? 0;
  return all
    .filter((college) => college.state === state && degrees(college) > 0 && programsOf(college.unitid).length === 0)
    .sort((a, b) => degrees(b) - degrees(a));
}

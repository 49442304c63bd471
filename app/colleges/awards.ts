import type { College, Program } from "./college";

/**
 * Degrees a year by 4-digit program. The table of programs is long and only needed for students who name one program,
 * so the catalogue says here where to find it and a college is read at the first question about it.
 */
export interface ProgramAwards {
  /** Whether the table has any program of the college: where it hasn't, a missing program says nothing. */
  readonly listed: boolean;
  /** Degrees in 2020-21; `null` where the program is listed without a count. */
  readonly associate: ReadonlyMap<string, number | null>;
  readonly bachelor: ReadonlyMap<string, number | null>;
}

const none: ProgramAwards = { listed: true, associate: new Map(), bachelor: new Map() };
const read = new Map<number, ProgramAwards>();
let source: ((unitid: number) => readonly Program[]) | null = null;

/** Called by the catalogue once it knows where programs are. */
export function setProgramSource(of: (unitid: number) => readonly Program[]): void {
  source = of;
  read.clear();
}

/** Programs that a college awarded degrees in; empty where it reports none. */
export function awardsOf({ unitid }: College): ProgramAwards {
  const known = read.get(unitid);
  if (known) return known;
  if (source === null) return none;
  const of = (level: Program["level"], programs: readonly Program[]) =>
    new Map(
      programs.filter((each) => each.level === level && each.awards !== 0).map(({ cip4, awards }) => [cip4, awards]),
    );
  const programs = source(unitid);
  const awards = {
    listed: programs.length > 0,
    associate: of("associate", programs),
    bachelor: of("bachelor", programs),
  };
  read.set(unitid, awards);
  return awards;
}

/**
 * One occupation as the Bureau of Labor Statistics publishes it. `null` always means not published. The wages are of
 * everybody in it, of every age and degree, without the self-employed: they are not what a graduate earns at first.
 */
export interface Occupation {
  /** SOC code, or that of the group which BLS publishes together. */
  readonly code: string;
  readonly title: string;
  /** Dollars: lower quartile, median and upper quartile; a year, or an hour where BLS gives no yearly figure. */
  readonly wages: { readonly low: number | null; readonly mid: number; readonly high: number | null } | null;
  readonly per: "year" | "hour";
  /** Persons in 2024, self-employed included. */
  readonly employment: number | null;
  /** Growth of employment from 2024 to 2034 in percent. */
  readonly growth: number | null;
  /** Openings a year from 2024 to 2034, most of them where people leave. */
  readonly openings: number | null;
  /** Typical education to enter, as BLS assigns it. */
  readonly education: Education | null;
  /** Median wage a year by state. */
  readonly byState: ReadonlyMap<string, number>;
}

/** An occupation in the form a page carries. */
export interface OccupationLine extends Omit<Occupation, "byState"> {
  /** Median wage a year in the state that was asked for. */
  readonly stateWage: number | null;
}

/** From the least to the most. */
export const educations = [
  "No formal educational credential",
  "High school diploma or equivalent",
  "Some college, no degree",
  "Postsecondary nondegree award",
  "Associate's degree",
  "Bachelor's degree",
  "Master's degree",
  "Doctoral or professional degree",
] as const;
export type Education = (typeof educations)[number];

/** Which occupations a four-digit field prepares for by its content, and which programs stand in it. */
export interface FieldWork {
  /** Codes of occupations. */
  readonly occupations: readonly string[];
  /** Official titles of its six-digit programs that the crosswalk names. */
  readonly programs: readonly string[];
}

/** Columns of `content/facts/occupations/occupations.jsonl` before the medians of the states named in its header. */
export const occupationColumns = [
  "code",
  "title",
  "low",
  "mid",
  "high",
  "per",
  "employment",
  "growth",
  "openings",
  "education",
] as const;
export const crosswalkHeader = ["cip4", "occupations", "programs"] as const;

export type OccupationRow = readonly (string | number | null)[];

/**
 * Reads the table: a line with the column names and the states, then one line an occupation. Throws on another header.
 */
export function readOccupations(text: string): ReadonlyMap<string, Occupation> {
  const [first = "[]", ...lines] = text.trimEnd().split("\n");
  const header: readonly string[] = JSON.parse(first);
  if (occupationColumns.some((name, at) => header[at] !== name))
    throw new Error("occupations.jsonl was written by another version: run npm run occupations:import");
  const states = header.slice(occupationColumns.length);
  return new Map(
    lines.map((line) => {
      const occupation = toOccupation(JSON.parse(line), states);
      return [occupation.code, occupation];
    }),
  );
}

function toOccupation(row: OccupationRow, states: readonly string[]): Occupation {
  const number = (at: number) => (typeof row[at] === "number" ? row[at] : null);
  const mid = number(3);
  return {
    code: String(row[0]),
    title: String(row[1]),
    wages: mid === null ? null : { low: number(2), mid, high: number(4) },
    per: row[5] === "hour" ? "hour" : "year",
    employment: number(6),
    growth: number(7),
    openings: number(8),
    education: educations[number(9) ?? -1] ?? null,
    byState: new Map(
      states.flatMap((state, at): [string, number][] => {
        const wage = number(occupationColumns.length + at);
        return wage === null ? [] : [[state, wage]];
      }),
    ),
  };
}

/** Reads the crosswalk: one line a four-digit field. */
export function readCrosswalk(text: string): ReadonlyMap<string, FieldWork> {
  const lines = text.trimEnd().split("\n").slice(1);
  return new Map(
    lines.map((line) => {
      const [cip4, occupations, programs]: [string, string[], string[]] = JSON.parse(line);
      return [cip4, { occupations, programs }];
    }),
  );
}

import { educations, type OccupationRow, occupationColumns } from "~/colleges/majors/occupation";
import { MalformedFile, type SourceRow } from "./cells";

/** Where the tables of occupations are from, for `content/facts/occupations/provenance.json`. */
export const occupationSources = [
  {
    what: "wages",
    source: "U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics",
    address: "https://www.bls.gov/oes/",
    year: "May 2025",
  },
  {
    what: "employment, growth, openings and typical entry education",
    source: "U.S. Bureau of Labor Statistics, Employment Projections, Table 1.2",
    address: "https://www.bls.gov/emp/",
    year: "2024-34",
  },
  {
    what: "which occupations a field prepares for",
    source: "National Center for Education Statistics and Bureau of Labor Statistics, CIP 2020 to SOC 2018 crosswalk",
    address: "https://nces.ed.gov/ipeds/cipcode/",
    year: "2020",
  },
] as const;

const socCode = /^\d\d-\d{4}$/;

function reader(file: string, { line, cells }: SourceRow) {
  const text = (column: string): string | null => {
    const cell = cells[column];
    if (cell === undefined) throw new MalformedFile(file, line, column, "the column is missing");
    return cell.trim().replace(/\s+/g, " ") || null;
  };
  const required = (column: string, shape: RegExp): string => {
    const found = text(column) ?? "";
    if (!shape.test(found)) throw new MalformedFile(file, line, column, `"${found}" is not of its form`);
    return found;
  };
  const number = (column: string, least: number, most: number): number | null => {
    const found = text(column);
    if (found === null) return null;
    const value = Number(found);
    if (!Number.isFinite(value) || value < least || value > most)
      throw new MalformedFile(file, line, column, `"${found}" is not from ${least} to ${most}`);
    return value;
  };
  return { text, required, number };
}

/** States that the table of wages has a column for, in its order. */
export function statesOf(columns: readonly string[]): readonly string[] {
  return columns.filter((column) => /^[A-Z]{2}$/.test(column));
}

/**
 * Rows of the table of occupations, by code. A number that cannot be stops the import: the file is damaged.
 * @param byState wages by state, with the same codes in `occ`
 */
export function occupationRows(
  file: string,
  rows: readonly SourceRow[],
  byState: { readonly file: string; readonly states: readonly string[]; readonly rows: readonly SourceRow[] },
): readonly OccupationRow[] {
  const wages = new Map(byState.rows.map((row) => [row.cells.occ, reader(byState.file, row)]));
  const made = rows.map((row): OccupationRow => {
    const { text, required, number } = reader(file, row);
    const code = required("occ", socCode);
    const unit = text("wage_unit");
    const most = unit === "hourly" ? 1_000 : 1_000_000;
    const education = text("entry_education");
    const level = (educations as readonly string[]).indexOf(education ?? "");
    if (education !== null && level < 0)
      throw new MalformedFile(file, row.line, "entry_education", `"${education}" is not known`);
    const own = wages.get(code);
    return [
      code,
      required("title", /\S/),
      number("wage_p25_2025", 1, most),
      number("wage_median_2025", 1, most),
      number("wage_p75_2025", 1, most),
      unit === "hourly" ? "hour" : "year",
      number("employment_2024", 0, 200_000_000),
      number("growth_pct_2024_34", -100, 1_000),
      number("openings_per_year_2024_34", 0, 10_000_000),
      level < 0 ? null : level,
      ...byState.states.map((state) => own?.number(state, 5_000, 1_000_000) ?? null),
    ];
  });
  if (new Set(made.map(([code]) => code)).size !== made.length)
    throw new MalformedFile(file, null, "occ", "a code stands twice");
  return made.sort((a, b) => String(a[0]).localeCompare(String(b[0]), "en"));
}

/**
 * Lines of the crosswalk, by four-digit field: each occupation once, and the titles of its six-digit programs. Military
 * codes, which BLS does not cover, are left out.
 */
export function crosswalkRows(
  file: string,
  rows: readonly SourceRow[],
  known: { readonly cip4: ReadonlySet<string>; readonly occupations: ReadonlySet<string> },
): readonly (readonly [cip4: string, occupations: readonly string[], programs: readonly string[]])[] {
  const fields = new Map<string, { occupations: Set<string>; programs: Set<string> }>();
  for (const row of rows) {
    const { text, required } = reader(file, row);
    const cip4 = required("cip4", /^\d{4}$/);
    if (!known.cip4.has(cip4)) continue;
    const field = fields.get(cip4) ?? { occupations: new Set(), programs: new Set() };
    fields.set(cip4, field);
    field.programs.add(required("cip_title", /\S/).replace(/\.$/, ""));
    const occupation = text("occ");
    if (occupation === null) continue;
    if (!known.occupations.has(occupation))
      throw new MalformedFile(file, row.line, "occ", `${occupation} is not in the table of occupations`);
    field.occupations.add(occupation);
  }
  return [...fields]
    .sort(([a], [b]) => a.localeCompare(b, "en"))
    .map(([cip4, { occupations, programs }]) => [cip4, [...occupations].sort(), [...programs].sort()] as const);
}

export const occupationsHeader = (states: readonly string[]): readonly string[] => [...occupationColumns, ...states];

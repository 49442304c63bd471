/**
 * Reads published admission tables (Common Data Sets, and rates by residency) and keeps what may be believed. Pure:
 * rows in, tables and refusals out. What each table is distrusted for is said in its provenance.
 */
type Row = Readonly<Record<string, string>>;

/** First-year applicants and admits by where they live. `null`: not published by group. */
export interface ResidencyRow {
  readonly unitid: number;
  /** "2024-25" of a Common Data Set, or "fall 2025". */
  readonly term: string;
  readonly source: string;
  readonly confidence: "FOUND high" | "FOUND medium";
  /** Admits ÷ applicants. */
  readonly resident: number | null;
  readonly nonresident: number | null;
  readonly international: number | null;
  /** Shares of all applicants; `null` where only rates are published. */
  readonly shares: { readonly resident: number; readonly nonresident: number; readonly international: number } | null;
}

export interface EarlyRow {
  readonly unitid: number;
  readonly term: string;
  readonly source: string;
  readonly applicants: number;
  readonly admits: number;
  readonly edApplicants: number;
  readonly edAdmits: number;
}

/** Places on the waitlist, and what became of them. */
export interface WaitlistRow {
  readonly unitid: number;
  readonly term: string;
  readonly source: string;
  /** Applicants who were offered a place on it; `null` where it isn't published. */
  readonly offered: number | null;
  /** Those who took the place. */
  readonly accepted: number;
  readonly admitted: number;
}

/** Grades of those who enrolled. */
export interface EnrolledRow {
  readonly unitid: number;
  readonly term: string;
  readonly source: string;
  /** Average on the unweighted 4.0 scale; `null` where it is not published or is on a weighted one. */
  readonly meanGpa: number | null;
  /** Shares with a GPA in each of `gpaBands`, highest first; `null` where they are not published. */
  readonly bands: readonly number[] | null;
  /** Share in the top tenth of their class, among those with a rank. */
  readonly topTenth: number | null;
}

export interface Refusal {
  readonly unitid: number;
  readonly term: string;
  readonly what: string;
  readonly why: string;
}

export interface AdmissionTables {
  readonly residency: readonly ResidencyRow[];
  readonly early: readonly EarlyRow[];
  readonly waitlist: readonly WaitlistRow[];
  readonly enrolled: readonly EnrolledRow[];
  readonly refused: readonly Refusal[];
}

/** GPA bands of the Common Data Set (item C11), highest first, with the grade that stands for each (our choice). */
export const gpaBands = [
  { column: "gpa_400", gpa: 4 },
  { column: "gpa_375_399", gpa: 3.87 },
  { column: "gpa_350_374", gpa: 3.62 },
  { column: "gpa_325_349", gpa: 3.37 },
  { column: "gpa_300_324", gpa: 3.12 },
  { column: "gpa_250_299", gpa: 2.75 },
  { column: "gpa_200_249", gpa: 2.25 },
  { column: "gpa_100_199", gpa: 1.5 },
  { column: "gpa_lt100", gpa: 0.8 },
] as const;

const amount = (text: string | undefined): number | null => {
  const value = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : null;
};

/** Early plans with fewer applicants say little. */
const fewestEarly = 100;
/** A rate of a group of fewer applicants is chance. */
const fewestInGroup = 30;
/** From a waitlist of a hundred and more. */
const fewestAdmitted = 5;

/**
 * @param cds rows of the Common Data Set table, any order
 * @param rates rows of rates by residency: unitid, entry_term, group, admit_rate, confidence …
 * @param known whether a college is in the catalogue
 */
export function readAdmission(
  cds: readonly Row[],
  rates: readonly Row[],
  known: (unitid: number) => boolean,
): AdmissionTables {
  const refused: Refusal[] = [];
  const residency = new Map<number, ResidencyRow>();
  const early = new Map<number, EarlyRow>();
  const waitlist = new Map<number, WaitlistRow>();
  const enrolled = new Map<number, EnrolledRow>();
  for (const row of [...cds].sort((a, b) => (a.cds_year ?? "").localeCompare(b.cds_year ?? ""))) {
    const unitid = Number(row.unitid);
    const term = row.cds_year ?? "";
    const flags = row.flags ?? "";
    const refuse = (what: string, why: string) => refused.push({ unitid, term, what, why });
    if (!known(unitid)) {
      refuse("row", "The college is not in the catalogue.");
      continue;
    }
    if (flags.includes("stale_year")) {
      refuse("row", "Older than three years.");
      continue;
    }
    const source = `Common Data Set ${term}, read from ${row.sources ?? ""}`;
    const byHome = residencyOf(row, unitid, term, source);
    if (typeof byHome === "string") refuse("residency", byHome);
    else if (byHome) residency.set(unitid, byHome);
    const plan = earlyOf(row, unitid, term, source, flags);
    if (typeof plan === "string") refuse("early decision", plan);
    else if (plan) early.set(unitid, plan);
    const list = waitlistOf(row, unitid, term, source);
    if (typeof list === "string") refuse("waitlist", list);
    else if (list) waitlist.set(unitid, list);
    const gpa = amount(row.avg_gpa);
    const weighted = flags.includes("avg_gpa_weighted_scale") || (gpa !== null && gpa > 4);
    if (weighted) refuse("average GPA", "On a weighted scale, which differs from college to college.");
    const conflict = /avg_gpa_conflict/.test(flags);
    if (conflict) refuse("average GPA", "Two copies disagree.");
    const meanGpa = weighted || conflict || gpa === null || gpa < 2 ? null : gpa;
    const bands = weighted ? weightedBands(row) : bandsOf(row);
    if (typeof bands === "string") refuse("GPA bands", bands);
    const ranked = amount(row.top10_pct);
    const topTenth = ranked === null || ranked >= 100 ? null : ranked;
    if (ranked !== null && topTenth === null) refuse("top tenth", "Not everyone can be in the top tenth of a class.");
    const found = {
      meanGpa,
      bands: typeof bands === "string" ? null : bands,
      topTenth: topTenth === null ? null : share(topTenth),
    };
    if (Object.values(found).every((value) => value === null)) continue;
    const before = enrolled.get(unitid);
    // Each figure is the newest there is: a college may leave one out in its newest Common Data Set.
    const older =
      before !== undefined &&
      ((found.meanGpa === null && before.meanGpa !== null) ||
        (found.bands === null && before.bands !== null) ||
        (found.topTenth === null && before.topTenth !== null));
    enrolled.set(unitid, {
      unitid,
      term,
      source: older ? `${source}; what it leaves out: ${before.source}` : source,
      meanGpa: found.meanGpa ?? before?.meanGpa ?? null,
      bands: found.bands ?? before?.bands ?? null,
      topTenth: found.topTenth ?? before?.topTenth ?? null,
    });
  }
  for (const found of ratesByCollege(rates, known, refused)) {
    const before = residency.get(found.unitid);
    // A full count of one year is better than rates alone; for UC and Carolina only rates are published.
    residency.set(found.unitid, { ...found, shares: before?.shares ?? null });
  }
  const byUnitid = <T extends { readonly unitid: number }>(rows: Iterable<T>) =>
    [...rows].sort((a, b) => a.unitid - b.unitid);
  return {
    residency: byUnitid(residency.values()),
    early: byUnitid(early.values()),
    waitlist: byUnitid(waitlist.values()),
    enrolled: byUnitid(enrolled.values()),
    refused,
  };
}

/** Shares of the bands, which must add up to everyone. `null`: not published. A string: why they are not believed. */
function bandsOf(row: Row): readonly number[] | string | null {
  const percents = gpaBands.map(({ column }) => amount(row[column]));
  if (percents.every((value) => value === null)) return null;
  const sum = percents.reduce<number>((total, value) => total + (value ?? 0), 0);
  return sum < 97 || sum > 103
    ? "The bands don't add up to 100%."
    : percents.map((value) => share((value ?? 0) * (100 / sum)));
}

/** Where the average shows that a weighted GPA was counted, the bands count it too: a 4.0 is then no straight A. */
const weightedBands = (row: Row) => (bandsOf(row) === null ? null : "On a weighted scale, as its average is.");

/** Percent as a share, to a tenth of a percent. */
const share = (percent: number) => Math.round(percent * 10) / 1000;

/** `null`: not published. A string: why it is not believed. */
function residencyOf(row: Row, unitid: number, term: string, source: string): ResidencyRow | string | null {
  const [here, there, abroad] = [amount(row.applicants_in), amount(row.applicants_out), amount(row.applicants_intl)];
  const [admitHere, admitThere, admitAbroad] = [amount(row.admits_in), amount(row.admits_out), amount(row.admits_intl)];
  if (here === null || admitHere === null) return null;
  if (there === null || admitThere === null) return "Only the state's own applicants are given.";
  const rate = (admits: number | null, applicants: number | null) =>
    admits === null || applicants === null || applicants < fewestInGroup || admits > applicants
      ? null
      : admits / applicants;
  const sum = here + there + (abroad ?? 0);
  if (admitHere > here || admitThere > there) return "More admits than applicants.";
  if (/residency_applicants_sum_exceeds/.test(row.flags ?? "")) return "The groups add up to more than all applicants.";
  return {
    unitid,
    term,
    source,
    confidence: "FOUND medium",
    resident: rate(admitHere, here),
    nonresident: rate(admitThere, there),
    international: rate(admitAbroad, abroad),
    shares: { resident: here / sum, nonresident: there / sum, international: (abroad ?? 0) / sum },
  };
}

function earlyOf(row: Row, unitid: number, term: string, source: string, flags: string): EarlyRow | string | null {
  const [applicants, admits] = [amount(row.applicants), amount(row.admits)];
  const [edApplicants, edAdmits] = [amount(row.ed_applicants), amount(row.ed_admits)];
  if (edApplicants === null || edAdmits === null) return null;
  if (applicants === null || admits === null) return "The counts of all applicants are missing.";
  if (edApplicants < fewestEarly) return `Fewer than ${fewestEarly} early applicants.`;
  if (edAdmits > edApplicants || edAdmits > admits || edApplicants > applicants)
    return "More early admits than there can be.";
  if (/applicants_low_vs_federal|counts_dropped|ed_\w+_conflict/.test(flags))
    return "The counts do not agree with another copy.";
  return { unitid, term, source, applicants, admits, edApplicants, edAdmits };
}

function waitlistOf(row: Row, unitid: number, term: string, source: string): WaitlistRow | string | null {
  const [offered, accepted, admitted] = [amount(row.wl_offered), amount(row.wl_accepted), amount(row.wl_admitted)];
  if (accepted === null || admitted === null) return null;
  if (accepted < fewestEarly) return `Fewer than ${fewestEarly} on the waitlist.`;
  if (admitted > accepted || (offered !== null && accepted > offered)) return "More admits than there can be.";
  if (admitted < fewestAdmitted) return "So few that a slip in a copy can't be told from it.";
  // Nowhere does everybody take the place.
  if (offered === accepted) return "The same number is given for those offered a place and those who took it.";
  return { unitid, term, source, offered, accepted, admitted };
}

const confidences: readonly string[] = ["FOUND high", "FOUND medium"];

function ratesByCollege(rates: readonly Row[], known: (unitid: number) => boolean, refused: Refusal[]): ResidencyRow[] {
  const newest = new Map<string, Row[]>();
  for (const row of rates) {
    const unitid = Number(row.unitid);
    const term = row.entry_term ?? "";
    if (!confidences.includes(row.confidence ?? "")) {
      refused.push({ unitid, term, what: row.group ?? "", why: "Recalled, not read anywhere." });
      continue;
    }
    if (row.group === "rule" || !known(unitid)) continue;
    const key = `${unitid} ${term}`;
    newest.set(key, [...(newest.get(key) ?? []), row]);
  }
  const found = new Map<number, ResidencyRow>();
  for (const rows of [...newest.values()].sort((a, b) =>
    (a[0]?.entry_term ?? "").localeCompare(b[0]?.entry_term ?? ""),
  )) {
    const [first] = rows;
    if (!first) continue;
    const unitid = Number(first.unitid);
    const rate = (...groups: string[]) => {
      const row = rows.find(({ group }) => groups.includes(group ?? ""));
      const value = amount(row?.admit_rate);
      if (value !== null && value >= 0.995) {
        refused.push({
          unitid,
          term: first.entry_term ?? "",
          what: row?.group ?? "",
          why: "Includes applicants admitted by referral; nobody's chance is 100%.",
        });
        return 0.95;
      }
      return value;
    };
    found.set(unitid, {
      unitid,
      term: first.entry_term ?? "",
      source: `${first.source_title}; ${first.source_publisher}; ${first.source_date}`,
      confidence: first.confidence === "FOUND high" ? "FOUND high" : "FOUND medium",
      resident: rate("resident"),
      nonresident: rate("nonresident_domestic", "nonresident"),
      international: rate("international", "nonresident"),
      shares: null,
    });
  }
  return [...found.values()];
}

import { type ClosureKind, type ClosureRow, closureKinds } from "../closures";
import { closureNotes } from "./closure-notes";
import { collegeOf, confidenceOf, type SeasonTable, type SourceRow, type TableInput, text } from "./season-table";
import { newestDate } from "./source-date";

const file = "closures.csv";

export const closuresTable: SeasonTable<ClosureRow> = {
  name: "closures",
  what: "Colleges that closed, close, merge, take no new students or have their accreditation in dispute, 2024 to 2028.",
  reread:
    "The newest federal directory of colleges, the federal list of closed schools and the monthly operating list; then each planned merger, for whether it was completed. The table is not complete after about June 2026.",
  usedBy: [
    "/colleges",
    "the page of each college",
    "/college-match-quiz",
    "/application-timeline",
    "/college-cost-calculator",
    "/state-college-planning-guides",
    "plans and reminders",
  ],
  columns: {
    [file]: [
      "unitid",
      "name",
      "state",
      "what",
      "date",
      "successor_unitid_or_name",
      "source_title",
      "source_publisher",
      "source_date",
      "confidence",
      "note",
    ],
  },
  read(input) {
    return (input.files[file] ?? [])
      .flatMap((row) => closureOf(row, input) ?? [])
      .sort((a, b) => (a.unitid ?? 1e6) - (b.unitid ?? 1e6) || (a.name < b.name ? -1 : 1));
  },
};

function closureOf(row: SourceRow, input: TableInput): ClosureRow | null {
  const unitid = text(row, "unitid") === null ? null : collegeOf(file, row, input);
  if (unitid === null && text(row, "unitid") !== null) return null;
  const no = (column: string, why: string, value = text(row, column) ?? "") =>
    input.refuse({ file, line: row.line, unitid, column, value, why });
  const name = text(row, "name");
  const state = text(row, "state");
  const what = text(row, "what");
  const kind: ClosureKind | undefined =
    what === "accreditation lost" ? "unaccredited" : closureKinds.find((one) => one === what);
  const confidence = confidenceOf(row);
  if (name === null || state === null) return no("name", "A row needs the name and the state of the college.");
  if (!kind) return no("what", "This isn't a kind of closing we know.");
  if (!confidence) return no("confidence", "This isn't a confidence we know.");

  const given = text(row, "note");
  const note = given === null ? { words: null } : closureNotes[given];
  if (!note) no("note", "Nobody has put this note into words yet: add it to season/import/closure-notes.ts.");
  if (note?.unnamed) no("name", "The source doesn't name this college, so the row counts as not confirmed.");
  const dates = datesOf(text(row, "date") ?? "");
  let { date } = dates;
  if (note?.date === "not found" && date !== null) date = no("date", "No source for this date was found.");
  if (note?.date === "year only" && date !== null && date.length > 4) {
    no("date", "No source for the month was found; the year is kept.");
    date = date.slice(0, 4);
  }
  const title = text(row, "source_title");
  const publisher = text(row, "source_publisher");
  return {
    unitid,
    name,
    state,
    kind,
    ...dates,
    date,
    lastClasses: note?.lastClasses ?? (kind === "closing" || kind === "closed" ? date : null),
    successor: successorOf(row, input, no),
    note: note?.words ?? null,
    confidence: note?.unnamed ? "recalled" : confidence,
    source:
      title && publisher && title !== "none stored"
        ? { title, publisher, date: newestDate(text(row, "source_date")) }
        : null,
  };
}

/**
 * "2026-07-01 (planned)", "announced 2024-08; planned by summer 2025", "2027 start; 2028 final", "2026-27 catalog": the
 * date at the beginning is that of the event, except after "announced" and "letter of intent".
 */
function datesOf(given: string): Pick<ClosureRow, "date" | "planned" | "announced"> {
  // "2024 to 2025" gives no date that could be stated.
  const leading = / to 20\d\d/.test(given) ? null : /^(20\d\d)(?:-(0[1-9]|1[0-2])(?!\d)(?:-([0-3]\d))?)?/.exec(given);
  const date = leading ? leading.slice(1).filter(Boolean).join("-") : null;
  const announced = /(?:announced|letter of intent) (20\d\d(?:-(?:0[1-9]|1[0-2])(?!\d)(?:-[0-3]\d)?)?)/.exec(
    given,
  )?.[1];
  return { date, planned: /planned/.test(given), announced: announced ?? null };
}

/**
 * "221999 Vanderbilt University takes the campus", "Bard College": a unitid where it's given or the name is one
 * college's.
 */
function successorOf(
  row: SourceRow,
  { colleges }: TableInput,
  no: (column: string, why: string, value?: string) => null,
): ClosureRow["successor"] {
  const given = text(row, "successor_unitid_or_name");
  if (given === null) return null;
  const [, number, words = ""] = /^(\d{6})?\s*(.*)$/.exec(given) ?? [];
  const campusOnly = / (takes|took) the campus$/.test(words);
  const name = words.replace(/ (takes|took) the campus$/, "").replace(/ \(.*\)$/, "");
  const unitid = number === undefined ? colleges.unitidOf(name) : Number(number);
  const known = unitid === null ? null : colleges.nameOf(unitid);
  if (number !== undefined && known === null) {
    return no("successor_unitid_or_name", "No college has this unitid.", given);
  }
  return { unitid, name, campusOnly };
}

import { isDay } from "~/calendar/day";
import type { StateAidDate } from "../aid/state-aid";
import { type SeasonTable, type SourceRow, type TableInput, text } from "./season-table";

const file = "aid-dates-2026-27.csv";
const kinds = ["last", "priority", "processed", "asap", "ask"] as const;

/** What the source notes about a program, and how a student is told it. */
const notes: Readonly<Record<string, string | null>> = {
  "Mar 2, 2027 is a Tuesday": "You also need a certified GPA by that day.",
  "Bright Futures needs the Florida application by Aug 31 after graduation, not the FAFSA":
    "Bright Futures has an application of its own.",
  "moving cut-off: 2025-26 stopped after Jun 5, 2025": "Last year’s cutoff was April 23, 2026.",
  "listed Jul 1, 2026 for 2025-26; expected Jul 1, 2028 for 2027-28; file by Feb 1, 2027":
    "The agency recommends filing by February 1.",
  "Senatorial and Delegate: Mar 1 too; Promise date differs by year (Apr 1, 2026)":
    "The Promise Scholarship has a date of its own.",
  "Achievement Scholarship has no fixed date: file well before the term":
    "The Michigan Achievement Scholarship has no fixed date; file well before the term.",
  "earlier lists printed Sep 15": null,
  'list wording "check with your aid office" in other years': "Ask your college’s aid office.",
  "check: application date for the class of 2027 has passed (Oct 31, 2026, RECALLED)":
    "Its own application is due the fall before, usually by October 31.",
  "2027-28 dates were not posted on Oct 3, 2026": null,
  "campus dates are far earlier": "Colleges’ own dates come much earlier. TAP has an application of its own.",
  "Promise sign-up is in grades 8 to 11 (RECALLED)": null,
  "May 1, 2027 is a Saturday": null,
  "Aug 1, 2027 is a Sunday": null,
  "Rhode Island Promise at the community college has own dates":
    "Rhode Island Promise at the community college has dates of its own.",
  "a 2026 source says April 1; the Nov 1, 2026 application date has passed (RECALLED)":
    "Its own application is due in the fall of senior year, usually by November 1.",
  "the state moved it to Feb 15 for 2025-26 only; private and two-year colleges set their own":
    "Private and two-year colleges set their own.",
  "date recalled": "It has an application of its own.",
};

/** What the list's own words for a rule tell a student, where the kind of date doesn't say it already. */
const rules: Readonly<Record<string, string>> = {
  "as soon as possible; FAFSA or WASFA": "A student who can’t file the FAFSA files the state’s own form, the WASFA.",
  "as soon as possible; until money is gone; separate state form": "It has a form of its own.",
  "check with the financial aid office; lottery and opportunity scholarships through the college":
    "The lottery and opportunity scholarships go through the college.",
  "check with the financial aid office; Hathaway through the college":
    "The Hathaway scholarship goes through the college.",
};

/** Programs of state aid with their days for the award year that begins in the season's fall. */
export const stateAidTable: SeasonTable<StateAidDate> = {
  name: "state-aid",
  what: "State aid programs with the day the FAFSA or the state’s own form is due for 2027-28",
  reread: "The federal list of state FAFSA deadlines for 2027-28, once it’s out, and the state agencies’ own pages",
  usedBy: [
    "/application-timeline",
    "/deadlines",
    "/tools/fafsa-calculator",
    "/state-college-planning-guides",
    "plans, calendars and reminders",
  ],
  columns: {
    [file]: [
      "state",
      "program",
      "date_2027_28",
      "date_kind",
      "text_of_rule",
      "listed_date_latest_found",
      "listed_aid_year",
      "confidence_2027_28",
      "notes",
    ],
  },
  read(input) {
    return (input.files[file] ?? []).flatMap((row) => readRow(row, input) ?? []);
  },
};

function readRow(row: SourceRow, { refuse: note }: TableInput): StateAidDate | null {
  const state = text(row, "state") ?? "";
  // The days of the federal form are a law's and stand in the rules of the timeline.
  if (state === "US") return null;
  const refuse = (column: string, why: string): null =>
    note({
      file,
      line: row.line,
      unitid: null,
      column,
      value: row.cells[column] ?? "",
      why,
    });
  if (!/^[A-Z]{2}$/.test(state)) return refuse("state", "Not the two letters of a state.");
  const kind = kinds.find((one) => one === text(row, "date_kind"));
  if (kind === undefined) return refuse("date_kind", "No known kind of date.");
  const written = text(row, "date_2027_28");
  if (written !== null && !isDay(written)) return refuse("date_2027_28", "Not a day.");
  const words = text(row, "notes");
  const told = words === null ? null : notes[words];
  if (told === undefined) refuse("notes", "Nobody has put this note into words for students.");
  const program = text(row, "program") ?? "State aid";
  return {
    state,
    kind,
    program: `${program.charAt(0).toUpperCase()}${program.slice(1)}`,
    award: "2027-28",
    date: written,
    confidence: text(row, "confidence_2027_28") === "FOUND" ? "high" : "recalled",
    listed: (text(row, "listed_date_latest_found") ?? "").match(/20\d\d-\d\d-\d\d/g) ?? [],
    listedFor: text(row, "listed_aid_year") ?? "",
    note: told ?? rules[text(row, "text_of_rule") ?? ""] ?? null,
  };
}

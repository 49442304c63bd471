import type { CssProfile } from "../aid/css-profile";
import { collegeOf, type SeasonTable, type SourceRow, type TableInput, text } from "./season-table";

const file = "css-profile-colleges.csv";

/** The aid dates of colleges as the source writes them, and as a student reads them. */
const dates: Readonly<Record<string, string | null>> = {
  "CSS and FAFSA: ED 2026-11-02; ED2/RD 2027-01-05":
    "Its aid dates: November 2, 2026 for Early Decision, January 5, 2027 for Early Decision II and Regular Decision.",
  "CSS ED 2026-11-02; RD 2027-02-01":
    "Its aid dates: November 2, 2026 for Early Decision, February 1, 2027 for Regular Decision.",
  "RD Jan 15": "Its aid date for Regular Decision: January 15.",
  "ED 2026-11-15; RD 2027-02-15":
    "Its aid dates: November 15, 2026 for Early Decision, February 15, 2027 for Regular Decision.",
  "ED Nov 15; RD Feb 1": "Its aid dates: November 15 for Early Decision, February 1 for Regular Decision.",
  "ED Nov 1; RD Feb 1": "Its aid dates: November 1 for Early Decision, February 1 for Regular Decision.",
  "Feb 1": "Its aid date: February 1.",
  "Feb 15": "Its aid date: February 15.",
  "CSS and FAFSA: ED Nov 15; EA Dec 1": "Its aid dates: November 15 for Early Decision, December 1 for Early Action.",
  "ED 2026-12-01; RD 2027-02-01":
    "Its aid dates: December 1, 2026 for Early Decision, February 1, 2027 for Regular Decision.",
  "suggested Dec 15; final Mar 1": "It suggests sending it by December 15; its last date is March 1.",
  "ED 2026-11-06; RD 2027-02-01":
    "Its aid dates: November 6, 2026 for Early Decision, February 1, 2027 for Regular Decision.",
  "ED 2026-11-01; EA 2026-11-15":
    "Its aid dates: November 1, 2026 for Early Decision, November 15, 2026 for Early Action.",
  "ED/EA Nov 17; ED2 Jan 11; RD Feb 1":
    "Its aid dates: November 17 for Early Decision and Early Action, January 11 for Early Decision II, February 1 for Regular Decision.",
  "same as application dates": "Its aid dates are those of the application.",
  // Said on the pages about aid in the state and about the FAFSA; nothing to do with the Profile.
  "CA state date: FAFSA or CADAA and GPA by 2027-03-02": null,
  "FAFSA priority Mar 1 (no CSS)": null,
  "own form, no CSS: SCEA Nov 9; RD Feb 1":
    "It has an aid form of its own instead: November 9 for Single-Choice Early Action, February 1 for Regular Decision.",
};

/** Which colleges ask for the CSS Profile. A college about which the source says "unknown" isn't in the table. */
export const cssProfileTable: SeasonTable<CssProfile> = {
  name: "css-profile",
  what: "Colleges that ask first-year students for the CSS Profile, and those known not to",
  reread: "The College Board’s list of CSS Profile colleges, and each college’s aid page",
  usedBy: ["/application-timeline", "plans, calendars and reminders"],
  columns: {
    [file]: [
      "unitid",
      "name",
      "css_first_year",
      "noncustodial_profile",
      "noncustodial_confidence",
      "aid_deadline_found",
      "confidence",
    ],
  },
  read(input) {
    return (input.files[file] ?? []).flatMap((row) => readRow(row, input) ?? []).sort((a, b) => a.unitid - b.unitid);
  },
};

function readRow(row: SourceRow, input: TableInput): CssProfile | null {
  const unitid = collegeOf(file, row, input);
  const asks = text(row, "css_first_year");
  if (unitid === null || asks === "unknown") return null;
  const refuse = (column: string, why: string): null =>
    input.refuse({
      file,
      line: row.line,
      unitid,
      column,
      value: row.cells[column] ?? "",
      why,
    });
  if (asks !== "yes" && asks !== "no") return refuse("css_first_year", "Not yes, no or unknown.");
  const confidence = text(row, "confidence") === "FOUND" ? "medium" : "recalled";
  const both = text(row, "noncustodial_profile");
  const written = text(row, "aid_deadline_found");
  const words = written === null ? null : dates[written];
  if (words === undefined) refuse("aid_deadline_found", "Nobody has put these dates into words for students.");
  return {
    unitid,
    confidence,
    asks: asks === "yes",
    bothParents: both === "yes" ? true : both === "no" ? false : null,
    bothParentsConfidence:
      both !== "yes" && both !== "no" ? null : text(row, "noncustodial_confidence") === "FOUND" ? "medium" : "recalled",
    dates: confidence === "recalled" ? null : (words ?? null),
  };
}

import { addDays, type Day, isDay, weekday } from "~/calendar/day";
import type { Sitting } from "../tests/sitting";
import { type SeasonTable, type SourceRow, type TableInput, text } from "./season-table";

const file = "test-dates-2026-27.csv";
/** Late registration for an ACT ends this many days before it, at every sitting but one in the copies we read. */
const actLate = 18;

/** The published days of the SAT and the ACT. Other tests have no day that a plan could name. */
export const testDatesTable: SeasonTable<Sitting> = {
  name: "test-dates",
  what: "National SAT and ACT days from August 2026 to July 2027, with the days registration closes",
  reread: "The calendars of the College Board and of ACT, once those for 2027-28 are out",
  usedBy: ["/application-timeline", "/deadlines", "plans, calendars and reminders"],
  columns: {
    [file]: ["test", "test_date", "registration_deadline", "late_deadline", "score_release", "confidence"],
  },
  read(input) {
    return (input.files[file] ?? [])
      .flatMap((row) => readSitting(row, input) ?? [])
      .sort((a, b) => (`${a.test} ${a.day}` < `${b.test} ${b.day}` ? -1 : 1));
  },
};

function readSitting(row: SourceRow, input: TableInput): Sitting | null {
  const name = text(row, "test");
  const test = name === "SAT" ? "sat" : name === "ACT" ? "act" : null;
  const [day, register, late] = ["test_date", "registration_deadline", "late_deadline"].map((column) =>
    text(row, column),
  );
  // Rows about school days and about the form of a test have no date.
  if (test === null || day === null || day === undefined) return null;
  const refuse = (column: string, why: string): null =>
    input.refuse({
      file,
      line: row.line,
      unitid: null,
      column,
      value: row.cells[column] ?? "",
      why,
    });
  if (!isDay(day) || weekday(day) !== 6) return refuse("test_date", "A national test day is a Saturday.");
  if (!isDate(register) || register >= day) return refuse("registration_deadline", "Not a day before the test.");
  if (!isDate(late) || late < register || late >= day) return refuse("late_deadline", "Not between the two.");
  const usual = addDays(day, -actLate);
  if (test === "act" && late > usual) {
    refuse("late_deadline", `Every other ACT closes ${actLate} days before, so ${usual} is the safe day.`);
  }
  const scores = text(row, "score_release")?.slice(0, 10) ?? "";
  return {
    test,
    day,
    register,
    ...(test === "act" && late > usual ? { late: usual, lateUnsure: late } : { late }),
    scores: isDay(scores) ? scores : null,
    confidence: text(row, "confidence") === "FOUND" ? "high" : "recalled",
  };
}

const isDate = (text: string | null | undefined): text is Day => typeof text === "string" && isDay(text);

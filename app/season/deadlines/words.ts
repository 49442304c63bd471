import { type Day, writeDay, writeMonth } from "~/calendar/day";
import { type CollegeDeadline, checkBy } from "./college-deadlines";
import { fallOf } from "./record";

/** The ways to apply as people call them. */
export const deadlinePlanNames = {
  ed1: "Early Decision",
  ed2: "Early Decision II",
  rea: "Restrictive Early Action",
  ea1: "Early Action",
  ea2: "Early Action II",
  priority: "Priority date",
  rd: "Regular Decision",
  rolling: "Rolling admission",
  transfer: "Transfer application",
} as const;

/** "September 11, 2026" of a day, "September 2026" of a month, "2026" of a year. */
function readWords(read: string): string {
  return read.length === 10 ? writeDay(read) : read.length === 7 ? writeMonth(read) : read;
}

/**
 * Where a date is from and how sure it is, in one to three sentences: always with its season, and always with the
 * advice to check it.
 * @param today the day a past season's date has to be checked by is never before it
 */
export function deadlineSourceWords(deadline: CollegeDeadline, entry: number, today: Day): string {
  const { certainty, asRead, season, source, read, other } = deadline;
  const when = read === null ? "" : `, read ${readWords(read)}`;
  if (certainty === "past-season") {
    const known = asRead === null ? "rolling admission" : writeDay(asRead);
    const by = checkBy(deadline, today) ?? today;
    return `Last known: ${known}, for fall ${fallOf(season)}. We don’t have the date for fall ${entry}. Check the college’s page ${by <= today ? "today" : `by ${writeDay(by)}`}.`;
  }
  if (certainty === "unconfirmed") {
    return `Not confirmed for fall ${entry}: it’s from ${source}. Ask the admission office.`;
  }
  const conflict =
    other === null ? "" : ` ${capital(other.from)} says ${writeDay(other.date)}; we use the earlier date.`;
  return `For fall ${entry}, from ${source}${when}.${conflict} Check the college’s page.`;
}

/** The same in a few words, for a table. */
export function deadlineLabel({ certainty, season, other }: CollegeDeadline, entry: number): string {
  if (certainty === "past-season") return `from fall ${fallOf(season)}, not fall ${entry}`;
  if (certainty === "unconfirmed") return `fall ${entry}, not confirmed`;
  return other === null ? `for fall ${entry}` : `for fall ${entry}; sources differ, earlier date shown`;
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

import { type Day, writeDay } from "~/calendar/day";
import { type Applicant, type CollegeDeadline, checkBy, earliestUsual } from "./college-deadlines";
import { type DeadlinePlan, fallOf } from "./record";
import { deadlinePlanNames } from "./words";

/**
 * Whether a way to apply is still open on a day. `unknown` where this season's date isn't known or confirmed, whatever
 * an older list says.
 */
export type DeadlineState = "open" | "passed" | "unknown";

export function stateOf({ certainty, date }: CollegeDeadline, today: Day): DeadlineState {
  if (certainty !== "season") return "unknown";
  return date !== null && date < today ? "passed" : "open";
}

/**
 * What is left at a college where a round is over: rounds still open there by name and day; "" where we know of none.
 */
function leftOver(all: readonly CollegeDeadline[], today: Day): string {
  const open = all.filter(({ certainty, date }) => certainty === "season" && (date === null || date >= today));
  return open
    .map(({ plan, date }) => `${deadlinePlanNames[plan]}${date === null ? "" : ` until ${writeDay(date)}`}`)
    .join("; ");
}

/**
 * What to do about one way to apply, in one to three sentences.
 * @param all everything known of the college for the same fall, for what is left once a round is over
 */
export function adviceFor(
  deadline: CollegeDeadline,
  all: readonly CollegeDeadline[],
  entry: number,
  today: Day,
): string {
  const { certainty, date, kind, season, asRead } = deadline;
  if (certainty === "unconfirmed") {
    return date === null
      ? "Not confirmed. Apply early, and ask the admission office today whether it closes sooner."
      : date < today
        ? `Not confirmed. ${writeDay(date)} has passed: ask the admission office today whether it still takes applications.`
        : `Not confirmed. Treat ${writeDay(date)} as the last day and ask the admission office today.`;
  }
  if (certainty === "past-season") {
    const by = checkBy(deadline, today) ?? today;
    const check = `check the college’s page ${by <= today ? "today" : `by ${writeDay(by)}`}`;
    if (date === null)
      return `It took applications as they came for fall ${fallOf(season)}. Apply early, and ${check}.`;
    const known = asRead === null ? "" : ` For fall ${fallOf(season)} it was ${writeDay(asRead)}.`;
    if (date < today) return `Treat it as closed for fall ${entry} until its office says otherwise: ${check}.${known}`;
    return `Treat ${writeDay(date)} as the last day, and ${check}.${known}`;
  }
  if (date !== null && date < today) {
    const left = leftOver(all, today);
    return left === ""
      ? "It’s over. Ask the admission office whether it still takes applications, or about starting in spring or next fall."
      : `It’s over. Still open here: ${left}.`;
  }
  if (date === null) return "It decides as applications come in: apply as early as you can. Spots and aid run out.";
  if (kind === "priority") return `Apply by ${writeDay(date)}. After that, spots and aid may be gone.`;
  if (kind === "latest") {
    return `It decides as applications come in: apply early. ${writeDay(date)} is the last day, and spots and aid may be gone by then.`;
  }
  return `Apply by ${writeDay(date)}.`;
}

/**
 * What to do where nothing at all is known. `treatAs` is the day to work toward; `null` once all usual days are over.
 */
export function adviceForUnknown(
  applicant: Applicant,
  entry: number,
  today: Day,
): { readonly plan: DeadlinePlan; readonly treatAs: Day | null; readonly words: string } {
  const plan = applicant === "transfer" ? "transfer" : "rd";
  const treatAs = earliestUsual(plan, entry, today);
  const words =
    treatAs === null
      ? "We don’t have a date for it. Ask the admission office today whether it still takes applications."
      : `We don’t have a date for it. Treat ${writeDay(treatAs)} as the last day, since it’s the next day colleges usually close, and check the college’s page today.`;
  return { plan, treatAs, words };
}

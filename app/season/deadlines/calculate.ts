import { z } from "zod";
import { type Day, isDay } from "~/calendar/day";
import { closureOf, closureWarning } from "../closure";
import { adviceFor, adviceForUnknown, type DeadlineState, stateOf } from "./advice";
import { type Applicant, type CollegeDeadline, checkBy, type DeadlineCollege } from "./college-deadlines";
import type { DeadlinePlan } from "./record";
import { deadlineSourceWords } from "./words";

/** A line that can't be answered: `message` for a person, `path` for the place in the line. */
export class DeadlineInputError extends Error {
  constructor(
    message: string,
    readonly path: string,
  ) {
    super(message);
  }
}

/** One line of `calculate -- deadlines`. Unknown keys are errors, so that a typing error isn't ignored. */
const schema = z.strictObject({
  unitids: z
    .array(z.int("a unitid must be a whole number"), "unitids must be a list")
    .min(1, "at least one unitid")
    .max(100, "at most 100 unitids"),
  entry: z
    .string('entry must be a fall such as "fall 2027"')
    .regex(/^fall 20\d\d$/, 'entry must be a fall such as "fall 2027": for other terms, ask the college'),
  path: z.enum(["first", "transfer"], 'path must be "first" or "transfer"').default("first"),
  today: z
    .string("today must be a day such as 2026-11-22")
    .refine(isDay, "today must be a day such as 2026-11-22")
    .optional(),
});

/** One college and way to apply. What isn't known is null; `treat_as` is then the day to work toward. */
export interface DeadlineRow {
  readonly unitid: number;
  readonly name: string;
  readonly plan: DeadlinePlan;
  readonly date: Day | null;
  readonly kind: CollegeDeadline["kind"] | null;
  readonly season: string | null;
  /** Found for these applicants; false for what was only recalled, and for another season's date. */
  readonly confirmed: boolean;
  readonly source: string | null;
  /** A later date of another source. */
  readonly other_date: Day | null;
  readonly state: DeadlineState;
  readonly treat_as: Day | null;
  readonly check_by: Day | null;
  readonly what_to_do: string;
}

export interface DeadlineLookup {
  college(unitid: number): (DeadlineCollege & { readonly name: string }) | null;
  deadlines(college: DeadlineCollege, entry: number, applicant: Applicant, today: Day): readonly CollegeDeadline[];
  /** The day it is where a line doesn't say. */
  readonly today: Day;
}

/**
 * `{"unitids":[110662],"entry":"fall 2027","path":"first","today":"2026-11-22"}` → one row per college and way to
 * apply.
 * @throws DeadlineInputError
 */
export function calculateDeadlines(line: unknown, lookup: DeadlineLookup): { rows: readonly DeadlineRow[] } {
  const parsed = schema.safeParse(line);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const keys = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const message = keys.length > 0 ? `unknown key ${keys[0]}` : (issue?.message ?? "invalid input");
    throw new DeadlineInputError(message, [...(issue?.path ?? []), ...keys].map(String).join("."));
  }
  const { unitids, path, today = lookup.today } = parsed.data;
  const entry = Number(parsed.data.entry.slice(5));
  const applicant = path === "transfer" ? "transfer" : "first-year";
  return {
    rows: unitids.flatMap((unitid, index) => {
      const college = lookup.college(unitid);
      if (college === null) throw new DeadlineInputError("no college has this unitid", `unitids.${index}`);
      const closing = closureWarning(college, today);
      if (closing !== null && closureOf(unitid, today)?.gone === true)
        return [goneRow(college, applicant, closing.why)];
      const all = lookup.deadlines(college, entry, applicant, today);
      const rows =
        all.length === 0
          ? [unknownRow(college, applicant, entry, today)]
          : all.map((one) => knownRow(college, one, all, entry, today));
      return closing === null ? rows : rows.map((row) => ({ ...row, what_to_do: `${row.what_to_do} ${closing.why}` }));
    }),
  };
}

function knownRow(
  { unitid, name }: { unitid: number; name: string },
  deadline: CollegeDeadline,
  all: readonly CollegeDeadline[],
  entry: number,
  today: Day,
): DeadlineRow {
  const { plan, date, kind, season, certainty, other, note } = deadline;
  const advice = adviceFor(deadline, all, entry, today);
  return {
    unitid,
    name,
    plan,
    date,
    kind,
    season,
    confirmed: certainty === "season",
    source: deadlineSourceWords(deadline, entry, today),
    other_date: other?.date ?? null,
    state: stateOf(deadline, today),
    treat_as: date,
    check_by: checkBy(deadline, today),
    what_to_do: note === null ? advice : `${advice} ${note}`,
  };
}

/** Nobody can start there any more: whatever a list says, there's nothing to apply for. */
function goneRow({ unitid, name }: { unitid: number; name: string }, applicant: Applicant, why: string): DeadlineRow {
  const plan = applicant === "transfer" ? "transfer" : "rd";
  return {
    unitid,
    name,
    plan,
    date: null,
    kind: null,
    season: null,
    confirmed: false,
    source: null,
    other_date: null,
    state: "passed",
    treat_as: null,
    check_by: null,
    what_to_do: why,
  };
}

function unknownRow(
  { unitid, name }: { unitid: number; name: string },
  applicant: Applicant,
  entry: number,
  today: Day,
): DeadlineRow {
  const { plan, treatAs, words } = adviceForUnknown(applicant, entry, today);
  return {
    unitid,
    name,
    plan,
    date: null,
    kind: null,
    season: null,
    confirmed: false,
    source: null,
    other_date: null,
    state: "unknown",
    treat_as: treatAs,
    check_by: today,
    what_to_do: words,
  };
}

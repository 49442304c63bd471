import { isMonthDay, type MonthDay } from "~/calendar/day";
import { type OlderDeadlines, type OlderPlan, plans } from "../deadlines/older-list";

/**
 * Reads a list of deadlines that people copied from an application portal. A value that cannot be what its column says
 * becomes "not known" and is listed with the reason, so that a person can look at each.
 */
export const reasons = {
  "not-a-date": "Not a month and a day.",
  "outside-season": "The day is outside the months in which colleges have a deadline of this kind.",
  "second-not-later": "The second round does not come after the first.",
  "early-after-regular": "The early round does not end before the regular one.",
  fee: "Not a fee in whole dollars from 0 to 250.",
  "unknown-college": "No college of the catalogue has this number.",
  double: "The college stands in the list twice.",
} as const;
export type Reason = keyof typeof reasons;

export interface Refusal {
  readonly reason: Reason;
  readonly unitid: string;
  readonly column: string;
  readonly value: string;
}

/** First and last day on which a deadline of each kind is believed, within a season from August to July. */
const believed: Readonly<Record<OlderPlan, readonly [MonthDay, MonthDay]>> = {
  ed1: ["10-01", "12-15"],
  ed2: ["12-01", "03-01"],
  ea1: ["09-15", "02-01"],
  ea2: ["10-15", "03-01"],
  rea: ["10-15", "11-30"],
  rd: ["10-15", "07-31"],
};

export interface ReadDeadlines {
  readonly colleges: readonly OlderDeadlines[];
  readonly refusals: readonly Refusal[];
}

/** @param known whether the catalogue has a college with this unitid */
export function readDeadlines(
  rows: readonly Readonly<Record<string, string>>[],
  known: (unitid: number) => boolean,
): ReadDeadlines {
  const refusals: Refusal[] = [];
  const colleges = new Map<number, OlderDeadlines>();
  for (const row of rows) {
    const id = row.unitid ?? "";
    const refuse = (reason: Reason, column: string): null => {
      refusals.push({ reason, unitid: id, column, value: row[column] ?? "" });
      return null;
    };
    const unitid = /^\d{6}$/.test(id) ? Number(id) : 0;
    if (!known(unitid)) refuse("unknown-college", "unitid");
    else if (colleges.has(unitid)) refuse("double", "unitid");
    else colleges.set(unitid, readCollege(unitid, row, refuse));
  }
  return { colleges: [...colleges.values()].sort((a, b) => a.unitid - b.unitid), refusals };
}

function readCollege(
  unitid: number,
  row: Readonly<Record<string, string>>,
  refuse: (reason: Reason, column: string) => null,
): OlderDeadlines {
  const dates: Record<OlderPlan, MonthDay | null> = {
    ed1: null,
    ed2: null,
    ea1: null,
    ea2: null,
    rea: null,
    rd: null,
  };
  const rolling = row.rd === "rolling";
  for (const plan of plans) {
    const value = row[plan] ?? "";
    if (value === "" || value === "rolling") continue;
    const [first, last] = believed[plan];
    if (!isMonthDay(value)) refuse("not-a-date", plan);
    else if (seasonOrder(value) < seasonOrder(first) || seasonOrder(value) > seasonOrder(last))
      refuse("outside-season", plan);
    else dates[plan] = value;
  }
  for (const [one, two] of [
    ["ed1", "ed2"],
    ["ea1", "ea2"],
  ] as const) {
    if (!before(dates[one], dates[two])) dates[two] = refuse("second-not-later", two);
  }
  for (const plan of ["ed1", "ea1", "ea2", "rea"] as const) {
    if (!before(dates[plan], dates.rd)) dates[plan] = refuse("early-after-regular", plan);
  }
  const fee = /^\d{1,3}$/.test(row.application_fee ?? "") ? Number(row.application_fee) : null;
  if (fee === null ? (row.application_fee ?? "") !== "" : fee > 250) refuse("fee", "application_fee");
  return { unitid, dates, rolling, fee: fee !== null && fee <= 250 ? fee : null };
}

/** Months from August to July in order. */
function seasonOrder(day: MonthDay): string {
  return `${day >= "08-01" ? 0 : 1}-${day}`;
}

function before(a: MonthDay | null, b: MonthDay | null): boolean {
  return a === null || b === null || seasonOrder(a) < seasonOrder(b);
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Day } from "~/calendar/day";
import type { SeasonHead } from "~/season/fact";
import older from "../../../content/facts/deadlines/provenance.json";
import {
  type Applicant,
  type CollegeDeadline,
  collegeDeadlines,
  type DeadlineCollege,
  type DeadlineTables,
} from "./college-deadlines";
import { type OlderDeadlines, olderRecords, readTable } from "./older-list";
import type { DeadlineRecord } from "./record";

const facts = (...path: string[]) => readFileSync(join(process.cwd(), "content", "facts", ...path), "utf8");

let tables: (DeadlineTables & { readonly head: SeasonHead }) | undefined;
let list: ReadonlyMap<number, OlderDeadlines> | undefined;

/** The list of an earlier season, by unitid, read once per process. */
export function olderList(): ReadonlyMap<number, OlderDeadlines> {
  list ??= readTable(facts("deadlines", "colleges.jsonl"));
  return list;
}

/** All records of this and of earlier seasons, read once per process (about 10 ms). */
export function deadlineTables(): DeadlineTables & { readonly head: SeasonHead } {
  if (tables !== undefined) return tables;
  const { rows, ...head } = JSON.parse(facts("season", "deadlines.json")) as SeasonHead & { rows: DeadlineRecord[] };
  const records = new Map<number, DeadlineRecord[]>();
  const add = (record: DeadlineRecord) => {
    const there = records.get(record.unitid);
    if (there === undefined) records.set(record.unitid, [record]);
    else there.push(record);
  };
  rows.forEach(add);
  for (const college of olderList().values()) olderRecords(college, older.season).forEach(add);
  tables = { head, records };
  return tables;
}

/** Deadlines of a college for entry in a fall, from the project's tables: see `collegeDeadlines`. */
export function deadlinesOf(
  college: DeadlineCollege,
  entry: number,
  applicant: Applicant,
  today: Day,
): readonly CollegeDeadline[] {
  return collegeDeadlines(college, entry, applicant, deadlineTables(), today);
}

/** What an application cost in the season of the older list, in whole dollars; `null` not known. */
export function applicationFee(unitid: number): { readonly dollars: number; readonly season: string } | null {
  const fee = olderList().get(unitid)?.fee ?? null;
  return fee === null ? null : { dollars: fee, season: older.season };
}

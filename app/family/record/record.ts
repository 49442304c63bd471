import { isState, stateName } from "~/geography/states";
import type { Answers } from "~/match/model/answers/input";
import { chipsOf } from "~/student/profile/chips";

/**
 * What a plan may know of how the student does at school, by the names that the quiz and the profile of a device have
 * for it. Nothing of a household is among them, nor the ZIP code: in a plan of two homes it says which home.
 */
export const recordNames = ["gpa", "scale", "rigor", "rank", "sat", "act", "fields"] as const;
export type RecordName = (typeof recordNames)[number];
/** Each as a form of the quiz holds it; `rank` in percent from the top, `fields` with commas between. */
export type StudentRecord = Readonly<Partial<Record<RecordName, string>>>;

/** What a plan says of its student where chances are worked out. */
export interface PlanStudent {
  readonly record: StudentRecord;
  readonly state: string | null;
}

export const isEmptyRecord = (record: StudentRecord): boolean => Object.keys(record).length === 0;

/** What was stored, whatever it is by now; empty where nothing is. */
export function parseRecord(text: string | null): StudentRecord {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return {};
  }
  if (typeof stored !== "object" || stored === null) return {};
  const texts = new Map<string, unknown>(Object.entries(stored));
  return picked((name) => {
    const value = texts.get(name);
    return typeof value === "string" ? value : "";
  });
}

/** The record of those values that are not empty. */
export function picked(of: (name: RecordName) => string): StudentRecord {
  return Object.fromEntries(recordNames.map((name) => [name, of(name)]).filter(([, value]) => value !== ""));
}

/** What the quiz reads of some answers, as it is kept. A scale that the quiz only guessed is not. */
export function recordOf({ gpa, scale, weightedGuessed, rigor, rank, sat, act, fields }: Answers): StudentRecord {
  const texts = { gpa, scale: gpa === null || weightedGuessed ? null : scale, rigor, rank, sat, act };
  return picked((name) => (name === "fields" ? fields.join(",") : String(texts[name] ?? "")));
}

/** The record as answers of the quiz, in a query. @param more answers beside it; what is empty is left out */
export function recordSearch(record: StudentRecord, more: Readonly<Record<string, string | null>> = {}): string {
  const { fields, ...single } = record;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...single, ...more })) if (value) search.set(name, value);
  for (const field of fields?.split(",") ?? []) search.append("fields", field);
  return search.toString();
}

/** The record in a few words each, the most telling first: "GPA 3.4", "Ohio", "SAT 1180". */
export function studentWords({ record, state }: PlanStudent): readonly string[] {
  const { rank, fields, ...profile } = record;
  const majors = fields?.split(",").length;
  const [first, ...others] = chipsOf(profile);
  const words = [first, state === null || !isState(state) ? undefined : stateName(state), ...others];
  if (rank !== undefined) words.push(`top ${rank}% of the class`);
  if (majors !== undefined) words.push(majors === 1 ? "1 major" : `${majors} majors`);
  return words.filter((each) => each !== undefined);
}

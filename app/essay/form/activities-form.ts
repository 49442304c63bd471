import type { Messages } from "~/design/messages";
import { type ActivitiesReading, mostEntries, readActivities, readEntries } from "../activities/activities";

/** What came of a list: what a reader might ask, or what stands in the way of reading it. */
export interface ActivitiesState {
  readonly messages: Messages;
  /** As it was typed, by the name of the field. */
  readonly typed: Readonly<Record<string, string>>;
  readonly reading: ActivitiesReading | null;
}

/** The names of the fields of one entry. */
export const fieldsOf = (number: number): readonly string[] =>
  ["position", "organization", "description", "meaning"].map((field) => `${field}${number}`);

/** Answers the form of the list; in the browser the same as on the server. */
export function answerActivities(form: URLSearchParams): ActivitiesState {
  const names = Array.from({ length: mostEntries }, (_, at) => at + 1).flatMap(fieldsOf);
  const typed = Object.fromEntries(names.map((name) => [name, form.get(name) ?? ""]));
  const entries = readEntries(form);
  if (entries.length === 0)
    return { messages: { position1: ["Type at least one entry first."] }, typed, reading: null };
  return { messages: {}, typed, reading: readActivities(entries) };
}

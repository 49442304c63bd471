import { digestOf } from "~/digest.server";

/** What a form shows and changes, field by field. */
export type FormValues = Readonly<Record<string, string | number | null>>;

/**
 * A mark of what a form showed, field by field. It comes back with the form, so that what somebody else saved
 * meanwhile, or the same person in another window, is not replaced unseen.
 */
export function markOf(values: FormValues): string {
  return inOrder(values)
    .map((field) => digestOf(JSON.stringify([field, values[field]])).slice(0, 8))
    .join(".");
}

/** The order of the parts of a mark. */
const inOrder = (values: FormValues) => Object.keys(values).sort();

/**
 * The fields in which something else is kept by now than the form had shown, and something else again was typed. A
 * field that nobody else has touched is not among them.
 *
 * @param mark that came with the form; without one nothing is compared, and one of other fields is of all fields
 */
export function conflictingFields(mark: string | null, kept: FormValues, typed: FormValues): readonly string[] {
  if (mark === null) return [];
  const [shown, now, fields] = [mark.split("."), markOf(kept).split("."), inOrder(kept)];
  const stayed = new Set(shown.length === now.length ? fields.filter((_, at) => shown[at] === now[at]) : []);
  return Object.keys(kept).filter((field) => !stayed.has(field) && kept[field] !== typed[field]);
}

/** What stands beside such a field. @param words what is kept there now, empty for nothing */
export function conflictWords(words: string): string {
  const now = words === "" ? "someone cleared this" : `someone saved this as “${words}”`;
  return `While you were editing, ${now}. Save again to replace it with yours.`;
}

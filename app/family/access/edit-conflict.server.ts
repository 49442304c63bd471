import { createHash } from "node:crypto";

/** What a form shows and changes, field by field. */
export type FormValues = Readonly<Record<string, string | number | null>>;

/**
 * A mark of what a form showed. It comes back with the form, so that what somebody else saved meanwhile, or the same
 * person in another window, is not replaced unseen.
 */
export function markOf(values: FormValues): string {
  const inOrder = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(inOrder)).digest("base64url").slice(0, 16);
}

/**
 * The fields in which something else is kept by now than what was typed, where the form had shown something else again.
 *
 * @param mark that came with the form; without one nothing is compared
 */
export function conflictingFields(mark: string | null, kept: FormValues, typed: FormValues): readonly string[] {
  if (mark === null || mark === markOf(kept)) return [];
  return Object.keys(kept).filter((field) => kept[field] !== typed[field]);
}

/** What stands beside such a field. @param words what is kept there now, empty for nothing */
export function conflictWords(words: string): string {
  const now = words === "" ? "someone cleared this" : `someone saved this as “${words}”`;
  return `While you were editing, ${now}. Save again to replace it with yours.`;
}

import type { KeptValues } from "~/cost/choices";
import type { LetterAnswer } from "./answer-letter";
import type { LetterLine } from "./letter-line";

/**
 * The lines of a letter as the form of the decoder posts them again, with what else was answered: the letter put right,
 * without its text.
 *
 * @param kept of an answered letter: the cost as it was typed, and what the letter said around its lines
 */
export function letterAnswers(
  lines: readonly LetterLine[],
  college: { readonly unitid: number } | null,
  kept: KeptValues,
): string {
  const answers = new URLSearchParams(college === null ? {} : { unitids: String(college.unitid) });
  for (const name of ["cost", "award", "next"]) {
    const [value = ""] = kept[name] ?? [];
    if (value !== "") answers.set(name, value.slice(0, 200));
  }
  for (const [at, { label, amount, kind, toldBy }] of lines.entries()) {
    const row = `line${at + 1}`;
    answers.set(`${row}.label`, label);
    answers.set(`${row}.amount`, String(amount));
    answers.set(`${row}.kind`, kind);
    answers.set(`${row}.told`, toldBy);
    answers.set(`${row}.first`, kind);
  }
  return answers.toString();
}

/** The form that is answered like this again: the rows as they are, or the letter that couldn't be read. */
export function formOf({ kept, rows }: LetterAnswer): URLSearchParams {
  const form = new URLSearchParams({ intent: rows === null ? "read" : "again" });
  for (const [name, [value = ""]] of Object.entries(kept)) form.set(name, value);
  for (const [at, row] of (rows ?? []).entries()) {
    for (const [part, typed] of Object.entries(row)) form.set(`lines[${at}].${part}`, typed);
  }
  return form;
}

import type { LetterLine } from "./letter-lines";

/**
 * The lines of a letter as the form of the decoder posts them again, with what else was answered: the letter put right,
 * without its text.
 *
 * @param cost as it was typed
 * @param award "yes" or "no" for whether the letter calls itself an award, "" where its text was not known
 * @param next the same for whether it says what to do next
 */
export function letterAnswers(
  lines: readonly LetterLine[],
  kept: { readonly unitids: string; readonly cost: string; readonly award: string; readonly next: string },
): string {
  const answers = new URLSearchParams();
  for (const name of ["unitids", "cost", "award", "next"] as const) {
    if (kept[name] !== "") answers.set(name, kept[name]);
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

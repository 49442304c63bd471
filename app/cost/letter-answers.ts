import type { LetterLine } from "./letter-lines";

/**
 * The lines of a letter as the form of the decoder posts them again, with what else was answered: the letter put right,
 * without its text.
 *
 * @param cost as it was typed
 * @param award "yes" or "no" for what the letter called itself, "" where it said neither
 */
export function letterAnswers(
  lines: readonly LetterLine[],
  { unitids, cost, award }: { readonly unitids: string; readonly cost: string; readonly award: string },
): string {
  const answers = new URLSearchParams();
  for (const [name, value] of [
    ["unitids", unitids],
    ["cost", cost],
    ["award", award],
  ] as const) {
    if (value !== "") answers.set(name, value);
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

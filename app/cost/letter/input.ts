import type { Messages } from "~/design/messages";
import { typedDollars } from "~/forms/typed-number";
import { type LineKind, lineKinds } from "./kinds";
import type { LetterLine } from "./letter-line";
import { mostLines, readLetter } from "./lines";
import { letterProblem, longestLetter } from "./text";

export type LetterReading =
  | { readonly ok: true; readonly lines: readonly LetterLine[]; readonly cost: number | null }
  | { readonly ok: false; readonly messages: Messages };

const LARGEST_AMOUNT = 1_000_000;

/**
 * What the form may hold: a letter, of which any character may take nine bytes, or five fields for each line of one.
 */
export const letterBound = { bytes: 10 * longestLetter, fields: 5 * mostLines + 20 } as const;

/**
 * Reads the form of the decoder: a pasted letter, or its lines after the reader has put them right. Never throws.
 * @param again the lines count, not the letter
 */
export function readLetterForm(form: URLSearchParams, again: boolean): LetterReading {
  const messages: Record<string, string[]> = {};
  const cost = dollars(form.get("cost") ?? "", "Cost of one year", "cost", messages);
  const letter = form.get("letter") ?? "";
  const problem = letterProblem(letter);
  if (problem !== null) messages.letter = [problem];
  const lines = again ? typedLines(form, messages) : problem === null ? readLetter(letter) : [];
  if (!messages.letter && lines.length === 0 && Object.keys(messages).length === 0) {
    messages.letter = [
      letter.trim() === ""
        ? "Paste or type the letter: one line for each amount."
        : "No line with an amount was found. Put each amount on its line with its name, such as “Pell Grant $3,000”.",
    ];
  }
  return Object.keys(messages).length > 0 ? { ok: false, messages } : { ok: true, lines, cost };
}

function typedLines(form: URLSearchParams, messages: Record<string, string[]>): readonly LetterLine[] {
  const lines: LetterLine[] = [];
  for (let row = 1; row <= mostLines; row++) {
    const label = (form.get(`line${row}.label`) ?? "").trim().slice(0, 100);
    const text = form.get(`line${row}.amount`) ?? "";
    if (label === "" && text.trim() === "") continue;
    const amount = dollars(text, label || `Line ${row}`, `line${row}.amount`, messages);
    const kind = lineKinds.find((each) => each === form.get(`line${row}.kind`)) ?? "unknown";
    // What told the kind the first time still says how clear the letter is.
    const told = form.get(`line${row}.told`);
    const before = (["line", "heading", "nothing"] as const).find((each) => each === told) ?? "reader";
    const first = form.get(`line${row}.first`);
    const toldBy = first === kind || before !== "line" ? before : "reader";
    if (amount !== null) lines.push({ label: label || `Line ${row}`, amount, kind: kind satisfies LineKind, toldBy });
  }
  return lines;
}

function dollars(text: string, name: string, field: string, messages: Record<string, string[]>): number | null {
  if (text.trim() === "") return null;
  const amount = typedDollars(text.slice(0, 200));
  if (amount !== null && amount >= 0 && amount <= LARGEST_AMOUNT) return amount;
  messages[field] = [
    amount === null
      ? `${name}: type whole dollars, such as 12,000.`
      : amount < 0
        ? `${name}: this can’t be below zero.`
        : `${name}: this amount is too large. Please check it.`,
  ];
  return null;
}

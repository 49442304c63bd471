import type { Messages } from "~/design/messages";
import { readWith } from "~/forms/schema/read-with";
import { type LetterLine, mostLines } from "./letter-line";
import { letterSchema, linesSchema } from "./letter-schema";
import { longestLetter } from "./text";

export type LetterReading =
  | { readonly ok: true; readonly lines: readonly LetterLine[]; readonly cost: number | null }
  | { readonly ok: false; readonly messages: Messages };

/**
 * What the form may hold: a letter, of which any character may take nine bytes, or five fields for each line of one.
 */
export const letterBound = { bytes: 10 * longestLetter, fields: 5 * mostLines + 20 } as const;

/** A line as the form of lines has it. */
export type LetterRow = Readonly<Partial<Record<(typeof parts)[number], string>>>;
const parts = ["label", "amount", "kind", "told", "first"] as const;

/**
 * Reads the form of the decoder: a pasted letter, or its lines after the reader has put them right. Never throws.
 * @param again the lines count, not the letter
 */
export function readLetterForm(form: URLSearchParams, again: boolean): LetterReading {
  if (again) {
    const read = readWith(linesSchema, formOfRows(typedRows(form), form.get("cost") ?? ""));
    return read.ok ? { ok: true, ...read.value } : read;
  }
  const read = readWith(letterSchema, form);
  return read.ok ? { ok: true, lines: read.value.letter, cost: read.value.cost } : read;
}

/** The rows of a form, as typed. Letters that were kept before rows were a list call the first one "line1". */
export function typedRows(form: URLSearchParams): readonly LetterRow[] {
  const rows: LetterRow[] = [];
  for (let at = 0; at < mostLines; at++) {
    const row = parts.flatMap((part) => {
      const typed = form.get(`lines[${at}].${part}`) ?? form.get(`line${at + 1}.${part}`);
      return typed === null ? [] : [[part, typed.slice(0, 300)]];
    });
    if (row.length > 0) rows.push(Object.fromEntries(row) as LetterRow);
  }
  return rows;
}

/** Lines that were read, as rows to be put right. */
export const rowsOf = (lines: readonly LetterLine[]): readonly LetterRow[] =>
  lines.map(({ label, amount, kind, toldBy }) => ({
    label,
    amount: amount.toLocaleString("en-US"),
    kind,
    told: toldBy,
    first: kind,
  }));

function formOfRows(rows: readonly LetterRow[], cost: string): URLSearchParams {
  const form = new URLSearchParams({ cost });
  for (const [at, row] of rows.entries()) {
    for (const [part, typed] of Object.entries(row)) form.set(`lines[${at}].${part}`, typed);
  }
  return form;
}

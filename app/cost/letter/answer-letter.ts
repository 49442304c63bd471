import type { KeptValues } from "~/cost/choices";
import type { Messages } from "~/design/messages";
import { pressed } from "~/forms/schema/pressed";
import { type DecodedLetter, decodeLetter } from "./award-letter";
import { type LetterRow, readLetterForm, rowsOf, typedRows } from "./input";
import type { LetterLine } from "./letter-line";
import { federalLimits } from "./limits";
import { type LetterWords, wordsOf } from "./words";

export interface LetterCollege {
  readonly unitid: number;
  readonly name: string;
}

export interface LetterAnswer {
  readonly status: 200 | 400;
  readonly college: LetterCollege | null;
  readonly kept: KeptValues;
  readonly messages: Messages;
  /** The rows to be put right; `null` while there is only a letter. */
  readonly rows: readonly LetterRow[] | null;
  /** The lines as they were read; `null` where they can't be. */
  readonly lines: readonly LetterLine[] | null;
  readonly decoded: DecodedLetter | null;
  /** Changes with the lines, so that the form of the lines shows what was read last. */
  readonly read: string;
}

/**
 * Answers the form of the decoder, on the server for a posted form and on the device for a letter that was read there.
 *
 * @param college the letter is of, where the form names one
 */
export function answerLetter(form: URLSearchParams, college: LetterCollege | null): LetterAnswer {
  const again = pressed(form, ["read", "again"]) === "again";
  const kept = keptLetter(form);
  const reading = readLetterForm(form, again);
  if (!reading.ok) {
    const rows = again ? typedRows(form) : null;
    return { status: 400, college, kept, messages: reading.messages, rows, lines: null, decoded: null, read: "" };
  }
  const { lines, cost } = reading;
  const said = again ? saidBefore(form) : wordsOf(form.get("letter") ?? "");
  const read = lines.map(({ label, amount, kind }) => `${label} ${amount} ${kind}`).join("|");
  return {
    status: 200,
    college,
    kept: { cost: kept.cost ?? [], award: written(said.award), next: written(said.next) },
    messages: {},
    rows: rowsOf(lines),
    lines,
    decoded: decodeLetter(lines, cost, said, federalLimits),
    read,
  };
}

/** What the letter said when it was read; the lines come back without its text. */
function saidBefore(form: URLSearchParams): LetterWords {
  const said = (name: string) => ({ yes: true, no: false })[form.get(name) ?? ""] ?? null;
  return { award: said("award"), next: said("next") };
}

const written = (said: boolean | null): readonly string[] => (said === null ? [] : [said ? "yes" : "no"]);

function keptLetter(form: URLSearchParams): KeptValues {
  const kept: Record<string, string[]> = {};
  for (const [name, value] of form) {
    if (["letter", "cost", "award", "next"].includes(name)) kept[name] = [value.slice(0, 25_000)];
  }
  return kept;
}

import { writeDayIn } from "~/calendar/day-in-language";
import { writeMonthIn } from "~/calendar/month";
import { dollarsAndCents } from "~/design/dollars-and-cents";
import { count, dollars, NOT_REPORTED, percent } from "~/design/figures";
import type { Language } from "~/language";

/** What kind of thing a value is. `share` is 0–1, `percent` is already in hundredths: 15 is 15 %. */
export const units = ["dollars", "percent", "share", "number", "date", "text"] as const;
export type Unit = (typeof units)[number];

/** Ways to write that a reference may ask for. */
export const writings = ["dollars", "percent", "number", "date", "month"] as const;
export type Writing = (typeof writings)[number];
export const isWriting = (word: string): word is Writing => (writings as readonly string[]).includes(word);

export interface Figure {
  /** Null where it is not reported. */
  readonly value: number | string | null;
  /** Null where the table does not say: then the reference must. */
  readonly unit: Unit | null;
}

/** Words that may stand in place of a figure or beside it. Amounts are written the same way in both languages. */
const inSpanish: Readonly<Record<string, string>> = {
  [NOT_REPORTED]: "no informado",
  "under 1%": "menos del 1%",
  "over 99%": "más del 99%",
};

/**
 * A figure as it stands in a text.
 * @param writing what the reference asks for; without it the unit decides
 * @param language of the text
 * @throws Error where neither says how, or the value cannot be written so
 */
export function writeFigure(figure: Figure, writing: Writing | null, language: Language = "en"): string {
  const written = writeIn(language, figure, writing);
  return language === "es" ? (inSpanish[written] ?? written) : written;
}

function writeIn(language: Language, { value, unit }: Figure, writing: Writing | null): string {
  if (value === null) return NOT_REPORTED;
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return writing === "month" ? writeMonthIn(language, value) : writeDayIn(language, value);
  }
  if (typeof value === "string" && (unit === "text" || unit === null) && Number.isNaN(Number(value))) return value;
  const number = Number(value);
  if (!Number.isFinite(number)) throw new Error(`"${value}" is no number`);
  switch (writing ?? unit) {
    case "dollars":
      return Number.isInteger(number) ? dollars(number) : dollarsAndCents(Math.round(number * 100));
    case "percent":
      return unit === "share" ? percent(number) : `${plain(number, 3)}%`;
    case "share":
      return percent(number);
    case "number":
      return Number.isInteger(number) ? count(number) : plain(number, 2);
    case "text":
      return String(value);
    default:
      throw new Error(`say how to write ${value}: | dollars, | percent, | number or | date`);
  }
}

function plain(value: number, digits: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: digits });
}

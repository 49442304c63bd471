import { plainText } from "~/design/typed-text";

/**
 * Numbers the way people type and paste them: "3,8", "1,450", " 1 450 ", "$22,000", "22k", "٣٫٨", "３．８".
 * Returns the number, or `null` where the text is not one number. What can be read in two ways is not read: "20,00" may
 * be 20 or 2,000, and "1,500k" may be 1,500 or 1,500,000.
 */
export function readTypedNumber(text: string, kind: "decimal" | "whole"): number | null {
  let plain = tidy(text);
  let times = 1;
  if (kind === "whole") {
    plain = plain.replace(/^\$ ?/, "").replace(/ ?(USD|dollars?)$/i, "");
    // Cents: ".00" after any amount, ",00" only after points between the thousands ("1.234,00").
    plain = plain.replace(/\.00$/, "").replace(/(\.\d{3}),00$/, "$1");
    if (/^\d+([.,]\d{1,2})? ?k$/i.test(plain)) {
      times = 1000;
      plain = plain.slice(0, -1).trim().replace(",", ".");
    } else if (/^[-+]?\d{1,3}([ ,.]\d{3})+$/.test(plain)) plain = plain.replace(/[ ,.]/g, "");
    else plain = plain.replace(/\.0$/, "");
  } else if (/^[-+]?\d*,\d+$/.test(plain)) plain = plain.replace(",", ".");
  if (!/^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return null;
  // 22.1k is 22,100 dollars, not 22,100.000000000004.
  const value = times === 1 ? Number(plain) : Math.round(Number(plain) * times);
  return Number.isFinite(value) ? value : null;
}

/** A GPA as typed. `outOf`: what stands behind the bar ("3.8/4.0" → 4), 100 for a percent sign, else `null`. */
export interface TypedGpa {
  readonly value: number;
  readonly outOf: number | null;
}

/** Reads a GPA with what it is out of: "3.8", "3.8 / 4.0", "92%", "8.7/10". `null` where the text is not a GPA. */
export function readTypedGpa(text: string): TypedGpa | null {
  const [, typed = "", sign, most] = /^(.*?) ?(?:(%)|\/ ?(\d{1,3}(?:[.,]\d)?))?$/.exec(tidy(text)) ?? [];
  const value = readTypedNumber(typed, "decimal");
  if (value === null) return null;
  return { value, outOf: sign ? 100 : most === undefined ? null : Number(most.replace(",", ".")) };
}

function tidy(text: string): string {
  return plainText(text)
    .replace(/[٫]/g, ".")
    .replace(/[٬'’_]/g, "")
    .replace(/\s+/g, " ");
}

import { plainText } from "./typed-text";

/**
 * Numbers the way people type and paste them, read by one rule in every tool: "1,450", " 1 450 ", "$22,000", "22.5k",
 * "22,5k", "1.234,00", "(2,500)", "−300", "٣٫٨", "３．８".
 *
 * What can be read in two ways isn't read, because a wrong dollar is worse than a question: "20,00" may be 20 or 2,000,
 * "1.234" may be 1,234 or a slip, "1,500k" may be 1,500 or 1,500,000.
 */

/** An amount as plain digits, "-1234.56"; null where the text isn't one amount. */
function plainAmount(text: string): string | null {
  let plain = tidy(text)
    .replace(/(USD|dollars?)$/i, "")
    .replace(/^([-+(]*) ?\$ ?/, "$1")
    .trim();
  const bracketed = /^\(([^()+-]+)\)$/.exec(plain);
  if (bracketed) plain = `-${bracketed[1]}`;
  const [, sign = "", digits = ""] = /^([-+]?) ?(.*)$/.exec(plain) ?? [];
  const minus = sign === "-" ? "-" : "";
  const thousands = /^(\d+)(?:[.,](\d{1,2}))? ?k$/i.exec(digits);
  if (thousands) return `${minus}${thousands[1]}${(thousands[2] ?? "").padEnd(3, "0")}`;
  if (/^\d+(\.\d{0,2})?$/.test(digits)) return minus + digits.replace(/\.$/, "");
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d{0,2})?$/.test(digits)) return minus + digits.replaceAll(",", "").replace(/\.$/, "");
  if (/^[1-9]\d{0,2}( \d{3})+([.,]\d{2})?$/.test(digits)) return minus + digits.replaceAll(" ", "").replace(",", ".");
  // Dots between the thousands, where nothing else can be meant.
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d{2}$/.test(digits) || /^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(digits))
    return minus + digits.replaceAll(".", "").replace(",", ".");
  return null;
}

/** Whole dollars; cents round to the nearest dollar, as on a tax form. Null where the text is no amount. */
export function typedDollars(text: string): number | null {
  const plain = plainAmount(text);
  if (plain === null) return null;
  const dollars = Math.round(Math.abs(Number(plain)));
  // A minus in front of zero is still zero.
  return dollars === 0 ? 0 : plain.startsWith("-") ? -dollars : dollars;
}

/** Dollars in integer cents. Null where the text is no amount. */
export function typedCents(text: string): number | null {
  const plain = plainAmount(text);
  return plain === null ? null : Math.round(Number(plain) * 100) || 0;
}

/** A whole number: a score, a budget, a number of days. Null where the text is none, also where it has a fraction. */
export function typedWhole(text: string): number | null {
  const plain = plainAmount(text);
  if (plain === null || !/^-?\d+(\.0*)?$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value || 0 : null;
}

/** A year as people type and paste it: "2027", " 2,027 ", "’27", "Class of 2027". Null where the text is none. */
export function typedYear(text: string): number | null {
  const bare = plainText(text)
    .replace(/^class of /i, "")
    .replace(/^(\d),(\d{3})$/, "$1$2");
  const short = /^['’‘](\d{2})$/.exec(bare)?.[1];
  if (short !== undefined) return 2000 + Number(short);
  return /^\d{1,6}$/.test(bare) ? Number(bare) : null;
}

/** A number with decimals, of dollars or percent too: "3.45", "$3,45", "6.39 %". Null where the text is none. */
export function typedDecimal(text: string): number | null {
  const plain = tidy(text).replace(/^\$ ?/, "").replace(/ ?%$/, "");
  if (/^[-+]?\d{1,3}(,\d{3})+\.\d+$/.test(plain)) return Number(plain.replaceAll(",", ""));
  // "1,450" may be 1.45 or 1,450.
  if (/^[-+]?[1-9]\d{0,2},\d{3}$/.test(plain)) return null;
  return /^[-+]?(\d{1,9}([.,]\d*)?|[.,]\d+)$/.test(plain) ? Number(plain.replace(",", ".")) || 0 : null;
}

/** A GPA as typed. `outOf`: what stands behind the bar ("3.8/4.0" → 4), 100 for a percent sign, else `null`. */
export interface TypedGpa {
  readonly value: number;
  readonly outOf: number | null;
}

/** Points of a letter on the 4.0 scale, as most high schools count it; A+ is an A. */
const letterPoints: Readonly<Record<string, number>> = {
  "A+": 4,
  A: 4,
  "A-": 3.7,
  "B+": 3.3,
  B: 3,
  "B-": 2.7,
  "C+": 2.3,
  C: 2,
  "C-": 1.7,
  "D+": 1.3,
  D: 1,
  "D-": 0.7,
  F: 0,
};

/**
 * Grades in letters: "B+", "A-", "B average", "As and Bs", which is the middle of both. `null` where the text has
 * anything else in it.
 */
function letterGpa(text: string): number | null {
  const words = text
    .toUpperCase()
    .replace(/[’']/g, "")
    .split(/[\s,/]+/)
    .filter((word) => !/^(|MOSTLY|MAINLY|AND|AVERAGE|AVG|GRADES?|STUDENT|MY|ARE|IS)$/.test(word));
  const points = words.map((word) => letterPoints[/^([A-DF][+-]?)S?$/.exec(word)?.[1] ?? ""]);
  if (points.length === 0 || points.length > 3 || points.includes(undefined)) return null;
  const sum = points.reduce<number>((all, each) => all + (each ?? 0), 0);
  return Math.round((sum / points.length) * 100) / 100;
}

/**
 * Reads a GPA with what it is out of: "3.8", "3.8 / 4.0", "92%", "8.7/10", or a letter: "B+". `null` where the text is
 * not a GPA.
 */
export function typedGpa(text: string): TypedGpa | null {
  const letters = letterGpa(tidy(text));
  if (letters !== null) return { value: letters, outOf: 4 };
  const [, typed = "", sign, most] = /^(.*?) ?(?:(%)|\/ ?(\d{1,3}(?:[.,]\d)?))?$/.exec(tidy(text)) ?? [];
  const value = /[%$]/.test(typed) ? null : typedDecimal(typed);
  if (value === null) return null;
  return { value, outOf: sign ? 100 : most === undefined ? null : Number(most.replace(",", ".")) };
}

/** One kind of minus, decimal point and space; no marks between thousands that stand for nothing else. */
function tidy(text: string): string {
  return plainText(text)
    .replace(/[−–—]/g, "-")
    .replace(/٫/g, ".")
    .replace(/(?<=\d)[٬'’_](?=\d)/g, "")
    .replace(/\s+/g, " ");
}

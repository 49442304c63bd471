/** What a spreadsheet takes for the beginning of a formula, in its usual or its full-width form. */
const formula = /^[\t\r\n]|^[\p{White_Space}\p{Cc}\p{Cf}"'“”‘’]*[=＝+＋\-－@＠]/u;

/** What a cell holds; `null` is an empty cell: not reported. */
export type CsvValue = string | number | null;

/**
 * One cell of a CSV file (RFC 4180), by the one guard of all files of this site. A text that a spreadsheet would
 * calculate gets an apostrophe, which shows it as text (OWASP, "CSV injection"): it begins with a tab or a line break,
 * or with one of `= + - @` as it is or full-width, also behind blanks, quote marks and characters that nobody sees.
 *
 * @param value a number is written as it is, also below zero; `null` is an empty cell: not reported
 * @param quoted whether a text stands in quote marks when it need not
 */
export function csvCell(value: CsvValue, quoted: "always" | "when needed" = "when needed"): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return quoted === "always" || /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Spreadsheets take a file that begins with this mark for UTF-8. */
const mark = "\uFEFF";

/**
 * A CSV file, every cell behind the guard.
 *
 * @param rows with the names of the columns first
 * @param marked whether Excel opens it, and must be told that it is UTF-8; not for programs
 */
export function csvFile(
  rows: Iterable<readonly CsvValue[]>,
  { quoted = "when needed", marked = true }: { quoted?: "always" | "when needed"; marked?: boolean } = {},
): string {
  const lines = Array.from(rows, (row) => `${row.map((value) => csvCell(value, quoted)).join(",")}\r\n`);
  return `${marked ? mark : ""}${lines.join("")}`;
}

import { cell } from "./csv-cell";
import type { LedgerView } from "./ledger-view";

const columns = ["School year", "Kind", "Day", "What", "Who", "Amount in dollars"] as const;
const dollars = (cents: number) => (cents / 100).toFixed(2);

/** A book as a table: every payment, then for each year the parts and who owes whom. */
export function ledgerCsv({ years }: Pick<LedgerView, "years">): string {
  const rows = years.flatMap(({ name, lines, owes, entries, uncovered }) => [
    ...entries.map(({ what, day, cents, who }) => [name, "payment", day, what, who, dollars(cents)]),
    ...lines.flatMap(({ who, due, paid }) => [
      ...(due === null ? [] : [[name, "agreed part", "", "", who, dollars(due)]]),
      [name, "paid in all", "", "", who, dollars(paid)],
    ]),
    ...(uncovered > 0 ? [[name, "above the limits", "", "", "", dollars(uncovered)]] : []),
    ...owes.map(({ from, to, cents }) => [name, "owes", "", `to ${to}`, from, dollars(cents)]),
  ]);
  // Spreadsheets take a file with this mark for UTF-8.
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

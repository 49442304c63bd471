import { cell } from "./csv-cell";
import type { LedgerView } from "./ledger-view";

const columns = ["School year", "Kind", "Day", "What", "Who", "Amount in dollars", "Paid to"] as const;
const dollars = (cents: number) => (cents / 100).toFixed(2);

/** A book as a table: every payment, costs and what went between the sides, then for each year the parts and who owes whom. */
export function ledgerCsv({ years }: Pick<LedgerView, "years">): string {
  const rows = years.flatMap(({ name, lines, owes, entries, uncovered }) => [
    ...entries.map(({ what, day, cents, who, to }) => [
      ...[name, to === null ? "payment" : "payment between you", day, what, who, dollars(cents), to ?? ""],
    ]),
    ...lines.flatMap(({ who, due, paid, gave, got }) => [
      ...(due === null ? [] : [[name, "agreed part", "", "", who, dollars(due)]]),
      [name, "paid in all", "", "", who, dollars(paid)],
      ...(gave > 0 ? [[name, "given to the others", "", "", who, dollars(gave)]] : []),
      ...(got > 0 ? [[name, "got from the others", "", "", who, dollars(got)]] : []),
    ]),
    ...(uncovered > 0 ? [[name, "above the limits", "", "", "", dollars(uncovered)]] : []),
    ...owes.map(({ from, to, cents }) => [name, "owes", "", `to ${to}`, from, dollars(cents)]),
  ]);
  // Spreadsheets take a file with this mark for UTF-8.
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

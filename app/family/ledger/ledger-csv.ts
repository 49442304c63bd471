import { csvFile } from "~/design/csv";
import { dollarsAndCents } from "~/design/dollars-and-cents";
import { partText } from "./ledger";
import type { LedgerView } from "./ledger-view";

const columns = ["School year", "Kind", "Day", "What", "Who", "Amount in dollars", "Paid to"] as const;
const dollars = (cents: number) => (cents / 100).toFixed(2);

/**
 * A book as a table: the shares, agreed and only proposed; then for each year every payment, costs and what went
 * between the sides, the parts, and who owes whom.
 */
export function ledgerCsv({ years, splits }: Pick<LedgerView, "years" | "splits">): string {
  const shares = [...splits]
    .sort((one, other) => Number(other.agreed) - Number(one.agreed))
    .flatMap(({ from, agreed, shares: each }) =>
      each.map(({ who, part, cap }) => [
        `starting ${from}`,
        agreed ? "agreed share" : "proposed share",
        "",
        cap === null ? partText(part) : `${partText(part)}, at most ${dollarsAndCents(cap)} a school year`,
        who,
        "",
      ]),
    );
  const ofYears = years.flatMap(({ name, lines, owes, entries, uncovered }) => [
    ...entries.map(({ what, day, cents, who, to }) => [
      name,
      to === null ? "payment" : "payment between you",
      day,
      what,
      who,
      dollars(cents),
      to ?? "",
    ]),
    ...lines.flatMap(({ who, due, paid, gave, got }) => [
      ...(due === null ? [] : [[name, "agreed part", "", "", who, dollars(due)]]),
      [name, "total paid", "", "", who, dollars(paid)],
      ...(gave > 0 ? [[name, "paid to the others", "", "", who, dollars(gave)]] : []),
      ...(got > 0 ? [[name, "received from the others", "", "", who, dollars(got)]] : []),
    ]),
    ...(uncovered > 0 ? [[name, "over the limits", "", "", "", dollars(uncovered)]] : []),
    ...owes.map(({ from, to, cents }) => [name, "owes", "", `to ${to}`, from, dollars(cents)]),
  ]);
  return csvFile([columns, ...shares, ...ofYears], { quoted: "always" });
}

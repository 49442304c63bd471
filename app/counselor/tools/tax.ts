import taxes from "../../../content/facts/loans/income-by-sai.json";

/** Income tax of the usual family, between the rows of the table that says how it was worked out. Whole dollars. */
export function taxOn(income: number): number {
  const { rows } = taxes;
  const above = rows.find((row) => row.income >= income) ?? rows.at(-1);
  const below = [...rows].reverse().find((row) => row.income <= income);
  if (above === undefined || below === undefined) return 0;
  if (above.income === below.income) return Math.round(below.taxPaid + Math.max(0, income - below.income) * 0.24);
  return Math.round(
    below.taxPaid + ((above.taxPaid - below.taxPaid) * (income - below.income)) / (above.income - below.income),
  );
}

/**
 * What families paid after grants, as a range for one family. The college reports an average for each of five income
 * bands (2022-23); between the middles of two bands the price goes over from one to the other.
 */
import type { PricedCollege } from "~/colleges/college";
import { type Band, bandEnds, bandMiddles, bandOf } from "~/student/profile/income-bands";
import incomeTable from "../../../content/facts/loans/income-by-sai.json";

/** What is known of the family. The most exact of the three counts: income, then band, then index. */
export interface Means {
  /** Yearly income of the family in whole dollars (AGI). */
  readonly income: number | null;
  readonly band: Band | null;
  /** Student Aid Index. */
  readonly sai: number | null;
}

/** Above the open band grants thin out; from this income on the range reaches up to the published price. */
const noGrantIncome = 250_000;

export const netPriceYear = "2022-23";

/** Dollars of 2022-23. Below 0 where grants were above the cost; a price is shown as 0 then. */
export interface NetPrice {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
  readonly basis: "income" | "band" | "sai" | "average";
  /** The band the family is in; `null` for the average of all. */
  readonly band: Band | null;
  /** Income the price was looked up with; `null` where only a band or nothing is known. */
  readonly income: number | null;
  /** Aided students behind the band. */
  readonly students: number | null;
  /** Cost before grants of the same students in the same year; `null` where not reported. */
  readonly before: number | null;
}

/** `null` for a net price says which figure the college does not report. */
export type NetPriceFound =
  | { readonly price: NetPrice; readonly missing: null }
  | { readonly price: null; readonly missing: "band" | "all" };

/**
 * The net price of a college for a family. A band that is not reported is not filled from others: the answer is
 * `missing`. Without any means the average of all aided students counts, with a range over all reported bands.
 */
export function netPriceFor(college: Pick<PricedCollege, "cost">, means: Means): NetPriceFound {
  const { netPriceByIncome: prices, netPriceStudents: students, netPrice, publishedInNetPriceYear } = college.cost;
  const income = means.income ?? (means.band === null && means.sai !== null ? incomeFor(means.sai) : null);
  const band = income === null ? means.band : bandOf(income);
  const before = publishedInNetPriceYear;
  if (band === null) {
    if (netPrice === null) return { price: null, missing: "all" };
    const reported = prices.filter((price) => price !== null);
    return {
      missing: null,
      price: {
        low: Math.min(netPrice, ...reported),
        mid: netPrice,
        high: Math.max(netPrice, ...reported),
        basis: "average",
        band: null,
        income: null,
        students: null,
        before,
      },
    };
  }
  const own = prices[band] ?? null;
  if (own === null) return { price: null, missing: "band" };
  const behind = students[band] ?? null;
  const mid = Math.round(income === null ? own : between(prices, band, own, income));
  const halves = prices.map((price, at) => (price === null ? null : halfRange(price, students[at] ?? null)));
  const ownHalf = halfRange(own, behind);
  const basis = means.income !== null ? "income" : means.band !== null ? "band" : "sai";
  // Between two bands the range rests on the students of both: it too goes over, and does not jump at the border.
  const half = (income === null ? ownHalf : between(halves, band, ownHalf, income)) * (basis === "sai" ? 1.5 : 1);
  return {
    missing: null,
    price: {
      low: Math.round(mid - half),
      mid,
      high: Math.round(Math.max(mid + half, towardsPublished(mid + half, before, income))),
      basis,
      band,
      income,
      students: behind,
      before,
    },
  };
}

/**
 * Half the width of a band's range, in dollars. Three parts, each squared: 10 % for the change from one class to the
 * next, $1,500 for the way from band to band, and $5,000 over the root of the students behind the band. Measured on the
 * figures themselves: it holds 84-89 % of 8,541 bands when each is guessed from its two neighbors, with few students
 * behind it as with many, and at 72 % of 1,739 colleges the average of the next year. A count that is not reported is
 * taken as few.
 */
export function halfRange(price: number, students: number | null): number {
  const few = 5_000 / Math.sqrt(Math.max(1, students ?? 5));
  return Math.hypot(0.1 * price, 1_500, few);
}

/**
 * The figure for an income that lies between the middles of two bands; a neighbor that is missing changes nothing.
 *
 * @param ofBands dollars by band, `null` where not reported
 */
function between(ofBands: readonly (number | null)[], band: Band, own: number, income: number): number {
  const middle = bandMiddles[band];
  const neighbor = income < middle ? band - 1 : band + 1;
  const other = ofBands[neighbor] ?? null;
  const otherMiddle = bandMiddles[neighbor];
  if (other === null || otherMiddle === undefined) return own;
  return own + ((other - own) * (income - middle)) / (otherMiddle - middle);
}

/** The upper end for incomes far above the open band's own: goes over to the price before grants. */
function towardsPublished(high: number, before: number | null, income: number | null): number {
  const from = bandEnds[3];
  if (before === null || income === null || income <= from) return high;
  return high + (Math.max(before, high) - high) * Math.min(1, (income - from) / (noGrantIncome - from));
}

/**
 * The income of a family that gets an index, for one kind of family that is stated with the table
 * (`content/facts/loans/income-by-sai.json`). Other families with the same index have other incomes.
 */
export function incomeFor(sai: number): number {
  const { rows } = incomeTable;
  const [lowest] = rows;
  if (!lowest || sai <= lowest.sai) return lowest?.income ?? 0;
  const next = rows.findIndex((row) => row.sai >= sai);
  const above = rows[next] ?? rows.at(-1);
  const below = rows[next - 1] ?? above;
  if (!above || !below || next < 0 || above.sai === below.sai) return above?.income ?? 0;
  return Math.round(below.income + ((above.income - below.income) * (sai - below.sai)) / (above.sai - below.sai));
}

/**
 * The Student Aid Index of a family of four with this income, the same kind of family as in `incomeFor`: an estimate
 * for where somebody knows the income and not the index.
 */
export function saiFor(income: number): number {
  const { rows } = incomeTable;
  const next = rows.findIndex((row) => row.income >= income);
  const above = rows[next] ?? rows.at(-1);
  const below = rows[next - 1] ?? above;
  if (!above || !below) return 0;
  if (next <= 0 || above.income === below.income) return next === 0 ? above.sai : (rows.at(-1)?.sai ?? 0);
  return Math.round(below.sai + ((above.sai - below.sai) * (income - below.income)) / (above.income - below.income));
}

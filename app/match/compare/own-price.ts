import type { DegreePrice } from "~/colleges/price/degree-price";
import { dollars, percentRange } from "~/design/figures";
import type { Trace } from "~/design/worked-out";
import type { Line } from "~/match/results/line";
import { figure, missing } from "./cell";
import { type CompareLine, lineOf } from "./compare-line";

/** What of a college's price depends on the family, as every list prints it. */
export interface OwnPrice {
  /** Dollars of the first year; null where no price is published. */
  readonly price: number | null;
  readonly priceNote: string;
  /** How it came about; null where no grants are known to take off. */
  readonly priceTrace: Trace | null;
  readonly degree: DegreePrice | null;
}

const priced = "our estimate for 2027-28 from published prices and grants";

export const firstYear = (prices: readonly OwnPrice[]): CompareLine =>
  lineOf("price", "Price of the first year", priced, "lowest", prices, ({ price, priceNote, priceTrace }) => ({
    ...figure(price, dollars, priceNote),
    trace: priceTrace,
  }));

export const allYears = (prices: readonly OwnPrice[]): CompareLine =>
  lineOf("years", "All years together", priced, "lowest", prices, ({ degree }) =>
    degree === null
      ? missing
      : {
          ...figure(degree.mid, dollars, `${degree.years} years, ${dollars(degree.low)} to ${dollars(degree.high)}`),
          trace: degree.trace,
        },
  );

/** What of a college's chance depends on the student, as every list prints it. */
export interface OwnChance {
  readonly line: Pick<Line, "chance" | "label" | "guessed">;
  /** How it came about; null where there is nothing to show. */
  readonly chanceTrace: Trace | null;
}

export const ownChances = (colleges: readonly OwnChance[]): CompareLine =>
  lineOf(
    "chance",
    "Your chance",
    "our estimate, see “How the chances are estimated”",
    "highest",
    colleges,
    ({ line: { chance, label, guessed }, chanceTrace }) => ({
      trace: chanceTrace,
      text: percentRange(chance.low, chance.high),
      note: guessed ? `${label}; it reports no rate, so by colleges like it` : label,
      value: chance.mid,
    }),
  );

const paidBy = "Average paid, income ";

/** @param band name of an income band */
export const bandLine = (band: string): string => `${paidBy}${band}`;

/**
 * A comparison that was made without an income, with one: the prices of the family in place of the average ones, and of
 * what families paid the row of its band alone.
 *
 * @param prices in the order of the colleges
 * @param band name of its band; null where no income is known, and every row stays
 */
export function withOwnPrices(
  lines: readonly CompareLine[],
  prices: readonly OwnPrice[],
  band: string | null,
): readonly CompareLine[] {
  const own = [firstYear(prices), allYears(prices)];
  return lines
    .filter(({ name }) => band === null || !name.startsWith(paidBy) || name === bandLine(band))
    .map((line) => own.find(({ name }) => name === line.name) ?? line);
}

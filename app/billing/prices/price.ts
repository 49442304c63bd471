import type { PriceKey } from "./plans";

/** A price as it stands at Stripe. */
export interface Price {
  readonly key: PriceKey;
  /** Stripe's id. */
  readonly id: string;
  readonly product: string;
  /** In the smallest unit of the currency. */
  readonly cents: number;
  /** Lower case, "usd". */
  readonly currency: string;
  readonly interval: "month" | "year";
}

/** An amount as it is written: whole dollars without cents, "$9", "$9.50"; negative with a sign. */
export function money(cents: number, currency: string): string {
  const whole = cents % 100 === 0;
  const text = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: currency.toUpperCase(),
    ...(whole ? { maximumFractionDigits: 0 } : {}),
  }).format(Math.abs(cents) / 100);
  return cents < 0 ? `−${text}` : text;
}

/** "$9 a month". */
export const priceWords = ({ cents, currency, interval }: Price): string => `${money(cents, currency)} a ${interval}`;

/** What paying by the year saves against twelve months, in cents; null when it saves nothing or cannot be told. */
export function yearSaves(prices: readonly Price[]): number | null {
  const month = prices.find(({ interval }) => interval === "month");
  const year = prices.find(({ interval }) => interval === "year");
  if (!month || !year || month.currency !== year.currency) return null;
  const saved = month.cents * 12 - year.cents;
  return saved > 0 ? saved : null;
}

/**
 * Exact arithmetic of the federal formula. Every rate of the law has at most four decimal places, so a product is a
 * whole number of ten-thousandths and a half is exactly a half; binary fractions would round some of them wrongly.
 */

/** What ten-thousandths are called in the functions below: 1 dollar is 10,000 of them. */
const DOLLAR = 10_000;

const known = new Map<string, number>();

/** `"0.0145"` → 145. Throws for a rate that is not a plain decimal of up to four places. */
export function tenThousandths(rate: string): number {
  const seen = known.get(rate);
  if (seen !== undefined) return seen;
  const match = /^(\d+)\.(\d{1,4})$/.exec(rate);
  if (!match) throw new RangeError(`Not a rate of up to four decimal places: ${rate}`);
  const value = Number(match[1]) * DOLLAR + Number((match[2] ?? "").padEnd(4, "0"));
  known.set(rate, value);
  return value;
}

/**
 * Ten-thousandths of a dollar to whole dollars, halves away from zero as the Department rounds: −1,174.5 → −1,175.
 * Exact for every safe integer; never returns −0.
 */
export function toDollars(amount: number): number {
  const rest = amount % DOLLAR;
  const whole = (amount - rest) / DOLLAR;
  const rounded = Math.abs(rest) * 2 >= DOLLAR ? whole + Math.sign(rest) : whole;
  return rounded === 0 ? 0 : rounded;
}

/** A share of whole dollars in whole dollars: `shareOf(4921, "0.50")` is 2,461. */
export function shareOf(amount: number, rate: string): number {
  return toDollars(amount * tenThousandths(rate));
}

/**
 * How figures are written, everywhere the same. `null` is written "not reported".
 */
export const NOT_REPORTED = "not reported";

/**
 * A number as a whole one with its commas: "12,004", "-5". Not by `Intl`: loading the language's rules is the longest
 * thing a phone would do when one of our pages opens, for three digits and a comma.
 */
export function withCommas(value: number): string {
  const digits = String(Math.round(Math.abs(value))).replace(/\B(?=(\d{3})+$)/g, ",");
  return value < 0 && digits !== "0" ? `-${digits}` : digits;
}

/** People, miles, counts: "12,004". */
export function count(value: number | null): string {
  return value === null ? NOT_REPORTED : withCommas(value);
}

/** Whole dollars: "$12,004"; a negative amount (grants above the price) keeps its sign: "−$3,220". */
export function dollars(value: number | null): string {
  if (value === null) return NOT_REPORTED;
  return `${value < 0 ? "−" : ""}$${withCommas(Math.abs(value))}`;
}

/** A share 0–1 as a whole percent; shares that are not nothing but round to it are "under 1%", likewise at the top. */
export function percent(share: number | null): string {
  if (share === null) return NOT_REPORTED;
  if (share > 0 && share < 0.01) return "under 1%";
  if (share < 1 && share > 0.99) return "over 99%";
  return `${Math.round(share * 100)}%`;
}

/**
 * A chance 0–1 as a range of whole percents: "35–60%". Only a share that is all is written as 100 %, only none as 0.
 */
export function percentRange(low: number, high: number): string {
  if (high < 0.01) return percent(high);
  if (low > 0.99) return percent(low);
  const ofHundred = (share: number) => (share < 1 ? Math.min(99, Math.round(share * 100)) : 100);
  if (low > 0 && low < 0.01) return `under 1% to ${ofHundred(high)}%`;
  const [a, b] = [ofHundred(low), ofHundred(high)];
  return a === b ? `${a}%` : `${a}–${b}%`;
}

import type { PaySum } from "~/family/access/bands";

/** The price of one year at a college, in whole dollars, the same for every family. */
export interface PublicPrice {
  /** Before any grant. */
  readonly full: number;
  /** What students with federal aid paid on average; null where it isn't reported. */
  readonly average: number | null;
}

/**
 * How far two homes reach at a college: its full price, its average price, perhaps its average price, or not even that.
 * `unknown` where the college reports no price.
 */
export const reaches = ["full", "average", "maybe", "short", "unknown"] as const;
export type Reach = (typeof reaches)[number];

/**
 * What both homes reach of one college. It follows from the ends of their ranges and public prices alone, so nobody
 * learns more about the other home than its range, whatever they try with their own amount.
 */
export function reachOf({ low, high }: PaySum, price: PublicPrice | null): Reach {
  if (price === null) return "unknown";
  const average = price.average ?? price.full;
  if (low >= price.full) return "full";
  if (low >= average) return "average";
  return high >= average ? "maybe" : "short";
}

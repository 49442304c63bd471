import type { Likelihood } from "~/design/mark";
import type { Trace } from "~/design/worked-out";

/** Chance and price of one college for the student of this device. */
export interface YourCollege {
  /** Grades, a rank or a score are known; without them the chance is that of any applicant. */
  readonly record: boolean;
  readonly label: Likelihood;
  /** Shares from 0 to 1. */
  readonly chance: { readonly low: number; readonly mid: number; readonly high: number };
  /** How the chance was worked out; null at a college that admits everyone. */
  readonly trace: Trace | null;
  /** Dollars of the first year; null where the college reports no price. */
  readonly price: number | null;
  readonly priceNote: string;
  /** How the price was worked out; null where no grants are known to take off. */
  readonly priceTrace: Trace | null;
}

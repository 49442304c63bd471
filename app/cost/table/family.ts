import type { PriceHome } from "~/colleges/price/student-price";
import type { Scenario } from "./scenarios";

/** The largest income the thumb reaches; more can be typed. */
export const thumbEnd = 250_000;

/** What the form says of a family. */
export interface TableFamily {
  readonly home: PriceHome;
  /** Whole dollars a year; null where nobody said. */
  readonly income: number | null;
  /** What the family can pay a year, whole dollars. */
  readonly budget: number | null;
  readonly scenario: Scenario;
}

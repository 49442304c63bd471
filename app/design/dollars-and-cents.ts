import { withCommas } from "./figures";

/** Integer cents: "$1,234.50", "−$5.00". Apart from `figures.ts`, because few pages write cents. */
export function dollarsAndCents(cents: number): string {
  const all = Math.round(Math.abs(cents));
  return `${cents < 0 ? "−" : ""}$${withCommas(Math.floor(all / 100))}.${String(all % 100).padStart(2, "0")}`;
}

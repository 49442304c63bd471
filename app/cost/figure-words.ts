import type { Range } from "~/colleges/price/yearly-price";
import { dollars } from "~/design/figures";

/** Integer cents as "$267.34". */
export function cents(amount: number): string {
  return `$${(amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** "$12,000 to $15,500"; one figure where both ends are the same. */
export function rangeText({ low, high }: Pick<Range, "low" | "high">): string {
  return low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A month, 1 to 12, as "May 2031"; nothing where there is none. */
export function monthText(month: { readonly month: number; readonly year: number } | null): string {
  return month === null ? "" : `${months[month.month - 1]} ${month.year}`;
}

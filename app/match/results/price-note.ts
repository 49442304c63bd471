import type { StudentPrice } from "~/colleges/price/student-price";

/** What kind of price it is, in a few words under the figure. */
export function priceNote({ low, high, year, basis, residency, forResidents }: StudentPrice): string {
  const range = low === high ? "" : `; $${low.toLocaleString("en-US")} to $${high.toLocaleString("en-US")}`;
  const what = `${basis === "published" ? "before aid" : "after grants"}, ${year}${range}`;
  if (residency === "outOfState") return `out of state, ${what}`;
  if (residency === "abroad") return `full price, ${year}`;
  if (residency !== "unknown") return what;
  return `out of state, ${what}${forResidents === null ? "" : `; $${forResidents.toLocaleString("en-US")} in state`}`;
}

/** Sentences and written figures of the result. */

import { bandEnds, bandNames } from "~/colleges/price/income-bands";
import { livingNames } from "~/cost/choices";
import { rangeText } from "~/cost/figure-words";
import { count, dollars } from "~/design/figures";
import type { CollegeGrid } from "./grid";

/** Where the grants of a column come from, and how sure that is. */
export function priceWords(grid: CollegeGrid): string {
  const { netPrice, offered, missing } = grid;
  if (offered !== null) {
    return `Grants are the ${dollars(offered)} a year of the offer you typed. We assume they stay the same each year. Ask the college whether they do.`;
  }
  if (missing === "published") {
    const other = grid.livingReported.map((way) => livingNames[way].toLowerCase()).join(" and ");
    return other === ""
      ? "This college doesn’t report a full published price."
      : `This college doesn’t report a published price for living there, only for living ${other}.`;
  }
  if (grid.residency === "abroad") return "";
  if (netPrice === null) {
    return missing === "band"
      ? "This college doesn’t report what families with this income paid, so the price below is the published one, before any grant. Use its own net price calculator or ask for an estimate."
      : "This college doesn’t report what families paid after grants, so the price below is the published one, before any grant. Ask it for an estimate.";
  }
  const paid = `${dollars(Math.max(0, netPrice.mid))} (between ${dollars(Math.max(0, netPrice.low))} and ${dollars(Math.max(0, netPrice.high))})`;
  const behind =
    netPrice.students === null
      ? ""
      : ` The figure for this band is based on ${count(netPrice.students)} ${netPrice.students === 1 ? "student" : "students"}${netPrice.students < 30 ? ", which is few" : ""}.`;
  switch (netPrice.basis) {
    case "income":
      return `Families with your income paid about ${paid} after grants in 2022-23.${behind}${aboveBands(netPrice.income)}`;
    case "band":
      return `Families with an income of ${bandNames[netPrice.band ?? 0]} paid about ${paid} after grants in 2022-23.${behind}`;
    case "sai":
      return `Your index matches an income of about ${dollars(netPrice.income)} for a family of four. Families like that paid about ${paid} after grants in 2022-23.${behind}`;
    case "average":
      return `Without an income this is the average of all aided students: ${paid} after grants in 2022-23. The range goes from the lowest to the highest income band.`;
  }
}

function aboveBands(income: number | null): string {
  return income !== null && income > bandEnds[3]
    ? " Above $110,000 the college reports one band only; the higher your income, the closer the upper end is to the published price."
    : "";
}

/** What residency does to a public college's price; "" where it does nothing. */
export function residencyWords({ residency, outOfStateAdded }: CollegeGrid): string {
  if (residency === null) return "";
  if (residency === "inState") return "The price is for in-state students.";
  if (residency === "abroad")
    return "The price is the full published one: from abroad you can't get federal or state grants. Ask the college what it gives international students.";
  return `The price is for students from other states, who pay ${dollars(outOfStateAdded)} more in tuition and don't get the state's own grants. Grants for students from elsewhere aren’t reported: the middle counts those of residents without the state's part, the upper end only half of that.`;
}

/** One line that says how it stands. */
export function verdict({ cost, missing }: CollegeGrid): string {
  if (cost === null) return missing === "published" ? "No published price is reported." : "Not reported.";
  const { low, mid, high } = cost.gap;
  // "Paid for" is said only where the worst of the three is: a promise must not hang on their order.
  const most = Math.max(low, mid, high);
  if (most === 0) return "Covered, even at the upper end of the price.";
  if (mid === 0) return `Covered at the middle estimate, up to ${dollars(most)} short at the upper end.`;
  return `${dollars(mid)} short over all years (${rangeText({ low: Math.min(low, mid), high: most })}).`;
}

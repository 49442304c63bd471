import type { StudentPrice } from "~/colleges/price/student-price";
import { dollars } from "~/design/figures";
import type { MatchTranslate } from "~/match/words";
import { inEnglish } from "~/translation";

/** What kind of price it is, in a few words under the figure. */
export function priceNote(
  { low, high, year, basis, residency, forResidents }: StudentPrice,
  t: MatchTranslate = inEnglish,
): string {
  const range = low === high ? "" : `; ${t("{low} to {high}", { low: dollars(low), high: dollars(high) })}`;
  const what = `${t(basis === "published" ? "before aid" : "after grants")}, ${year}${range}`;
  if (residency === "outOfState") return `${t("out of state")}, ${what}`;
  if (residency === "abroad") return `${t("full price")}, ${year}`;
  if (residency !== "unknown") return what;
  const inState = forResidents === null ? "" : `; ${t("{price} in state", { price: dollars(forResidents) })}`;
  return `${t("out of state")}, ${what}${inState}`;
}

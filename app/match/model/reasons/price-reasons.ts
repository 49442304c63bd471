import { exchangeNote } from "~/colleges/price/exchange";
import type { StudentPrice } from "~/colleges/price/student-price";
import { dollars } from "~/design/figures";
import { listed, type MatchTranslate } from "../../words";

/**
 * What a year costs this student, how sure that is and how it stands beside the budget, both in dollars a year.
 *
 * @param exchanges agreements between the two states that may lower the price
 */
export function priceWords(
  price: StudentPrice,
  budget: number | null,
  exchanges: readonly string[],
  t: MatchTranslate,
): string {
  const { residency, forResidents, students } = price;
  const few =
    students !== null && students < 30
      ? [t("This figure is based on only {count} students.", { count: students })]
      : [];
  const state =
    residency === "unknown"
      ? [
          forResidents === null
            ? t("That's the price for students from other states, because we don't know yours.")
            : t(
                "That's the price for students from other states, because we don't know yours; residents pay about {price}.",
                { price: dollars(forResidents) },
              ),
        ]
      : residency === "outOfState"
        ? [t("That's the price for students from other states, who don't get the state's own grants.")]
        : [];
  const ask =
    exchanges.length > 0
      ? [t("Ask whether the {agreements} lowers it for your program.", { agreements: listed(exchanges, t) })]
      : residency === "outOfState"
        ? [t(exchangeNote)]
        : [];
  const beside = budget === null ? [] : [againstBudget(price, budget, t)];
  return [whatItCosts(price, t), ...few, ...state, ...ask, ...beside].join(" ");
}

function whatItCosts({ mid, low, high, year, basis, residency }: StudentPrice, t: MatchTranslate): string {
  const values = { price: dollars(mid), year };
  if (residency === "abroad")
    return t(
      "The full price is about {price} for {year}. From abroad you can't get federal or state grants; ask the college what it gives international students.",
      values,
    );
  if (basis === "published")
    return t(
      "The published price is about {price} for {year}, before aid; it doesn't report what families paid after grants.",
      values,
    );
  const spread = low === high ? "" : ` (${t("{low} to {high}", { low: dollars(low), high: dollars(high) })})`;
  return t(
    basis === "band"
      ? "Expect about {price} for {year}{spread}, after grants like those that students in your income band got."
      : "Expect about {price} for {year}{spread}, after grants like those that students got.",
    { ...values, spread },
  );
}

/**
 * The price beside the budget, both in dollars a year. Without a home state both prices of a public college are told.
 */
function againstBudget({ mid, forResidents }: StudentPrice, budget: number, t: MatchTranslate): string {
  if (mid <= budget) return t("That's within your budget.");
  const over = dollars(mid - budget);
  if (forResidents === null) return t("That's {over} over your budget.", { over });
  return forResidents <= budget
    ? t("That's within your budget for residents of its state only.")
    : t("That's {residents} over your budget for residents of its state, and {over} for others.", {
        residents: dollars(forResidents - budget),
        over,
      });
}

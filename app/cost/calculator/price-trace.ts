import { bandNames } from "~/colleges/price/income-bands";
import { dollars } from "~/design/figures";
import type { Trace } from "~/design/worked-out";
import { inEnglish } from "~/translation";
import type { CostTranslate } from "../asked-colleges";
import type { CollegeGrid } from "./grid";

/**
 * How the net price of the first year came about; null where no grants are known, so that there is nothing to take off.
 */
export function priceTrace({ cost, netPrice, offered }: CollegeGrid, t: CostTranslate = inEnglish): Trace | null {
  const first = cost?.years[0];
  if (first === undefined || first.grants === null) return null;
  return {
    definition: t(
      "The net price is what a year costs after grants: tuition, fees, books, housing and food, less what doesn’t have to be paid back. It’s an average of past families, not an offer.",
    ),
    steps: [
      {
        label: t("Published price, {awardYear}", { awardYear: first.awardYear }),
        kind: "plus",
        amount: dollars(first.published),
        rule: t(
          "As the college reported it to the Department of Education (IPEDS), with the yearly growth in this form",
        ),
      },
      { label: t("Grants"), kind: "minus", amount: dollars(first.grants.mid), rule: grantsRule(netPrice, offered, t) },
      {
        label: t("Net price"),
        kind: "result",
        amount: dollars(first.net.mid),
        rule:
          first.net.low === first.net.high
            ? null
            : t("from {low} to {high}", { low: dollars(first.net.low), high: dollars(first.net.high) }),
      },
    ],
  };
}

function grantsRule(netPrice: CollegeGrid["netPrice"], offered: number | null, t: CostTranslate): string {
  if (offered !== null) return t("As you entered them from the college’s offer");
  if (netPrice === null) return t("Of families like yours");
  const { band, before, mid, students } = netPrice;
  const who =
    band === null ? t("all students with federal aid") : t("families with {band}", { band: t(bandNames[band]) });
  const count = students === null ? "" : ` (${t("{count} students", { count: students.toLocaleString("en-US") })})`;
  const sum =
    before === null
      ? t("a net price of {price}", { price: dollars(mid) })
      : t("{before} less {price}", { before: dollars(before), price: dollars(mid) });
  return t("From {who} in {year}: {sum}, carried to the first year", { who: who + count, year: "2022-23", sum });
}

import { dollars, withCommas } from "~/design/figures";
import type { Step, Trace } from "~/design/worked-out";
import { bandNames } from "~/student/profile/income-bands";
import { inEnglish, type Translate } from "~/translation";
import { netPriceYear } from "./net-price";
import type { priceMessages } from "./spanish";
import type { StudentPrice } from "./student-price";
import type { GrantsFrom, YearlyPrice } from "./yearly-price";

export type PriceTranslate = Translate<keyof typeof priceMessages>;

/** A first year as it was worked out. */
export interface TracedPrice extends Pick<YearlyPrice, "published" | "grants" | "net"> {
  readonly awardYear: string;
  /** What the grants rest on; null where none are known, or an offer stands in. */
  readonly from: GrantsFrom | null;
  /** Grants as the college offered them. */
  readonly offered: number | null;
  /** It's the price that a public college asks of students from elsewhere. */
  readonly outOfState: boolean;
  /** Prices grow as the reader's form says, and not by the usual 3% a year. */
  readonly ownGrowth: boolean;
}

/**
 * How the net price of the first year came about; null where no grants are known, so that there is nothing to take off.
 */
export function priceTrace(price: TracedPrice, t: PriceTranslate = inEnglish): Trace | null {
  const { awardYear, published, grants, net, outOfState, ownGrowth } = price;
  if (grants === null) return null;
  const reported = t(
    ownGrowth
      ? "As the college reported it to the Department of Education (IPEDS), with the yearly growth in this form"
      : "As the college reported it to the Department of Education (IPEDS), raised 3% a year",
  );
  return {
    definition: t(
      "The net price is what a year costs after grants: tuition, fees, books, housing and food, less what doesn’t have to be paid back. It’s an average of past families, not an offer.",
    ),
    steps: [
      {
        label: t("Published price, {awardYear}", { awardYear }),
        kind: "plus",
        amount: dollars(published),
        rule: outOfState ? t("{rule}; the price for students from other states", { rule: reported }) : reported,
      },
      { label: t("Grants"), kind: "minus", amount: dollars(grants.mid), rule: grantsRule(price, t) },
      {
        label: t("Net price"),
        kind: "result",
        amount: dollars(net.mid),
        rule:
          net.low === net.high ? null : t("from {low} to {high}", { low: dollars(net.low), high: dollars(net.high) }),
      },
    ],
  };
}

/** The same for the price that lists and college pages print. */
export function studentPriceTrace(price: StudentPrice, t: PriceTranslate = inEnglish): Trace | null {
  const { year, low, mid, high, residency, made } = price;
  const outOfState = residency === "outOfState" || residency === "unknown";
  return priceTrace(
    { ...made, awardYear: year, net: { low, mid, high }, offered: null, outOfState, ownGrowth: false },
    t,
  );
}

/** A year of study and what it's called: "2027-28", or with the college it's at. */
export interface TracedYear extends Pick<YearlyPrice, "published" | "grants" | "net"> {
  readonly label: string;
}

/** Years of study added up, each at its published price less grants. */
export function yearsTrace(years: readonly TracedYear[], definition: string, total: Step): Trace {
  const steps = years.map(({ label, published, grants, net }): Step => {
    const less = grants === null ? "; no grants are reported" : `, less grants of ${dollars(grants.mid)}`;
    return { label, kind: "plus", amount: dollars(net.mid), rule: `Published price ${dollars(published)}${less}` };
  });
  return { definition, steps: [...steps, total] };
}

function grantsRule({ from, offered }: TracedPrice, t: PriceTranslate): string {
  if (offered !== null) return t("As you entered them from the college’s offer");
  if (from === null) return t("Of families like yours");
  const { before, withoutState, netPrice } = from;
  const { band, mid, students } = netPrice;
  // On a choice of its own a band begins with a capital in Spanish.
  const inBand = (name: string) => t("families with {band}", { band: name.replace(/^D/, "d") });
  const who = band === null ? t("all students with federal aid") : inBand(t(bandNames[band]));
  const count = students === null ? "" : ` (${t("{count} students", { count: withCommas(students) })})`;
  const sum =
    before === null
      ? t("a net price of {price}", { price: dollars(mid) })
      : t("{before} less {price}", { before: dollars(before), price: dollars(mid) });
  const rule = t("From {who} in {year}: {sum}, carried to the first year", {
    who: who + count,
    year: netPriceYear,
    sum,
  });
  return withoutState ? t("{rule}; less the part a state pays its own residents", { rule }) : rule;
}

/** Sentences and written figures of the result. */

import { exchangeNote } from "~/colleges/price/exchange";
import { count, dollars, withCommas } from "~/design/figures";
import { stateNamesIn } from "~/geography/state-names";
import type { Language } from "~/language";
import { bandEnds, bandNames } from "~/student/profile/income-bands";
import { inEnglish } from "~/translation";
import type { CostTranslate } from "../../asked-colleges";
import type { livingNames } from "../../choices";
import { rangeText } from "../../figure-words";
import type { CostMessage } from "../../spanish/messages";
import type { CostAnswers } from "../answers/input";
import type { CollegeGrid } from "../model/grid";

/** Where the grants of a column come from, and how sure that is. */
export function priceWords(grid: CollegeGrid, t: CostTranslate = inEnglish): string {
  const { netPrice, offered, missing } = grid;
  if (offered !== null) {
    return t(
      "Grants are the {offered} a year of the offer you typed. We assume they stay the same each year. Ask the college whether they do.",
      { offered: dollars(offered) },
    );
  }
  if (missing === "published") {
    const other = grid.livingReported.map((way) => livingWords(way, t)).join(` ${t("and")} `);
    return other === ""
      ? t("This college doesn’t report a full published price.")
      : t("This college doesn’t report a published price for living there, only for living {other}.", { other });
  }
  if (grid.residency === "abroad") return "";
  if (netPrice === null) {
    return t(
      missing === "band"
        ? "This college doesn’t report what families with this income paid, so the price below is the published one, before any grant. Use its own net price calculator or ask for an estimate."
        : "This college doesn’t report what families paid after grants, so the price below is the published one, before any grant. Ask it for an estimate.",
    );
  }
  const paid = t("{mid} (between {low} and {high})", {
    mid: dollars(Math.max(0, netPrice.mid)),
    low: dollars(Math.max(0, netPrice.low)),
    high: dollars(Math.max(0, netPrice.high)),
  });
  const behind =
    netPrice.students === null ? "" : ` ${t(basedOn(netPrice.students), { count: count(netPrice.students) })}`;
  const income = dollars(netPrice.income);
  switch (netPrice.basis) {
    case "income":
      return `${t("Families with your income paid about {paid} after grants in 2022-23.", { paid })}${behind}${aboveBands(netPrice.income, t)}`;
    case "band":
      return `${t("Families with an income of {band} paid about {paid} after grants in 2022-23.", { band: t(bandNames[netPrice.band ?? 0]), paid })}${behind}`;
    case "sai":
      return `${t("Your index matches an income of about {income} for a family of four. Families like that paid about {paid} after grants in 2022-23.", { income, paid })}${behind}`;
    case "average":
      return t(
        "Without an income this is the average of all aided students: {paid} after grants in 2022-23. The range goes from the lowest to the highest income band.",
        { paid },
      );
  }
}

/** How many students a figure rests on. */
function basedOn(students: number): CostMessage {
  if (students === 1) return "The figure for this band is based on 1 student, which is few.";
  return students < 30
    ? "The figure for this band is based on {count} students, which is few."
    : "The figure for this band is based on {count} students.";
}

const livingInText = {
  onCampus: "on campus",
  offCampus: "off campus, not with family",
  withFamily: "at home with family",
} as const satisfies Readonly<Record<keyof typeof livingNames, CostMessage>>;

/** A way of living inside a sentence. */
export const livingWords = (way: keyof typeof livingNames, t: CostTranslate): string => t(livingInText[way]);

function aboveBands(income: number | null, t: CostTranslate): string {
  return income !== null && income > bandEnds[3]
    ? ` ${t("Above $110,000 the college reports one band only; the higher your income, the closer the upper end is to the published price.")}`
    : "";
}

/** What residency does to a public college's price; "" where it does nothing. */
export function residencyWords({ residency, outOfStateAdded }: CollegeGrid, t: CostTranslate = inEnglish): string {
  if (residency === null) return "";
  if (residency === "inState") return t("The price is for in-state students.");
  if (residency === "abroad")
    return t(
      "The price is the full published one: from abroad you can't get federal or state grants. Ask the college what it gives international students.",
    );
  const elsewhere = t(
    "The price is for students from other states, who pay {added} more in tuition and don't get the state's own grants. Grants for students from elsewhere aren’t reported: the middle counts those of residents without the state's part, the upper end only half of that.",
    { added: dollars(outOfStateAdded) },
  );
  return `${elsewhere} ${t(exchangeNote)}`;
}

/** "You’d pay about $16,214 a year ($11,002 to $21,426)": the first year, as in the result's table. */
export function priceSentence(grid: CollegeGrid, t: CostTranslate = inEnglish): string {
  const first = grid.cost?.years[0];
  if (!first) return t(grid.missing === "published" ? "No full published price is reported." : "Not reported.");
  if (first.grants === null)
    return t("The published price is {price} a year, before any grant.", { price: dollars(first.published) });
  return priced(first.net, "You’d pay about {price} a year.", "You’d pay about {price} a year ({range}).", t);
}

/** A middle figure by one message, or with its range by the other. */
export function priced(
  net: { readonly low: number; readonly mid: number; readonly high: number },
  alone: CostMessage,
  ranged: CostMessage,
  t: CostTranslate,
): string {
  return t(net.low === net.high ? alone : ranged, { price: dollars(net.mid), range: rangeText(net, t) });
}

/** One line that says how it stands. */
export function verdict({ cost, missing }: CollegeGrid, t: CostTranslate = inEnglish): string {
  if (cost === null) return t(missing === "published" ? "No published price is reported." : "Not reported.");
  const { low, mid, high } = cost.gap;
  // "Paid for" is said only where the worst of the three is: a promise must not hang on their order.
  const most = Math.max(low, mid, high);
  if (most === 0) return t("Covered, even at the upper end of the price.");
  if (mid === 0)
    return t("Covered at the middle estimate, up to {most} short at the upper end.", { most: dollars(most) });
  return t("{mid} short over all years ({range}).", {
    mid: dollars(mid),
    range: rangeText({ low: Math.min(low, mid), high: most }, t),
  });
}

/** What the figures are for: means, first year, how many years, and where home is. */
export function summary(
  { income, band, sai, entry, way, state }: Pick<CostAnswers, "income" | "band" | "sai" | "entry" | "way" | "state">,
  grids: readonly Pick<CollegeGrid, "studyYears">[],
  t: CostTranslate = inEnglish,
  language: Language = "en",
): string {
  const means =
    income !== null
      ? t("a family income of {income}", { income: dollars(income) })
      : band !== null
        ? t("a family income of {income}", { income: t(bandNames[band]) })
        : sai !== null
          ? t("a Student Aid Index of {sai}", { sai: withCommas(sai).replace("-", "−") })
          : t("no income given");
  const years = way === "2+2" ? t("two years at a community college and two more") : t("{count} years", { count: way });
  const home =
    state === null
      ? []
      : [
          t("Home state: {state}.", {
            state:
              state === "abroad" ? t("Outside the U.S., on a student visa") : (stateNamesIn(language)[state] ?? state),
          }),
        ];
  const plan = t(
    grids.some(({ studyYears }) => studyYears === 2)
      ? "For {means}, from {entry} on, over {years} (two at a two-year college)."
      : "For {means}, from {entry} on, over {years}.",
    { means, entry, years },
  );
  return [plan, ...home].join(" ");
}

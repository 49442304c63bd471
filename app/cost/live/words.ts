/** Sentences of the answer beside the form. */
import type { CostTranslate } from "~/cost/asked-colleges";
import { rangeText } from "~/cost/figure-words";
import type { CostMessage } from "~/cost/spanish/messages";
import { dollarsAndCents } from "~/design/dollars-and-cents";
import { dollars } from "~/design/figures";
import type { Shown } from "~/design/live/shown";
import { spokenOf, troubleWith } from "~/design/live/words";
import type { LiveMessage } from "~/design/spanish";
import { inEnglish, type Translate } from "~/translation";
import type { CollegeGrid, GridCost } from "../calculator/model/grid";
import { priced, priceSentence } from "../calculator/result/result-words";
import type { LiveResult } from "./answer";

/** The same as one of several, below "You’d pay about". */
export function priceFigure(grid: CollegeGrid, t: CostTranslate = inEnglish): string {
  const first = grid.cost?.years[0];
  if (!first) return priceSentence(grid, t);
  return first.grants === null
    ? t("{price} a year published, before any grant", { price: dollars(first.published) })
    : priced(first.net, "{price} a year", "{price} a year ({range})", t);
}

/** All years together, in one line. */
export function allYears({ years, net, grants }: GridCost, t: CostTranslate): string {
  const message: CostMessage =
    grants === null
      ? "{count} years: {price} before any grant"
      : net.low === net.high
        ? "{count} years: {price}"
        : "{count} years: {price} ({range})";
  return t(message, { count: years.length, price: dollars(net.mid), range: rangeText(net, t) });
}

/** What is left to find, and what loans lead to; for families that said what they can bring. */
export function payingLines({ gap, debt, years }: GridCost, t: CostTranslate = inEnglish): readonly string[] {
  const { low, mid, high } = gap;
  const most = Math.max(low, mid, high);
  const least = Math.min(low, mid);
  const left =
    most === 0
      ? t("Covered, even at the upper end.")
      : mid === 0
        ? t("Covered at the middle estimate; up to {most} short at the upper end.", { most: dollars(most) })
        : t(
            least === most
              ? "Still to find over {count} years: {mid}."
              : "Still to find over {count} years: {mid} ({range}).",
            { count: years.length, mid: dollars(mid), range: rangeText({ low: least, high: most }, t) },
          );
  if (debt.owed === 0) return [left];
  const owed = { owed: dollarsAndCents(debt.owed), payment: dollarsAndCents(debt.fixed.payment) };
  return [left, t("Your debt when payments start: {owed}, {payment} a month.", owed)];
}

/** The whole answer in one sentence. */
export function oneSentence(result: LiveResult, t: CostTranslate = inEnglish): string {
  const [only] = result.grids;
  if (only !== undefined && result.grids.length === 1) return priceSentence(only, t);
  const counted = countedIn(result, t);
  if (counted === null) return t("No full published price is reported.");
  return t(
    counted.afterGrants
      ? "You’d pay about {range} a year at {at} colleges."
      : "Published prices at {at} colleges: {range} a year, before any grant.",
    counted,
  );
}

/** The sentence without what goes without saying, for one line on top of a phone. */
export function oneLine(result: LiveResult, t: CostTranslate = inEnglish): string {
  const [only] = result.grids;
  const first = only?.cost?.years[0];
  if (result.grids.length === 1 && first !== undefined && first.grants !== null)
    return priced(first.net, "About {price} a year", "About {price} a year ({range})", t);
  const counted = result.grids.length === 1 ? null : countedIn(result, t);
  if (counted?.afterGrants) return t("About {range} a year at {at} colleges", counted);
  return oneSentence(result, t).replace(/\.$/, "");
}

/** The colleges that a sentence about several counts; null where none reports a price. */
function countedIn({ grids }: LiveResult, t: CostTranslate) {
  const firsts = grids.flatMap(({ cost }) => cost?.years[0] ?? []);
  const afterGrants = firsts.filter(({ grants }) => grants !== null);
  // A published price and a price after grants are two things: one line never mixes them.
  const counted = afterGrants.length > 0 ? afterGrants : firsts;
  if (counted.length === 0) return null;
  const mids = counted.map(({ net }) => net.mid);
  return {
    afterGrants: afterGrants.length > 0 ? 1 : 0,
    range: rangeText({ low: Math.min(...mids), high: Math.max(...mids) }, t),
    at:
      counted.length === grids.length
        ? grids.length
        : t("{some} of {all}", { some: counted.length, all: grids.length }),
  };
}

/** What stands in the way of a new answer; "" where nothing does. */
export const trouble = (shown: Shown<LiveResult>, t: Translate<CostMessage | LiveMessage> = inEnglish) =>
  troubleWith(shown, t("Work out the cost"), t("what you’d pay"), t);

/** What a screen reader is told once somebody stops typing. */
export function spoken(shown: Shown<LiveResult>, t: Translate<CostMessage | LiveMessage> = inEnglish): string {
  return spokenOf(shown.mistakes, trouble(shown, t), shown.result === null ? "" : oneSentence(shown.result, t));
}

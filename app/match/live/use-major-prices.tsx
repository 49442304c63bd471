import { useMemo } from "react";
import type { TeachingCollege } from "~/colleges/majors/colleges-for";
import type { MajorView } from "~/colleges/majors/major-view";
import { knownIncome } from "~/student/profile/profile";
import { useProfile } from "~/student/profile/use-profile";
import type { NamedLine } from "./answer";
import { useLines } from "./your-lines";

interface MajorPrices {
  readonly view: MajorView | null;
  /** Income that counts in the prices, or will, as the match takes it; "" for none. */
  readonly income: string;
  readonly here: "working" | "done" | null;
}

const none: readonly number[] = [];

/**
 * Who teaches a field, with the prices for the income that this device knows, worked out here: nothing is sent. As the
 * server made it where no income or no home is known, and where the order is that of the prices: it takes all colleges,
 * not those of one page.
 *
 * @param view null where a form said what counts
 */
export function useMajorPrices(view: MajorView | null): MajorPrices {
  const profile = useProfile();
  const income = knownIncome(profile);
  const { state = "", zip = "", sort = "" } = view?.asked ?? {};
  const own = income !== "" && (state !== "" || zip !== "") && sort !== "price" && view?.zipError === null;
  const unitids = useMemo(() => view?.list.items.map(({ unitid }) => unitid) ?? none, [view]);
  // Its prices go by the state alone where one is named, as here.
  const answers = new URLSearchParams({ income, ...(state === "" ? { zip } : { state }) });
  const found = useLines(unitids, own ? answers.toString() : null);
  const counted = useMemo(
    () => (view === null || found === null || found === "failed" ? null : withPrices(view, found.of)),
    [view, found],
  );
  if (!own || (found !== null && counted === null)) return { view, income: "", here: null };
  return { view: counted ?? view, income, here: counted === null ? "working" : "done" };
}

/** Null where the price of one of them isn't known here. */
function withPrices(view: MajorView, lines: ReadonlyMap<number, NamedLine>): MajorView | null {
  const items = view.list.items.flatMap((line): TeachingCollege[] => {
    const known = lines.get(line.unitid);
    return known === undefined ? [] : [withPrice(line, known)];
  });
  return items.length < view.list.items.length ? null : { ...view, list: { ...view.list, items } };
}

/** The note says no range here, for want of room. Grants are a matter of income, where one pays as a resident isn't. */
const withPrice = (line: TeachingCollege, { price, afterGrants }: NamedLine): TeachingCollege => ({
  ...line,
  price,
  priceNote: price === null ? "" : line.priceNote.replace(/\b(before aid|after grants)$/, priceKind(afterGrants)),
});

const priceKind = (afterGrants: boolean) => (afterGrants ? "after grants" : "before aid");

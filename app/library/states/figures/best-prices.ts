import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { isFourYear, isTwoYear } from "../../figures/site-figures";
import { forShortList, priceOf } from "./short-list";
import { collegesOf, type PriceBand, priceBands } from "./state-colleges";

export interface BestPrice {
  readonly path: string;
  readonly name: string;
  readonly public: boolean;
  readonly price: number;
  /** Students behind the average. */
  readonly students: number;
  readonly graduation: number | null;
}

/** The lowest average net prices for one family income. */
export interface BestPrices {
  readonly band: PriceBand;
  readonly fourYear: readonly BestPrice[];
  readonly twoYear: readonly BestPrice[];
}

/**
 * Where families of three incomes paid least in a state: averages after grants, 2022-23, residents at public colleges,
 * of colleges for everybody.
 */
export function bestPrices(state: string, all: readonly College[], most = 5): readonly BestPrices[] {
  const here = forShortList(collegesOf(state, all));
  const fourYear = here.filter(isFourYear);
  const twoYear = here.filter((college) => isTwoYear(college) && !isFourYear(college));
  return priceBands.map((band) => ({
    band,
    fourYear: lowest(fourYear, band, most),
    twoYear: lowest(twoYear, band, 2),
  }));
}

function lowest(colleges: readonly College[], { band }: PriceBand, most: number): readonly BestPrice[] {
  return colleges
    .flatMap((college): BestPrice[] => {
      const price = priceOf(college, band);
      const students = college.cost.netPriceStudents[band];
      if (price === null || students === null) return [];
      const { name, control, outcomes } = college;
      return [
        {
          path: collegePath(college),
          name,
          public: control === "public",
          price,
          students,
          graduation: outcomes.graduationRate,
        },
      ];
    })
    .sort((a, b) => a.price - b.price || a.name.localeCompare(b.name, "en"))
    .slice(0, most);
}

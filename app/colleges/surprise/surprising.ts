/** Colleges a family would cross off by the published price, though families like it paid far less. */
import type { College } from "~/colleges/college";
import { startOf, usualEntry } from "~/colleges/price/award-year";
import { attendsAs, noMeans, type PriceHome } from "~/colleges/price/student-price";
import { pricesOf, type Range, usualGrowth, usualLiving } from "~/colleges/price/yearly-price";
import type { Band } from "~/student/profile/income-bands";

export interface Surprise {
  readonly college: College;
  /** Published price of the first year, whole dollars. */
  readonly sticker: number;
  /** What is left after grants, for families like this one. */
  readonly price: Range;
  /** Students with aid behind the band; null for the average of all. */
  readonly students: number | null;
}

/**
 * The rules a card stands on, all said on the page. Below 40,000 dollars few cross a college off by its price; under
 * half of it a price surprises; and a college that most applicants or most students don't get through would be a
 * surprise of another kind.
 */
export const rules = { sticker: 40_000, most: 0.5, admits: 0.25, graduate: 0.5, students: 20 } as const;
/** More cards than anybody leafs through. */
export const mostCards = 24;

/**
 * The most surprising first: by the dollars between the published price and the middle of what families paid.
 *
 * @param where two-letter states to stay within; empty for the whole country
 */
export function surprising(
  all: readonly College[],
  { home, band, where }: { readonly home: PriceHome; readonly band: Band | null; readonly where: readonly string[] },
): readonly Surprise[] {
  return all
    .filter((college) => (where.length === 0 || where.includes(college.state)) && isCandidate(college))
    .flatMap((college): Surprise[] => {
      const attendance = {
        college,
        residency: attendsAs(college, home),
        living: usualLiving(college),
        offered: null,
      };
      const { years, netPrice } = pricesOf(attendance, { ...noMeans, band }, usualGrowth, startOf(usualEntry), [0]);
      const year = years?.[0];
      if (!year || year.grants === null || netPrice === null) return [];
      const { published, net } = year;
      if (published < rules.sticker || net.mid > rules.most * published) return [];
      // A band with few students behind it is a guess, and no card.
      if (band !== null && (netPrice.students ?? 0) < rules.students) return [];
      return [{ college, sticker: published, price: net, students: netPrice.students }];
    })
    .sort((a, b) => b.sticker - b.price.mid - (a.sticker - a.price.mid) || a.college.unitid - b.college.unitid)
    .slice(0, mostCards);
}

const isCandidate = ({ level, control, onlineOnly, verifyOpen, admission, outcomes }: College): boolean =>
  level === "4year" &&
  control !== "forprofit" &&
  onlineOnly !== true &&
  !verifyOpen &&
  (admission.open === true || (admission.rate ?? 0) >= rules.admits) &&
  (outcomes.graduationRate ?? 0) >= rules.graduate;

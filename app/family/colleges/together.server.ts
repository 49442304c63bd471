import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { awardYearText } from "~/colleges/price/award-year";
import { attendsAs, noMeans } from "~/colleges/price/student-price";
import { pricesOf, usualGrowth, usualLiving } from "~/colleges/price/yearly-price";
import { isLeftBehind } from "~/family/access/application-status";
import type { PlanView, Together } from "~/family/access/view";
import { stateName } from "~/geography/states";
import { type PublicPrice, type Reach, reaches, reachOf } from "./reach";

/** What the page says of two homes: who counts, and the colleges by how far both reach. No amount, no range. */
export interface ReachedTogether {
  readonly homes: Together["homes"];
  /** Name of the state whose student the prices are for; null where the plan says none. */
  readonly state: string | null;
  /** Award year of the prices, "2027-28". */
  readonly year: string;
  /** In the order of `reaches`, without those that hold no college. Null until both homes count. */
  readonly groups: readonly { readonly reach: Reach; readonly colleges: readonly ReachedCollege[] }[] | null;
}

export interface ReachedCollege {
  readonly unitid: number;
  readonly name: string;
  readonly path: string;
  readonly price: PublicPrice | null;
}

/** What both homes of a plan reach of its list. Null for whoever may not know of both homes. */
export function reachedTogether({ together, colleges, state, entry }: PlanView): ReachedTogether | null {
  if (together === null) return null;
  const { homes, sum } = together;
  const said = { homes, state: state === null ? null : stateName(state), year: awardYearText(entry) };
  if (sum === null) return { ...said, groups: null };
  const { byUnitid } = catalogue();
  const all = colleges
    .filter(({ status }) => !isLeftBehind(status))
    .flatMap(({ unitid }) => {
      const college = byUnitid.get(unitid);
      if (college === undefined) return [];
      const price = publicPrice(college, state, entry);
      const reached = { unitid, name: college.name, path: collegePath(college), price };
      return [{ reach: reachOf(sum, price), reached }];
    });
  const groups = reaches.flatMap((reach) => {
    const of = all.filter((one) => one.reach === reach).map(({ reached }) => reached);
    return of.length === 0 ? [] : [{ reach, colleges: of }];
  });
  return { ...said, groups };
}

/** The first year's price for a student from a state, by no family's income; null where none is published. */
export function publicPrice(college: College, state: string | null, entry: number): PublicPrice | null {
  const attendance = { college, residency: attendsAs(college, state), living: usualLiving(college), offered: null };
  const { years, netPrice } = pricesOf(attendance, noMeans, usualGrowth, entry, [0]);
  const year = years?.[0];
  if (year === undefined) return null;
  return { full: year.published, average: netPrice === null ? null : year.net.mid };
}

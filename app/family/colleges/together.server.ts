import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { awardYearText } from "~/colleges/price/award-year";
import { attendsAs, noMeans } from "~/colleges/price/student-price";
import { pricesOf, usualGrowth, usualLiving } from "~/colleges/price/yearly-price";
import { isLeftBehind } from "~/family/access/application-status";
import type { PlanView } from "~/family/access/view";
import { stateName } from "~/geography/states";
import { type PublicPrice, reaches, reachOf } from "./reach";
import type { ReachedTogether } from "./together-part";

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

/** The price of each year of study: published cost, grants, and what is left, from the year of the figures on. */
import type { PricedCollege } from "~/colleges/college";
import { startOf } from "./award-year";
import { type Means, type NetPrice, netPriceFor, netPriceYear } from "./net-price";

/** `abroad`: neither a citizen nor a green-card holder, so neither federal nor state grants. */
export type Residency = "inState" | "outOfState" | "abroad";
export type Living = "onCampus" | "offCampus" | "withFamily";

/** Yearly growth as shares, such as 0.03. All three stand on the page and can be changed. */
export interface Growth {
  /** Published prices, and until the first year also grants. */
  readonly prices: number;
  /** Estimated grants from one year of study to the next. */
  readonly grants: number;
  /** Income after college. */
  readonly income: number;
}

export const usualGrowth: Growth = { prices: 0.03, grants: 0.03, income: 0.02 };

export interface Range {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
}

/** One year, in whole dollars. `net` is never below 0; `grants.low` belongs to `net.high`. */
export interface YearlyPrice {
  readonly published: number;
  /** `null`: not reported. `net` is then the published price, before any grant. */
  readonly grants: Range | null;
  readonly net: Range;
  /** Part of `published`: tuition and fees, with books where they are reported; `null` not reported. */
  readonly tuition: number | null;
}

/** How a student will attend one college. */
export interface Attendance {
  readonly college: PricedCollege;
  /** Only public colleges ask another price of students from elsewhere. */
  readonly residency: Residency;
  readonly living: Living;
  /** Grants and scholarships of the college as offered, for each year; takes the place of the estimate. */
  readonly offered: number | null;
}

/** What the grants of a first year rest on. */
export interface GrantsFrom {
  readonly netPrice: NetPrice;
  /** Cost of the same students in the same year; null where the net price itself is carried on, and no difference. */
  readonly before: number | null;
  /** The part that a state pays its residents is taken out. */
  readonly withoutState: boolean;
}

export interface Priced {
  /** One entry for each year asked; `null` where the published price is not reported for this way of living. */
  readonly years: readonly YearlyPrice[] | null;
  readonly netPrice: NetPrice | null;
  /** Null where no grants are known, or an offer stands in. */
  readonly grantsFrom: GrantsFrom | null;
  readonly missing: "published" | "band" | "all" | null;
  /** Whether the college asks another price of students from elsewhere. */
  readonly differs: boolean;
  /** Tuition difference for out-of-state students of a public college, in the published year. */
  readonly outOfStateAdded: number;
  /** Ways of living the college reports a price for. */
  readonly livingReported: readonly Living[];
}

/**
 * Part of the other grants that the upper end of the price counts for students from elsewhere: what the college gives
 * them is not reported. An assumption, said on the page.
 */
const certainOutOfState = 0.5;

/**
 * Part of all grants that comes from the state where a public college does not report it: the median of 1,389 that do
 * (2023-24).
 */
const usualStatePart = 0.23;

/**
 * Part of the grants of a public college's first-year students that the state or town pays, 0-1. A student from another
 * state does not get it: grants of a state end at its border.
 */
export function statePartOfGrants({ aid }: PricedCollege): number {
  const { anyGrantShare, anyGrantAverage, stateGrantShare, stateGrantAverage } = aid;
  if (stateGrantShare === 0) return 0;
  if (anyGrantShare === null || anyGrantAverage === null || stateGrantShare === null || stateGrantAverage === null)
    return usualStatePart;
  const all = anyGrantShare * anyGrantAverage;
  return all <= 0 ? usualStatePart : Math.min(1, (stateGrantShare * stateGrantAverage) / all);
}

export const waysOfLiving = ["onCampus", "offCampus", "withFamily"] as const satisfies readonly Living[];

/**
 * Prices for some years of study, whole dollars.
 *
 * Published prices grow from the year they are of. Grants are what families with this income got in 2022-23 (cost less
 * net price); until the first year they grow as prices do, then with `growth.grants`. A grant that was offered stays
 * the same in dollars, as most do. At public colleges a student from another state pays the published price for others,
 * less the grants of in-state students without the part that the state pays; the upper end counts half of that, the
 * lower end all grants of in-state students. From abroad nothing is taken off.
 *
 * @param entry calendar year in which study starts, 2027 for 2027-28
 * @param at which years of study, 0 for the first
 */
export function pricesOf(
  attendance: Attendance,
  means: Means,
  growth: Growth,
  entry: number,
  at: readonly number[],
): Priced {
  const { college, living, offered } = attendance;
  const residency =
    attendance.residency === "abroad" || college.control === "public" ? attendance.residency : "inState";
  const asked = college.control === "public" && residency !== "inState" ? "outOfState" : "inState";
  const { published, year } = college.cost;
  const base = published[asked][living];
  const { price, missing } = residency === "abroad" ? fromAbroad : netPriceFor(college, means);
  const known = {
    netPrice: offered === null ? price : null,
    differs: asksTwoPrices(college),
    outOfStateAdded: asked === "inState" ? 0 : differenceOf(college),
    livingReported: waysOfLiving.filter((way) => published[asked][way] !== null),
  };
  if (base === null || year === null) return { ...known, years: null, grantsFrom: null, missing: "published" };
  const sincePublished = entry - startOf(year);
  const firstPublished = base * (1 + growth.prices) ** sincePublished;
  const residentBase = published.inState[living] ?? base;
  const grantsFrom = price && {
    netPrice: price,
    // Where the cost of the same year is not reported, the net price itself is carried on. So it is where the college
    // has since cut its published price, and its grants with it: the old grants on the new price would make it free.
    before: price.before !== null && residentBase < price.before ? null : price.before,
    withoutState: asked === "outOfState",
  };
  const residentGrants = grantsInFirstYear(firstPublished, grantsFrom, growth, entry);
  const firstGrants =
    residentGrants !== null && asked === "outOfState" ? withoutState(residentGrants, college) : residentGrants;
  const tuition = tuitionOf(college, asked);
  const years = at.map((study): YearlyPrice => {
    const cost = Math.round(firstPublished * (1 + growth.prices) ** study);
    const within = (dollars: number) => Math.min(cost, Math.max(0, Math.round(dollars)));
    let grants: Range | null = null;
    if (offered !== null) grants = { low: within(offered), mid: within(offered), high: within(offered) };
    else if (firstGrants !== null) {
      const grown = (1 + growth.grants) ** study;
      grants = {
        low: within(firstGrants.low * grown),
        mid: within(firstGrants.mid * grown),
        high: within(firstGrants.high * grown),
      };
    }
    const net = (taken: number) => cost - taken;
    return {
      published: cost,
      grants,
      net:
        grants === null
          ? { low: cost, mid: cost, high: cost }
          : { low: net(grants.high), mid: net(grants.mid), high: net(grants.low) },
      tuition: tuition === null ? null : within(tuition * (1 + growth.prices) ** (sincePublished + study)),
    };
  });
  const open = offered === null;
  return { ...known, years, grantsFrom: open ? grantsFrom : null, missing: open ? missing : null };
}

/** From abroad no net price holds: the federal figures are of students with federal aid. */
const fromAbroad = { price: null, missing: null } as const;

function withoutState(grants: Range, college: PricedCollege): Range {
  const kept = 1 - statePartOfGrants(college);
  return { low: grants.low * kept * certainOutOfState, mid: grants.mid * kept, high: grants.high };
}

/** Grants of the first year; `null` where the net price is not reported. */
function grantsInFirstYear(published: number, from: GrantsFrom | null, growth: Growth, entry: number): Range | null {
  if (from === null) return null;
  const { before, netPrice } = from;
  const grown = (1 + growth.prices) ** (entry - startOf(netPriceYear));
  const of = (net: number) =>
    Math.max(0, before === null ? published - Math.max(0, net) * grown : (before - net) * grown);
  return { low: of(netPrice.high), mid: of(netPrice.mid), high: of(netPrice.low) };
}

/** Tuition, fees and books of the published year. Books are left out where they are not reported. */
function tuitionOf({ cost }: PricedCollege, asked: "inState" | "outOfState"): number | null {
  const tuition = asked === "inState" ? cost.tuitionInState : cost.tuitionOutOfState;
  return tuition === null ? null : tuition + (cost.books ?? 0);
}

function differenceOf({ cost }: PricedCollege): number {
  if (cost.tuitionInState === null || cost.tuitionOutOfState === null) return 0;
  return Math.max(0, cost.tuitionOutOfState - cost.tuitionInState);
}

/**
 * The way of living that a price counts where nobody chose one: on campus where the college reports that, else the next
 * one it reports.
 */
export function usualLiving({ cost }: PricedCollege): Living {
  return waysOfLiving.find((way) => cost.published.inState[way] !== null) ?? "onCampus";
}

/** A public college whose tuition is higher for students from other states. */
export function asksTwoPrices(college: PricedCollege): boolean {
  return college.control === "public" && differenceOf(college) > 0;
}

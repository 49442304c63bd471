/**
 * The price of one year at one college for one student: the one answer of the quiz, the lists, the college pages and
 * the command line, and the first year of the cost calculator when nothing else is typed there.
 */
import type { College, PricedCollege } from "~/colleges/college";
import { startOf, usualEntry } from "./award-year";
import type { Means, NetPrice } from "./net-price";
import {
  asksTwoPrices,
  type GrantsFrom,
  type Living,
  pricesOf,
  type Range,
  type Residency,
  usualGrowth,
  usualLiving,
  type YearlyPrice,
} from "./yearly-price";

/** Home of a student as a price needs it: a postal code, `abroad`, or `null` where nobody said. */
export type PriceHome = string | null;

/** What of a college the price of one student is worked out from; a whole `College` is one too. */
export type HomePricedCollege = PricedCollege & Pick<College, "state">;

export interface PriceStudent {
  readonly home: PriceHome;
  readonly means: Means;
}

/** Whole dollars for the award year `year`, never below 0, low ≤ mid ≤ high. */
export interface StudentPrice {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
  /** Award year the price is for. Published prices and grants are carried on to it by 3% a year. */
  readonly year: string;
  /**
   * What the grants rest on; `published`: no grant is taken off, because none is reported or none can be counted on.
   */
  readonly basis: NetPrice["basis"] | "published";
  /** Which price it is, at a college that asks two; `unknown`: the higher one, because nobody said where home is. */
  readonly residency: Residency | "unknown" | null;
  /** Middle for residents of the state, where the home is not known and the college asks two prices. */
  readonly forResidents: number | null;
  readonly living: Living;
  /** Aided students behind the income band. */
  readonly students: number | null;
  /** What it was worked out from, for whoever wants to see the steps. */
  readonly made: {
    readonly published: number;
    readonly grants: Range | null;
    readonly from: GrantsFrom | null;
  };
}

/** Nothing is known of the family: the average of all aided students. */
export const noMeans: Means = { income: null, band: null, sai: null };

/**
 * The price of the first year. `null` where the college reports no published price.
 *
 * Residents of the state pay the resident price, which nobody gets without saying where home is; everybody else pays
 * what a public college asks of others. From abroad the full price counts, at private colleges too.
 *
 * @param entry award year in which study starts
 */
export function priceFor(college: HomePricedCollege, { home, means }: PriceStudent, entry: string = usualEntry) {
  const attends = attendsAs(college, home);
  if (attends === "abroad") return priceAs(college, "abroad", "abroad", means, entry);
  // Where tuition is one for all, a student from elsewhere still goes without the grants of the state.
  if (!asksTwoPrices(college)) return priceAs(college, attends, null, means, entry);
  return priceAs(college, attends, home === null ? "unknown" : attends, means, entry);
}

/** Whose price a student pays: `priceFor` says by which rule. */
export function attendsAs(college: HomePricedCollege, home: PriceHome): Residency {
  if (home === "abroad") return "abroad";
  return college.control !== "public" || home === college.state ? "inState" : "outOfState";
}

/**
 * The prices of the usual years of study added up, four at a four-year college and two at a two-year college, from the
 * same rules as `priceFor`, which is their first year. `null` where the college reports no published price.
 */
export function degreePriceFor(
  college: College,
  { home, means }: PriceStudent,
): (Range & { readonly years: readonly YearlyPrice[] }) | null {
  const at = college.level === "4year" ? [0, 1, 2, 3] : [0, 1];
  const attendance = { college, residency: attendsAs(college, home), living: usualLiving(college), offered: null };
  const { years } = pricesOf(attendance, means, usualGrowth, startOf(usualEntry), at);
  if (years === null) return null;
  const sum = (end: keyof Range) => years.reduce((total, { net }) => total + net[end], 0);
  return { low: sum("low"), mid: sum("mid"), high: sum("high"), years };
}

function priceAs(
  college: HomePricedCollege,
  attends: Residency,
  residency: StudentPrice["residency"],
  means: Means,
  entry: string,
): StudentPrice | null {
  if (means.income !== null || means.sai !== null || entry !== usualEntry)
    return computed(college, attends, residency, means, entry);
  // A list asks every college the same few questions: five bands or none, and four kinds of home.
  const known = kept.get(college) ?? new Map<string, StudentPrice | null>();
  kept.set(college, known);
  const key = `${attends} ${residency} ${means.band}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const price = computed(college, attends, residency, means, entry);
  known.set(key, price);
  return price;
}

const kept = new WeakMap<HomePricedCollege, Map<string, StudentPrice | null>>();

function computed(
  college: HomePricedCollege,
  attends: Residency,
  residency: StudentPrice["residency"],
  means: Means,
  entry: string,
): StudentPrice | null {
  const living = usualLiving(college);
  const of = (as: Residency) =>
    pricesOf({ college, residency: as, living, offered: null }, means, usualGrowth, startOf(entry), [0]);
  const { years, netPrice, grantsFrom } = of(attends);
  const year = years?.[0];
  if (!year) return null;
  // Written out: what is spread into an object gives each one a shape of its own, half of its size.
  const { low, mid, high } = year.net;
  return {
    low,
    mid,
    high,
    year: entry,
    basis: netPrice?.basis ?? "published",
    residency,
    forResidents: residency === "unknown" ? (of("inState").years?.[0]?.net.mid ?? null) : null,
    living,
    students: netPrice?.students ?? null,
    made: { published: year.published, grants: year.grants, from: grantsFrom },
  };
}

import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { takesEntrants } from "~/season/closure";
import { isFourYear, isTwoYear } from "../../figures/site-figures";

/** How the colleges of a state can be ordered. */
export const stateSorts = [
  "name",
  "size",
  "price",
  "price30",
  "price75",
  "price110",
  "admission",
  "graduation",
  "earnings",
] as const;
export type StateSort = (typeof stateSorts)[number];

/** By most undergraduates: those that most readers look for lead, not the one whose name begins with an A. */
export const usualSort: StateSort = "size";

export function isStateSort(text: string | null): text is StateSort {
  return (stateSorts as readonly (string | null)[]).includes(text);
}

/** Income bands of the federal net prices in which families of $30,000, $75,000 and $110,000 fall. */
export const priceBands = [
  { sort: "price30", band: 0, income: 30_000, words: "up to $30,000" },
  { sort: "price75", band: 2, income: 75_000, words: "$48,001 to $75,000" },
  { sort: "price110", band: 3, income: 110_000, words: "$75,001 to $110,000" },
] as const;
export type PriceBand = (typeof priceBands)[number];

/**
 * What one line of the table of a state's colleges shows. Money in whole dollars of 2022-23, shares 0–1, null is not
 * reported.
 */
export interface StateCollege {
  readonly unitid: number;
  readonly path: string;
  readonly name: string;
  readonly city: string;
  readonly public: boolean;
  readonly size: number | null;
  readonly price: number | null;
  readonly price30: number | null;
  readonly price75: number | null;
  readonly price110: number | null;
  /** 1 where everybody with a diploma is admitted. */
  readonly admission: number | null;
  readonly open: boolean;
  readonly graduation: number | null;
  readonly earnings: number | null;
}

/** Colleges of a state by what they mostly award. */
export interface StateColleges {
  readonly fourYear: readonly StateCollege[];
  readonly twoYear: readonly StateCollege[];
  /** Mostly graduate degrees, or not known. */
  readonly other: readonly StateCollege[];
}

/** Public and nonprofit colleges of a state that students can start at, by unitid. */
export function collegesOf(state: string, all: readonly College[]): readonly College[] {
  return all.filter(
    (college) => college.state === state && college.control !== "forprofit" && takesEntrants(college.unitid),
  );
}

/** Every public and nonprofit college of a state, in the asked order: what is not reported comes last. */
export function stateColleges(state: string, all: readonly College[], sort: StateSort): StateColleges {
  const here = collegesOf(state, all);
  const listed = (of: readonly College[]) => sortedBy(of.map(rowOf), sort);
  return {
    fourYear: listed(here.filter(isFourYear)),
    twoYear: listed(here.filter((college) => isTwoYear(college) && !isFourYear(college))),
    other: listed(here.filter((college) => !isTwoYear(college) && !isFourYear(college))),
  };
}

function rowOf(college: College): StateCollege {
  const { unitid, name, city, control, students, cost, admission, outcomes } = college;
  const [price30, , price75, price110] = cost.netPriceByIncome.map(paid);
  return {
    unitid,
    path: collegePath(college),
    name,
    city,
    public: control === "public",
    size: students.undergraduates,
    price: paid(cost.netPrice),
    price30: price30 ?? null,
    price75: price75 ?? null,
    price110: price110 ?? null,
    open: admission.open === true,
    // A rate of nothing is a reporting error: no college enrolls students and admits nobody.
    admission: admission.open === true ? 1 : admission.rate || null,
    graduation: outcomes.graduationRate,
    earnings: outcomes.earnings10,
  };
}

/** A net price below zero means grants above the cost: nobody is paid for going to college, so it is shown as 0. */
export function paid(price: number | null): number | null {
  return price === null ? null : Math.max(0, price);
}

const lowestFirst: ReadonlySet<StateSort> = new Set(["price", "price30", "price75", "price110"]);

function sortedBy(rows: readonly StateCollege[], sort: StateSort): readonly StateCollege[] {
  const byName = (a: StateCollege, b: StateCollege) => a.name.localeCompare(b.name, "en") || a.unitid - b.unitid;
  if (sort === "name") return [...rows].sort(byName);
  const sign = lowestFirst.has(sort) ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [first, second] = [a[sort], b[sort]];
    if (first === null || second === null) return Number(first === null) - Number(second === null) || byName(a, b);
    return sign * (first - second) || byName(a, b);
  });
}

import { calculateSai } from "~/aid/formula/calculate";
import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { netPriceFor } from "~/colleges/price/net-price";
import { type Band, bandNames, bandOf } from "~/student/profile/income-bands";
import { isFourYear, isTwoYear, median } from "../../figures/site-figures";
import { forShortList, priceOf } from "./short-list";
import { collegesOf, paid } from "./state-colleges";

export const exampleFamilies = ["middle", "low"] as const;
export type ExampleFamily = (typeof exampleFamilies)[number];

export function isExampleFamily(name: string): name is ExampleFamily {
  return (exampleFamilies as readonly string[]).includes(name);
}

/** Latest award year whose Pell amounts are final. */
export const exampleYear = "2026-27";

/**
 * The two invented families, one at a middle income and one at a low one. The incomes are round examples, not a
 * statistic: no table of this site has the median income of a state. Everything else follows from the product's own
 * tools.
 */
const families = {
  middle: { income: 75_000, size: 4, parents: 2, tax: 3_000, savings: 8_000, filing: "mfj" },
  low: { income: 30_000, size: 3, parents: 1, tax: 0, savings: 1_000, filing: "hoh" },
} as const;

export interface WorkedExample {
  readonly family: ExampleFamily;
  readonly income: number;
  readonly size: number;
  readonly parents: number;
  readonly tax: number;
  readonly savings: number;
  readonly sai: number;
  readonly pell: number;
  /** Income band of the federal net prices. */
  readonly band: string;
  readonly colleges: readonly ExamplePrice[];
  /**
   * Four-year colleges of the state that report a price for the band (colleges of `short-list.ts`), how many of them at
   * most `low`, and the middle.
   */
  readonly spread: {
    readonly reporting: number;
    readonly low: number;
    readonly atMostLow: number;
    readonly middle: number | null;
  };
}

export interface ExamplePrice {
  readonly path: string;
  readonly name: string;
  /** Why it is in the example. */
  readonly why: string;
  /** Average cost before grants of the same students, 2022-23. */
  readonly before: number | null;
  /**
   * Average that families of the band paid after grants: the figure of the tables. Null where none is reported, or
   * where too few students stand behind it.
   */
  readonly average: number | null;
  /** The range of the cost tool around that average; null with it. */
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * One worked example: Student Aid Index and Pell Grant by the federal formula, and the net price at colleges of the
 * state.
 * @param income whole dollars, in place of the family's usual one
 * @param unitids colleges to show in place of the usual ones
 * @throws Error for a college that is not of the state
 */
export function workedExample(
  family: ExampleFamily,
  state: string,
  all: readonly College[],
  { income: asked, unitids }: { income?: number | undefined; unitids?: readonly number[] | undefined } = {},
): WorkedExample {
  const { size, parents, tax, savings, filing, income: usual } = families[family];
  const income = asked ?? usual;
  const { sai, pell } = calculateSai({
    award_year: exampleYear,
    input: {
      dependent: true,
      family_size: size,
      single_parent: parents === 1,
      state,
      parents: {
        agi: income,
        tax_paid: tax,
        earners: [{ earned: income, filing_status: filing }],
        cash: savings,
      },
      student: { agi: 0, earners: [] },
    },
  });
  const band = bandOf(income);
  const colleges =
    unitids?.map((unitid) => ({ college: inState(unitid, state, all), why: "" })) ?? usualColleges(state, all, band);
  return {
    family,
    income,
    size,
    parents,
    tax,
    savings,
    sai,
    pell,
    band: bandNames[band],
    colleges: colleges.map(({ college, why }) => priceAt(college, why, band)),
    spread: spreadOf(state, all, band),
  };
}

/** A price that a family may reach from income, work and federal loans; only a line to count by. */
const lowPrice = 10_000;

function spreadOf(state: string, all: readonly College[], band: Band): WorkedExample["spread"] {
  const prices = forShortList(collegesOf(state, all))
    .filter(isFourYear)
    .flatMap((college) => priceOf(college, band) ?? []);
  return {
    reporting: prices.length,
    low: lowPrice,
    atMostLow: prices.filter((price) => price <= lowPrice).length,
    middle: median(prices),
  };
}

function inState(unitid: number, state: string, all: readonly College[]): College {
  const college = all.find((each) => each.unitid === unitid);
  if (college?.state !== state) throw new Error(`College ${unitid} is not one of ${state}`);
  return college;
}

/** The band alone is asked: with an income the tool goes over toward the next band, and the caption names one band. */
function priceAt(college: College, why: string, band: Band): ExamplePrice {
  const { price: found } = netPriceFor(college, { income: null, band, sai: null });
  const price = priceOf(college, band) === null ? null : found;
  return {
    path: collegePath(college),
    name: college.name,
    why,
    before: college.cost.publishedInNetPriceYear,
    average: price && paid(price.mid),
    low: price && paid(price.low),
    high: price && paid(price.high),
  };
}

/**
 * Four ways to study in a state: the largest public and the largest two-year college, the same for every family, and
 * the public and the private with the lowest price for this one.
 */
function usualColleges(state: string, all: readonly College[], band: Band) {
  const here = forShortList(collegesOf(state, all)).filter(({ onlineOnly }) => onlineOnly !== true);
  const publicHere = here.filter(({ control }) => control === "public");
  const publicFour = publicHere.filter(isFourYear);
  const largest = most(publicFour, size);
  const cheapest = (of: readonly College[]) =>
    most(
      of.filter((college) => priceOf(college, band) !== null),
      (college) => -(priceOf(college, band) ?? 0),
    );
  const picked = [
    { college: largest, why: "the largest public university" },
    {
      college: cheapest(publicFour.filter((college) => college !== largest)),
      why: "the lowest price at another public university",
    },
    {
      college: cheapest(
        here.filter(
          (college) =>
            isFourYear(college) && college.control === "nonprofit" && (college.outcomes.graduationRate ?? 0) >= 0.5,
        ),
      ),
      why: "the lowest price at a private college where at least half graduate",
    },
    {
      college: most(
        publicHere.filter((college) => isTwoYear(college) && !isFourYear(college)),
        size,
      ),
      why: "the largest two-year college",
    },
  ];
  return picked.flatMap(({ college, why }) => (college === null ? [] : [{ college, why }]));
}

const size = ({ students }: College) => students.undergraduates ?? -1;

/** The first of those worth most. */
function most(of: readonly College[], worth: (college: College) => number): College | null {
  return of.reduce<College | null>((best, each) => (best === null || worth(each) > worth(best) ? each : best), null);
}

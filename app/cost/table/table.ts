/**
 * Every college of a list on one dollar line: what it would cost this family, and whether the budget reaches that far.
 */
import type { College } from "~/colleges/college";
import { startOf, usualEntry } from "~/colleges/price/award-year";
import type { Means } from "~/colleges/price/net-price";
import { studentPriceTrace, yearsTrace } from "~/colleges/price/price-trace";
import { attendsAs, type HomePricedCollege, noMeans, priceFor } from "~/colleges/price/student-price";
import { pricesOf, type Range, usualGrowth, usualLiving, type YearlyPrice } from "~/colleges/price/yearly-price";
import { dollars } from "~/design/figures";
import type { Trace } from "~/design/worked-out";
import { type Band, bandMiddles } from "~/student/profile/income-bands";
import type { TableFamily } from "./family";

export type TableCollege = HomePricedCollege & Pick<College, "unitid" | "name" | "level">;

/** A two-year college where a plan of two and two years begins, by the state it's in. */
export type Starts = Readonly<Record<string, TableCollege>>;

/**
 * `within`: also the upper end of the price; `perhaps`: the budget lies inside the range; `beyond`: below its lower
 * end.
 */
export type Reach = "within" | "perhaps" | "beyond";

export interface TableRow {
  readonly unitid: number;
  readonly name: string;
  /** Whole dollars a year, low ≤ mid ≤ high; null where the college reports too little. */
  readonly price: Range | null;
  /** Null where no budget or no price is known. */
  readonly reach: Reach | null;
  /** How the middle of the price came about; null where nothing is taken off. */
  readonly trace: Trace | null;
  /** Where the first two years are, in that scenario; null elsewhere. */
  readonly via: string | null;
}

export interface Table {
  readonly rows: readonly TableRow[];
  /** The income the prices are of, whole dollars; null where there's a band or nothing. */
  readonly income: number | null;
  /** The band the prices are of; null with an income, and for the average of all families with aid. */
  readonly band: Band | null;
  /** What the family can pay for this student a year. */
  readonly budget: number | null;
  /**
   * The right end of the line, whole dollars. It's the same for every income, so that colleges slide and the line
   * doesn't.
   */
  readonly end: number;
  /** Award year of the prices. */
  readonly year: string;
}

/**
 * @param starts for the two years at a community college: that of the student's state, where one is there
 * @param told the band that another tool was told, for as long as no income is typed here
 */
export function tableOf(
  colleges: readonly TableCollege[],
  starts: Starts,
  family: TableFamily,
  told: Band | null = null,
): Table {
  const income = incomeIn(family, told);
  const band = income === null ? told : null;
  const means = { ...noMeans, income, band };
  const budget = family.budget === null ? null : family.scenario === "sibling" ? family.budget / 2 : family.budget;
  const rows = colleges.map((college): TableRow => {
    const start = family.scenario === "community" ? startFor(college, starts, family) : null;
    const made = start === null ? yearAt(college, family, means) : twoAndTwo(start, college, family, means);
    const price = made?.price ?? null;
    return {
      unitid: college.unitid,
      name: college.name,
      price,
      trace: made?.trace() ?? null,
      reach: price === null || budget === null ? null : reachOf(price, budget),
      via: start?.name ?? null,
    };
  });
  const dearest = colleges.map(
    (college) => yearAt(college, family, { ...noMeans, income: 10_000_000 })?.price.high ?? 0,
  );
  return {
    rows,
    income,
    band,
    budget,
    end: Math.max(10_000, Math.ceil(Math.max(0, ...dearest) / 10_000) * 10_000),
    year: usualEntry,
  };
}

/** What a scenario makes of the income. A band moves from its middle: by itself it has no half. */
function incomeIn({ income, scenario }: TableFamily, told: Band | null): number | null {
  const times = scenario === "raise" ? 1.1 : scenario === "job" ? 0.5 : null;
  if (times === null) return income;
  const from = income ?? (told === null ? null : bandMiddles[told]);
  return from === null ? null : Math.round(from * times);
}

const reachOf = ({ low, high }: Range, budget: number): Reach =>
  high <= budget ? "within" : low <= budget ? "perhaps" : "beyond";

interface Made {
  readonly price: Range;
  readonly trace: () => Trace | null;
}

function yearAt(college: TableCollege, { home }: TableFamily, means: Means): Made | null {
  const made = priceFor(college, { home, means });
  if (made === null) return null;
  const { low, mid, high } = made;
  return { price: { low, mid, high }, trace: () => studentPriceTrace(made) };
}

/** A four-year college is reached by way of the community college of the student's state, or without one of its own. */
function startFor(college: TableCollege, starts: Starts, { home }: TableFamily): TableCollege | null {
  return college.level === "4year" ? (starts[home ?? college.state] ?? null) : null;
}

/** The average of four years: the first two at `start`, the others at `college` at the prices of those years. */
function twoAndTwo(start: TableCollege, college: TableCollege, family: TableFamily, means: Means): Made | null {
  const of = (place: TableCollege, living: ReturnType<typeof usualLiving>, at: readonly number[]) =>
    pricesOf(
      { college: place, residency: attendsAs(place, family.home ?? place.state), living, offered: null },
      means,
      usualGrowth,
      startOf(usualEntry),
      at,
    ).years;
  const first = of(start, start.cost.published.inState.withFamily === null ? usualLiving(start) : "withFamily", [0, 1]);
  const then = of(college, usualLiving(college), [2, 3]);
  if (first === null || then === null) return null;
  const average = (end: keyof Range) => Math.round([...first, ...then].reduce((sum, { net }) => sum + net[end], 0) / 4);
  const price = { low: average("low"), mid: average("mid"), high: average("high") };
  const named = (place: TableCollege, years: readonly YearlyPrice[], from: number) =>
    years.map((year, at) => ({ ...year, label: `Year ${from + at}, ${place.name}` }));
  const all = [...first, ...then].reduce((sum, { net }) => sum + net.mid, 0);
  const trace = () =>
    yearsTrace(
      [...named(start, first, 1), ...named(college, then, 3)],
      "A year of four: two at a community college and two here, after grants, if prices and grants both grow 3% a year.",
      {
        label: "Four years",
        kind: "result",
        amount: dollars(all),
        rule: `A fourth of it is ${dollars(price.mid)} a year, from ${dollars(price.low)} to ${dollars(price.high)}`,
      },
    );
  return { price, trace };
}

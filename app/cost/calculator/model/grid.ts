/** The whole calculation: for each college a grid by year, what is left over, and what the loans come to. */
import { collegePath } from "~/colleges/address";
import type { Program } from "~/colleges/college";
import { startOf } from "~/colleges/price/award-year";
import type { Means, NetPrice } from "~/colleges/price/net-price";
import {
  type Attendance,
  type GrantsFrom,
  type Growth,
  type Living,
  pricesOf,
  type Range,
  type Residency,
  type YearlyPrice,
} from "~/colleges/price/yearly-price";
import { withOldPlusLimit } from "../../loan/federal-limits";
import { planYears } from "../../loan/rules";
import type { LoanYear } from "../../loan/years";
import { closeTheGap, type GapClosers } from "./close-the-gap";
import { isTwoYear } from "./community-college";
import type { CostCollege } from "./cost-college";
import { type Debt, debtOf, type Pay } from "./debt";
import { costPerDegree } from "./degree-cost";
import { type Resources, sharePayments, type YearPaid } from "./payers";
import { type Credit, type CreditReturn, creditOfYear } from "./tax-credit";

/** Everything the calculation needs. */
export interface CostPlan {
  /** Award year in which study starts. */
  readonly entry: LoanYear;
  /** Years to a bachelor's degree. */
  readonly studyYears: 4 | 5;
  /** Community college of the first two years, when the plan is 2 + 2. */
  readonly via: Attended | null;
  readonly colleges: readonly Candidate[];
  readonly means: Means;
  readonly growth: Growth;
  readonly resources: Resources;
  /** The tax return the American Opportunity Tax Credit is asked for on; `null`: the credit is left out. */
  readonly creditReturn: CreditReturn | null;
  /** What RAP goes by. `earnings` `null`: the median of each college or program. */
  readonly afterCollege: { readonly earnings: number | null; readonly dependents: number };
}

export interface Attended extends Attendance {
  readonly college: CostCollege;
}

export interface Candidate extends Attended {
  /** The program whose earnings count; `null`: those of the whole college. */
  readonly program: Program | null;
}

export interface GridYear extends YearlyPrice {
  readonly awardYear: string;
  /** The loan tables of an earlier year stand in. */
  readonly projected: boolean;
  /** Spent at the community college. */
  readonly atVia: boolean;
  readonly paid: YearPaid;
  /** Back with the tax return of the next spring; in no other figure. `null`: left out, or tuition not reported. */
  readonly credit: Credit | null;
}

export interface Earnings {
  /** Median a year, whole dollars of 2022. */
  readonly yearly: number | null;
  /** "program": 5 years after completion; "college": 6 years after entry, all fields together. */
  readonly basis: "program" | "college";
  readonly program: string | null;
}

export interface CollegeGrid {
  readonly unitid: number;
  readonly name: string;
  readonly path: string;
  readonly city: string;
  readonly state: string;
  /** `null` where residency changes nothing. */
  readonly residency: Residency | null;
  readonly living: Living;
  readonly livingReported: readonly Living[];
  readonly via: { readonly unitid: number; readonly name: string } | null;
  /** Two at a college that mostly awards associate degrees. */
  readonly studyYears: number;
  /** Net price of 2022-23 that the grants come from; `null` where not reported or an offer stands in. */
  readonly netPrice: NetPrice | null;
  /** What the grants of the first year rest on, which may be at the community college of a 2 + 2 plan. */
  readonly grantsFrom: GrantsFrom | null;
  readonly missing: "published" | "band" | "all" | null;
  /** The same for the community college of a 2 + 2 plan. */
  readonly viaMissing: "published" | "band" | "all" | null;
  readonly offered: number | null;
  readonly outOfStateAdded: number;
  /** `null` where a published price is not reported. */
  readonly cost: GridCost | null;
  readonly graduationRate: number | null;
  readonly earnings: Earnings;
}

export interface GridCost {
  readonly years: readonly GridYear[];
  readonly published: number;
  /** Estimated or offered grants of all years; `null` where one year has none reported. */
  readonly grants: number | null;
  readonly net: Range;
  readonly gap: Range;
  /**
   * Worked out when it is read, because nearly all of the calculation's time is in it, and an answer while typing shows
   * none.
   */
  readonly closeTheGap: GapClosers | null;
  readonly debt: Debt;
  readonly parentDebt: Debt;
  /** `null` where not reported, and for 2 + 2, whose own graduation rate nobody reports. */
  readonly perDegree: number | null;
  /** Tax credits of all years; `null`: left out, or not known in one of them. */
  readonly credit: Credit | null;
}

/** Throws `CostInputError` for an award year without tables. */
export function calculateCost(plan: CostPlan): readonly CollegeGrid[] {
  return plan.colleges.map((candidate) => gridOf(candidate, plan));
}

function gridOf(candidate: Candidate, plan: CostPlan): CollegeGrid {
  const { college, living, offered } = candidate;
  const { entry, growth, means } = plan;
  const short = isTwoYear(college);
  const via = short ? null : plan.via;
  const studyYears = short ? 2 : via ? 4 : plan.studyYears;
  const start = startOf(entry);
  const all = Array.from({ length: studyYears }, (_, at) => at);
  const own = pricesOf(candidate, means, growth, start, via ? all.slice(2) : all);
  const before = via ? pricesOf(via, means, growth, start, [0, 1]) : null;
  const prices = own.years === null || before?.years === null ? null : [...(before?.years ?? []), ...own.years];
  const earnings = earningsOf(candidate);
  return {
    unitid: college.unitid,
    name: college.name,
    path: collegePath(college),
    city: college.city,
    state: college.state,
    residency: candidate.residency === "abroad" || own.differs ? candidate.residency : null,
    living,
    livingReported: own.livingReported,
    via: via ? { unitid: via.college.unitid, name: via.college.name } : null,
    studyYears,
    netPrice: own.netPrice,
    grantsFrom: (before ?? own).grantsFrom,
    missing: own.missing,
    viaMissing: before?.missing ?? null,
    offered,
    outOfStateAdded: own.outOfStateAdded,
    cost:
      prices === null
        ? null
        : costOf(prices, plan, earnings.yearly, via ? null : college.outcomes.graduationRate, via !== null),
    graduationRate: college.outcomes.graduationRate,
    earnings,
  };
}

/** Years that a program for a bachelor's degree takes by nearly every catalog, also for those who take five. */
const catalogYears = 4;

function costOf(
  prices: readonly YearlyPrice[],
  { entry, resources, growth, creditReturn, afterCollege }: CostPlan,
  median: number | null,
  graduationRate: number | null,
  viaFirst: boolean,
): GridCost {
  const costsAt = (end: keyof Range) => prices.map(({ net, published }) => ({ net: net[end], published }));
  const costs = costsAt("mid");
  const law = planYears(entry, prices.length);
  // The middle estimate says once, for both ends of the range too, whether anything was borrowed before July 2026: at
  // the upper end of the price alone a first loan would lift the limit of all later years, and the gap would shrink.
  const borrowed = sharePayments(costs, resources, law).map(
    ({ direct, plus }) => direct.principal + plus.principal > 0,
  );
  const years = withOldPlusLimit(law, borrowed, viaFirst ? 2 : Math.min(prices.length, catalogYears));
  const share = (end: keyof Range) => sharePayments(costsAt(end), resources, years);
  const paid = share("mid");
  const gap = (each: readonly YearPaid[]) => each.reduce((sum, year) => sum + year.gap, 0);
  const net = {
    low: total(prices, (price) => price.net.low),
    mid: total(prices, (price) => price.net.mid),
    high: total(prices, (price) => price.net.high),
  };
  const income = afterCollege.earnings ?? median;
  const pay: Pay | null =
    income === null ? null : { income, dependents: afterCollege.dependents, growth: growth.income };
  const credits = prices.map((price, at) =>
    creditReturn === null ? null : creditOfYear(at, creditCostOf(price, paid[at]), creditReturn),
  );
  return {
    years: prices.map((price, at) => ({
      ...price,
      awardYear: years[at]?.awardYear ?? "",
      projected: years[at]?.projected ?? true,
      atVia: viaFirst && at < 2,
      paid: paid[at] as YearPaid,
      credit: credits[at] ?? null,
    })),
    published: total(prices, (price) => price.published),
    grants: prices.some((price) => price.grants === null) ? null : total(prices, (price) => price.grants?.mid ?? 0),
    net,
    gap: { low: gap(share("low")), mid: gap(paid), high: gap(share("high")) },
    get closeTheGap() {
      return closeTheGap(costs, resources, years);
    },
    debt: debtOf(paid, years, "direct", pay),
    parentDebt: debtOf(paid, years, "plus", null),
    perDegree: costPerDegree(net.mid, graduationRate),
    credit: credits.reduce<Credit | null>(
      (sum, each) => sum && each && { low: sum.low + each.low, high: sum.high + each.high },
      { low: 0, high: 0 },
    ),
  };
}

const creditCostOf = ({ tuition, published, net }: YearlyPrice, paid: YearPaid | undefined) => ({
  tuition,
  published,
  grants: published - net.mid + (paid?.outside ?? 0),
  plan529: paid?.plan529 ?? 0,
});

const total = (prices: readonly YearlyPrice[], of: (price: YearlyPrice) => number) =>
  prices.reduce((sum, price) => sum + of(price), 0);

function earningsOf({ college, program }: Candidate): Earnings {
  if (program !== null) return { yearly: program.earnings, basis: "program", program: program.title };
  return { yearly: college.outcomes.earnings6, basis: "college", program: null };
}

import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { usualGrowth } from "~/colleges/price/yearly-price";
import { type CostPlan, calculateCost } from "~/cost/calculator/model/grid";
import { calculateLoan } from "~/cost/loan/calculate";
import { type Figure, timed } from "./figures";

const unitids = [204796, 201645, 166683, 110635, 130794, 170976];

/** The grid of six colleges with everything a family can type, and one loan. */
export async function figures(): Promise<readonly Figure[]> {
  const { byUnitid } = catalogue();
  const colleges = unitids.map((unitid) => byUnitid.get(unitid)).filter((college): college is College => !!college);
  const plan: CostPlan = {
    entry: "2027-28",
    studyYears: 5,
    via: null,
    colleges: colleges.map((college) => ({
      college,
      residency: "outOfState",
      living: "onCampus",
      offered: null,
      program: null,
    })),
    means: { income: 84_000, band: null, sai: null },
    growth: usualGrowth,
    resources: {
      outsideGrants: [{ name: "Rotary", yearly: 1_000, renews: "gpa", gpa: 3 }],
      households: [6_000, 3_000],
      work: 2_500,
      plan529: 20_000,
      savings: 5_000,
      savingsGrowth: 0.03,
      directLoans: true,
      parentPlus: 4_000,
      dependency: "dependent",
      sai: 4_500,
    },
    creditReturn: { filing: "joint", income: 84_000, tax: null },
    afterCollege: { earnings: null, dependents: 1 },
  };
  return [
    timed("cost grid of six colleges, five years", 200, () => calculateCost(plan)),
    timed("one loan of 25 years", 2_000, () => calculateLoan({ principal: 40_000, rate: 6.39, years: 25 })),
  ];
}

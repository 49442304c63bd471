import { saiFor } from "~/colleges/price/net-price";
import type { Residency } from "~/colleges/price/yearly-price";
import type { CostAnswers } from "../answers/input";
import { usualCommunityCollege } from "../model/community-college";
import type { CostCollege } from "../model/cost-college";
import type { Attended, Candidate, CostPlan } from "../model/grid";

/**
 * The plan that checked answers ask for. A 2 + 2 plan without a chosen community college begins at the usual one of the
 * home state; where there is none, the plan takes four years.
 *
 * @param all the whole catalogue, to find a community college
 */
export function planOf(answers: CostAnswers, colleges: readonly CostCollege[], all: readonly CostCollege[]): CostPlan {
  const candidates = colleges.map((college): Candidate => {
    const own = answers.ofCollege.get(college.unitid);
    const residency: Residency =
      own?.residency ??
      (answers.state === "abroad" ? "abroad" : answers.state === college.state ? "inState" : "outOfState");
    return {
      college,
      residency,
      living: own?.living ?? "onCampus",
      offered: own?.offered ?? null,
      program: own?.program ?? null,
    };
  });
  return {
    entry: answers.entry,
    studyYears: answers.way === "5" ? 5 : 4,
    via: answers.way === "2+2" ? viaOf(answers, colleges, all) : null,
    colleges: candidates,
    means: { income: answers.income, band: answers.band, sai: answers.sai },
    growth: answers.growth,
    resources: {
      outsideGrants: answers.grants,
      households: [answers.household1, answers.household2],
      work: answers.work,
      plan529: answers.plan529,
      savings: answers.savings,
      savingsGrowth: answers.growth.savings,
      directLoans: answers.direct,
      parentPlus: answers.plus,
      dependency: answers.dependency,
      sai: answers.sai ?? estimatedSai(answers),
    },
    creditReturn:
      answers.credit === null || answers.income === null
        ? null
        : { filing: answers.credit, income: answers.income, tax: answers.tax },
    afterCollege: answers.rap,
  };
}

/** Two years from the family's home, which is where community college students mostly live. */
function viaOf(answers: CostAnswers, colleges: readonly CostCollege[], all: readonly CostCollege[]): Attended | null {
  const state = answers.state === "abroad" ? (colleges[0]?.state ?? "") : (answers.state ?? colleges[0]?.state ?? "");
  const chosen = answers.via === null ? undefined : all.find(({ unitid }) => unitid === answers.via);
  const college = chosen ?? usualCommunityCollege(all, state, colleges);
  if (!college) return null;
  return {
    college,
    residency: answers.state === "abroad" ? "abroad" : state === college.state ? "inState" : "outOfState",
    living: "withFamily",
    offered: null,
  };
}

/**
 * An index for the subsidized part of loans where only the income is known: that of a family of four. Null for
 * independent students, whose formula is another one, and where the income is not known either.
 */
export function estimatedSai({
  dependency,
  income,
}: {
  readonly dependency: string;
  readonly income: number | null;
}): number | null {
  return dependency === "dependent" && income !== null ? saiFor(income) : null;
}

import type { College } from "~/colleges/college";
import { usualCommunityCollege } from "./community-college";
import type { Candidate, CostPlan } from "./grid";
import type { CostAnswers } from "./input";
import type { Attendance, Residency } from "./yearly-price";

/**
 * The plan that checked answers ask for. A 2 + 2 plan without a chosen community college begins at the usual one of the
 * home state; where there is none, the plan takes four years.
 *
 * @param all the whole catalogue, to find a community college
 */
export function planOf(answers: CostAnswers, colleges: readonly College[], all: readonly College[]): CostPlan {
  const candidates = colleges.map((college): Candidate => {
    const own = answers.ofCollege.get(college.unitid);
    const residency: Residency =
      own?.residency ?? (answers.state === null || answers.state === college.state ? "inState" : "outOfState");
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
      sai: answers.sai,
    },
    creditReturn:
      answers.credit === null || answers.income === null
        ? null
        : { filing: answers.credit, income: answers.income, tax: answers.tax },
    afterCollege: answers.rap,
  };
}

/** Two years from the family's home, which is where community college students mostly live. */
function viaOf(answers: CostAnswers, colleges: readonly College[], all: readonly College[]): Attendance | null {
  const state = answers.state ?? colleges[0]?.state ?? "";
  const chosen = answers.via === null ? undefined : all.find(({ unitid }) => unitid === answers.via);
  const college = chosen ?? usualCommunityCollege(all, state, colleges);
  if (!college) return null;
  return {
    college,
    residency: answers.state === null || answers.state === college.state ? "inState" : "outOfState",
    living: "withFamily",
    offered: null,
  };
}

import type { ExemptionFacts } from "~/aid/formula/exemption";
import type { Returns } from "~/aid/formula/filing-status";
import {
  amountKeys,
  type Earner,
  emptyHousehold,
  type FilingStatus,
  type Household,
  type SaiInput,
} from "~/aid/formula/sai-input";
import type { ContributorAnswers } from "./contributor";
import { isDependent } from "./dependency";
import type { AidAnswers, HouseholdAnswers } from "./input";

/** The level of a graduate or professional student in the Department's records, who gets no Pell Grant. */
const graduateLevel = 4;

/** A family's answers as the formula takes them, with what the formula itself does not ask. */
export interface AidCase {
  readonly awardYear: string;
  readonly input: SaiInput;
  readonly facts: ExemptionFacts;
  /** The returns of the household that decides, null where nobody had to file. */
  readonly returns: Returns | null;
  /** How the parents live, null for an independent student. */
  readonly contributor: ContributorAnswers | null;
}

/**
 * Turns checked answers into a case: couples added up, joint returns as one filer, the single parent of the Pell rules.
 */
export function toSaiInput(answers: AidAnswers): AidCase {
  const dependent = isDependent(answers.grounds);
  const remarried = answers.remarried === true;
  const situation = dependent ? answers.situation : null;
  const married = !dependent && answers.grounds.includes("married");
  const parentsMarried = situation === "married" || ((situation === "apart" || situation === "one") && remarried);
  const deciding = dependent ? answers.parents : answers.student;
  const couple = dependent ? parentsMarried || situation === "together" : married;
  const isParent = !dependent && answers.grounds.includes("dependents") && answers.own_children;
  const status = statusOf(deciding, dependent ? parentsMarried : married);
  const oneParent = (dependent || isParent) && !couple;
  const single = oneParent && (status === "hoh" || status === "qss" || deciding.eitc);
  const hasDependents = !dependent && answers.grounds.includes("dependents");
  return {
    awardYear: answers.award_year,
    input: {
      dependent,
      has_dependents: hasDependents,
      married,
      family_size: dependent || hasDependents ? (answers.family_size ?? 2) : married ? 2 : 1,
      parents: dependent ? householdOf(answers.parents, parentsMarried, couple) : emptyHousehold,
      student: householdOf(answers.student, married, married),
      is_parent: isParent,
      single_parent: single,
      state: answers.state,
      grade_level: answers.grounds.includes("graduate") ? graduateLevel : answers.level,
      bachelors: answers.bachelors,
      special_rule: answers.fallen,
    },
    facts: {
      // The credit is one of the benefits, and that of the tax year was paid within the 24 months.
      benefit: answers.benefit || deciding.eitc,
      otherSchedules: deciding.schedules,
      scheduleC: deciding.schedule_c,
      parentsAbroad: dependent && deciding.taxes === "foreign",
    },
    returns:
      deciding.taxes === "none"
        ? null
        : {
            couple,
            joint: (dependent ? parentsMarried : married) && deciding.joint === true,
            mayBeSingleParent: oneParent && !deciding.eitc,
            earned: deciding.earned,
            earned2: deciding.earned2,
          },
    contributor: dependent
      ? {
          situation: answers.situation,
          support: answers.support,
          greater: answers.greater,
          remarried: answers.remarried,
          jointReturn: answers.parents.joint,
        }
      : null,
  };
}

function statusOf(household: HouseholdAnswers, married: boolean): FilingStatus | null {
  return married && household.joint === true ? "mfj" : household.status;
}

function householdOf(household: HouseholdAnswers, married: boolean, couple: boolean): Household {
  if (household.taxes === "none") return { ...emptyHousehold, required_to_file: false, ...assetsOf(household) };
  const amounts = Object.fromEntries(amountKeys.map((key) => [key, household[key] ?? 0]));
  return { ...emptyHousehold, ...amounts, earners: earnersOf(household, married, couple) };
}

/** One filer for a joint return, one each for two returns. */
function earnersOf(household: HouseholdAnswers, married: boolean, couple: boolean): readonly Earner[] {
  const first = { earned: household.earned ?? 0, filing_status: statusOf(household, married) };
  if (!couple) return [first];
  const second = { earned: household.earned2 ?? 0, filing_status: household.status2 };
  if (first.filing_status !== "mfj") return [first, second];
  return [{ earned: Math.max(0, first.earned) + Math.max(0, second.earned), filing_status: "mfj" }];
}

function assetsOf({ cash, investments, business_farm, child_support }: HouseholdAnswers) {
  return {
    cash: cash ?? 0,
    investments: investments ?? 0,
    business_farm: business_farm ?? 0,
    child_support: child_support ?? 0,
  };
}

/**
 * Where an answer leads on: each tool with its fields filled in from what was said. Money goes in the body of a form,
 * all else in the address, as the tools take it themselves.
 */
import type { College } from "~/colleges/college";
import { asksTwoPrices } from "~/colleges/price/yearly-price";
import { calculatorPath, costPath, mostColleges } from "~/cost/asked-colleges";
import { type NextStep, to } from "~/counselor/answer/reply";
import { taxOn } from "../tools/tax";
import type { Student } from "../understand/student";

const withQuery = (path: string, fields: readonly (readonly [string, string | number | null])[]): string => {
  const search = new URLSearchParams(
    fields.flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, String(value)]])),
  );
  return search.size === 0 ? path : `${path}?${search}`;
};

/** The match quiz with the student's record, home and field. @param field CIP code */
export function matchStep(label: string, { gpa, sat, act, state }: Student, field: string | null = null): NextStep {
  return to(
    label,
    withQuery("/college-match-quiz", [
      ["gpa", gpa],
      ["sat", sat],
      ["act", act],
      ["state", state],
      ["fields", field],
    ]),
  );
}

/**
 * The cost calculator with the colleges. With an income it's posted: as a finished calculation where the home state is
 * known or doesn't matter, else as the form to go on with.
 */
export function costStep(label: string, colleges: readonly College[], student: Student): NextStep {
  const chosen = colleges.slice(0, mostColleges);
  const unitids = chosen.map(({ unitid }) => unitid);
  const home = student.residency === "international" ? "abroad" : student.state;
  if (student.income === null) {
    const path = calculatorPath(unitids);
    return to(label, home === null || unitids.length === 0 ? path : `${path}&state=${home}`);
  }
  const whole = unitids.length > 0 && (home !== null || !chosen.some(asksTwoPrices));
  return to(label, costPath, {
    ...(unitids.length === 0 ? {} : { unitids: unitids.join(",") }),
    income: String(student.income),
    ...(home === null ? {} : { state: home }),
    intent: whole ? "calculate" : "find",
  });
}

/** The FAFSA calculator with the family that the estimate assumes: a married couple, a joint return, no assets. */
export function fafsaStep(label: string, { income, familySize, state }: Student, awardYear: string): NextStep {
  if (income === null) return to(label, "/tools/fafsa-calculator");
  return to(label, "/tools/fafsa-calculator", {
    award_year: awardYear,
    situation: "married",
    family_size: String(familySize ?? 4),
    ...(state === null ? {} : { state }),
    "parents.taxes": "filed",
    "parents.joint": "yes",
    "parents.agi": String(income),
    "parents.tax_paid": String(taxOn(income)),
    "parents.earned": String(income),
  });
}

/** The timeline of who starts in a fall, with their colleges. @param entry year of the fall */
export function timelineStep(
  label: string,
  colleges: readonly College[],
  { state, transfer = false, entry }: { state: string | null; transfer?: boolean; entry: number },
): NextStep {
  return to(
    label,
    withQuery("/application-timeline", [
      ["path", transfer ? "transfer" : null],
      ["year", entry],
      ["unitids", colleges.map(({ unitid }) => unitid).join(",")],
      ["state", state],
      ["do", "edit"],
    ]),
  );
}

/** The loan calculator with a loan. @param principal dollars @param rate percent a year */
export function loanStep(label: string, principal: number, rate: number | string, years: number): NextStep {
  return to(label, "/college-cost-calculator/loan", {
    principal: String(principal),
    rate: String(rate),
    years: String(years),
  });
}

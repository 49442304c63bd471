import type { DatedTable } from "~/season/due";
import { type Edge, idOf, type Thing } from "./graph";

/** Users of a table that are no tool: `facts:due` says so where only pages read it. */
const nobody = ["pages of words alone"];

/**
 * Tables of facts as things, with the tools that read each. @param at the id of an address, or of a user without one
 */
export function* tableParts(tables: readonly DatedTable[], at: (path: string) => string): Generator<Thing | Edge> {
  for (const { table, holdsFor, checkedOn, expires, reread, usedBy } of tables) {
    const id = idOf.table(table);
    const note = `For ${holdsFor}, checked ${checkedOn}. Read again: ${reread}`;
    yield { id, kind: "table", title: table, href: null, due: expires, note };
    for (const user of usedBy.filter((one) => !nobody.includes(one))) {
      const reader = at(user);
      if (reader === idOf.tool(user)) yield { id: reader, kind: "tool", title: user, href: null, due: null, note: "" };
      yield { from: reader, to: id, relation: "reads" };
    }
  }
}

/**
 * What each tool of the counselor looks its answers up in, by its name. A test holds the names to the counselor's own.
 */
export const counselorReads: Readonly<Record<string, readonly string[]>> = {
  find_college: ["colleges"],
  college_facts: ["colleges", "closures", "test-policies"],
  compare_colleges: ["colleges"],
  admission_chance: ["colleges", "admission", "test-policies", "closures", "scores-and-grades"],
  likely_colleges: ["colleges", "admission", "test-policies", "closures", "scores-and-grades"],
  score_beside: ["colleges", "test-policies"],
  score_among_colleges: ["colleges"],
  colleges_under_price: ["colleges"],
  colleges_in_a_place: ["colleges"],
  early_rates: ["admission", "colleges"],
  residency_rates: ["admission", "colleges"],
  waitlist_rates: ["admission", "colleges"],
  grades_needed: ["colleges", "admission"],
  admission_factors: ["colleges"],
  test_policy: ["test-policies", "colleges"],
  college_deadlines: ["deadlines", "older-deadlines", "closures"],
  common_app: ["deadlines"],
  application_fee: ["deadlines"],
  college_links: ["colleges"],
  css_profile: ["css-profile"],
  net_price: ["colleges", "tuition-exchanges"],
  four_year_cost: ["colleges", "tuition-exchanges", "loans", "education-credit"],
  student_aid_index: ["aid-formula"],
  pell_amounts: ["aid-formula"],
  state_aid: ["states", "state-aid", "state-agencies"],
  state_overview: ["colleges", "closures"],
  state_exchange: ["tuition-exchanges"],
  fafsa_dates: ["aid-formula", "state-aid", "state-agencies", "words-of-the-season"],
  test_dates: ["test-dates"],
  loan_payment: ["loans"],
  federal_loan_limits: ["loans"],
  federal_loan_rates: ["loans"],
  parent_plus_limits: ["loans"],
  repayment_assistance_plan: ["loans"],
  find_field_of_study: ["fields-of-study"],
  fields_for_interest: ["fields-of-study"],
  program_at_college: ["colleges", "fields-of-study"],
  colleges_for_field: ["colleges", "fields-of-study"],
  field_figures: ["colleges", "fields-of-study", "occupations"],
  best_paid_majors: ["colleges", "fields-of-study"],
  biggest_majors: ["colleges", "fields-of-study"],
  best_paid_fields: ["colleges", "fields-of-study"],
  find_occupation: ["occupations"],
  occupation_figures: ["occupations"],
  library_passages: [],
};

/** The counselor's tools as things. Each gives an answer, so that is what stands on a table through it. */
export function* counselorParts(
  tools: readonly { readonly name: string; readonly description: string }[],
): Generator<Thing | Edge> {
  for (const { name, description } of tools) {
    const id = idOf.answer(name);
    const title = `Looks up: ${name.replaceAll("_", " ")}`;
    yield { id, kind: "answer", title, href: null, due: null, note: description };
    for (const table of counselorReads[name] ?? []) yield { from: id, to: idOf.table(table), relation: "reads" };
  }
}

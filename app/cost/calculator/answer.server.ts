import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { searchColleges } from "~/colleges/search";
import { collegeIndex } from "~/colleges/search.server";
import { askedColleges, mostColleges } from "~/cost/asked-colleges";
import type { KeptValues } from "~/cost/choices";
import { repaymentSources } from "~/cost/loan/repayment";
import { type LoanRules, loanRulesFor, type RuleSource } from "~/cost/loan/rules";
import type { Messages } from "~/design/messages";
import { collegeOption, type FormOptions, placeOf, viaChoices } from "./form-options";
import { type CollegeGrid, calculateCost } from "./grid";
import { type CostAnswers, keptValues, readCostForm } from "./input";
import { planOf } from "./plan";
import { creditRules } from "./tax-credit";

/** What was worked out, with the answers that the words of the result need. */
export interface CostOutcome {
  readonly grids: readonly CollegeGrid[];
  readonly answers: Omit<CostAnswers, "ofCollege">;
  /** Loan law of the first year, and the plans to pay back. */
  readonly rules: LoanRules;
  readonly repaymentSources: readonly RuleSource[];
  /** Where the rule of the tax credit stands; empty where it is left out. */
  readonly creditSources: readonly (typeof creditRules.sources)[number][];
}

export interface CostAnswer {
  readonly status: 200 | 400;
  readonly setup: FormOptions;
  readonly kept: KeptValues;
  readonly messages: Messages;
  readonly outcome: CostOutcome | null;
}

const mostFound = 8;

/** The page for an address: chosen colleges, a search, and the home state. Nothing else is read from it. */
export function openCalculator(params: URLSearchParams): CostAnswer {
  const { colleges, mistakes } = askedColleges(params, catalogue().byUnitid);
  const state = params.get("state") ?? "";
  const setup = setupFor(colleges, mistakes, params.get("q") ?? "", state);
  return {
    status: mistakes.length > 0 ? 400 : 200,
    setup,
    kept: state === "" ? {} : { state: [state.slice(0, 20)] },
    messages: {},
    outcome: null,
  };
}

/** The answer to a posted form: the result, what to mend, or the form again with other colleges. */
export function answerForm(form: URLSearchParams): CostAnswer {
  const { all, byUnitid, programsOf } = catalogue();
  const [intent = "", number = ""] = (form.get("intent") ?? "calculate").split(":");
  const changes = ["find", "add", "remove"].includes(intent);
  const asked = new URLSearchParams(form.getAll("unitids").map((value) => ["unitids", value]));
  if (intent === "add") asked.append("unitids", number);
  let { colleges, mistakes } = askedColleges(asked, byUnitid);
  if (intent === "remove") {
    const left = colleges.filter(({ unitid }) => String(unitid) !== number);
    ({ colleges, mistakes } = askedColleges(
      new URLSearchParams({ unitids: left.map((c) => c.unitid).join(",") }),
      byUnitid,
    ));
  }
  if (colleges.length === 0 && !changes) mistakes = [...mistakes, "Choose at least one college."];
  const kept = keptValues(form);
  const query = intent === "find" ? (form.get("q") ?? "") : "";
  const setup = setupFor(colleges, mistakes, query, form.get("state") ?? "");
  const again = { setup, kept, messages: {}, outcome: null };
  if (changes) return { ...again, status: mistakes.length > 0 ? 400 : 200 };
  const reading = readCostForm(form, colleges.slice(0, mostColleges), programsOf);
  if (!reading.ok) return { ...again, status: 400, messages: reading.messages };
  if (mistakes.length > 0) return { ...again, status: 400 };
  return { ...again, status: 200, outcome: outcomeOf(reading.answers, colleges, all) };
}

/** The grids for a file; `null` where the form cannot be read. */
export function gridsOf(form: URLSearchParams): readonly CollegeGrid[] | null {
  return answerForm(form).outcome?.grids ?? null;
}

function outcomeOf(answers: CostAnswers, colleges: readonly College[], all: readonly College[]): CostOutcome {
  const { ofCollege: _, ...rest } = answers;
  return {
    grids: calculateCost(planOf(answers, colleges, all)),
    answers: rest,
    rules: loanRulesFor(answers.entry),
    repaymentSources,
    creditSources: answers.credit === null ? [] : creditRules.sources,
  };
}

function setupFor(
  colleges: readonly College[],
  mistakes: readonly string[],
  query: string,
  state: string,
): FormOptions {
  const { all, programsOf } = catalogue();
  const chosen = new Set(colleges.map(({ unitid }) => unitid));
  const asked = query.trim();
  return {
    colleges: colleges.map((college) =>
      collegeOption(college, programsOf(college.unitid), new Date().toISOString().slice(0, 10)),
    ),
    query: asked.slice(0, 200),
    found:
      asked === ""
        ? null
        : searchColleges(collegeIndex(), asked, mostFound + chosen.size)
            .filter(({ unitid }) => !chosen.has(unitid))
            .slice(0, mostFound)
            .map((college) => ({
              unitid: college.unitid,
              name: college.name,
              place: placeOf(college, new Date().toISOString().slice(0, 10)),
            })),
    via: viaChoices(all, state.trim().toUpperCase()),
    mistakes,
  };
}

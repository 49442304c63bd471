import { easternDay } from "~/calendar/eastern-day";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { findByName } from "~/colleges/search/find-by-name.server";
import type { Messages } from "~/design/messages";
import { pressed, pressedAbout } from "~/forms/schema/pressed";
import { type AskedColleges, askedColleges } from "../../asked-colleges";
import type { KeptValues } from "../../choices";
import { repaymentSources } from "../../loan/repayment";
import { loanRulesFor } from "../../loan/rules";
import {
  collegeOption,
  englishForm,
  type FormOptions,
  type FormWords,
  placeOf,
  viaChoices,
} from "../answers/form-options";
import { type CostAnswers, keptValues, readCostForm } from "../answers/input";
import { calculateCost } from "../model/grid";
import { creditRules } from "../model/tax-credit";
import { countingBothParents } from "./other-parent.server";
import type { CostOutcome } from "./outcome";
import { planOf } from "./plan";

export interface CostAnswer {
  readonly status: 200 | 400;
  readonly options: FormOptions;
  readonly kept: KeptValues;
  readonly messages: Messages;
  readonly outcome: CostOutcome | null;
}

const mostFound = 8;

/** The page for an address: chosen colleges, a search, and the home state. Nothing else is read from it. */
export function openCalculator(params: URLSearchParams, words: FormWords = englishForm): CostAnswer {
  const asked = askedColleges(params, catalogue().byUnitid, words.translate);
  const state = params.get("state") ?? "";
  const options = formOptions(asked, params.get("q") ?? "", state, words);
  return {
    status: asked.mistakes.length > 0 ? 400 : 200,
    options,
    kept: state === "" ? {} : { state: [state.slice(0, 20)] },
    messages: {},
    outcome: null,
  };
}

/** The answer to a posted form: the result, what to fix, or the form again with other colleges. */
export function answerForm(form: URLSearchParams, words: FormWords = englishForm): CostAnswer {
  const { all, byUnitid, programsOf } = catalogue();
  const button = pressed(form, ["find", "add", "remove"]);
  const number = pressedAbout(form);
  const params = new URLSearchParams(form.getAll("unitids").map((value) => ["unitids", value]));
  if (button === "add") params.append("unitids", number);
  let asked = askedColleges(params, byUnitid, words.translate);
  if (button === "remove") {
    const left = [...asked.colleges, ...asked.leftOut].filter(({ unitid }) => String(unitid) !== number);
    const unitids = left.map(({ unitid }) => unitid).join(",");
    asked = askedColleges(new URLSearchParams({ unitids }), byUnitid, words.translate);
  }
  const { colleges } = asked;
  if (colleges.length === 0 && button === null)
    asked = { ...asked, mistakes: [...asked.mistakes, words.translate("Choose at least one college.")] };
  const { mistakes } = asked;
  const kept = keptValues(form);
  const query = button === "find" ? (form.get("q") ?? "") : "";
  const options = formOptions(asked, query, form.get("state") ?? "", words);
  const again = { options, kept, messages: {}, outcome: null };
  if (button !== null) return { ...again, status: mistakes.length > 0 ? 400 : 200 };
  const reading = readCostForm(form, colleges, programsOf, words.translate);
  if (!reading.ok) return { ...again, status: 400, messages: reading.messages };
  if (mistakes.length > 0) return { ...again, status: 400 };
  return { ...again, status: 200, outcome: outcomeOf(reading.answers, colleges, all) };
}

function outcomeOf(answers: CostAnswers, colleges: readonly College[], all: readonly College[]): CostOutcome {
  const { ofCollege: _, ...rest } = answers;
  return {
    grids: calculateCost(planOf(answers, colleges, all)),
    answers: rest,
    rules: loanRulesFor(answers.entry),
    repaymentSources,
    bothParents: answers.household2 > 0 ? countingBothParents(colleges, easternDay(new Date())) : [],
    creditSources: answers.credit === null ? [] : creditRules.sources,
  };
}

function formOptions(
  { colleges, leftOut, mistakes }: AskedColleges,
  query: string,
  state: string,
  words: FormWords,
): FormOptions {
  const { all, programsOf } = catalogue();
  const chosen = new Set(colleges.map(({ unitid }) => unitid));
  const asked = query.trim();
  const today = easternDay(new Date());
  const byName = findByName(asked, today, mostFound + chosen.size, words.closure);
  return {
    colleges: colleges.map((college) => collegeOption(college, programsOf(college.unitid), today, words)),
    query: asked.slice(0, 200),
    found:
      asked === ""
        ? null
        : byName.colleges
            .filter(({ unitid }) => !chosen.has(unitid))
            .slice(0, mostFound)
            .map((college) => ({
              unitid: college.unitid,
              name: college.name,
              place: placeOf(college, today, words),
            })),
    gone: byName.gone,
    via: viaChoices(all, state.trim().toUpperCase()),
    leftOut: leftOut.map(({ name }) => name),
    mistakes,
  };
}

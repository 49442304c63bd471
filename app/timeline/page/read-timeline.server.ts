import type { Day } from "~/calendar/day";
import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { findByName } from "~/colleges/search/find-by-name.server";
import type { Messages } from "~/design/messages";
import { pressed } from "~/forms/schema/pressed";
import { stateName } from "~/geography/states";
import { awardYear } from "~/season/aid/award-year";
import { stateAidDates } from "~/season/aid/state-aid-dates";
import { closureOf } from "~/season/closure";
import { placeWords } from "~/season/closure-words";
import { cssProfiles, sittings } from "~/season/dates/plan-facts.server";
import { applicationFee, deadlinesOf } from "~/season/deadlines/deadlines.server";
import { type Grouping, withValue } from "~/timeline/address";
import type { FormCollege, FormState } from "~/timeline/form/form-state";
import { applicantOf, usualPlan } from "~/timeline/planning/applications";
import { applyPlans, pathChoices } from "~/timeline/planning/choices";
import { entryYear, seniorYear } from "~/timeline/planning/class-year";
import { planCollege } from "~/timeline/planning/college-facts";
import { type Answers, parseAnswers, toSearch, unitidsOf } from "~/timeline/planning/input";
import { planTimeline } from "~/timeline/planning/plan";
import type { PlanFacts } from "~/timeline/planning/plan-facts";
import { rules } from "~/timeline/planning/rules";
import { stateAidWords } from "~/timeline/planning/state-aid";
import type { PlanCollege } from "~/timeline/planning/task";
import { typedYear } from "~/typed/typed-number";
import type { PlanPage } from "./plan-view";

export type Asked =
  | { readonly kind: "start" | "form"; readonly form: FormState }
  /** The plan has a shorter address: this query. */
  | { readonly kind: "moved"; readonly search: string }
  | { readonly kind: "plan"; readonly page: PlanPage };

const buttons = ["q", "do", "remove", "view"];

/** Asked for in old links: it told that fees are a problem, which no address should. Nothing reads it any more. */
const retired = "waiver";

/** Reads an address of the timeline. */
export function readTimeline(params: URLSearchParams, today: Day): Asked {
  const { byUnitid } = catalogue();
  const wish = wishOf(params);
  const asked = without(params, wish.remove);
  const parsed = parseAnswers(asked, today, (unitid) => byUnitid.has(unitid));
  if (wish.kind === "form" || !parsed.ok) {
    if (params.has(retired)) return { kind: "moved", search: withValue(params.toString(), retired, "") };
    const judged = wish.kind === "plan" && !parsed.ok ? parsed.messages : {};
    const kind = [...params.keys()].length === 0 ? "start" : "form";
    return { kind, form: formState(asked, judged, today, wish.find) };
  }
  const search = toSearch(parsed.answers);
  const grouping: Grouping = params.get("view") === "college" ? "college" : "month";
  const whole = grouping === "college" ? `${search}&view=college` : search;
  if (params.toString().replaceAll("%2C", ",") !== whole) return { kind: "moved", search: whole };
  return { kind: "plan", page: { ...makePlan(parsed.answers), search, grouping, today } };
}

/**
 * What the reader wants: a plan, or the form (to add, to take out, to change). A link with a class year wants a plan.
 */
function wishOf(params: URLSearchParams): { kind: "form" | "plan"; find: string; remove: string } {
  const find = params.get("q")?.trim().slice(0, 200) ?? "";
  const remove = params.get("remove") ?? "";
  const button = pressed(params, ["plan", "find", "add", "edit"], "do");
  if (find !== "" || remove !== "" || (button !== null && button !== "plan")) return { kind: "form", find, remove };
  return { kind: button === "plan" || (params.get("year") ?? "") !== "" ? "plan" : "form", find, remove };
}

function without(params: URLSearchParams, unitid: string): URLSearchParams {
  const rest = new URLSearchParams([...params].filter(([name]) => !buttons.includes(name)));
  if (unitid === "") return rest;
  const left = unitidsOf(rest).filter((id) => id !== unitid);
  rest.delete("unitids");
  if (left.length > 0) rest.set("unitids", left.join(","));
  rest.delete(`plan-${unitid}`);
  rest.delete(`date-${unitid}`);
  rest.delete(`sent-${unitid}`);
  return rest;
}

/** The facts of the season behind a plan, for a student of a state who starts college in a fall. */
export function planFacts(
  colleges: ReadonlyMap<number, PlanCollege>,
  { state, from }: Pick<Answers, "state" | "from">,
  entry: number,
): PlanFacts {
  const award = awardYear(entry);
  const dates = stateAidDates(state, award);
  const name = state === null ? null : stateName(state);
  return {
    colleges,
    rules,
    sittings: sittings(),
    css: cssProfiles(from),
    deadlines: deadlinesOf,
    fee: applicationFee,
    stateAid: { words: stateAidWords(name, dates, award), dates, state: name ?? "" },
  };
}

/** @param withGone plans also for colleges that nobody can start at any more, to name the work that falls away */
export function makePlan(
  answers: Answers,
  { withGone = false } = {},
): Pick<PlanPage, "answers" | "timeline" | "links"> {
  const { byUnitid } = catalogue();
  const chosen = answers.colleges.flatMap(({ unitid }) => byUnitid.get(unitid) ?? []);
  const entry = entryYear(answers.year, answers.path, answers.from);
  const facts = chosen.map((college) => planCollege(college, entry, answers.from));
  const colleges = new Map(facts.map((one) => [one.unitid, withGone ? { ...one, gone: null } : one]));
  const timeline = planTimeline(answers, planFacts(colleges, answers, entry));
  const links = chosen.map((college) => ({
    unitid: college.unitid,
    path: collegePath(college),
    page: ownPage(college),
  }));
  return { answers, timeline, links };
}

function ownPage({ links }: College): string | null {
  return links.admissions ?? links.website;
}

function formState(params: URLSearchParams, messages: Messages, today: Day, find: string): FormState {
  const { byUnitid } = catalogue();
  const path = pathChoices.find(({ value }) => value === params.get("path"))?.value ?? "first";
  const year = typedYear(params.get("year") ?? "") || seniorYear(today);
  const entry = entryYear(year, path, today);
  const chosen = unitidsOf(params).flatMap((id): FormCollege[] => {
    const college = byUnitid.get(Number(id));
    if (college === undefined) return [];
    const known = deadlinesOf(planCollege(college, entry, today), entry, applicantOf(path), today);
    const plans = applyPlans.map((plan) => ({ plan, known: known.find((each) => each.plan === plan) ?? null }));
    return [
      {
        unitid: college.unitid,
        name: college.name,
        place: placeOf(college, today),
        plans,
        usual: usualPlan(known, today),
        page: ownPage(college),
      },
    ];
  });
  const taken = new Set(chosen.map(({ unitid }) => unitid));
  const { colleges, gone } = findByName(find, today, 12);
  const found =
    find === ""
      ? null
      : colleges
          .filter(({ unitid }) => !taken.has(unitid))
          .slice(0, 8)
          .map((college) => ({ unitid: college.unitid, name: college.name, place: placeOf(college, today) }));
  const values = [...params]
    .filter(([name]) => name !== "unitids")
    .map(([name, value]) => [name, value.slice(0, 200)] as const);
  return {
    values: values.slice(0, 100),
    looked: find,
    gone,
    messages,
    chosen,
    found,
    entry,
    today,
  };
}

const placeOf = ({ unitid, city, state }: College, today: Day): string =>
  placeWords(city, stateName(state), closureOf(unitid, today));

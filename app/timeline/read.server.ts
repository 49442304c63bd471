import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { searchColleges } from "~/colleges/search";
import { collegeIndex } from "~/colleges/search.server";
import { stateName } from "~/colleges/states";
import type { Messages } from "~/design/messages";
import { type View, withValue } from "./address";
import { typicalDay, usualPlan } from "./applications";
import { type ApplyPlan, applyPlans } from "./choices";
import { entryYear, seniorYear } from "./class-year";
import { planCollege } from "./college-facts";
import type { Day } from "./day";
import { typicalDeadlines, typicalSeason } from "./deadlines.server";
import { type Answers, parseAnswers, toSearch, unitidsOf } from "./input";
import { planTimeline, type Timeline } from "./plan";
import { rules } from "./rules";

/** A college as the form lists it. */
export interface FormCollege {
  readonly unitid: number;
  readonly name: string;
  readonly place: string;
  /** Ways to apply with the typical day of the student's season; the usual one first where nothing was chosen. */
  readonly plans: readonly { readonly plan: ApplyPlan; readonly typical: Day | null }[];
  readonly usual: ApplyPlan;
  readonly page: string | null;
}

/** Everything the form shows: what was typed, as it was typed. */
export interface FormState {
  readonly values: readonly (readonly [string, string])[];
  readonly messages: Messages;
  readonly chosen: readonly FormCollege[];
  /** The name that was looked for, and the colleges found; `null` when none was. */
  readonly looked: string;
  readonly found: readonly { readonly unitid: number; readonly name: string; readonly place: string }[] | null;
  readonly season: string;
}

/** Where a reader finds more about a college of the plan. */
export interface CollegeLink {
  readonly unitid: number;
  readonly path: string;
  /** The college's own admission page, or its home page. */
  readonly page: string | null;
}

export interface PlanPage {
  readonly answers: Answers;
  readonly timeline: Timeline;
  /** Query that opens this plan again. */
  readonly search: string;
  readonly view: View;
  readonly today: Day;
  readonly links: readonly CollegeLink[];
}

export type Asked =
  | { readonly kind: "start" | "form"; readonly form: FormState }
  /** The plan has a shorter address: this query. */
  | { readonly kind: "moved"; readonly search: string }
  | { readonly kind: "plan"; readonly page: PlanPage };

const buttons = ["q", "do", "remove", "view"];

/** Asked for in old links: it told that fees are a problem, which no address should. Nothing reads it any more. */
const retired = "waiver";

/**
 * Reads an address of the timeline.
 * @param stateAid what is known about the FAFSA date of a state, as one or two sentences
 */
export function readTimeline(params: URLSearchParams, today: Day, stateAid: (state: string | null) => string): Asked {
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
  const view: View = params.get("view") === "college" ? "college" : "month";
  const whole = view === "college" ? `${search}&view=college` : search;
  if (params.toString().replaceAll("%2C", ",") !== whole) return { kind: "moved", search: whole };
  return { kind: "plan", page: { ...makePlan(parsed.answers, stateAid), search, view, today } };
}

/** What the reader wants: a plan, or the form (to add, to take out, to change). A link with a class year wants a plan. */
function wishOf(params: URLSearchParams): { kind: "form" | "plan"; find: string; remove: string } {
  const find = params.get("q")?.trim().slice(0, 200) ?? "";
  const remove = params.get("remove") ?? "";
  const button = params.get("do");
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

export function makePlan(
  answers: Answers,
  stateAid: (state: string | null) => string,
): Pick<PlanPage, "answers" | "timeline" | "links"> {
  const { byUnitid } = catalogue();
  const chosen = answers.colleges.flatMap(({ unitid }) => byUnitid.get(unitid) ?? []);
  const timeline = planTimeline(answers, {
    colleges: new Map(chosen.map((college) => [college.unitid, planCollege(college)])),
    deadlines: typicalDeadlines(),
    rules,
    season: typicalSeason.season,
    stateAid: stateAid(answers.state),
  });
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
  const path = params.get("path") === "gap" ? "gap" : "first";
  const year = Number(params.get("year")) || seniorYear(today);
  const entry = entryYear(year, path, today);
  const chosen = unitidsOf(params).flatMap((id): FormCollege[] => {
    const college = byUnitid.get(Number(id));
    if (college === undefined) return [];
    const known = typicalDeadlines().get(college.unitid);
    const plans = applyPlans.map((plan) => ({
      plan,
      typical: plan === "rolling" ? null : typicalDay(known, plan, entry),
    }));
    return [
      {
        unitid: college.unitid,
        name: college.name,
        place: placeOf(college),
        plans,
        usual: usualPlan(known),
        page: ownPage(college),
      },
    ];
  });
  const taken = new Set(chosen.map(({ unitid }) => unitid));
  const found =
    find === ""
      ? null
      : searchColleges(collegeIndex(), find, 12)
          .filter(({ unitid }) => !taken.has(unitid))
          .slice(0, 8)
          .map((college) => ({ unitid: college.unitid, name: college.name, place: placeOf(college) }));
  const values = [...params]
    .filter(([name]) => name !== "unitids")
    .map(([name, value]) => [name, value.slice(0, 200)] as const);
  return {
    values: values.slice(0, 100),
    looked: find,
    messages,
    chosen,
    found,
    season: typicalSeason.season,
  };
}

function placeOf({ city, state }: College): string {
  return `${city}, ${stateName(state)}`;
}

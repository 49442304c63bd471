import { isState } from "~/colleges/states";
import type { Messages } from "~/design/messages";
import { classYearProblem } from "~/timeline/class-year";
import { readYear } from "~/timeline/typed";
import { seasonOf } from "./college-list.server";
import { mayAdd } from "./gate.server";
import { demand, note, notFound, type Opened } from "./open-plan.server";
import type { Ending } from "./removal";
import { type Household, hasTwo, households } from "./roles";
import { forgetOwnDeadlines } from "./rows/colleges.server";
import { joinHouseholds, keepOneHousehold } from "./rows/people.server";
import { changePlan } from "./rows/plans.server";
import { countEnding } from "./rows/removal.server";
import { readAdultFrom, readName } from "./start-plan.server";
import { homeNames } from "./view";

export type Changed =
  | { readonly ok: true }
  | { readonly ok: false; readonly messages: Messages; readonly needsFamily: boolean };

const done: Changed = { ok: true };
const mistake = (field: string, message: string): Changed => ({
  ok: false,
  messages: { [field]: [message] },
  needsFamily: false,
});

const adultAlready =
  "Choose this month or a later one. A student who is 18 keeps the plan as soon as they join: invite them.";

/** Name, class year and state of the student; of a parent who keeps the plan also when the student turns 18. */
export async function changeBasics(opened: Opened, form: URLSearchParams): Promise<Changed> {
  demand(opened, "basics", "change");
  const studentName = readName(form.get("name"));
  if (studentName === null) return mistake("name", "Enter the student’s first name.");
  const classYear = readYear(form.get("year") ?? "");
  const problem = classYear === null ? "Enter the year." : classYearProblem(classYear, "first", opened.today);
  if (classYear === null || (problem !== null && classYear !== opened.plan.classYear)) {
    return mistake("year", problem ?? "Enter the year.");
  }
  const adult = opened.view.adultFrom === null ? null : readAdultFrom(form, opened.today, adultAlready);
  if (adult?.message) return mistake("adultMonth", adult.message);
  const state = form.get("state") ?? "";
  await changePlan(opened.store, opened.plan.id, {
    ...{ studentName, classYear, state: isState(state) ? state : null },
    ...(adult?.month ? { adultFrom: adult.month } : {}),
  });
  if (classYear !== opened.plan.classYear) {
    // A day of another season would say that a deadline is over which is a year away.
    const [first, last] = seasonOf(classYear);
    await forgetOwnDeadlines(opened.store, opened.plan.id, first, last);
  }
  await note(opened, "basics");
  return done;
}

/** The student takes over a plan that a parent keeps. Nobody can refuse it, and it is not taken back. */
export async function takeOver(opened: Opened): Promise<Changed> {
  if (!opened.view.may.takeOver) throw notFound();
  await changePlan(opened.store, opened.plan.id, { takenOver: true });
  await note(opened, "took-over");
  return done;
}

/**
 * How many households the plan has and what they know of each other. Going from two to one ends what the other household
 * had here: that is asked for on a page of its own, by `keepOne`.
 */
export async function changeMode(opened: Opened, form: URLSearchParams): Promise<Changed> {
  demand(opened, "setup", "change");
  const { store, plan, standing, member, now } = opened;
  const before = standing.mode;
  const mode = form.get("mode");
  if (mode === "one" || mode === "estranged") {
    if (hasTwo(before)) return mistake("mode", "To go on with one home, look first at what would go, below.");
    await keepOneHousehold(store, plan.id, before, "a", mode);
    return done;
  }
  if (mode !== "open" && mode !== "apart") return mistake("mode", "Choose one of the answers.");
  // From a plan that must not speak of two, the way leads over the plain one.
  if (before === "estranged") throw notFound();
  if (!hasTwo(before) && !(await mayAdd(store, member, "second-household", now))) {
    return { ok: false, messages: {}, needsFamily: true };
  }
  await joinHouseholds(store, plan.id, before, mode);
  await note(opened, "setup");
  return done;
}

/** What would go with each of two homes, for the student; a 404 Response where there are no two. */
export async function readEndings(opened: Opened): Promise<readonly Ending[]> {
  demand(opened, "setup", "change");
  const { store, plan, standing } = opened;
  if (!hasTwo(standing.mode)) throw notFound();
  const names = homeNames(standing.viewer, standing.mode);
  return Promise.all(
    households.map(async (keep): Promise<Ending> => {
      const gone: Household = keep === "a" ? "b" : "a";
      const people = plan.members.filter((one) => one.household === gone).map(({ name }) => name);
      const going = await countEnding(store, plan.id, gone);
      return { keep: keep === "a" ? "first" : "second", ends: names[gone], people, going };
    }),
  );
}

/** Goes on with one of two homes, and ends the other's part at once and without a message to it. */
export async function keepOne(opened: Opened, form: URLSearchParams): Promise<Changed> {
  demand(opened, "setup", "change");
  const { store, plan, standing } = opened;
  if (!hasTwo(standing.mode)) throw notFound();
  const [keep, mode] = [form.get("keep"), form.get("mode")];
  if (keep !== "first" && keep !== "second") return mistake("keep", "Choose which home stays.");
  if (mode !== "one" && mode !== "estranged") return mistake("after", "Choose one of the answers.");
  await keepOneHousehold(store, plan.id, standing.mode, keep === "first" ? "a" : "b", mode);
  return done;
}

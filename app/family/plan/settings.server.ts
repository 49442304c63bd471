import type { Messages } from "~/design/messages";
import { logActivity } from "~/family/access/activity-log.server";
import { conflictingFields, conflictWords, type FormValues } from "~/family/access/edit-conflict.server";
import { notFound, type Opened, requirePermission } from "~/family/access/open-plan.server";
import { changePlan } from "~/family/access/plan-data.server";
import { mayAdd } from "~/family/access/plan-limits.server";
import { hasTwo, isHousehold } from "~/family/access/roles";
import { homeNames } from "~/family/access/view";
import type { Writing } from "~/family/access/write-plan.server";
import { forgetOwnDeadlines } from "~/family/colleges/data.server";
import { seasonOf } from "~/family/colleges/season";
import { joinHouseholds, keepOneHousehold } from "~/family/departure/households.server";
import type { Ending } from "~/family/departure/removal";
import { countEnding } from "~/family/departure/removal-data.server";
import { readWith } from "~/forms/schema/read-with";
import { stateName } from "~/geography/states";
import { pathChoices } from "~/timeline/planning/choices";
import { entryYear } from "~/timeline/planning/class-year";
import { basicsSchema } from "./plan-schema";

export type Changed =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly messages: Messages;
      readonly needsFamily: boolean;
      /** What the form's page shows as typed, where the form held only a part of it. */
      readonly sent?: URLSearchParams;
    };

const done: Changed = { ok: true };
/** What is wrong with one field. */
const mistake = (field: string, message: string): Changed => ({
  ok: false,
  messages: { [field]: [message] },
  needsFamily: false,
});

/** What the form of the basics shows and changes. */
export const basicsOf = ({ plan, view }: Pick<Opened, "plan" | "view">): FormValues => ({
  name: plan.studentName,
  path: plan.path,
  year: String(plan.classYear),
  state: plan.state,
  adultMonth: view.adultFrom,
});

/** What reading that form depends on. */
export const basicsContext = ({ plan, view, today }: Pick<Opened, "plan" | "view" | "today">) => ({
  today,
  path: plan.path,
  year: plan.classYear,
  asksAdult: view.adultFrom !== null,
});

/** One of them as people read it. */
const basicWords = (field: string, value: string): string => {
  if (value === "") return "";
  if (field === "state") return stateName(value);
  if (field === "path") return pathChoices.find((choice) => choice.value === value)?.label ?? value;
  return field === "adultMonth" ? `${value.slice(5)}/${value.slice(0, 4)}` : value;
};

/** Name, class year and state of the student; of a parent who keeps the plan also when the student turns 18. */
export async function changeBasics(opened: Writing, form: URLSearchParams): Promise<Changed> {
  requirePermission(opened, "basics", "change");
  const read = readWith(basicsSchema(form, basicsContext(opened)), form);
  if (!read.ok) return { ok: false, messages: read.messages, needsFamily: false };
  const { name, path, year: classYear, state, adultMonth } = read.value;
  const kept = basicsOf(opened);
  const typed = { name, path, year: String(classYear), state, adultMonth };
  const changed = conflictingFields(form.get("shown"), kept, typed);
  if (changed.length > 0) {
    const words = changed.map((field) => [field, [conflictWords(basicWords(field, String(kept[field] ?? "")))]]);
    return { ok: false, messages: Object.fromEntries(words), needsFamily: false };
  }
  await changePlan(opened.write, {
    studentName: name,
    classYear,
    path,
    state,
    ...(adultMonth === null ? {} : { adultFrom: adultMonth }),
  });
  const entry = entryYear(classYear, path, opened.plan.began);
  if (entry !== opened.view.entry) {
    // A day of another season would say that a deadline is over which is a year away.
    const [first, last] = seasonOf(entry);
    await forgetOwnDeadlines(opened.write, first, last);
  }
  await logActivity(opened, "basics");
  return done;
}

/** The student takes over a plan that a parent keeps. Nobody can refuse it, and it is not taken back. */
export async function takeOver(opened: Writing): Promise<Changed> {
  if (!opened.view.may.takeOver) throw notFound();
  await changePlan(opened.write, { takenOver: true });
  await logActivity(opened, "took-over");
  return done;
}

/**
 * How many households the plan has and what they know of each other. Going from two to one ends what the other
 * household had here: that is asked for on a page of its own, by `keepOne`.
 */
export async function changeMode(opened: Writing, form: URLSearchParams): Promise<Changed> {
  requirePermission(opened, "setup", "change");
  const { store, inPlan, member, now } = opened;
  const before = inPlan.mode;
  const mode = form.get("mode");
  if (mode === "one" || mode === "estranged") {
    if (hasTwo(before))
      return mistake("mode", "To continue with one home, first look at what would be deleted, below.");
    const [only] = opened.write.households;
    if (only !== undefined) await keepOneHousehold(opened.write, only, mode);
    return done;
  }
  if (mode !== "open" && mode !== "apart") return mistake("mode", "Choose one of the answers.");
  // From a plan that must not speak of two, the way leads over the plain one.
  if (before === "estranged") throw notFound();
  if (!hasTwo(before) && !(await mayAdd(store, member, "second-household", now))) {
    return { ok: false, messages: {}, needsFamily: true };
  }
  await joinHouseholds(opened.write, mode);
  await logActivity(opened, "setup");
  return done;
}

/** What would go with each of two homes, for the student; a 404 Response where there are no two. */
export async function readEndings(opened: Opened): Promise<readonly Ending[]> {
  requirePermission(opened, "setup", "change");
  const { store, plan, inPlan } = opened;
  if (!hasTwo(inPlan.mode)) throw notFound();
  const nameOf = homeNames(inPlan.viewer, inPlan.mode);
  return Promise.all(
    plan.households
      .flatMap((keep) => {
        const gone = plan.households.find((other) => other !== keep);
        return gone === undefined ? [] : [{ keep, gone }];
      })
      .map(async ({ keep, gone }): Promise<Ending> => {
        const people = plan.members.filter((one) => one.household === gone).map(({ name }) => name);
        const going = await countEnding(store, plan.id, gone);
        return { keep, stays: nameOf(keep), ends: nameOf(gone), people, going };
      }),
  );
}

/** Goes on with one of two homes, and ends the other's part at once and without a message to it. */
export async function keepOne(opened: Writing, keep: string, mode: "one" | "estranged"): Promise<void> {
  requirePermission(opened, "setup", "change");
  if (!hasTwo(opened.inPlan.mode) || !isHousehold(keep) || !opened.write.households.includes(keep)) throw notFound();
  await keepOneHousehold(opened.write, keep, mode);
}

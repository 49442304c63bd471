import { z } from "zod";
import { nameRule, readTypedName } from "~/account/person-name";
import type { Day } from "~/calendar/day";
import { adultYears } from "~/family/access/plan-owner";
import { choice, field, orElse, required } from "~/forms/schema/fields";
import { type TypedForm, typedIn } from "~/forms/schema/typed-form";
import { isState, type State } from "~/geography/states";
import { type Path, pathChoices } from "~/timeline/planning/choices";
import { classYearProblem } from "~/timeline/planning/class-year";
import { typedYear } from "~/typed/typed-number";

const paths = pathChoices.map(({ value }) => value);

/** The student's first name. */
const studentName = required(
  field((typed, refuse) => readTypedName(typed) ?? refuse(nameRule), 400),
  "Enter the student’s first name.",
);

/** A state; what is none is not said. */
const state = field((typed): State | null => (isState(typed) ? typed : null));

const pathIn = (form: TypedForm, usual: Path): Path => paths.find((value) => value === typedIn(form, "path")) ?? usual;

/**
 * Year of finishing high school, for the way into college that the form says. @param kept the year and way that stay as
 * they are
 */
function classYear(
  form: TypedForm,
  today: Day,
  missing: string,
  kept?: { readonly year: number; readonly path: Path },
) {
  const path = pathIn(form, kept?.path ?? "first");
  return required(
    field((typed, refuse): number => {
      const year = typedYear(typed);
      if (year === null) return refuse(missing);
      if (year === kept?.year && path === kept.path) return year;
      const problem = classYearProblem(year, path, today);
      return problem === null ? year : refuse(problem);
    }),
    missing,
  );
}

/** The month in which the student turns 18, out of two fields. @param past what to say of an adult */
function adultMonth(form: TypedForm, today: Day, past: string) {
  const missing = "Choose the month and year the student turns 18.";
  const latest = Number(today.slice(0, 4)) + adultYears - 1;
  return required(
    field((month, refuse): string => {
      const year = typedIn(form, "adultYear");
      if (!/^20\d\d$/.test(year) || Number(year) > latest || !/^(0[1-9]|1[0-2])$/.test(month)) return refuse(missing);
      return `${year}-${month}` < today.slice(0, 7) ? refuse(past) : `${year}-${month}`;
    }),
    missing,
  );
}

/** What another field reads, or nothing does. */
const unread = field((): null => null);

/** The questions of a new plan. @param adult whether whoever starts it is 18 or older */
export function startSchema(form: TypedForm, { today, adult }: { readonly today: Day; readonly adult: boolean }) {
  const missing = `Enter the year the student finishes high school (for a transfer: the year to start at the new college), such as ${Number(today.slice(0, 4)) + 1}.`;
  const askWho = "Choose whether you’re the student or a parent.";
  const who = field((typed, refuse): "student" | "parent" => {
    if (typed === "parent" && !adult) {
      return refuse("You must be 18 or older to start a plan for a child. Is this your own plan?");
    }
    return typed === "student" || typed === "parent" ? typed : refuse(askWho);
  });
  const past = "An 18-year-old runs their own plan. Ask them to start one and invite you.";
  return z.object({
    who: required(who, askWho),
    name: studentName,
    path: orElse(choice(paths, "Choose how the student starts college."), "first"),
    year: classYear(form, today, missing),
    state,
    adultMonth: typedIn(form, "who") === "parent" ? adultMonth(form, today, past) : unread,
    adultYear: unread,
  });
}

/** What a plan is kept by now, as far as changing it depends on it. */
interface KeptBasics {
  readonly today: Day;
  readonly path: Path;
  readonly year: number;
  /** Whether the month in which the student turns 18 is asked. */
  readonly asksAdult: boolean;
}

/** The basics of a plan that goes on: an answer that isn't one of the list leaves the way into college as it is. */
export function basicsSchema(form: TypedForm, { today, path, year, asksAdult }: KeptBasics) {
  const past =
    "Choose this month or a later one. A student who’s 18 runs the plan as soon as they join, so invite them.";
  return z.object({
    name: studentName,
    path: field((): Path => pathIn(form, path)).transform((value) => value ?? path),
    year: classYear(form, today, "Enter the year.", { year, path }),
    state,
    adultMonth: asksAdult ? adultMonth(form, today, past) : unread,
    adultYear: unread,
  });
}

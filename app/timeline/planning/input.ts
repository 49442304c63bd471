import { z } from "zod";
import { addDays, type Day, writeDay } from "~/calendar/day";
import { readDay } from "~/calendar/typed-day";
import type { Messages } from "~/design/messages";
import { choice, choices, field, orElse } from "~/forms/schema/fields";
import { readWith } from "~/forms/schema/read-with";
import { isState, type State, states } from "~/geography/states";
import { typedYear } from "~/typed/typed-number";
import type { Path } from "./choices";
import {
  type ApplyPlan,
  aidChoices,
  applyPlans,
  artChoices,
  mostColleges,
  pathChoices,
  recommenderChoices,
  testChoices,
} from "./choices";
import { classYearProblem, entryYear, seniorYear } from "./class-year";

/** One college of the list, as the student plans to apply. */
export interface Choice {
  readonly unitid: number;
  /** `null`: the usual one of this college. */
  readonly plan: ApplyPlan | null;
  /** The day the student found on the college's own page. */
  readonly date: Day | null;
  /** The application has been sent already. */
  readonly sent: boolean;
}

export interface Answers {
  /** Year of finishing high school; for transfers the year to start at the new college. */
  readonly year: number;
  readonly path: Path;
  readonly colleges: readonly Choice[];
  readonly tests: (typeof testChoices)[number]["value"];
  readonly aid: readonly (typeof aidChoices)[number]["value"][];
  readonly recommenders: number;
  readonly arts: (typeof artChoices)[number]["value"];
  readonly state: State | null;
  /** The day the plan was made. It stays in the link, so that dates do not move from one visit to the next. */
  readonly from: Day;
}

export type Parsed =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly messages: Messages };

const one = <V extends string>(of: readonly { readonly value: V }[], usual: V, message: string) =>
  orElse(
    choice(
      of.map(({ value }) => value),
      message,
    ),
    usual,
  );

const schema = z.object({
  path: one<Path>(pathChoices, "first", "Choose how you apply."),
  tests: one(testChoices, "sat", "Choose a test, or “No test.”"),
  arts: one(artChoices, "no", "Choose whether you need a portfolio or audition."),
  recommenders: one(recommenderChoices, "2", "Choose how many letters you need.").transform(Number),
  state: field((typed, refuse): State => {
    const code = typed.trim().toUpperCase();
    const found = isState(code) ? code : Object.keys(states).find((key) => states[key as State].toUpperCase() === code);
    return found === undefined ? refuse("Choose your state from the list.") : (found as State);
  }),
  aid: choices(
    aidChoices.map(({ value }) => value),
    "Choose aid forms from the list.",
  ),
});

/** The unitids of a query, in order and without doubles: "unitids=1,2&unitids=3". What is no number stays as text. */
export function unitidsOf(params: URLSearchParams): readonly string[] {
  const all = params.getAll("unitids").flatMap((value) => value.split(/[,\s]+/));
  return [...new Set(all.filter((value) => value !== ""))];
}

/**
 * Reads a form or a link. Never throws.
 * @param today the day it is for the reader; the plan starts on it unless the link holds an earlier one
 * @param known whether the catalogue has a college with this unitid
 */
export function parseAnswers(params: URLSearchParams, today: Day, known: (unitid: number) => boolean): Parsed {
  const messages: Record<string, string[]> = {};
  const complain = (field: string, message: string) => {
    messages[field] = [...(messages[field] ?? []), message];
  };
  const text = (name: string) =>
    params
      .getAll(name)
      .find((value) => value.trim() !== "")
      ?.slice(0, 200) ?? "";
  // A form without any tick sends nothing, and so does a fresh link: the form says "no" on its own.
  const aid = params.has("aid") ? params.getAll("aid").slice(0, 10) : ["fafsa"];
  const wanted = aid.flatMap((value) => value.split(",")).filter((value) => value !== "" && value !== "no");
  const read = readWith(
    schema,
    new URLSearchParams([
      ...["path", "tests", "arts", "recommenders", "state"].map((name) => [name, text(name)]),
      ...wanted.map((value) => ["aid", value]),
    ]),
  );
  for (const [name, said] of Object.entries(read.ok ? {} : read.messages)) messages[name] = [...said];
  const path = pathChoices.find(({ value }) => value === text("path").trim())?.value ?? "first";

  const from = readFrom(text("from"), today, complain);
  const year = text("year") === "" ? null : typedYear(text("year"));
  const problem =
    year === null
      ? `Enter ${path === "transfer" ? "the year you want to start at the new college" : "the year you finish high school"}, such as ${seniorYear(from)}.`
      : classYearProblem(year, path, from);
  if (problem !== null) complain("year", problem);
  const colleges = readColleges(
    params,
    problem === null && year !== null ? entryYear(year, path, from) : null,
    known,
    complain,
  );
  if (!read.ok || year === null || Object.keys(messages).length > 0) return { ok: false, messages };
  return { ok: true, answers: { ...read.value, year, colleges, from } };
}

type Complain = (field: string, message: string) => void;

function readFrom(typed: string, today: Day, complain: Complain): Day {
  if (typed === "") return today;
  const from = readDay(typed);
  // A reader west of whoever made the plan may still have the day before.
  if (from !== null && from <= addDays(today, 1) && from >= addDays(today, -366 * 6)) return from;
  complain("from", "We couldn’t read the date this plan was made. Leave it empty to plan from today.");
  return today;
}

function readColleges(
  params: URLSearchParams,
  entry: number | null,
  known: (unitid: number) => boolean,
  complain: Complain,
): readonly Choice[] {
  const ids = unitidsOf(params);
  if (ids.length > mostColleges) {
    complain(
      "q",
      `A plan can have up to ${mostColleges} colleges, and this one has ${ids.length}. Remove ${ids.length - mostColleges}.`,
    );
  }
  return ids.slice(0, 100).flatMap((id): Choice[] => {
    const unitid = /^\d{6}$/.test(id) ? Number(id) : 0;
    if (!known(unitid)) {
      complain("q", `We don’t have a college with the number ${id.slice(0, 20)}. Search for its name instead.`);
      return [];
    }
    const typedPlan = params.get(`plan-${id}`)?.trim() ?? "";
    const plan = applyPlans.find((name) => name === typedPlan) ?? null;
    if (typedPlan !== "" && plan === null) complain(`plan-${id}`, "Choose an application round from the list.");
    const typedDate = params.get(`date-${id}`)?.trim() ?? "";
    const date = typedDate === "" ? null : readDay(typedDate);
    if (typedDate !== "" && date === null)
      complain(`date-${id}`, `Enter the date as month, day and year, such as 11/1/${(entry ?? 2027) - 1}.`);
    else if (date !== null && entry !== null && (date < `${entry - 1}-08-01` || date > `${entry}-08-31`)) {
      complain(
        `date-${id}`,
        `To start in fall ${entry}, enter a deadline between ${writeDay(`${entry - 1}-08-01`)} and ${writeDay(`${entry}-08-31`)}.`,
      );
    }
    const typedSent = params.get(`sent-${id}`)?.trim() ?? "";
    if (typedSent !== "" && typedSent !== "yes")
      complain(`sent-${id}`, "Check this if you’ve sent it, or leave it empty.");
    return [{ unitid, plan, date, sent: typedSent === "yes" }];
  });
}

/** The query of a link to a plan, without "?": always in the same order, and only what is not usual. */
export function toSearch(answers: Answers): string {
  const search = new URLSearchParams({ year: String(answers.year) });
  if (answers.path !== "first") search.set("path", answers.path);
  if (answers.state !== null) search.set("state", answers.state);
  if (answers.tests !== "sat") search.set("tests", answers.tests);
  if (answers.aid.join() !== "fafsa") search.set("aid", answers.aid.join(",") || "no");
  if (answers.recommenders !== 2) search.set("recommenders", String(answers.recommenders));
  if (answers.arts !== "no") search.set("arts", answers.arts);
  if (answers.colleges.length > 0) search.set("unitids", answers.colleges.map(({ unitid }) => unitid).join(","));
  for (const { unitid, plan, date, sent } of answers.colleges) {
    if (plan !== null) search.set(`plan-${unitid}`, plan);
    if (date !== null) search.set(`date-${unitid}`, date);
    if (sent) search.set(`sent-${unitid}`, "yes");
  }
  search.set("from", answers.from);
  return search.toString().replaceAll("%2C", ",");
}

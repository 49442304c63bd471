import type { Answers } from "../answers/input";
import { fieldsOffered, isFourYear, milesFrom } from "../answers/preferences";
import { activeFilters, type FilterName, isEligible, passes, unusual } from "../fit/filters";
import type { Student } from "../fit/fit";
import { dependable } from "./balance";
import { type Model, type Ranked, rankOne } from "./rank";

/** What a student gives up to have a safety at home: the kind of college, not the place, the control or the faith. */
const givenUp: readonly FilterName[] = ["usual", "levels", "fields", "sizes", "settings"];

/** A college without housing is a start for whoever can get there: beyond this nobody commutes. */
const mostMiles = 100;

/**
 * The public college of the home state that admits everyone and suits the student best, whatever level or field was
 * asked for: where a list holds no safety at home, a counselor names the place to start at and transfer from. `null`
 * where home isn't known or the answers rule the state out.
 */
export function openAtHome(model: Model, student: Student): Ranked | null {
  const { answers, home } = student;
  if (home.state === null) return null;
  const homeKnown = home.lat !== null && home.lon !== null;
  const names = activeFilters(answers, homeKnown).filter((name) => !givenUp.includes(name));
  const anyLevel: Answers = { ...answers, levels: ["2"] };
  let best: { readonly ranked: Ranked; readonly key: readonly number[] } | null = null;
  for (const item of model.items) {
    const { college, prepared } = item;
    if (college.state !== home.state || college.control !== "public" || prepared.pool.kind !== "open") continue;
    if (!isEligible(college, answers, home.state, student.today)) continue;
    const near = { miles: homeKnown ? milesFrom(home, college) : null, homeState: home.state };
    if (near.miles !== null && near.miles > mostMiles) continue;
    if (!names.every((name) => passes(name, college, answers, near))) continue;
    const why = unusual(college, anyLevel, near);
    if (why !== null && why !== "commuter") continue;
    const ranked = rankOne(model, item, student);
    // Few finish at many of them; a four-year college that few finish is no place to start.
    if (ranked.lowGraduation !== null && isFourYear(college)) continue;
    const teaches = answers.fields.length === 0 || fieldsOffered(college, answers.fields).length > 0;
    const key = [why === null ? 1 : 0, teaches ? 1 : 0, dependable(ranked)];
    if (best === null || isBefore(key, best.key)) best = { ranked, key };
  }
  return best?.ranked ?? null;
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

/** Whether the answers leave the home state open: who asks for other places only isn't told that home is missing. */
export function wantsHome({ answers, home }: Pick<Student, "answers" | "home">): boolean {
  if (home.state === null || answers.controls.length > 0 || answers.regions.length > 0) return false;
  return answers.states.length === 0 || answers.states.some((state) => state === home.state);
}

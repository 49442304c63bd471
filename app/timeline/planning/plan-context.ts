import { cssTask } from "~/season/aid/css-profile";
import type { Answers } from "./input";
import type { PlanFacts } from "./plan-facts";
import type { Condition, Template } from "./rules";
import type { Application, PlanCollege } from "./task";

/** What all tasks of one plan are made from. */
export interface PlanContext {
  readonly answers: Answers;
  readonly entry: number;
  readonly award: string;
  readonly facts: PlanFacts;
  /** Applications that can still be sent, and those that are. */
  readonly open: readonly Application[];
  readonly sent: readonly Application[];
  /** Ids of the templates that make one task for each college. */
  readonly perCollege: ReadonlySet<string>;
  readonly byId: ReadonlyMap<string, Template>;
}

/** Whether a piece of work is for this student and, where it is given, for this application. */
export function applies(
  { who, when, unless }: Template,
  { answers, facts }: PlanContext,
  application: Application | null,
): boolean {
  if (!who.includes(answers.path)) return false;
  if (unless === "listed" && answers.colleges.length > 0) return false;
  if (unless === "confirmed" && application?.certainty === "yours") return false;
  const college = application === null ? null : (facts.colleges.get(application.unitid) ?? null);
  return when.every((condition) => holds(condition, answers, application, college, facts));
}

/** Whether this application needs that piece of work: a college that reads no essays does not wait for one. */
export function needs(id: string, context: PlanContext, application: Application): boolean {
  const template = context.byId.get(id);
  return template !== undefined && applies(template, context, application);
}

/** Whether a condition holds for a college, or, without one, for a student who has not chosen any. */
function holds(
  condition: Condition,
  answers: Answers,
  application: Application | null,
  college: PlanCollege | null,
  { css, colleges }: PlanFacts,
): boolean {
  switch (condition) {
    case "essay":
      return college === null || (!college.open && college.readsEssays);
    case "main-essay":
      return college === null || (!college.open && college.mainEssay);
    case "recs":
      return answers.recommenders > 0 && (college === null || (!college.open && college.readsLetters));
    case "scores":
      return answers.tests !== "none" && (college === null || (!college.open && college.readsScores));
    case "css":
      return answers.aid.includes("css") && college !== null && cssTask(css.get(college.unitid)) !== null;
    case "css-list":
      // Most colleges that ask for it are private, and nobody may miss one because our list doesn't have it.
      return (
        answers.aid.includes("css") &&
        (answers.colleges.length === 0 ||
          [...colleges.values()].some((each) => !each.twoYear && each.control !== "public" && !css.has(each.unitid)))
      );
    case "fafsa":
      return answers.aid.includes("fafsa");
    case "portfolio":
    case "audition":
      return answers.arts === condition;
    case "binding":
      return application?.plan === "ed1" || application?.plan === "ed2";
  }
}

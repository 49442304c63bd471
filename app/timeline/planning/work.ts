import { addDays, type Day, daysBetween, earlier, later } from "~/calendar/day";
import { earliestUsual } from "~/season/deadlines/college-deadlines";
import { dayOfSeason, decisionDay } from "./applications";
import type { Answers } from "./input";
import { applies, type PlanContext } from "./plan-context";
import type { PlanFacts } from "./plan-facts";
import type { Template } from "./rules";
import { stateWork } from "./state-aid";
import type { Application } from "./task";
import { taskFromTemplate } from "./task-from-template";
import { type PlannedTest, testWork } from "./test-work";
import type { UnscheduledTask } from "./unscheduled-task";

/** The shared work and the work for each college, before it is spread and put in order. */
export function allWork(
  answers: Answers,
  entry: number,
  award: string,
  applications: readonly Application[],
  facts: PlanFacts,
): { unscheduled: readonly UnscheduledTask[]; noTestLeft: boolean } {
  const context: PlanContext = {
    answers,
    entry,
    award,
    facts,
    open: applications.filter(({ closed, sent }) => !closed && !sent),
    sent: applications.filter(({ sent, withdrawn }) => sent && withdrawn === null),
    perCollege: new Set(facts.rules.tasks.filter(({ each }) => each).map(({ id }) => id)),
    byId: new Map(facts.rules.tasks.map((template) => [template.id, template])),
  };
  const tests = testWork(context);
  const unscheduled = [
    ...sharedWork(context),
    ...stateWork(context),
    ...tests.unscheduled,
    ...collegeWork(context, tests.days),
  ];
  return { unscheduled, noTestLeft: tests.none };
}

/** Work done once. What serves applications is counted back from the first of those that need it. */
function sharedWork(context: PlanContext): readonly UnscheduledTask[] {
  const { answers, entry, facts, open } = context;
  const { from, path } = answers;
  const shared = facts.rules.tasks.filter(({ each }) => !each);
  const none = answers.colleges.every(({ unitid }) => (facts.colleges.get(unitid)?.gone ?? null) !== null);
  const beforeFirst = shared.flatMap((template) => {
    if (!("before" in template.at)) return [];
    const needing = open.filter((application) => applies(template, context, application));
    const generic = open.length === 0 && none && applies(template, context, null);
    if (needing.length === 0 && !generic) return [];
    const first = generic ? workingDay(context) : needing.map(({ date }) => date).reduce(earlier);
    return [{ template, before: template.at.before, first }];
  });
  const longest = Math.max(1, ...beforeFirst.filter(({ template }) => !template.soon).map(({ before }) => before));
  const counted = beforeFirst.map(({ template, before, first }) =>
    backFrom(template, first, before, longest, from, null, context),
  );
  const dated = new Map<string, UnscheduledTask>();
  for (const template of shared) {
    if ("before" in template.at || !applies(template, context, null)) continue;
    const natural = naturalDay(template.at, answers.year, entry, path, facts);
    if (natural === null || (natural < from && !template.late)) continue;
    const fixed = "reply" in template.at;
    const soonest = addDays(from, Math.min(10, Math.max(3, template.days)));
    // Work that follows late work comes later too: nobody can check on the day of filing.
    const behind = template.after
      .map((id) => dated.get(id))
      .filter((before) => before !== undefined && before.usual !== null)
      .map((before) => addDays(before?.due ?? from, Math.min(7, template.days)));
    const due = fixed ? natural : [natural < from ? soonest : natural, ...behind].reduce(later);
    const usual = due > natural ? natural : null;
    dated.set(
      template.id,
      taskFromTemplate(template, null, due, { fixed, deadline: fixed ? natural : null, usual }, context),
    );
  }
  return [...counted, ...dated.values()];
}

/** The day to work toward before any college is chosen: early, so that both rounds stay open. */
function workingDay({ answers: { from, path }, entry, facts: { rules } }: PlanContext): Day {
  const first = dayOfSeason(rules.working.first, entry);
  if (path !== "transfer" && first >= from) return first;
  return earliestUsual(path === "transfer" ? "transfer" : "rd", entry, from) ?? addDays(from, rules.lateRolling);
}

function naturalDay(
  at: Template["at"],
  classYear: number,
  entry: number,
  path: Answers["path"],
  facts: PlanFacts,
): Day | null {
  if ("grade" in at) return dayOfSeason(at.due, classYear - (12 - at.grade));
  if ("season" in at) return dayOfSeason(at.season, entry);
  if ("summer" in at) return `${entry}-${at.summer}`;
  if ("reply" in at) return dayOfSeason(facts.rules.reply[path === "transfer" ? "transfer" : "first"], entry);
  return null;
}

/**
 * Counts back from a deadline. With less time than the whole chain needs, every distance shrinks in the same measure;
 * what waits on other people (`soon`) is due at once instead.
 */
function backFrom(
  template: Template,
  deadline: Day,
  before: number,
  longest: number,
  from: Day,
  application: Application | null,
  context: PlanContext,
): UnscheduledTask {
  const left = daysBetween(from, deadline);
  const natural = addDays(deadline, -before);
  // Nothing is due on the day the plan is made, unless the deadline leaves no choice.
  const soonest = addDays(from, Math.max(0, Math.min(2, left - 1)));
  const share = Math.min(1, left / longest);
  // What nobody has found for this season has to be looked up before the work for it.
  const atOnce = template.id === "check" && application !== null && application.certainty !== "season";
  const squeezed = atOnce
    ? application.certainty === "unknown"
      ? from
      : later(natural, from)
    : template.soon
      ? later(natural, soonest)
      : // However short the time is, nothing waits for the day it closes: that evening is for slow sites.
        later(addDays(deadline, -Math.max(left > 1 ? Math.min(1, before) : 0, Math.floor(before * share))), soonest);
  const due = before < 0 ? natural : squeezed;
  const fixed = template.kind === "deadline";
  const serves = before < 0 ? null : deadline;
  return taskFromTemplate(
    template,
    application,
    due,
    { fixed, deadline: serves, usual: natural < from ? natural : null },
    context,
  );
}

/**
 * Scores are sent when they are there: after the last test whose scores arrive before the application closes, and not
 * before that day. Where no test counts for an application there is nothing to send.
 */
function withScores(
  task: UnscheduledTask,
  closes: Day,
  tests: readonly PlannedTest[],
  { answers }: PlanContext,
): readonly UnscheduledTask[] {
  if (answers.tests !== "sat" && answers.tests !== "act") return [task];
  const last = tests.filter(({ scores }) => scores <= closes).at(-1);
  if (last === undefined) return [];
  return [
    {
      ...task,
      due: later(task.due, last.scores),
      after: [...task.after, last.id],
    },
  ];
}

/** Comes after the application whatever the day it is sent: the portal, the answer, the aid offer. */
function isAfterSending({ at }: Template): boolean {
  return "decision" in at || ("before" in at && at.before < 0);
}

function collegeWork(context: PlanContext, tests: readonly PlannedTest[]): readonly UnscheduledTask[] {
  const { answers, entry, facts, open, sent } = context;
  const templates = facts.rules.tasks.filter(({ each }) => each);
  const longest = Math.max(1, ...templates.map(({ at }) => ("before" in at ? at.before : 0)));
  return [...open, ...sent].flatMap((asked) =>
    templates.flatMap((template): readonly UnscheduledTask[] => {
      if (!applies(template, context, asked)) return [];
      const after = isAfterSending(template);
      // An aid form has the deadline of the application, also when that was sent early.
      if (asked.sent && !after && (template.kind !== "money" || asked.date < answers.from)) return [];
      // Whatever the deadline, it was sent by the day of the plan: what follows counts from there.
      const application = asked.sent && after ? { ...asked, date: earlier(asked.date, answers.from) } : asked;
      if ("before" in template.at) {
        const task = backFrom(
          template,
          application.date,
          template.at.before,
          longest,
          answers.from,
          application,
          context,
        );
        return template.id === "scores" ? withScores(task, application.date, tests, context) : [task];
      }
      if (!("decision" in template.at)) return [];
      const due = addDays(decisionDay(application, entry, facts.rules), template.at.decision);
      return [taskFromTemplate(template, application, due, { fixed: true }, context)];
    }),
  );
}

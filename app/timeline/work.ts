import { dayOfSeason, decisionDay } from "./applications";
import { planNames } from "./choices";
import { addDays, type Day, daysBetween, earlier, later, writeDay } from "./day";
import type { Draft } from "./draft";
import type { Answers } from "./input";
import type { PlanFacts } from "./plan";
import type { Condition, Template } from "./rules";
import type { Application, PlanCollege } from "./task";
import { chooseTestDays } from "./test-days";

/** What all tasks of one plan are made from. */
interface Frame {
  readonly answers: Answers;
  readonly entry: number;
  readonly award: string;
  readonly facts: PlanFacts;
  /** Applications that can still be sent. */
  readonly open: readonly Application[];
  /** Ids of the templates that make one task for each college. */
  readonly perCollege: ReadonlySet<string>;
  readonly byId: ReadonlyMap<string, Template>;
}

/** The shared work and the work for each college, before it is spread and put in order. */
export function allWork(
  answers: Answers,
  entry: number,
  award: string,
  applications: readonly Application[],
  facts: PlanFacts,
): { drafts: readonly Draft[]; noTestLeft: boolean } {
  const frame: Frame = {
    answers,
    entry,
    award,
    facts,
    open: applications.filter(({ closed }) => !closed),
    perCollege: new Set(facts.rules.tasks.filter(({ each }) => each).map(({ id }) => id)),
    byId: new Map(facts.rules.tasks.map((template) => [template.id, template])),
  };
  const tests = testWork(frame);
  const drafts = [...sharedWork(frame), ...tests.drafts, ...collegeWork(frame, tests.drafts)];
  return { drafts, noTestLeft: tests.none };
}

function applies({ who, when, unless }: Template, { answers, facts }: Frame, application: Application | null): boolean {
  if (!who.includes(answers.path)) return false;
  if (unless === "listed" && answers.colleges.length > 0) return false;
  if (unless === "confirmed" && application?.certainty === "yours") return false;
  const college = application === null ? null : (facts.colleges.get(application.unitid) ?? null);
  return when.every((condition) => holds(condition, answers, application, college));
}

/** Whether this application needs that piece of work: a college that reads no essays does not wait for one. */
function needs(id: string, frame: Frame, application: Application): boolean {
  const template = frame.byId.get(id);
  return template !== undefined && applies(template, frame, application);
}

/** Whether a condition holds for a college, or, without one, for a student who has not chosen any. */
function holds(
  condition: Condition,
  answers: Answers,
  application: Application | null,
  college: PlanCollege | null,
): boolean {
  switch (condition) {
    case "essay":
      return college === null || (!college.open && college.readsEssays);
    case "recs":
      return answers.recommenders > 0 && (college === null || (!college.open && college.readsLetters));
    case "scores":
      return answers.tests !== "none" && (college === null || (!college.open && college.readsScores));
    case "css":
      return answers.aid.includes("css") && college?.twoYear !== true;
    case "fafsa":
      return answers.aid.includes("fafsa");
    case "waiver":
      return answers.waiver;
    case "portfolio":
    case "audition":
      return answers.arts === condition;
    case "binding":
      return application?.plan === "ed1" || application?.plan === "ed2";
  }
}

/** Work done once. What serves applications is counted back from the first of those that need it. */
function sharedWork(frame: Frame): readonly Draft[] {
  const { answers, entry, facts, open } = frame;
  const { from, path } = answers;
  const shared = facts.rules.tasks.filter(({ each }) => !each);
  const beforeFirst = shared.flatMap((template) => {
    if (!("before" in template.at)) return [];
    const needing = open.filter((application) => applies(template, frame, application));
    const generic = open.length === 0 && answers.colleges.length === 0 && applies(template, frame, null);
    if (needing.length === 0 && !generic) return [];
    const first = generic ? workingDay(frame) : needing.map(({ date }) => date).reduce(earlier);
    return [{ template, before: template.at.before, first }];
  });
  const longest = Math.max(1, ...beforeFirst.filter(({ template }) => !template.soon).map(({ before }) => before));
  const counted = beforeFirst.map(({ template, before, first }) =>
    backFrom(template, first, before, longest, from, null, frame),
  );
  const dated = new Map<string, Draft>();
  for (const template of shared) {
    if ("before" in template.at || !applies(template, frame, null)) continue;
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
    dated.set(template.id, draftOf(template, null, due, { fixed, deadline: fixed ? natural : null, usual }, frame));
  }
  return [...counted, ...dated.values()];
}

/** The day to work toward before any college is chosen: early, so that both rounds stay open. */
function workingDay({ answers: { from, path }, entry, facts: { rules } }: Frame): Day {
  const days = path === "transfer" ? (["transfer"] as const) : (["ea1", "rd"] as const);
  const day = days.map((plan) => dayOfSeason(rules.working[plan], entry)).find((each) => each > addDays(from, 14));
  return day ?? addDays(from, rules.lateRolling);
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
  frame: Frame,
): Draft {
  const left = daysBetween(from, deadline);
  const natural = addDays(deadline, -before);
  const share = Math.min(1, left / longest);
  const squeezed = template.soon
    ? later(natural, addDays(from, Math.min(2, left)))
    : addDays(deadline, -Math.floor(before * share));
  const due = before < 0 ? natural : squeezed;
  const fixed = template.kind === "deadline";
  const serves = before < 0 ? null : deadline;
  return draftOf(
    template,
    application,
    due,
    { fixed, deadline: serves, usual: natural < from ? natural : null },
    frame,
  );
}

function collegeWork(frame: Frame, tests: readonly Draft[]): readonly Draft[] {
  const { answers, entry, facts, open } = frame;
  const templates = facts.rules.tasks.filter(({ each }) => each);
  const longest = Math.max(1, ...templates.map(({ at }) => ("before" in at ? at.before : 0)));
  return open.flatMap((application) =>
    templates.flatMap((template): Draft[] => {
      if (!applies(template, frame, application)) return [];
      if ("before" in template.at) {
        const draft = backFrom(
          template,
          application.date,
          template.at.before,
          longest,
          answers.from,
          application,
          frame,
        );
        if (template.id !== "scores") return [draft];
        return [
          { ...draft, after: [...draft.after, ...tests.filter(({ due }) => due <= draft.due).map(({ id }) => id)] },
        ];
      }
      if (!("decision" in template.at)) return [];
      const due = addDays(decisionDay(application, entry, facts.rules), template.at.decision);
      return [draftOf(template, application, due, { fixed: true }, frame)];
    }),
  );
}

/** Registration and test days, where the student wants a test and a college on the list takes scores. */
function testWork({ answers, entry, facts, open }: Frame): { drafts: readonly Draft[]; none: boolean } {
  const { tests, path, from, year } = answers;
  if ((tests !== "sat" && tests !== "act") || path === "transfer") return { drafts: [], none: false };
  const taking = open.filter(({ unitid }) => {
    const college = facts.colleges.get(unitid);
    return college !== undefined && !college.open && college.readsScores;
  });
  if (taking.length === 0 && answers.colleges.length > 0) return { drafts: [], none: false };
  const wanted =
    taking.length > 0
      ? taking.map(({ date }) => date)
      : [dayOfSeason(facts.rules.working.ea1, entry), dayOfSeason(facts.rules.working.rd, entry)];
  const rules = facts.rules.tests[tests];
  const days = chooseTestDays(rules, from, year, entry, wanted);
  const drafts = days.flatMap(({ day, register }, index): Draft[] => {
    const common = { kind: "test", college: null, usual: null, notBefore: null, deadline: day } as const;
    const again = index === 0 ? "" : " a second time, if you like";
    const id = `test-${index + 1}`;
    return [
      {
        ...common,
        id: `${id}-register`,
        title: `Register for the ${rules.name}${again}`,
        detail: `For about ${writeDay(day)}; the weekend moves a little from year to year. See ${rules.site}. With a fee waiver the test is free.`,
        due: register,
        days: 14,
        after: [],
        fixed: false,
        certainty: null,
      },
      {
        ...common,
        id,
        title: `Take the ${rules.name}${again}`,
        detail: `The exact weekend is on ${rules.site}. Take your ID and the admission ticket.`,
        due: day,
        days: 0,
        after: [`${id}-register`],
        fixed: true,
        certainty: "usual",
      },
    ];
  });
  return { drafts, none: days.length === 0 };
}

function draftOf(
  template: Template,
  application: Application | null,
  due: Day,
  more: Partial<Pick<Draft, "fixed" | "deadline" | "usual">>,
  frame: Frame,
): Draft {
  const { award, facts, entry, perCollege } = frame;
  const fill = (text: string) =>
    text
      .replace("{college}", application?.name ?? "")
      .replace("{plan}", application === null ? "" : planNames[application.plan])
      .replace("{award}", award)
      .replace("{state}", facts.stateAid);
  const own = (id: string) => (application === null ? id : `${id}:${application.unitid}`);
  const words = wordsOf(template, application, facts.season);
  const { fixed = false, deadline = null, usual = null } = more;
  return {
    id: own(template.id),
    kind: template.kind,
    title: fill(words.title),
    detail: fill(words.detail),
    college: application?.unitid ?? null,
    due,
    days: template.days,
    deadline,
    usual,
    after: template.after
      .filter((id) => application === null || needs(id, frame, application))
      .map((id) => (perCollege.has(id) ? own(id) : id)),
    notBefore: template.notBefore === null ? null : dayOfSeason(template.notBefore, entry),
    fixed,
    certainty: fixed ? (template.kind === "deadline" && application !== null ? application.certainty : "usual") : null,
  };
}

/** What a task says beyond its template: the fee, and what is known and not known about a day of our own. */
function wordsOf(
  template: Template,
  application: Application | null,
  season: string,
): { title: string; detail: string } {
  const { id, title, detail } = template;
  if (id === "submit" && application?.fee != null) {
    const fee = application.fee === 0 ? "It showed no application fee" : `The fee was $${application.fee}`;
    return { title, detail: `${detail} ${fee} in ${season}.` };
  }
  if (id !== "deadline" || application?.certainty !== "working") return { title, detail };
  if (!application.planListed) {
    return {
      title: "{college}: our own date, the real one is not known",
      detail:
        "We know no date of this college for this way to apply, so we work toward this day. Find the real date and enter it.",
    };
  }
  const end =
    application.lastDay === null
      ? "Some have a first date for aid or for popular majors."
      : `Its last day is typically ${writeDay(application.lastDay)}, but places and aid may be gone by then.`;
  return {
    title: "{college}: have the application in",
    detail: `It decides as applications come in, so we work toward this day. ${end}`,
  };
}

import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import { stateName } from "~/colleges/states";
import { settleApplications } from "~/timeline/applications";
import { planNames } from "~/timeline/choices";
import { planCollege } from "~/timeline/college-facts";
import { findConflicts } from "~/timeline/conflicts";
import { type Day, daysBetween, writeDay } from "~/timeline/day";
import { typicalDeadlines, typicalSeason } from "~/timeline/deadlines.server";
import type { Answers } from "~/timeline/input";
import { rules } from "~/timeline/rules";
import type { Application } from "~/timeline/task";
import { certaintyLabel, distanceWords, workingWords } from "~/timeline/words";
import { isOpen, isSent, statusName } from "./application-status";
import type { CollegeLine, PlanView } from "./view";

/** A line of the college list with what is known of the college. */
export interface ListedCollege extends CollegeLine {
  readonly name: string;
  readonly place: string;
  /** Null when the college has left the catalogue. */
  readonly path: string | null;
  readonly statusLabel: string;
  readonly wayLabel: string;
  /** Null where no day is known. */
  readonly deadline: {
    readonly day: Day;
    readonly words: string;
    readonly from: string;
    readonly over: boolean;
    /** A day of our own, which is nobody's deadline, as the timeline says it. */
    readonly working: { readonly title: string; readonly detail: string } | null;
    /** The last day known, in words. */
    readonly closes: string | null;
  } | null;
  /** Still to be sent. */
  readonly open: boolean;
}

export interface Warning {
  readonly id: string;
  readonly title: string;
  readonly why: string;
}

export interface CollegeList {
  readonly lines: readonly ListedCollege[];
  readonly removed: readonly { readonly id: string; readonly name: string }[];
  readonly warnings: readonly Warning[];
  /** Deadlines still to come of what is still to be sent, the nearest first. */
  readonly next: readonly { readonly name: string; readonly way: string; readonly day: string; readonly far: string }[];
  readonly sent: number;
  readonly season: string;
  /** Ids of the lines as their deadlines come, those without a day last. */
  readonly inOrderOfDeadline: readonly string[];
}

/** The college list of a view with names, deadlines and warnings. Reads the view alone. */
export function listColleges(view: PlanView, today: Day): CollegeList {
  const { byUnitid } = catalogue();
  const applications = new Map(settled(view).map((application) => [application.unitid, application]));
  const lines = view.colleges.map((line): ListedCollege => {
    const college = byUnitid.get(line.unitid);
    const application = applications.get(line.unitid);
    return {
      ...line,
      name: college?.name ?? "A college that is no longer listed",
      place: college ? `${college.city}, ${stateName(college.state)}` : "",
      path: college ? collegePath(college) : null,
      statusLabel: statusName(line.status),
      wayLabel: application ? planNames[application.plan] : "",
      deadline: application ? deadlineOf(application, today) : null,
      open: isOpen(line.status),
    };
  });
  const byDay = [...lines].sort((a, b) => (a.deadline?.day ?? "9999").localeCompare(b.deadline?.day ?? "9999"));
  const next = byDay.flatMap(({ open, deadline, name, wayLabel }) =>
    open && deadline !== null && !deadline.over
      ? [{ name, way: wayLabel, day: deadline.words, far: distanceWords(daysBetween(today, deadline.day)) }]
      : [],
  );
  return {
    lines,
    removed: view.removed.map(({ id, unitid }) => ({ id, name: byUnitid.get(unitid)?.name ?? "A college" })),
    warnings: warningsOf(view, lines, applications, today),
    next: next.slice(0, 6),
    sent: lines.filter(({ status }) => isSent(status)).length,
    season: typicalSeason.season,
    inOrderOfDeadline: byDay.map(({ id }) => id),
  };
}

/**
 * Deadlines as the tasks have them: settled from the day the plan began. From the day of reading, a day of our own for a
 * college that tells none would move on each day and never come.
 */
function settled({ colleges, classYear, state, began }: PlanView): readonly Application[] {
  const answers: Answers = {
    ...{ year: classYear, path: "first", tests: "none", aid: ["fafsa"], recommenders: 2, arts: "no" },
    state: state as Answers["state"],
    colleges: colleges.map(({ unitid, way, ownDeadline }) => ({ unitid, plan: way, date: ownDeadline, sent: false })),
    from: began,
  };
  const { byUnitid } = catalogue();
  const facts = colleges.flatMap(({ unitid }) => byUnitid.get(unitid) ?? []).map(planCollege);
  const known = new Map(facts.map((college) => [college.unitid, college]));
  return settleApplications(answers, classYear, known, typicalDeadlines(), rules);
}

function deadlineOf(application: Application, today: Day): ListedCollege["deadline"] {
  const { date, certainty, planListed, lastDay } = application;
  const from = certaintyLabel(certainty, typicalSeason.season, planListed);
  const working = certainty === "working" ? workingWords(application) : null;
  const last = working === null ? date : lastDay;
  const closes = last === null ? null : writeDay(last);
  return { day: date, words: writeDay(date), from, over: isOver(application, today), working, closes };
}

/** A day of our own is one to work toward: after it only the last day of the list, where it has one, is over. */
function isOver({ date, certainty, lastDay, closed }: Application, today: Day): boolean {
  if (certainty !== "working") return date < today;
  return closed || (lastDay !== null && lastDay < today);
}

function warningsOf(
  { colleges }: PlanView,
  lines: readonly ListedCollege[],
  applications: ReadonlyMap<number, Application>,
  today: Day,
): readonly Warning[] {
  const { byUnitid } = catalogue();
  const facts = colleges.flatMap(({ unitid }) => byUnitid.get(unitid) ?? []).map(planCollege);
  const meant = lines.flatMap(({ unitid, status }) => {
    const application = applications.get(unitid);
    if (application === undefined) return [];
    // What is sent counts for the rules of the rounds also after its deadline, and what is not sent by then does not.
    if (status === "applied") return [{ ...application, closed: false, sent: true }];
    return isOpen(status) ? [{ ...application, closed: isOver(application, today) }] : [];
  });
  const found: Warning[] = findConflicts(meant, new Map(facts.map((college) => [college.unitid, college]))).map(
    ({ id, title, why }) => ({ id, title, why }),
  );
  const early = lines.find(
    ({ way, status }) => (way === "ed1" || way === "ed2") && (status === "admitted" || status === "committed"),
  );
  const others = lines.filter((line) => line !== early && (isOpen(line.status) || line.status === "applied"));
  if (early !== undefined && others.length > 0) {
    found.push({
      id: "bound",
      title: `${early.name} said yes to Early Decision`,
      why: "You promised to come. Once you have the aid offer and accept it, take back your other applications.",
    });
  }
  found.push(...lines.flatMap(overOf));
  const committed = lines.filter(({ status }) => status === "committed");
  if (committed.length > 1) {
    found.push({
      id: "two-committed",
      title: `Committed to ${committed.map(({ name }) => name).join(" and ")}`,
      why: "You can enroll at one college only. Tell the others no, so that somebody on their waitlist gets the place.",
    });
  }
  return found;
}

/** A deadline that is over while nothing is marked as sent. */
function overOf({ id, name, wayLabel, deadline, open }: ListedCollege): readonly Warning[] {
  if (!open || deadline === null || !deadline.over) return [];
  const { closes, from } = deadline;
  if (closes === null) {
    return [
      {
        id: `over-${id}`,
        title: `We know no ${wayLabel} date for ${name}, and at most colleges this round is over`,
        why: "It may not offer this round. Ask its admission office today, or choose a later way to apply.",
      },
    ];
  }
  const when = from === "your date" ? `closed on ${closes}` : `usually closes on ${closes}`;
  return [
    {
      id: `over-${id}`,
      title: `${wayLabel} at ${name} ${when}, and it is not marked as sent`,
      why: "If you sent it, mark it as applied. If not, ask the college’s admission office today, or choose a later way to apply.",
    },
  ];
}

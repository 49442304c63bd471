import { type Day, daysBetween, writeDay } from "~/calendar/day";
import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import { isLeftBehind, isOpen, isSent } from "~/family/access/application-status";
import type { PlanView } from "~/family/access/view";
import { stateName } from "~/geography/states";
import { closureOf, closureWarning } from "~/season/closure";
import { placeWords } from "~/season/closure-words";
import { statusName } from "~/student/list/status";
import { planFacts } from "~/timeline/page/read-timeline.server";
import { settleApplications } from "~/timeline/planning/applications";
import { planNames } from "~/timeline/planning/choices";
import { planCollege } from "~/timeline/planning/college-facts";
import { findConflicts } from "~/timeline/planning/conflicts";
import type { Application } from "~/timeline/planning/task";
import { certaintyLabel, distanceWords, workingWords } from "~/timeline/planning/words";
import type { CollegeList, ListedCollege, NextDate, Warning } from "./college-list";

/** The college list of a view with names, deadlines and warnings. Reads the view alone. */
export function listColleges(view: PlanView, today: Day): CollegeList {
  const { byUnitid } = catalogue();
  const { entry } = view;
  const applications = new Map(settled(view).map((application) => [application.unitid, application]));
  const lines = view.colleges.map((line): ListedCollege => {
    const college = byUnitid.get(line.unitid);
    const application = applications.get(line.unitid);
    return {
      ...line,
      name: college?.name ?? "A college we no longer list",
      place: college ? placeWords(college.city, stateName(college.state), closureOf(line.unitid, today)) : "",
      path: college ? collegePath(college) : null,
      statusLabel: statusName(line.status),
      wayLabel: application ? planNames[application.plan] : "",
      deadline: application && application.withdrawn === null ? deadlineOf(application, entry, today) : null,
      open: isOpen(line.status) && (application?.withdrawn ?? null) === null,
    };
  });
  const byDay = [...lines].sort((a, b) => (a.deadline?.day ?? "9999").localeCompare(b.deadline?.day ?? "9999"));
  const next = new Map<string, NextDate>();
  for (const { open, deadline, name, wayLabel: way } of byDay) {
    if (!open || deadline === null || deadline.over) continue;
    const ours = deadline.working !== null;
    const key = `${deadline.day} ${way} ${ours}`;
    const names = [...(next.get(key)?.names ?? []), name];
    next.set(key, { names, way, day: deadline.words, far: distanceWords(daysBetween(today, deadline.day)), ours });
  }
  return {
    lines,
    removed: view.removed.map(({ id, unitid }) => ({ id, name: byUnitid.get(unitid)?.name ?? "A college" })),
    warnings: warningsOf(view, lines, applications, today),
    next: [...next.values()].slice(0, 3),
    sent: lines.filter(({ status }) => isSent(status)).length,
    inOrderOfDeadline: byDay.map(({ id }) => id),
  };
}

/**
 * Deadlines as the tasks have them: settled from the day the plan began. From the day of reading, a day of our own for
 * a college that tells none would move on each day and never come.
 */
function settled({ colleges, entry, path, began }: PlanView): readonly Application[] {
  const choices = colleges.map(({ unitid, way, ownDeadline }) => ({
    unitid,
    plan: way,
    date: ownDeadline,
    sent: false,
  }));
  const { byUnitid } = catalogue();
  const facts = colleges
    .flatMap(({ unitid }) => byUnitid.get(unitid) ?? [])
    .map((one) => planCollege(one, entry, began));
  const known = new Map(facts.map((college) => [college.unitid, college]));
  const answers = { colleges: choices, path, from: began };
  return settleApplications(answers, entry, planFacts(known, { state: null, from: began }, entry));
}

function deadlineOf(application: Application, entry: number, today: Day): ListedCollege["deadline"] {
  const { date, certainty, lastDay, known, sure } = application;
  const from = certaintyLabel(application, entry);
  const working = certainty === "working" || certainty === "unknown" ? workingWords(application) : null;
  const last = working === null ? date : lastDay;
  const closes = last === null ? null : writeDay(last);
  const over = isOver(application, today);
  return { day: date, words: writeDay(date), from, sure, note: known?.note ?? null, over, working, closes };
}

/** A day of our own is one to work toward: after it only the last day of the list, where it has one, is over. */
function isOver({ date, certainty, lastDay, closed }: Application, today: Day): boolean {
  if (certainty !== "working") return date < today;
  return closed || (lastDay !== null && lastDay < today);
}

function warningsOf(
  { colleges, entry }: PlanView,
  lines: readonly ListedCollege[],
  applications: ReadonlyMap<number, Application>,
  today: Day,
): readonly Warning[] {
  const { byUnitid } = catalogue();
  const facts = colleges
    .flatMap(({ unitid }) => byUnitid.get(unitid) ?? [])
    .map((one) => planCollege(one, entry, today));
  const meant = lines.flatMap(({ unitid, status }) => {
    const application = applications.get(unitid);
    if (application === undefined || application.withdrawn !== null) return [];
    // What is sent counts for the rules of the rounds also after its deadline, and what is not sent by then does not.
    if (status === "applied") return [{ ...application, closed: false, sent: true }];
    return isOpen(status) ? [{ ...application, closed: isOver(application, today) }] : [];
  });
  const closing = lines.flatMap(({ id, unitid, name, status }): Warning[] => {
    const warning = isLeftBehind(status) ? null : closureWarning({ unitid, name }, today);
    return warning === null ? [] : [{ id: `closing-${id}`, ...warning }];
  });
  const found: Warning[] = [
    ...closing,
    ...findConflicts(meant, new Map(facts.map((college) => [college.unitid, { ...college, closing: null }]))).map(
      ({ id, title, why }) => ({ id, title, why }),
    ),
  ];
  const early = lines.find(
    ({ way, status }) => (way === "ed1" || way === "ed2") && (status === "admitted" || status === "committed"),
  );
  const others = lines.filter((line) => line !== early && (isOpen(line.status) || line.status === "applied"));
  if (early !== undefined && others.length > 0) {
    found.push({
      id: "bound",
      title: `${early.name} said yes to Early Decision`,
      why: "You promised to enroll. Once you have the aid offer and accept it, withdraw your other applications.",
    });
  }
  found.push(...lines.flatMap(overOf));
  const committed = lines.filter(({ status }) => status === "committed");
  if (committed.length > 1) {
    found.push({
      id: "two-committed",
      title: `Committed to ${committed.map(({ name }) => name).join(" and ")}`,
      why: "You can only enroll at one college. Tell the others no, so someone on their waitlist gets the spot.",
    });
  }
  return found;
}

/** A deadline that is over while nothing is marked as sent. */
function overOf({ id, name, wayLabel, deadline, open }: ListedCollege): readonly Warning[] {
  if (!open || deadline === null || !deadline.over) return [];
  const { closes, from, sure } = deadline;
  if (closes === null) {
    return [
      {
        id: `over-${id}`,
        title: `We don’t have the ${wayLabel} date for ${name}, and at most colleges this round is over`,
        why: "It may not offer this round. Ask its admission office today, or choose a later round.",
      },
    ];
  }
  return [
    {
      id: `over-${id}`,
      title: `${wayLabel} at ${name}: ${closes} has passed, and it isn’t marked as sent`,
      why: `${from === "your date" ? "" : `${sure} `}If you sent it, mark it as applied. If not, ask the college’s admission office today, or choose a later round.`,
    },
  ];
}

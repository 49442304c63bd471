import { type Day, daysBetween, writeDay, writeMonth } from "~/calendar/day";
import { catalogue } from "~/colleges/catalogue.server";
import { isSent } from "~/family/access/application-status";
import { newIdempotencyKey } from "~/family/access/idempotency-key.server";
import { type Opened, todayOf } from "~/family/access/open-plan.server";
import { decide } from "~/family/access/policy";
import type { PlanView, ViewerInPlan } from "~/family/access/view";
import { isState } from "~/geography/states";
import type { Store } from "~/store/database.server";
import { makePlan } from "~/timeline/page/read-timeline.server";
import { agendaOf, byMonth, taskState } from "~/timeline/planning/agenda";
import type { TaskKind } from "~/timeline/planning/rules";
import type { Task } from "~/timeline/planning/task";
import { distanceWords } from "~/timeline/planning/words";
import { readTaskRows } from "./data.server";
import { setupOf } from "./task-schema";
import type { TaskForm, TaskLine, TaskPage, TaskSummary } from "./task-view";
import {
  choiceOfOwner,
  doneOf,
  isOwnTask,
  mayChangeTask,
  ownerChoices,
  ownerWords,
  resourceOf,
  type SeenTask,
  type TaskSetup,
  tasksFor,
} from "./tasks";

const nameOf = (unitid: number) => catalogue().byUnitid.get(unitid)?.name ?? "A college we no longer list";

/** Work that is over once the application of its college has been sent. */
const endsWithSending: ReadonlySet<TaskKind> = new Set(["deadline", "essay", "forms", "people", "test"]);

/** A plan as somebody sees it, with what decides what they see: of `Opened` only what tasks need. */
interface Seeing {
  readonly store: Store;
  readonly view: PlanView;
  readonly inPlan: ViewerInPlan;
}

/**
 * The tasks that somebody sees in a plan, by day due, and what they are made from. `withdrawn`: those that are open but
 * fall away, because nobody can start at their college any more, each with the reason.
 */
export async function readTasks({ store, view, inPlan: { viewer, mode } }: Seeing) {
  const { stored, answers, began } = await readTaskRows(store, view.id);
  const setup = setupOf(answers);
  const { planned, gone } = plannedTasks(view, setup, todayOf(new Date(began)));
  const sent = new Set(view.colleges.filter(({ status }) => isSent(status)).map(({ unitid }) => unitid));
  const finished = new Set(
    planned
      .filter(({ college, kind }) => college !== null && sent.has(college) && endsWithSending.has(kind))
      .map(({ id }) => id),
  );
  const tasks = tasksFor(viewer, mode, planned, stored, finished);
  const withdrawn = new Map(
    tasks.flatMap(({ task: { id, college }, done }) => {
      const why = done || college === null ? undefined : gone.get(college);
      return why === undefined ? [] : [[id, why] as const];
    }),
  );
  return { tasks, finished, withdrawn, stored, setup };
}

/**
 * The work that the college list of a view asks for, planned from the day the plan began: with the day of reading as
 * the beginning nothing could ever be overdue. Work for a college that nobody can start at any more moves nothing else.
 */
function plannedTasks(
  { colleges, classYear, entry, path, state }: PlanView,
  setup: TaskSetup,
  began: Day,
): { readonly planned: readonly Task[]; readonly gone: ReadonlyMap<number, string> } {
  if (began > `${entry}-06-30`) return { planned: [], gone: new Map() };
  const meant = colleges.filter(({ status }) => status !== "denied" && status !== "withdrawn");
  const planOf = (sent: ReadonlySet<number>, withGone = false) =>
    makePlan(
      {
        ...setup,
        year: classYear,
        path,
        from: began,
        state: state !== null && isState(state) ? state : null,
        colleges: meant.map(({ unitid, way, ownDeadline }) => ({
          unitid,
          plan: way,
          date: ownDeadline,
          sent: sent.has(unitid),
        })),
      },
      { withGone },
    ).timeline;
  const timeline = planOf(new Set());
  // What was sent before the plan began has no work up to its deadline, but the answer is still to come.
  const over = timeline.applications.filter(({ closed }) => closed).map(({ unitid }) => unitid);
  const sent = new Set(
    meant.filter(({ unitid, status }) => isSent(status) && over.includes(unitid)).map(({ unitid }) => unitid),
  );
  const live = sent.size === 0 ? timeline : planOf(sent);
  const gone = new Map(
    live.applications.flatMap(({ unitid, withdrawn }) => (withdrawn === null ? [] : [[unitid, withdrawn] as const])),
  );
  const fallsAway = gone.size === 0 ? [] : planOf(sent, true).tasks;
  const planned = [...live.tasks, ...fallsAway.filter(({ college }) => college !== null && gone.has(college))];
  return { planned, gone };
}

/**
 * What the page of tasks shows to whoever has the plan open.
 *
 * @param kept tasks that stay where they were before they were checked or unchecked
 */
export async function readTaskPage(opened: Opened, kept: readonly string[] = []): Promise<TaskPage> {
  const { view, today, inPlan } = opened;
  const { viewer, mode } = inPlan;
  const { tasks, finished, withdrawn, setup } = await readTasks(opened);
  const lines = linesOf(tasks, { finished, withdrawn }, inPlan, today);
  const done = new Set(doneOf(tasks));
  const live = tasks.flatMap(({ task }) => (withdrawn.has(task.id) ? [] : [task]));
  const held = new Set(kept.filter((id) => !finished.has(id)));
  const placed = new Set([...done].filter((id) => !held.has(id)));
  const { overdue, week, open } = agendaOf(live, today, placed);
  const line = ({ id }: Task) => lines.get(id) ?? [];
  const later = live.filter((task) => taskState(task, today, placed) === "later");
  return {
    withdrawn: tasks.flatMap(({ task }) => (withdrawn.has(task.id) ? line(task) : [])),
    overdue: overdue.flatMap(line),
    week: week.flatMap(line),
    open: open.flatMap(line),
    later: byMonth(later).map(({ month, tasks: all }) => ({ month: writeMonth(month), lines: all.flatMap(line) })),
    done: tasks.filter((each) => each.done || held.has(each.task.id)).flatMap(({ task }) => line(task)),
    progress: { done: done.size, all: live.length },
    owners: ownerChoices(viewer, mode),
    classYear: view.classYear,
    colleges: [
      { value: "", label: "No specific college" },
      ...view.colleges.map(({ unitid }) => ({ value: String(unitid), label: nameOf(unitid) })),
    ],
    setup: decide(viewer, mode, "basics", "change") === "allow" ? setup : null,
    newKey: newIdempotencyKey(),
    today,
  };
}

/** The tasks in three figures and the next three, for the overview. */
export async function summarizeTasks(opened: Opened): Promise<TaskSummary> {
  const { overdue, week, open, later, progress } = await readTaskPage(opened);
  const next = [...overdue, ...week, ...open, ...later.flatMap(({ lines }) => lines)].slice(0, 3);
  return { progress, overdue: overdue.length, next };
}

function linesOf(
  tasks: readonly SeenTask[],
  { finished, withdrawn }: { finished: ReadonlySet<string>; withdrawn: ReadonlyMap<string, string> },
  { viewer, mode }: ViewerInPlan,
  today: Day,
): ReadonlyMap<string, TaskLine> {
  const done = new Set(doneOf(tasks));
  const titles = new Map(tasks.map(({ task }) => [task.id, task.title]));
  return new Map(
    tasks.map(({ task, owner }): [string, TaskLine] => [
      task.id,
      {
        key: task.id,
        title: task.title,
        detail: task.detail,
        college: task.college === null ? null : nameOf(task.college),
        unitid: task.college,
        due: task.due,
        dueWords: writeDay(task.due),
        far: distanceWords(daysBetween(today, task.due)),
        state: taskState(task, today, done),
        deadline: task.kind === "deadline",
        certainty: task.sure,
        waitsFor: task.after.filter((id) => !done.has(id)).flatMap((id) => titles.get(id) ?? []),
        owner: ownerWords(owner, viewer, mode),
        mayTick:
          !finished.has(task.id) &&
          !withdrawn.has(task.id) &&
          decide(viewer, mode, resourceOf(owner), "change") === "allow",
        mayChange: mayChangeTask(owner, viewer, mode),
        sent: finished.has(task.id),
        withdrawn: withdrawn.get(task.id) ?? null,
      },
    ]),
  );
}

/** The form of one task; null when this viewer has no such task or may not change it. */
export async function readTaskForm(opened: Opened, key: string): Promise<TaskForm | null> {
  const { viewer, mode } = opened.inPlan;
  const { tasks, stored } = await readTasks(opened);
  const found = tasks.find(({ task }) => task.id === key);
  if (found === undefined || !mayChangeTask(found.owner, viewer, mode)) return null;
  const { task, owner } = found;
  const own = isOwnTask(key);
  return {
    key,
    title: task.title,
    own,
    due: task.due,
    owner: choiceOfOwner(owner),
    unitid: task.college,
    changed: !own && stored.some((each) => each.key === key),
  };
}

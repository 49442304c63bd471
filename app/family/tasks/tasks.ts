import type { Day } from "~/calendar/day";
import { decide, type Resource, type Viewer } from "~/family/access/policy";
import { type HouseholdId, hasTwo, isHousehold, type Mode } from "~/family/access/roles";
import { homeNames } from "~/family/access/view";
import type { Changes } from "~/timeline/planning/agenda";
import type { Answers } from "~/timeline/planning/input";
import type { TaskKind } from "~/timeline/planning/rules";
import type { Task } from "~/timeline/planning/task";

/** Whose a task is: everybody's, the student's alone, a household's own, or asked of a household by the student. */
export type TaskOwner = "shared" | "student" | HouseholdId | `asked:${HouseholdId}`;
export const isTaskOwner = (text: string): text is TaskOwner =>
  text === "shared" || text === "student" || isHousehold(text) || isHousehold(askedOf(text));

/** The household that the student asked to do a task of this owner; null for any other owner. */
export function askedOf(owner: string): HouseholdId | null {
  const household = owner.startsWith("asked:") ? owner.slice("asked:".length) : null;
  return isHousehold(household) ? household : null;
}

/** What the policy decides for a task of this owner. */
export const resourceOf = (owner: TaskOwner): Resource =>
  owner === "shared" || owner === "student" || isHousehold(owner) ? `tasks:${owner}` : owner;

/** Essays are the student's, here as in the list of essays; other work of the rules is everybody's to see. */
export const usualOwner = (kind: TaskKind): TaskOwner => (kind === "essay" ? "student" : "shared");

/** What is stored of a task: what somebody changed in one of the rules, or one that somebody added. */
export interface StoredTask {
  /** The id of the rules, or "own:…". */
  readonly key: string;
  readonly owner: TaskOwner;
  /** Null for a task of the rules. */
  readonly title: string | null;
  readonly unitid: number | null;
  readonly due: Day | null;
  readonly done: boolean;
}

export const isOwnTask = (key: string): boolean => key.startsWith("own:");

/** A task as one viewer has it. */
export interface SeenTask {
  readonly task: Task;
  readonly owner: TaskOwner;
  readonly done: boolean;
}

/**
 * The tasks that a viewer sees: those of the rules with what was changed, and those added, each only where the policy
 * allows it. What waits for something that this viewer does not see waits for nothing here.
 *
 * @param finished ids of tasks that are done because their application has been sent
 */
export function tasksFor(
  viewer: Viewer,
  mode: Mode,
  planned: readonly Task[],
  stored: readonly StoredTask[],
  finished: ReadonlySet<string>,
): readonly SeenTask[] {
  const byKey = new Map(stored.map((each) => [each.key, each]));
  const changed = planned.map((task): SeenTask => {
    const change = byKey.get(task.id);
    const due = change?.due ?? task.due;
    return {
      task: due === task.due ? task : { ...task, due, start: task.start < due ? task.start : due, usual: null },
      owner: change?.owner ?? usualOwner(task.kind),
      done: (change?.done ?? false) || finished.has(task.id),
    };
  });
  const own = stored.filter(({ key }) => isOwnTask(key)).map((each): SeenTask => ownTask(each));
  const seen = [...changed, ...own].filter(({ owner }) => decide(viewer, mode, resourceOf(owner), "see") === "allow");
  const ids = new Set(seen.map(({ task }) => task.id));
  return seen
    .map((each) => ({ ...each, task: { ...each.task, after: each.task.after.filter((id) => ids.has(id)) } }))
    .sort((a, b) => a.task.due.localeCompare(b.task.due) || a.task.id.localeCompare(b.task.id));
}

function ownTask({ key, owner, title, unitid, due, done }: StoredTask): SeenTask {
  const day = due ?? "";
  const task: Task = {
    id: key,
    kind: "own",
    title: title ?? "",
    detail: "",
    college: unitid,
    start: day,
    due: day,
    deadline: null,
    after: [],
    usual: null,
    certainty: null,
    sure: "",
  };
  return { task, owner, done };
}

/** Whom a task can be given to by this viewer. A household is named by its id. */
export interface OwnerChoice {
  readonly value: string;
  readonly label: string;
}

export function ownerChoices(viewer: Viewer, mode: Mode): readonly OwnerChoice[] {
  if (viewer.role === "student") {
    const nameOf = homeNames(viewer, mode);
    return [
      { value: "everyone", label: "Everyone in the plan sees it" },
      { value: "me", label: "Only me" },
      ...viewer.households.map((household) => ({
        value: household,
        label: hasTwo(mode) ? `Ask my ${nameOf(household)}` : "Ask my household",
      })),
    ];
  }
  if (viewer.role !== "parent" || viewer.household === null) return [];
  const everyone = decide(viewer, mode, "tasks:shared", "change") === "allow";
  return [
    { value: viewer.household, label: "Only your household" },
    ...(everyone ? [{ value: "everyone", label: "Everyone in the plan sees it" }] : []),
  ];
}

/** The owner behind a choice, null for one that this viewer does not have. */
export function ownerOfChoice(value: string, viewer: Viewer, mode: Mode): TaskOwner | null {
  if (!ownerChoices(viewer, mode).some((choice) => choice.value === value)) return null;
  if (isHousehold(value)) return viewer.role === "student" ? `asked:${value}` : value;
  return value === "me" ? "student" : "shared";
}

/** The choice that stands for an owner, for the form. */
export function choiceOfOwner(owner: TaskOwner): string {
  if (owner === "shared") return "everyone";
  return owner === "student" ? "me" : (askedOf(owner) ?? owner);
}

/** Whose a task is, for a viewer who sees it. */
export function ownerWords(owner: TaskOwner, viewer: Viewer, mode: Mode): string {
  if (owner === "shared") return "Everyone sees it";
  if (owner === "student") return "Only you";
  const asked = askedOf(owner);
  if (asked === null) return "Your household";
  if (viewer.role !== "student" || !hasTwo(mode)) return "For your household";
  return `For your ${homeNames(viewer, mode)(asked)}`;
}

/** May change whose it is, its day and its name. What the student asked of a household the household only ticks off. */
export const mayChangeTask = (owner: TaskOwner, viewer: Viewer, mode: Mode): boolean =>
  decide(viewer, mode, resourceOf(owner), "change") === "allow" &&
  (viewer.role === "student" || !owner.startsWith("asked"));

/** What the tasks are made from besides the colleges and the class year. */
export type TaskSetup = Pick<Answers, "tests" | "recommenders" | "aid" | "arts">;
export const usualSetup: TaskSetup = { tests: "none", recommenders: 2, aid: ["fafsa"], arts: "no" };

/** The answers as they are kept: the form's own names. */
export function keptSetup({ tests, recommenders, aid, arts }: TaskSetup): string {
  const kept = new URLSearchParams({ tests, recommenders: String(recommenders), arts });
  for (const each of aid) kept.append("aid", each);
  return kept.toString();
}

export const longestTask = 120;

/** The ticks as the agenda of the timeline takes them. */
export const doneOf = (tasks: readonly SeenTask[]): Changes["done"] =>
  tasks.filter(({ done }) => done).map(({ task }) => task.id);

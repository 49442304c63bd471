import { type Day, writeDay, writeMonthDay } from "~/calendar/day";
import type { Task } from "./task";

/** The same work of one day for several colleges, to be read once. */
export interface TaskGroup {
  /** "submit:2026-11-30": the same in every list. */
  readonly key: string;
  readonly due: Day;
  /** "Send the application to each of 6 colleges". */
  readonly title: string;
  /** What is said of all of them. */
  readonly shared: string;
  /** Colleges by what is said of them alone. */
  readonly parts: readonly { readonly note: string; readonly tasks: readonly Task[] }[];
}

/** A line of a list: one task, or the same one for several colleges. */
export type TaskRow = Task | TaskGroup;

export const isGroup = (row: TaskRow): row is TaskGroup => "parts" in row;

/**
 * Puts together what differs by the college alone. Each task is in one row, in the place of the first of its group.
 *
 * @param names of the colleges, by UNITID; a task that doesn't name its college stays by itself
 * @param own ids of tasks that the reader renamed or moved, which stay by themselves too
 */
export function groupTasks(
  tasks: readonly Task[],
  names: ReadonlyMap<number, string>,
  today: Day,
  own: ReadonlySet<string> = new Set(),
): readonly TaskRow[] {
  const groups = new Map<string, Task[]>();
  for (const task of tasks) {
    const pattern = own.has(task.id) ? null : patternOf(task, names);
    const key = pattern === null ? task.id : `${task.due} ${pattern}`;
    groups.set(key, [...(groups.get(key) ?? []), task]);
  }
  return [...groups.values()].map((list) => {
    const [first] = list as [Task];
    return list.length === 1 ? first : groupOf(list, patternOf(first, names) ?? first.title, today);
  });
}

/** The title with a gap for the college; `null` for what names none. */
function patternOf({ title, college }: Task, names: ReadonlyMap<number, string>): string | null {
  const name = college === null ? undefined : names.get(college);
  return name === undefined || !title.includes(name) ? null : title.replace(name, gap);
}

const gap = "{college}";

function groupOf(tasks: readonly Task[], pattern: string, today: Day): TaskGroup {
  const [{ id, due }] = tasks as [Task];
  const said = new Map(tasks.map((task) => [task, [...sentences(task.detail), ...notesOf(task, task.due < today)]]));
  const shared = (said.get(tasks[0] as Task) ?? []).filter((text) =>
    [...said.values()].every((each) => each.includes(text)),
  );
  const parts = new Map<string, Task[]>();
  for (const [task, texts] of said) {
    const note = texts.filter((text) => !shared.includes(text)).join(" ");
    parts.set(note, [...(parts.get(note) ?? []), task]);
  }
  return {
    key: `${id.split(":")[0]}:${due}`,
    due,
    title: titleOf(pattern, tasks.length),
    shared: shared.join(" "),
    parts: [...parts].map(([note, list]) => ({ note, tasks: list })),
  };
}

function titleOf(pattern: string, count: number): string {
  const start = `${gap}: `;
  if (!pattern.startsWith(start)) return pattern.replace(gap, `each of ${count} colleges`);
  const what = pattern.slice(start.length);
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${count} colleges`;
}

const sentences = (text: string) => (text === "" ? [] : text.split(/(?<=[.!?]) (?=[A-Z])/));

/** What is said below a task besides its detail: its usual day, and the deadline of what is overdue. */
export function notesOf(task: Task, overdue: boolean): readonly string[] {
  return [
    ...(task.usual === null ? [] : [`Usually done by ${writeMonthDay(task.usual)}.`]),
    ...(overdue && task.deadline !== null && task.kind !== "deadline"
      ? [`Its deadline is ${writeDay(task.deadline)}.`]
      : []),
  ];
}

import { addDays, type Day, monthOf } from "~/calendar/day";
import { inSequence } from "./sequence";
import type { Task } from "./task";

/** What a person changed in a plan: kept on their own device, never sent. */
export interface Changes {
  readonly done: readonly string[];
  readonly edits: Readonly<Record<string, { readonly title: string; readonly due: Day }>>;
  readonly added: readonly OwnTask[];
}

export interface OwnTask {
  /** "own:…", never an id of the rules. */
  readonly id: string;
  readonly title: string;
  readonly due: Day;
  readonly college: number | null;
}

export const noChanges: Changes = { done: [], edits: {}, added: [] };

/** The plan with a person's own titles, days and tasks. By day due. */
export function withChanges(tasks: readonly Task[], { edits, added }: Changes): readonly Task[] {
  const edited = tasks.map((task): Task => {
    const edit = edits[task.id];
    if (edit === undefined) return task;
    const start = task.start < edit.due ? task.start : edit.due;
    return { ...task, ...edit, start, usual: null };
  });
  const own = added.map(({ id, title, due, college }): Task => {
    const edit = edits[id];
    return {
      id,
      kind: "own",
      title: edit?.title ?? title,
      detail: "",
      college,
      start: edit?.due ?? due,
      due: edit?.due ?? due,
      deadline: null,
      after: [],
      usual: null,
      certainty: null,
      sure: "",
    };
  });
  return inSequence([...edited, ...own]);
}

/** How a task stands on a day. */
export type TaskState = "done" | "overdue" | "week" | "open" | "later";

/**
 * `week`: due within seven days from today. `open`: can be begun, due after that. `later`: not yet.
 * A deadline or a test that lies behind is over rather than overdue, but the reader has to say that it was met.
 */
export function taskState(task: Task, today: Day, done: ReadonlySet<string>): TaskState {
  if (done.has(task.id)) return "done";
  if (task.due < today) return "overdue";
  if (task.due <= addDays(today, 6)) return "week";
  return task.start <= today ? "open" : "later";
}

/** What to do now: what is overdue, what is due within seven days, and what can be begun. Each by day due. */
export interface Agenda {
  readonly overdue: readonly Task[];
  readonly week: readonly Task[];
  readonly open: readonly Task[];
  /** The first task after these, for a quiet week. */
  readonly next: Task | null;
}

export function agendaOf(tasks: readonly Task[], today: Day, done: ReadonlySet<string>): Agenda {
  const of = (state: TaskState) => tasks.filter((task) => taskState(task, today, done) === state);
  return { overdue: of("overdue"), week: of("week"), open: of("open"), next: of("later")[0] ?? null };
}

/** Tasks by month due, "2026-11", in order. */
export function byMonth(
  tasks: readonly Task[],
): readonly { readonly month: string; readonly tasks: readonly Task[] }[] {
  const months = new Map<string, Task[]>();
  for (const task of tasks) {
    const month = monthOf(task.due);
    const there = months.get(month);
    if (there) there.push(task);
    else months.set(month, [task]);
  }
  return [...months].map(([month, list]) => ({ month, tasks: list }));
}

/** Share of tasks that are done, 0–1, and how many. Ids of an older plan count for nothing. */
export function progressOf(tasks: readonly Task[], done: ReadonlySet<string>) {
  const finished = tasks.filter(({ id }) => done.has(id)).length;
  return { done: finished, all: tasks.length, share: tasks.length === 0 ? 0 : finished / tasks.length };
}

import type { Task } from "./task";

/** Tasks by day due; of those of one day, what comes first stands before what follows it. */
export function inSequence(tasks: readonly Task[]): Task[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const steps = new Map<string, number>();
  const stepOf = (task: Task): number => {
    const known = steps.get(task.id);
    if (known !== undefined) return known;
    steps.set(task.id, 0);
    const before = task.after
      .map((id) => byId.get(id))
      .filter((each) => each !== undefined && each.due === task.due)
      .map((each) => 1 + stepOf(each as Task));
    const step = Math.max(0, ...before);
    steps.set(task.id, step);
    return step;
  };
  return [...tasks].sort(
    (a, b) => compare(a.due, b.due) || stepOf(a) - stepOf(b) || compare(a.start, b.start) || compare(a.id, b.id),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

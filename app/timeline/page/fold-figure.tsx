import { writeShortMonthDay } from "~/calendar/day";
import { Spoken } from "~/design/layout";
import { useProgress } from "~/timeline/device/use-progress";
import { foldWordsOf } from "~/timeline/planning/overview";
import type { Task } from "~/timeline/planning/task";
import { Diamond } from "./task-line";

/** In the heading of a fold: how many tasks are left behind it, their nearest day, and how many deadlines. */
export function FoldFigure({ tasks }: { tasks: readonly Task[] }) {
  const { today, done } = useProgress();
  const { left, nearest, overdue, deadlines } = foldWordsOf(tasks, today, done);
  if (left === 0) return <>{tasks.length === 1 ? "done" : `all ${tasks.length} done`}</>;
  return (
    <>
      {deadlines > 0 && (
        <span className="me-3 whitespace-nowrap">
          <Diamond />
          {deadlines}
          <Spoken>{deadlines === 1 ? " deadline" : " deadlines"}</Spoken>
        </span>
      )}
      {left === 1 ? "1 task" : `${left} tasks`}
      {overdue > 0 && <strong className="text-danger">, {overdue} overdue</strong>}
      {nearest !== null && `, next ${writeShortMonthDay(nearest)}`}
    </>
  );
}

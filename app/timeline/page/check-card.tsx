import { Link } from "@remix-run/react";
import { writeShortDay } from "~/calendar/day";
import { Spoken } from "~/design/layout";
import { timelinePath, withSearch, withValue } from "~/timeline/address";
import { useProgress } from "~/timeline/device/use-progress";
import { taskState } from "~/timeline/planning/agenda";
import type { Task } from "~/timeline/planning/task";
import type { PlanPage } from "./plan-view";
import { TaskBox } from "./task-line";

/** Dates to look up, as one card: a line and a link for each college in place of a task for each. */
export function CheckCard({ tasks, page, where }: { tasks: readonly Task[]; page: PlanPage; where: string }) {
  const { done, today } = useProgress();
  const { links, search, timeline } = page;
  const edit = withValue(search, "do", "edit");
  // The day that most of them share is named once, in the heading.
  const days = tasks.map((task) => task.due);
  const due = days.reduce((most, day) => (timesIn(days, day) > timesIn(days, most) ? day : most), days[0] ?? "");
  return (
    <div className="my-4 rounded-md border border-rule bg-surface px-4 pt-3 pb-1 print:px-0">
      <p className="font-semibold">
        {tasks.length === 1 ? "Check the date of one college" : `Check the dates of ${tasks.length} colleges`} by{" "}
        {writeShortDay(due)}
      </p>
      <p className="text-sm text-muted">
        Read the date and what to send on each college’s admission page. If you enter the date here, the plan adjusts.
      </p>
      <ul className="mt-2">
        {tasks.map((task) => {
          const application = timeline.applications.find(({ unitid }) => unitid === task.college);
          const name = application?.name ?? task.title;
          const link = links.find(({ unitid }) => unitid === task.college);
          const state = taskState(task, today, done);
          const id = `${where}-${task.id.replace(":", "-")}`;
          return (
            <li key={task.id} className="flex items-center gap-x-2 border-t border-rule py-0.5">
              <TaskBox id={id} task={task} label={name} />
              <span className="min-w-0 grow leading-snug">
                {link?.page == null || state === "done" ? (
                  <span className={state === "done" ? "text-muted line-through" : ""}>{name}</span>
                ) : (
                  <a href={link.page} target="_blank" rel="noopener" className="inline-block py-2">
                    <Spoken>Admission page of </Spoken>
                    {name}
                    <Spoken>, opens a new tab</Spoken>
                  </a>
                )}
                {state !== "done" && (task.due !== due || application?.certainty === "unknown") && (
                  <span className={`ms-2 text-sm ${state === "overdue" ? "font-semibold text-danger" : "text-muted"}`}>
                    {task.due !== due && `by ${writeShortDay(task.due)}`}
                    {task.due !== due && application?.certainty === "unknown" && ", "}
                    {application?.certainty === "unknown" && "no date known"}
                  </span>
                )}
              </span>
              {state !== "done" && task.college !== null && (
                <Link
                  to={`${withSearch(timelinePath, edit)}#date-${task.college}`}
                  className="inline-flex min-h-11 shrink-0 items-center text-sm print:hidden"
                >
                  Enter date<Spoken> for {name}</Spoken>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const timesIn = (days: readonly string[], day: string) => days.filter((each) => each === day).length;

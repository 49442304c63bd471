import { Link } from "@remix-run/react";
import { writeShortDay } from "~/calendar/day";
import { Spoken } from "~/design/layout";
import { timelinePath, withSearch, withValue } from "~/timeline/address";
import { useProgress } from "~/timeline/device/use-progress";
import { taskState } from "~/timeline/planning/agenda";
import type { Task } from "~/timeline/planning/task";
import type { PlanPage } from "./read-timeline.server";
import { TaskBox } from "./task-line";

/** Dates to look up, as one card: a line and a link for each college in place of a task for each. */
export function CheckCard({ tasks, page, where }: { tasks: readonly Task[]; page: PlanPage; where: string }) {
  const { ready, done, today } = useProgress();
  const { links, search, timeline } = page;
  const edit = withValue(search, "do", "edit");
  return (
    <div className="my-4 rounded-md border border-rule bg-surface px-4 pt-3 pb-1 print:px-0">
      <p className="font-semibold">
        {tasks.length === 1 ? "Check the date of one college" : `Check the dates of ${tasks.length} colleges`}
      </p>
      <p className="text-sm text-muted">
        Read the date and what to send on each college’s own page. If you enter the date here, the plan adjusts.
      </p>
      <ul className="mt-2">
        {tasks.map((task) => {
          const application = timeline.applications.find(({ unitid }) => unitid === task.college);
          const name = application?.name ?? task.title;
          const link = links.find(({ unitid }) => unitid === task.college);
          const standing = taskState(task, today, done);
          const id = `${where}-${task.id.replace(":", "-")}`;
          const Name = ready ? "label" : "span";
          return (
            <li key={task.id} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 border-t border-rule pt-2">
              <TaskBox id={id} task={task} />
              <div className="leading-snug">
                <Name
                  {...(ready ? { htmlFor: id } : {})}
                  className={`block pt-1 ${standing === "done" ? "text-muted line-through" : ""}`}
                >
                  {name}{" "}
                  <span className={`text-sm ${standing === "overdue" ? "font-semibold text-danger" : "text-muted"}`}>
                    by {writeShortDay(task.due)}
                    {application?.certainty === "unknown" && ", no date known yet"}
                  </span>
                </Name>
                {standing !== "done" && task.college !== null && (
                  <span className="flex flex-wrap gap-x-5 text-sm print:hidden">
                    {link?.page != null && (
                      <a href={link.page} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center">
                        Admission page<Spoken> of {name}, opens a new tab</Spoken>
                      </a>
                    )}
                    <Link
                      to={`${withSearch(timelinePath, edit)}#date-${task.college}`}
                      className="inline-flex min-h-11 items-center"
                    >
                      Enter the date<Spoken> for {name}</Spoken>
                    </Link>
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

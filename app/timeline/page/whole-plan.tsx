import { Link } from "@remix-run/react";
import { writeDay, writeMonth } from "~/calendar/day";
import { Folded } from "~/design/folded";
import { groupings, timelinePath, withSearch, withValue } from "~/timeline/address";
import { useProgress } from "~/timeline/device/use-progress";
import { byMonth } from "~/timeline/planning/agenda";
import { planNames } from "~/timeline/planning/choices";
import { isCheck } from "~/timeline/planning/overview";
import { CheckCard } from "./check-card";
import { FoldFigure } from "./fold-figure";
import type { PlanPage } from "./plan-view";
import { TaskList } from "./task-line";

/** The whole plan, by month or by college, each behind its heading. */
export function WholePlan({ page }: { page: PlanPage }) {
  const { search, grouping } = page;
  return (
    <>
      <nav aria-label="How to list the plan" className="mb-6 flex gap-6 print:hidden">
        {groupings.map(({ value, label }) =>
          value === grouping ? (
            <strong
              key={value}
              aria-current="page"
              className="inline-flex min-h-11 items-center border-b-2 border-brand"
            >
              {label}
            </strong>
          ) : (
            <Link
              key={value}
              to={`${withSearch(timelinePath, withValue(search, "view", value === "month" ? "" : value))}#plan`}
              preventScrollReset
              className="inline-flex min-h-11 items-center"
            >
              {label}
            </Link>
          ),
        )}
      </nav>
      {grouping === "month" ? <Months page={page} /> : <Colleges page={page} />}
    </>
  );
}

function Months({ page }: { page: PlanPage }) {
  const { tasks, changes } = useProgress();
  return byMonth(tasks).map(({ month, tasks: list }) => {
    const checks = list.filter((task) => isCheck(task) && !(task.id in changes.edits));
    const grouped = checks.length > 1;
    return (
      <Folded
        key={month}
        id={`month-${month}`}
        level={3}
        title={writeMonth(month)}
        figure={<FoldFigure tasks={list} />}
      >
        {grouped && <CheckCard tasks={checks} page={page} where="plan" />}
        <TaskList tasks={grouped ? list.filter((task) => !checks.includes(task)) : list} where="plan" />
      </Folded>
    );
  });
}

function Colleges({ page: { timeline } }: { page: PlanPage }) {
  const { tasks } = useProgress();
  const { applications } = timeline;
  const known = new Set(applications.map(({ unitid }) => unitid));
  const shared = tasks.filter(({ college }) => college === null || !known.has(college));
  const groups = applications
    .filter(({ closed }) => !closed)
    .map((application) => ({ ...application, tasks: tasks.filter(({ college }) => college === application.unitid) }));
  return (
    <>
      {groups.map(({ unitid, name, plan, date, sent, tasks: list }) => (
        <Folded key={unitid} id={`college-${unitid}`} level={3} title={name} figure={<FoldFigure tasks={list} />}>
          <p className="mb-2 text-sm text-muted">
            {planNames[plan]}, {sent ? "already sent" : writeDay(date)}
          </p>
          <TaskList tasks={list} where="plan" />
        </Folded>
      ))}
      <Folded
        id="shared"
        level={3}
        title={groups.length > 0 ? "For all of them" : "For every college"}
        figure={<FoldFigure tasks={shared} />}
      >
        <TaskList tasks={shared} where="plan" />
      </Folded>
    </>
  );
}

import { Link } from "@remix-run/react";
import { writeDay, writeMonth } from "~/calendar/day";
import { timelinePath, views, withSearch, withValue } from "~/timeline/address";
import { useProgress } from "~/timeline/device/use-progress";
import { byMonth } from "~/timeline/planning/agenda";
import { planNames } from "~/timeline/planning/choices";
import type { PlanPage } from "./read-timeline.server";
import { TaskList } from "./task-line";

/** The whole plan, by month or by college. */
export function WholePlan({ page }: { page: PlanPage }) {
  const { search, view } = page;
  return (
    <>
      <nav aria-label="How to list the plan" className="mb-6 flex gap-6 print:hidden">
        {views.map(({ value, label }) =>
          value === view ? (
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
      {view === "month" ? <Months /> : <Colleges page={page} />}
    </>
  );
}

function Months() {
  const { tasks } = useProgress();
  return (
    <div className="grid gap-8">
      {byMonth(tasks).map(({ month, tasks: list }) => (
        <section key={month} id={`month-${month}`} aria-labelledby={`month-${month}-title`}>
          <h3 id={`month-${month}-title`}>{writeMonth(month)}</h3>
          <div className="mt-2">
            <TaskList tasks={list} where="plan" />
          </div>
        </section>
      ))}
    </div>
  );
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
    <div className="grid gap-8">
      {groups.map(({ unitid, name, plan, date, sent, tasks: list }) => (
        <section key={unitid} id={`college-${unitid}`} aria-labelledby={`college-${unitid}-title`}>
          <h3 id={`college-${unitid}-title`}>{name}</h3>
          <p className="text-sm text-muted">
            {planNames[plan]}, {sent ? "already sent" : writeDay(date)}
          </p>
          <div className="mt-2">
            <TaskList tasks={list} where="plan" />
          </div>
        </section>
      ))}
      <section id="shared" aria-labelledby="shared-title">
        <h3 id="shared-title">{groups.length > 0 ? "For all of them" : "For every college"}</h3>
        <div className="mt-2">
          <TaskList tasks={shared} where="plan" />
        </div>
      </section>
    </div>
  );
}

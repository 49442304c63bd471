import { type ReactNode, useMemo } from "react";
import { addDays, daysBetween, writeDay, writeShortDay } from "~/calendar/day";
import { Folded } from "~/design/folded";
import { More } from "~/design/more";
import { useProgress } from "~/timeline/device/use-progress";
import { type Few, overviewOf } from "~/timeline/planning/overview";
import { distanceWords } from "~/timeline/planning/words";
import { CheckCard } from "./check-card";
import { FoldFigure } from "./fold-figure";
import { GroupedTasks } from "./grouped-tasks";
import type { PlanPage } from "./plan-view";

/**
 * What to do now: overdue first, then this week and the deadlines after it, the dates to look up, what can be begun.
 */
export function Week({ page }: { page: PlanPage }) {
  const { ready, tasks, today, done, changes, refused } = useProgress();
  const { overdue, week, soon, checks, open, next } = useMemo(
    () => overviewOf(tasks, today, done, new Set(Object.keys(changes.edits))),
    [tasks, today, done, changes],
  );
  const quiet = week.shown.length === 0;
  return (
    <>
      <p className="-mt-3 mb-5 text-muted">
        {writeShortDay(today)} to {writeShortDay(addDays(today, 6))}
      </p>
      {/* Shown by the style sheet, so that nothing moves where scripts run. */}
      <p className="mb-5 hidden max-w-[42rem] noscript:block">
        You need JavaScript to check off or change tasks here. Without it, print this page and check them off by hand.
        Tasks in <a href="/plan">a plan</a> work without it.
      </p>
      {refused && <p role="status">Your browser didn’t let us save the last change.</p>}
      {overdue.shown.length > 0 && (
        <Part title="Overdue" note={ready ? "Do these first, or check off what’s done." : "Do these first."}>
          <FewTasks tasks={overdue} page={page} where="overdue" words="more overdue" />
        </Part>
      )}
      {quiet ? (
        <p>
          Nothing is due in the next seven days.
          {open.length + soon.length + checks.length === 0 &&
            next !== null &&
            ` The next thing starts on ${writeDay(next.start)}, ${distanceWords(daysBetween(today, next.start))}: ${next.title}.`}
        </p>
      ) : (
        <Part title="Due in the next seven days">
          <FewTasks tasks={week} page={page} where="week" words="more this week" />
        </Part>
      )}
      {soon.length > 0 && (
        <Part title="Closing the week after">
          <GroupedTasks tasks={soon} page={page} where="soon" />
        </Part>
      )}
      {checks.length > 0 && <CheckCard tasks={checks} page={page} where="week" />}
      {open.length > 0 && (
        <div className="mt-6">
          <Folded id="open" level={3} title="You can start" figure={<FoldFigure tasks={open} />}>
            <GroupedTasks tasks={open} page={page} where="open" />
          </Folded>
        </div>
      )}
    </>
  );
}

function FewTasks({
  tasks: { shown, folded },
  page,
  where,
  words,
}: {
  tasks: Few;
  page: PlanPage;
  where: string;
  words: string;
}) {
  return (
    <>
      <GroupedTasks tasks={shown} page={page} where={where} />
      {folded.length > 0 && (
        <More title={`${folded.length} ${words}`}>
          <GroupedTasks tasks={folded} page={page} where={where} />
        </More>
      )}
    </>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="mt-6 first:mt-0">
      <h3 className="text-xl">{title}</h3>
      {note !== undefined && <p className="text-sm text-muted">{note}</p>}
      <div className="mt-2">{children}</div>
    </div>
  );
}

import { addDays, daysBetween, writeDay, writeShortDay } from "~/calendar/day";
import { useProgress } from "~/timeline/device/use-progress";
import { agendaOf } from "~/timeline/planning/agenda";
import { distanceWords } from "~/timeline/planning/words";
import { TaskList } from "./task-line";

/** What to do now: overdue first, then this week, then what can be begun. */
export function Week() {
  const { ready, tasks, today, done } = useProgress();
  const { overdue, week, open, next } = agendaOf(tasks, today, done);
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
      {overdue.length > 0 && (
        <Part title="Overdue" note={ready ? "Do these first, or check off what’s done." : "Do these first."}>
          <TaskList tasks={overdue} where="overdue" />
        </Part>
      )}
      {week.length > 0 ? (
        <Part title="Due in the next seven days">
          <TaskList tasks={week} where="week" />
        </Part>
      ) : (
        <p>
          Nothing is due in the next seven days.
          {open.length === 0 &&
            next !== null &&
            ` The next thing starts on ${writeDay(next.start)}, ${distanceWords(daysBetween(today, next.start))}: ${next.title}.`}
        </p>
      )}
      {open.length > 0 && (
        <Part title="You can start">
          <TaskList tasks={open.slice(0, 8)} where="open" />
        </Part>
      )}
    </>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: React.ReactNode }) {
  return (
    <div className="mt-6 first:mt-0">
      <h3 className="text-xl">{title}</h3>
      {note !== undefined && <p className="text-sm text-muted">{note}</p>}
      <div className="mt-2">{children}</div>
    </div>
  );
}

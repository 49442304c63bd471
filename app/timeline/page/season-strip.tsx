import { writeMonth } from "~/calendar/day";
import { useProgress } from "~/timeline/device/use-progress";
import { byMonth } from "~/timeline/planning/agenda";
import type { Timeline } from "~/timeline/planning/plan";

/**
 * All months of the plan in one picture: a dot for each task, a diamond for each deadline. The lists below are its
 * table.
 */
export function SeasonStrip({ timeline }: { timeline: Timeline }) {
  const { tasks } = useProgress();
  const filled = new Map(byMonth(tasks).map(({ month, tasks: list }) => [month, list]));
  const months = monthsBetween([...filled.keys()][0] ?? timeline.from.slice(0, 7), timeline.to.slice(0, 7));
  if (months.length < 2) return null;
  const busiest = [...filled].reduce((most, each) => (each[1].length > most[1].length ? each : most), ["", []] as [
    string,
    readonly unknown[],
  ]);
  return (
    <div
      role="img"
      aria-label={`${tasks.length} tasks from ${writeMonth(months[0] ?? "")} to ${writeMonth(months.at(-1) ?? "")}. The busiest month is ${writeMonth(busiest[0])}, with ${busiest[1].length}.`}
      className="mb-8 flex break-inside-avoid items-end"
    >
      {months.map((month) => (
        <span key={month} aria-hidden="true" className="min-w-0 flex-1">
          <span className="flex flex-col-reverse items-center gap-[2px] border-b border-rule-strong pb-1">
            {/* Borders, because paper leaves backgrounds out. */}
            {(filled.get(month) ?? []).map(({ id, kind }) =>
              kind === "deadline" ? (
                <span key={id} className="my-px rotate-45 border-[3px] border-ink" />
              ) : (
                <span key={id} className="rounded-full border-[2.5px] border-brand opacity-75" />
              ),
            )}
          </span>
          <span className="block h-10 text-center text-xs leading-5 whitespace-nowrap text-muted">
            {months.length <= 24 && writeMonth(month).slice(0, 1)}
            {month.endsWith("-01") && (
              <span className={months.length <= 24 ? "block leading-4" : ""}>’{month.slice(2, 4)}</span>
            )}
          </span>
        </span>
      ))}
    </div>
  );
}

function monthsBetween(first: string, last: string): readonly string[] {
  const months: string[] = [];
  let [year = 0, month = 1] = first.split("-").map(Number);
  for (let text = first; text <= last && months.length < 80; ) {
    months.push(text);
    month += 1;
    if (month > 12) {
      month = 1;
      year += 1;
    }
    text = `${year}-${String(month).padStart(2, "0")}`;
  }
  return months;
}

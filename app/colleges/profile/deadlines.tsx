import { Folded } from "~/design/folded";
import type { DeadlineLine, DeadlineSection } from "~/season/deadlines/college-section";
import { nextDeadline } from "./fold-figures";

/**
 * When the college closes for those who enter in the coming fall: each way to apply, how sure its day is, and what to
 * do.
 */
export function Deadlines({ deadlines, page }: { deadlines: DeadlineSection; page: string | null }) {
  const { entry, firstYear, transfer, unknown } = deadlines;
  return (
    <Folded id="deadlines" title={`Deadlines for fall ${entry}`} figure={nextDeadline(firstYear)}>
      <div className="max-w-[46rem]">
        <h3>First-year students</h3>
        <Lines lines={firstYear} unknown={unknown["first-year"]} />
        <h3 className="mt-8">Transfer students</h3>
        <Lines lines={transfer} unknown={unknown.transfer} />
        <p className="mt-6 text-sm text-muted">
          Programs such as nursing, honors and the arts often close earlier. Only the college decides:{" "}
          {page === null ? "check its admission page" : <a href={page}>check its admission page</a>} before you count on
          a date.{" "}
          <a href="/application-timeline" className="print:hidden">
            Plan backward from these dates
          </a>
        </p>
      </div>
    </Folded>
  );
}

function Lines({ lines, unknown }: { lines: readonly DeadlineLine[]; unknown: string }) {
  if (lines.length === 0) return <p className="mt-2">{unknown}</p>;
  return (
    <ul className="mt-2 border-t border-rule">
      {lines.map(({ plan, day, state, advice, source }) => (
        <li key={plan} className="border-b border-rule py-3 print:py-1.5">
          <p className="flex flex-wrap justify-between gap-x-6">
            <span className="font-semibold">{plan}</span>
            <span className={`figures ${state === "passed" ? "text-muted line-through" : ""}`}>{day}</span>
          </p>
          <p className="mt-1">{advice}</p>
          <p className="mt-1 text-sm text-muted">{source}</p>
        </li>
      ))}
    </ul>
  );
}

import { SourceLine } from "~/design/layout";
import type { CollegeList } from "./college-list";

/** The deadlines that come next, the nearest first. */
export function NextDates({ list }: { list: Pick<CollegeList, "next"> }) {
  if (list.next.length === 0) {
    return <p className="max-w-[46rem] text-muted">There are no upcoming deadlines for the colleges on the list.</p>;
  }
  return (
    <>
      <ol className="max-w-[46rem] border-b border-rule">
        {list.next.map(({ names, way, day, far, ours }) => (
          <li key={`${names[0]} ${day}`} className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[11rem_1fr]">
            <p className="figures">{day}</p>
            <p>
              <span className="font-semibold">{names.join(", ")}</span>
              <span className="block text-sm text-muted">
                {way}, {far}
                {ours && ". Our own date: they name none, and sooner is better"}
              </span>
            </p>
          </li>
        ))}
      </ol>
      <SourceLine>
        The list says which fall each date is for and where it comes from. Check each one on the college’s own page
        before you count on it.
      </SourceLine>
    </>
  );
}

/** How far the applications are, as one bar with its words. */
export function ListProgress({ sent, total }: { sent: number; total: number }) {
  if (total === 0) return null;
  return (
    <div className="max-w-[46rem]">
      <p>
        <span className="figures text-2xl">{sent}</span> of <span className="figures text-2xl">{total}</span>{" "}
        {total === 1 ? "application is" : "applications are"} sent.
      </p>
      <div className="mt-2 h-2 bg-sunken" aria-hidden="true">
        <div className="h-2 bg-brand" style={{ width: `${Math.round((sent / total) * 100)}%` }} />
      </div>
    </div>
  );
}

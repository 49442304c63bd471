import { Link } from "@remix-run/react";
import { daysBetween, writeShortDate } from "~/calendar/day";
import { SourceLine, Spoken } from "~/design/layout";
import { KeepButton } from "~/student/list/keep-button";
import { timelinePath, withSearch, withValue } from "~/timeline/address";
import { useProgress } from "~/timeline/device/use-progress";
import { planNames } from "~/timeline/planning/choices";
import { overviewOf } from "~/timeline/planning/overview";
import type { Application } from "~/timeline/planning/task";
import { certaintyLabel, distanceWords } from "~/timeline/planning/words";
import type { CollegeLink, PlanPage } from "./plan-view";

/** Every application with its day, how sure it is, and where to check it. */
export function DeadlineTable({ page: { timeline, links, search } }: { page: PlanPage }) {
  const { tasks, today, done, changes } = useProgress();
  // What the card of dates to look up leads to already.
  const { checks } = overviewOf(tasks, today, done, new Set(Object.keys(changes.edits)));
  const looked = new Set(checks.map(({ college }) => college));
  const rows = [...timeline.applications].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const edit = withValue(search, "do", "edit");
  return (
    // Where large letters leave no room for two columns, a row's cells stand below each other.
    <div className="@container">
      <table className="w-full">
        <caption className="sr-only">Application deadlines by date</caption>
        <thead>
          <tr className="border-b-2 border-rule-strong text-sm @max-[16rem]:sr-only">
            <th scope="col" className="py-2 pe-4">
              College
            </th>
            <th scope="col" className="py-2">
              Date
            </th>
            <th scope="col" className="hidden py-2 ps-4 sm:table-cell print:table-cell">
              How sure
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { unitid, name, plan, date, closed, sent, withdrawn, lastDay } = row;
            const link = links.find((each) => each.unitid === unitid);
            const sure =
              withdrawn ??
              (looked.has(unitid) ? (
                certaintyLabel(row, timeline.entry)
              ) : (
                <Sure row={row} entry={timeline.entry} link={link} edit={edit} />
              ));
            return (
              <tr key={unitid} className="border-b border-rule align-baseline @max-[16rem]:block">
                <th scope="row" className="py-2.5 pe-4 leading-snug @max-[16rem]:block">
                  <Link to={link?.path ?? timelinePath} className="text-ink">
                    {name}
                  </Link>
                  <span className="mt-0.5 block text-sm font-normal text-muted sm:text-base">
                    {withdrawn === null && planNames[plan]}
                    <span className="sm:hidden print:hidden">
                      {withdrawn === null && ", "}
                      {sure}
                    </span>
                  </span>
                </th>
                <td className="relative w-32 py-2.5 pe-12 leading-snug sm:w-auto md:pe-28 print:w-auto print:pe-0 @max-[16rem]:block @max-[16rem]:w-auto">
                  {withdrawn === null && (
                    <>
                      <span className={`figures ${closed ? "text-muted line-through" : ""}`}>
                        {writeShortDate(date)}
                      </span>
                      <span className="block text-sm text-muted">
                        {sent ? "already sent" : closed ? "over" : distanceWords(daysBetween(today, date))}
                        {!sent && lastDay !== null && `, last day ${writeShortDate(lastDay)}`}
                      </span>
                    </>
                  )}
                  <span className="absolute end-0 top-1.5 print:hidden">
                    <KeepButton unitid={unitid} name={name} slim />
                  </span>
                </td>
                <td className="hidden py-3 ps-4 text-sm leading-snug sm:table-cell print:table-cell">{sure}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <SourceLine>
        Each date says which fall it’s for. The college’s own page has the final say. Most colleges close at 11:59 p.m.
        in your own time zone.
      </SourceLine>
    </div>
  );
}

function Sure({
  row,
  entry,
  link,
  edit,
}: {
  row: Application;
  entry: number;
  link: CollegeLink | undefined;
  edit: string;
}) {
  const { unitid, name, certainty, sent } = row;
  if (certainty === "yours" || sent) return certaintyLabel(row, entry);
  return (
    <>
      {certaintyLabel(row, entry)}
      <span className="block print:hidden">
        {link?.page != null && (
          <>
            <a href={link.page} target="_blank" rel="noopener">
              check<Spoken> on the page of {name}, opens a new tab</Spoken>
            </a>
            {", then "}
          </>
        )}
        <Link to={`${withSearch(timelinePath, edit)}#date-${unitid}`}>
          enter it<Spoken> for {name}</Spoken>
        </Link>
      </span>
    </>
  );
}

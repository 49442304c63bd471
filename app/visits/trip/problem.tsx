import { Link } from "@remix-run/react";
import { writeWeekday } from "~/calendar/day";
import { Callout } from "~/design/layout";
import { pathWith, plannerPath, resultsPath } from "~/visits/paths";
import type { Problem } from "./trip-page";

/** Why the trip cannot work as asked, and each way out as a link. */
export function ProblemBox({ problem, days, search }: { problem: Problem; days: number | null; search: string }) {
  const { reason, most, anyOf, leftOut, leftOutSearch, daysNeeded, closed } = problem;
  const [first, ...others] = anyOf;
  return (
    <div className="mb-10">
      <Callout kind="care" title={titleOf(reason, most, days)}>
        {closed.length > 0 && (
          <ul className="mb-3 list-disc ps-5">
            {closed.slice(0, mostClosed).map(({ day, why }) => (
              <li key={day}>
                {writeWeekday(day)}: {why}
              </li>
            ))}
            {closed.length > mostClosed && <li>and {closed.length - mostClosed} days after that</li>}
          </ul>
        )}
        <ul className="grid list-disc gap-1.5 ps-5">
          {first && (
            <li>
              Leave out <strong>{first.name}</strong> and the rest fits.{" "}
              <Link to={pathWith(resultsPath, first.search)}>Plan without it</Link>
              {others.length > 0 && (
                <>
                  . Or leave out one of these instead:{" "}
                  {others.map(({ name, search }, i) => (
                    <span key={name}>
                      {i > 0 && ", "}
                      <Link to={pathWith(resultsPath, search)}>{name}</Link>
                    </span>
                  ))}
                  .
                </>
              )}
            </li>
          )}
          {!first && leftOut.length > 0 && (
            <li>
              {most ? "Dropping one college isn’t enough. Leave out " : "We found no way to keep more: leave out "}
              <strong>{listed(leftOut)}</strong> and the rest fits.{" "}
              <Link to={pathWith(resultsPath, leftOutSearch)}>Plan without them</Link>
            </li>
          )}
          {daysNeeded && (
            <li>
              Everything fits into {daysNeeded.days} days.{" "}
              <Link to={pathWith(resultsPath, daysNeeded.search)}>Plan {daysNeeded.days} days</Link>
            </li>
          )}
          <li>
            <Link to={pathWith(plannerPath, search)}>Change days, pace or drivers</Link>
          </li>
        </ul>
        {leftOut.length > 0 && (
          <p className="mt-3">Below is the trip without {leftOut.length === 1 ? leftOut[0] : "them"}.</p>
        )}
      </Callout>
    </div>
  );
}

/** So many closed days are named one by one. */
const mostClosed = 7;

function titleOf(reason: Problem["reason"], most: boolean, days: number | null): string {
  if (reason === "no tours on these days") return "No tours run on the days you have";
  if (reason === "a booked tour can’t be reached") return "You can’t get to every booked tour in time";
  const length = days === null ? "the days" : days === 1 ? "one day" : `${days} days`;
  // Of more than twelve colleges nobody can try every order.
  return most ? `These colleges don’t fit into ${length}` : `We found no way to fit these colleges into ${length}`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

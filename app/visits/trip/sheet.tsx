import { Link } from "@remix-run/react";
import { Printer } from "lucide-react";
import { useHydrated } from "remix-utils/use-hydrated";
import { writeWeekday } from "~/calendar/day";
import { writeDuration, writeTime } from "~/calendar/time";
import { Button } from "~/design/button";
import { count } from "~/design/figures";
import { Page, PageHeading } from "~/design/layout";
import { pathWith, resultsPath } from "~/visits/paths";
import { DayPlan } from "./day-plan";
import { scorecard, usualQuestions } from "./questions";
import type { StopView, TripView } from "./view";

/** What the sheet says of one college beyond the trip: figures with their years, and the questions they raise. */
export interface SheetCollege {
  readonly unitid: number;
  readonly facts: readonly { readonly what: string; readonly value: string; readonly year: string }[];
  readonly questions: readonly string[];
}

/** The trip on paper: the days, then a page for each college with facts, a scorecard and questions. */
export function TripSheet({ view, colleges }: { view: TripView; colleges: readonly SheetCollege[] }) {
  const hydrated = useHydrated();
  return (
    <Page>
      <PageHeading above={<Link to={pathWith(resultsPath, view.search)}>Your visit trip</Link>} title="Trip sheet">
        <p>
          From {view.start}: {view.stops.length} {view.stops.length === 1 ? "college" : "colleges"}, about{" "}
          {count(view.miles)} miles, {writeDuration(view.driveMinutes)} of driving. Times and miles are estimates.
        </p>
      </PageHeading>
      {hydrated ? (
        <Button type="button" look="next" onClick={() => window.print()} className="mb-10">
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
      ) : (
        <p className="mb-10 print:hidden">
          Print this page with your browser: the plan first, then a page for each college.
        </p>
      )}
      <section aria-labelledby="plan-title">
        <h2 id="plan-title" className="mb-5">
          The days
        </h2>
        <DayPlan days={view.days} stops={view.stops} />
      </section>
      {view.stops.map((stop) => (
        <Visit key={stop.unitid} stop={stop} college={colleges.find(({ unitid }) => unitid === stop.unitid)} />
      ))}
    </Page>
  );
}

function Visit({ stop, college }: { stop: StopView; college: SheetCollege | undefined }) {
  const day = stop.date === null ? `Day ${stop.day + 1}` : writeWeekday(stop.date);
  return (
    <section
      aria-labelledby={`visit-${stop.unitid}`}
      className="mt-14 border-t-2 border-brand pt-5 print:mt-0 print:break-before-page print:pt-2"
    >
      <h2 id={`visit-${stop.unitid}`}>
        {stop.number}. {stop.name}
      </h2>
      <p className="mt-1 text-muted">
        {stop.place} · {day}, {writeTime(stop.from)} to {writeTime(stop.to)}
        {stop.booked ? " (booked)" : " (book with the college)"}
      </p>
      {college && college.facts.length > 0 && (
        <dl className="mt-4 grid grid-cols-2 gap-x-8 border-t border-rule sm:grid-cols-4 print:grid-cols-4">
          {college.facts.map(({ what, value, year }) => (
            <div key={what} className="border-b border-rule py-2">
              <dt className="text-sm text-muted">
                {what} <span className="whitespace-nowrap">({year})</span>
              </dt>
              <dd className="figures text-lg">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-2 print:mt-3 print:grid-cols-2 print:gap-x-8">
        <Scorecard name={stop.name} />
        <div className="text-[0.95em]">
          {college && college.questions.length > 0 && (
            <Questions who={`Only for ${stop.name}`} questions={college.questions} />
          )}
          {usualQuestions.map(({ who, questions }) => (
            <Questions key={who} who={who} questions={questions} />
          ))}
        </div>
      </div>
      <h3 className="mt-4 text-lg">Three things to remember</h3>
      <div aria-hidden="true" className="mt-1">
        {[1, 2, 3].map((row) => (
          <div key={row} className="h-9 border-b border-rule-strong print:h-8" />
        ))}
      </div>
    </section>
  );
}

function Scorecard({ name }: { name: string }) {
  return (
    <table className="w-full self-start">
      <caption className="pb-2 font-serif text-lg font-semibold">Scorecard: circle 1 (poor) to 5 (great)</caption>
      <tbody>
        {scorecard.map((row) => (
          <tr key={row} className="border-b border-rule">
            <th scope="row" className="py-2 pe-3 text-[0.95em] leading-snug font-normal">
              {row}
            </th>
            <td className="figures text-end text-lg whitespace-nowrap text-muted">
              <span className="sr-only">Score for {name}: </span>1 &ensp;2 &ensp;3 &ensp;4 &ensp;5
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Questions({ who, questions }: { who: string; questions: readonly string[] }) {
  return (
    <div className="mb-4 print:mb-2">
      <h3 className="text-lg">{who}</h3>
      <ul className="mt-1 grid gap-1">
        {questions.map((question) => (
          <li key={question} className="grid grid-cols-[1.25rem_1fr] leading-snug">
            <span aria-hidden="true" className="mt-1 size-3 rounded-[2px] border border-rule-strong" />
            {question}
          </li>
        ))}
      </ul>
    </div>
  );
}

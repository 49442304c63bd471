import { Link } from "@remix-run/react";
import { writeWeekday } from "~/calendar/day";
import { writeDuration, writeTime } from "~/calendar/time";
import { ButtonLink } from "~/design/button";
import { count, dollars } from "~/design/figures";
import { Page, PageHeading, Section } from "~/design/layout";
import { RouteMap } from "~/design/map";
import { pathWith, plannerPath, resultsPath, sheetPath } from "~/visits/paths";
import { assumptions } from "~/visits/routing/assumptions";
import { CostSection } from "./cost-section";
import { DayPlan } from "./day-plan";
import { Handoff } from "./handoff";
import { ProblemBox } from "./problem";
import type { TripPage } from "./trip-page";
import type { StopView, TripView } from "./view";

type Shown = Extract<TripPage, { kind: "trip" }>;

/** The trip on one page: what it comes to, the map with its list, every day, the costs, and ways to take it along. */
export function TripResult({ page, origin }: { page: Shown; origin: string }) {
  const { view, problem, choices, search } = page;
  return (
    <Page wide>
      <PageHeading
        above={<Link to={pathWith(plannerPath, search)}>College visit planner</Link>}
        title="Your visit trip"
      >
        {view && (
          <p>
            {inWords(view)}{" "}
            <Link to={pathWith(plannerPath, search)} className="print:hidden">
              Change the trip
            </Link>
          </p>
        )}
      </PageHeading>
      {problem && <ProblemBox problem={problem} days={view?.answers.days ?? null} search={search} />}
      {view && (
        <>
          <Choices choices={choices} />
          <Section id="route" title="The route">
            <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem] print:grid-cols-[minmax(0,1fr)_16rem]">
              <div className="self-start lg:sticky lg:top-24 print:static">
                <RouteMap drawing={view.map} label={`Map of the route from ${view.start}. The list has every stop.`} />
              </div>
              <StopList view={view} />
            </div>
          </Section>
          <Section
            id="days"
            title="Day by day"
            aside={<ButtonLink to={pathWith(sheetPath, view.search)}>Print with question sheets</ButtonLink>}
          >
            <DayPlan days={view.days} stops={view.stops} />
            <p className="mt-6 max-w-[46rem] text-sm text-muted">
              We haven’t contacted any colleges, so these times are only a plan. Book each tour with the college, then
              enter its time in the planner and we’ll build the trip around it.
            </p>
          </Section>
          <CostSection view={view} />
          <Handoff view={view} origin={origin} />
          <Method view={view} />
        </>
      )}
    </Page>
  );
}

/** The same colleges with less driving or in fewer days. */
function Choices({ choices }: { choices: Shown["choices"] }) {
  if (choices.length === 0) return null;
  return (
    <nav aria-label="The same colleges in more or fewer days" className="pb-8 print:hidden">
      <ul className="flex flex-wrap gap-x-8 gap-y-2 border-t border-rule pt-3">
        {choices.map(({ days, miles, shown, search }, i) => (
          <li key={days}>
            {shown ? (
              <strong aria-current="true" className="border-b-2 border-brand">
                {days} {days === 1 ? "day" : "days"}
              </strong>
            ) : (
              <Link to={pathWith(resultsPath, search)}>
                {days} {days === 1 ? "day" : "days"}
              </Link>
            )}{" "}
            <span className="text-muted">
              {count(miles)} miles
              {i === 0 ? ", least driving" : i === choices.length - 1 ? ", fewest days" : ""}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function inWords({ stops, days, miles, driveMinutes, cost }: TripView): string {
  const colleges = stops.length === 1 ? "One college" : `${stops.length} colleges`;
  const length = days.length === 1 ? "one day" : `${days.length} days`;
  const when = days[0]?.date ? ` from ${writeWeekday(days[0].date)}` : "";
  const hours = writeDuration(driveMinutes);
  return `${colleges} in ${length}${when}: about ${count(miles)} miles, ${hours} of driving, and ${dollars(cost.total)} for fuel and nights.`;
}

function StopList({ view }: { view: TripView }) {
  const { stops, start, end, miles } = view;
  const home = miles - stops.reduce((sum, stop) => sum + stop.miles, 0);
  return (
    <ol className="self-start border-t border-rule">
      <Edge name="Start" place={start} miles={null} />
      {stops.map((stop) => (
        <StopLine key={stop.unitid} stop={stop} />
      ))}
      {end !== null && <Edge name={end === start ? "Back" : "End"} place={end} miles={home} />}
    </ol>
  );
}

const line = "grid grid-cols-[2.25rem_1fr_auto] items-baseline gap-x-3 border-b border-rule py-2 print:py-1";

function Edge({ name, place, miles }: { name: string; place: string; miles: number | null }) {
  return (
    <li className={line}>
      <span className="text-sm font-semibold text-muted">{name}</span>
      <span>{place}</span>
      <span className="figures text-end">{miles === null ? "" : `${count(miles)} mi`}</span>
    </li>
  );
}

function StopLine({ stop }: { stop: StopView }) {
  const day = stop.date === null ? `day ${stop.day + 1}` : writeWeekday(stop.date, "short");
  return (
    <li className={line}>
      <span className="figures text-center font-semibold text-brand">{stop.number}</span>
      <span>
        <Link to={stop.path} className="font-semibold">
          {stop.name}
        </Link>
        <span className="block text-sm text-muted">
          {stop.place} · {day}, {writeTime(stop.from)}
          {stop.booked && ", booked"}
          {stop.website !== null && (
            <span className="print:hidden">
              {" · "}
              <a href={stop.website} rel="noreferrer">
                Its site<span className="sr-only"> ({stop.name})</span>
              </a>
            </span>
          )}
        </span>
      </span>
      <span className="figures text-end">{count(stop.miles)} mi</span>
    </li>
  );
}

function Method({ view }: { view: TripView }) {
  const { road, speed, day, drivers, dayWorthMiles, homeWithinMiles, estimate } = assumptions;
  return (
    <Section id="method" title="How we plan the route">
      <ul className="grid max-w-[46rem] gap-2 text-sm text-muted">
        <li>{estimate}</li>
        <li>{road.source}</li>
        <li>{speed.source}</li>
        <li>{day.source}</li>
        {view.days.some(({ atHome }) => atHome) && <li>{homeWithinMiles.source}</li>}
        <li>{drivers.source}</li>
        {view.answers.days === null && <li>{dayWorthMiles.source}</li>}
        <li>
          {view.exact
            ? `No other order that fits these rules and takes no more than ${view.days.length === 1 ? "one day" : `${view.days.length} days`} has fewer miles.`
            : "There are too many colleges to try every order, so this is the best of the many we tried."}
        </li>
        {view.days[0]?.date == null && (
          <li>Without a first day, the plan can’t account for weekends or time zone changes.</li>
        )}
        <li>A ZIP code starts from the middle of its area, and a city from the middle of its colleges.</li>
        <li>
          State shapes and ZIP code locations: U.S. Census Bureau. College locations: U.S. Department of Education.
        </li>
      </ul>
    </Section>
  );
}

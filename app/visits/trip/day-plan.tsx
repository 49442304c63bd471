import { Link } from "@remix-run/react";
import { BedDouble, Car, GraduationCap, UtensilsCrossed } from "lucide-react";
import type { ReactNode } from "react";
import { writeWeekday } from "~/calendar/day";
import { writeDuration, writeTime } from "~/calendar/time";
import { count } from "~/design/figures";
import { KeepButton } from "~/student/list/keep-button";
import type { Directions } from "./directions";
import type { DayView, PartView, StopView } from "./view";

/** One day after the other: leave, drive, tour, lunch, next, sleep near. */
export function DayPlan({ days, stops }: { days: readonly DayView[]; stops: readonly StopView[] }) {
  return (
    <ol className="grid gap-x-14 gap-y-10 lg:grid-cols-2 print:grid-cols-1 print:gap-5">
      {days.map((day) => (
        <li key={day.day} className="break-inside-avoid">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-brand pb-1">
            <h3>{day.date === null ? `Day ${day.day + 1}` : `Day ${day.day + 1}: ${writeWeekday(day.date)}`}</h3>
            {day.miles > 0 && (
              <p className="text-sm text-muted">
                {count(day.miles)} miles, {writeDuration(day.driveMinutes)} of driving
              </p>
            )}
          </div>
          <ol>
            {day.parts.map((part) => (
              <PartRow key={`${part.kind} ${part.start}`} part={part} stops={stops} />
            ))}
            {day.noTours !== null && !day.parts.some(({ kind }) => kind === "tour") && (
              <Row time="" icon={null}>
                No tours: {day.noTours}. {day.parts.length === 0 && "Rest, or look around town."}
              </Row>
            )}
            {day.noTours === null && day.parts.length === 0 && (
              <Row time="" icon={null}>
                No tours on this day: rest, or look around town.
              </Row>
            )}
            {day.noTours !== null && day.parts.some(({ kind }) => kind === "tour") && (
              <Row time="" icon={null}>
                Colleges are usually closed ({day.noTours}). Ask whether your booked tour is still on.
              </Row>
            )}
            {day.night !== null && (
              <Row time="Night" icon={<BedDouble aria-hidden="true" className="size-4" />}>
                {day.atHome ? "Sleep at home, or near " : "Sleep near "}
                <strong>{day.night}</strong>
              </Row>
            )}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function Row({ time, icon, children }: { time: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[4.75rem_1rem_1fr] items-baseline gap-x-3 border-b border-rule py-2.5 print:py-1">
      <span className="figures text-end whitespace-nowrap">{time}</span>
      <span className="translate-y-0.5 text-muted">{icon}</span>
      <div>{children}</div>
    </li>
  );
}

function PartRow({ part, stops }: { part: PartView; stops: readonly StopView[] }) {
  const time = writeTime(part.start);
  if (part.kind === "lunch") {
    return (
      <Row time={time} icon={<UtensilsCrossed aria-hidden="true" className="size-4" />}>
        Lunch{" "}
        <span className="text-muted">
          at {part.at}, {writeDuration(part.end - part.start)}
        </span>
      </Row>
    );
  }
  if (part.kind === "tour") {
    const stop = stops[part.stop - 1];
    return (
      <Row time={time} icon={<GraduationCap aria-hidden="true" className="size-4" />}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 grow basis-40">
            <strong>
              {part.stop}. {stop && <Link to={stop.path}>{stop.name}</Link>}
            </strong>{" "}
            <span className="text-muted">
              until {writeTime(part.end)}
              {part.booked ? ", booked" : ""}
            </span>
          </span>
          {stop && <KeepButton unitid={stop.unitid} name={stop.name} />}
        </div>
      </Row>
    );
  }
  return (
    <Row time={time} icon={<Car aria-hidden="true" className="size-4" />}>
      {part.toward === null ? "Drive to " : `Drive toward ${part.toward}, as far as `}
      <strong>{part.to}</strong>
      <span className="block text-sm text-muted">
        {extras(part)}. There by {writeTime(part.end + part.shift)}
        {clock(part.shift)}.
      </span>
      {part.water !== null && (
        <span className="block text-sm text-muted">
          The drive goes around {part.water.name}.{" "}
          {part.water.ferry !== null && `${part.water.ferry} Check the schedule before you plan on one.`}
        </span>
      )}
      {part.directions && <DirectionLinks directions={part.directions} to={part.toward ?? part.to} />}
    </Row>
  );
}

function extras({ miles, minutes, rests, lunch }: Extract<PartView, { kind: "drive" }>): string {
  const parts = [
    `${count(miles)} miles`,
    `${writeDuration(minutes)} of driving`,
    rests === 0 ? null : rests === 1 ? "one rest" : `${rests} rests`,
    lunch ? "lunch on the way" : null,
  ];
  return parts.filter((part) => part !== null).join(", ");
}

function clock(shift: number): string {
  if (shift === 0) return "";
  const hours = Math.abs(shift) === 60 ? "an hour" : writeDuration(Math.abs(shift));
  return ` on the clock there (${hours} ${shift < 0 ? "earlier" : "later"} than yours)`;
}

/** The way on other sites, which show traffic and tolls. */
function DirectionLinks({ directions, to }: { directions: Directions; to: string }) {
  const sites = [
    ["Google Maps", directions.google],
    ["Apple Maps", directions.apple],
    ["OpenStreetMap", directions.openStreetMap],
  ] as const;
  return (
    <span className="block text-sm print:hidden">
      <span className="text-muted">Directions: </span>
      {sites.map(([name, address], i) => (
        <span key={name}>
          {i > 0 && <span className="text-muted"> · </span>}
          <a href={address} rel="noreferrer" className="inline-block py-0.5">
            <span className="sr-only">To {to} in </span>
            {name}
          </a>
        </span>
      ))}
    </span>
  );
}

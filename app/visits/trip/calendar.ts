import { addDays } from "~/calendar/day";
import { type CalendarEvent, writeCalendar } from "~/calendar/ics";
import { writeDuration, writeTime } from "~/calendar/time";
import type { PartView, StopView, TripView } from "./view";

/**
 * A calendar file of a trip with dates: one entry for each tour and each drive. Times have no zone, so every calendar
 * shows them as written, on the clock of the place. A visit and the drive to it keep their identifiers from file to
 * file within a year, wherever the drive begins, so importing a changed trip moves entries instead of doubling them.
 * What a changed trip no longer has stays in the calendar: no file can take it out.
 *
 * @param now when the file is made; later files replace earlier ones
 * @param origin the site, for the link back
 * @returns the text of an .ics file; throws for a trip without dates
 */
export function tripCalendar(view: TripView, now: Date, origin: string): string {
  const goals = goalsOf(view);
  const events = view.days.flatMap((day) => {
    if (day.date === null) throw new Error("a trip without dates has no calendar");
    return day.parts.flatMap((part) => eventOf(part, view, goals, day.date ?? "", origin));
  });
  return writeCalendar("College visits", events, now);
}

/** What each drive leads to, with the number of its part where a drive takes several. */
function goalsOf({ days, stops }: TripView): ReadonlyMap<PartView, string> {
  // The way home is named for a college of the trip, whatever the order, so that another trip has a way home of its
  // own.
  const home = `home-${Math.min(...stops.map(({ unitid }) => unitid))}`;
  const goals = new Map<PartView, string>();
  let [seen, part] = [0, 1];
  for (const each of days.flatMap(({ parts }) => parts)) {
    if (each.kind === "tour") [seen, part] = [each.stop, 1];
    if (each.kind !== "drive") continue;
    goals.set(each, `${stops[seen]?.unitid ?? home}${part === 1 ? "" : `-part-${part}`}`);
    part += 1;
  }
  return goals;
}

function eventOf(
  part: PartView,
  view: TripView,
  goals: ReadonlyMap<PartView, string>,
  date: string,
  origin: string,
): CalendarEvent[] {
  const year = date.slice(0, 4);
  const when = { ...moment(date, part.start), minutes: Math.round(part.end - part.start), remindDays: [], busy: true };
  if (part.kind === "tour") {
    const stop = view.stops[part.stop - 1];
    if (!stop) return [];
    return [
      {
        ...when,
        uid: `visit-${stop.unitid}-${year}@collegeward`,
        title: `Visit: ${stop.name}`,
        location: `${stop.name}, ${stop.place}`,
        detail: tourText(stop, part.booked, origin),
        url: stop.website,
      },
    ];
  }
  if (part.kind === "lunch") return [];
  // The clock of an entry is that of the place where it begins.
  return [
    {
      ...when,
      uid: `drive-to-${goals.get(part)}-${year}@collegeward`,
      title: part.toward === null ? `Drive to ${part.to}` : `Drive toward ${part.toward}`,
      detail: `From ${part.from}: about ${Math.round(part.miles)} miles, ${writeDuration(part.minutes)} of driving. This is an estimate, so check directions.`,
    },
  ];
}

function tourText(stop: StopView, booked: boolean, origin: string): string {
  const lines = [
    booked ? "Booked." : `Not booked yet. Book this time with the college.`,
    `Planned from ${writeTime(stop.from)} to ${writeTime(stop.to)}.`,
    ...(stop.website === null ? [] : [`Admissions: ${stop.website}`]),
    `Figures of this college: ${origin}${stop.path}`,
  ];
  return lines.join("\n");
}

/** Day and local time of a minute counted from the midnight that begins `date`. */
function moment(date: string, minute: number): { day: string; at: string } {
  const two = (value: number) => String(value).padStart(2, "0");
  const whole = Math.round(minute);
  return {
    day: addDays(date, Math.floor(whole / 1440)),
    at: `${two(Math.floor((whole % 1440) / 60))}:${two(whole % 60)}`,
  };
}

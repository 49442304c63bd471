import { type CalendarEvent, writeCalendar } from "~/calendar/ics";
import { addDays, writeDuration, writeTime } from "./dates";
import type { PartView, StopView, TripView } from "./view";

/**
 * A calendar file of a trip with dates: one entry for each tour and each drive. Times have no zone, so every calendar
 * shows them as written, on the clock of the place. The same visit keeps its identifier from file to file within a year,
 * so importing a changed trip moves entries instead of doubling them.
 *
 * @param now when the file is made; later files replace earlier ones
 * @param origin the site, for the link back
 * @returns the text of an .ics file; throws for a trip without dates
 */
export function tripCalendar(view: TripView, now: Date, origin: string): string {
  const events = view.days.flatMap((day) => {
    if (day.date === null) throw new Error("a trip without dates has no calendar");
    return day.parts.flatMap((part) => eventOf(part, view, day.date ?? "", origin));
  });
  return writeCalendar("College visits", events, now);
}

function eventOf(part: PartView, view: TripView, date: string, origin: string): CalendarEvent[] {
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
      uid: `drive-${slug(part.from)}-${slug(part.to)}-${year}@collegeward`,
      title: part.toward === null ? `Drive to ${part.to}` : `Drive toward ${part.toward}`,
      detail: `From ${part.from}: about ${Math.round(part.miles)} miles, ${writeDuration(part.minutes)} at the wheel. An estimate; check it with directions.`,
    },
  ];
}

function tourText(stop: StopView, booked: boolean, origin: string): string {
  const lines = [
    booked ? "Booked." : `Not booked yet: the time is a plan. Book with the college.`,
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

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60);

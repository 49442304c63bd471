import { createEvents, type DateArray, type EventAttributes } from "ics";
import { site } from "~/site";
import { addDays, writeDuration, writeTime } from "./dates";
import type { PartView, StopView, TripView } from "./view";

/**
 * A calendar file of a trip with dates: one entry for each tour and each drive. Times have no zone, so every calendar
 * shows them as written, on the clock of the place. The same visit keeps its identifier from file to file within a year,
 * so importing a changed trip moves entries instead of doubling them.
 *
 * @param now when the file is made, in milliseconds; later files replace earlier ones
 * @param origin the site, for the link back
 * @returns the text of an .ics file; throws for a trip without dates
 */
export function tripCalendar(view: TripView, now: number, origin: string): string {
  const events = view.days.flatMap((day) => {
    if (day.date === null) throw new Error("a trip without dates has no calendar");
    return day.parts.flatMap((part) => eventOf(part, view, day.date ?? "", now, origin));
  });
  const { error, value } = createEvents(events, { productId: `${site.name} visit planner`, calName: "College visits" });
  if (error || value === null) throw error ?? new Error("the calendar is empty");
  return value;
}

/** `timestamp` is missing in the types of the package, though it reads it. */
type Entry = EventAttributes & { timestamp: number };

function eventOf(part: PartView, view: TripView, date: string, now: number, origin: string): Entry[] {
  const year = date.slice(0, 4);
  const common = {
    start: moment(date, part.start),
    startInputType: "local",
    startOutputType: "local",
    endInputType: "local",
    endOutputType: "local",
    timestamp: now,
    // Calendars keep the entry with the higher number; minutes since 2020 grow with every file.
    sequence: Math.max(0, Math.floor(now / 60_000) - 26_297_280),
  } as const;
  if (part.kind === "tour") {
    const stop = view.stops[part.stop - 1];
    if (!stop) return [];
    return [
      {
        ...common,
        end: moment(date, part.end),
        uid: `visit-${stop.unitid}-${year}@collegeward`,
        title: `Visit: ${stop.name}`,
        location: `${stop.name}, ${stop.place}`,
        description: tourText(stop, part.booked, origin),
        busyStatus: "BUSY",
        ...(stop.website === null ? {} : { url: stop.website }),
      },
    ];
  }
  if (part.kind === "lunch") return [];
  // The clock of an entry is that of the place where it begins.
  return [
    {
      ...common,
      end: moment(date, part.end),
      uid: `drive-${slug(part.from)}-${slug(part.to)}-${year}@collegeward`,
      title: part.toward === null ? `Drive to ${part.to}` : `Drive toward ${part.toward}`,
      description: `From ${part.from}: about ${Math.round(part.miles)} miles, ${writeDuration(part.minutes)} at the wheel. An estimate; check it with directions.`,
      busyStatus: "BUSY",
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

function moment(date: string, minute: number): DateArray {
  const day = addDays(date, Math.floor(minute / 1440));
  const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number);
  return [year, month, dayOfMonth, Math.floor((minute % 1440) / 60), Math.round(minute % 60)];
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60);

import type { EducationEvent, WithContext } from "schema-dts";
import { type CalendarEvent, writeCalendar } from "~/calendar/ics";
import { seasonFall } from "../fact";
import type { SeasonDay } from "./season-day";

/** Dated events of the season for machines (schema.org). Only what is published: an expected day is no event. */
export function seasonEvents(days: readonly SeasonDay[]): readonly WithContext<EducationEvent>[] {
  return days.flatMap(({ day, event }) =>
    event === null
      ? []
      : {
          "@context": "https://schema.org" as const,
          "@type": "EducationEvent" as const,
          name: event.name,
          startDate: day,
          location: event.place.startsWith("https:")
            ? { "@type": "VirtualLocation" as const, url: event.place }
            : { "@type": "Place" as const, name: event.place },
        },
  );
}

/**
 * The days as a calendar file that a calendar can subscribe to.
 * @param link to the page with what the reader chose
 * @param writtenOn the day the tables were read, so that the same days are the same file
 */
export function seasonCalendar(days: readonly SeasonDay[], link: string, writtenOn: string): string {
  const events = days.map(
    ({ id, day, title, detail, event }): CalendarEvent => ({
      uid: `${id}.season-${seasonFall}@collegeward`,
      day,
      at: event === null ? "18:00" : "08:00",
      minutes: 30,
      title,
      detail: `${detail}\n${link}`,
      remindDays: [7, 1],
    }),
  );
  return writeCalendar(`College deadlines, fall ${seasonFall}`, events, new Date(`${writtenOn}T00:00:00Z`), {
    refreshHours: 24,
  });
}

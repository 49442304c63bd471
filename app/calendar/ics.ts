import { site } from "~/site";

/**
 * A calendar file (iCalendar, RFC 5545) that Apple, Google and Outlook take. Times are floating: 5 p.m. is 5 p.m.
 * wherever the reader is. Written here because the usual package folds lines by letters, where the standard counts
 * octets, and writes "-P1DT" for a day before, which is no duration.
 */
export interface CalendarEvent {
  /** The same for the same task in every file, so that a second import updates instead of doubling. */
  readonly uid: string;
  /** ISO day, "2026-11-01". */
  readonly day: string;
  /** Local time of day, "17:00", and length in minutes. */
  readonly at: string;
  readonly minutes: number;
  readonly title: string;
  readonly detail: string;
  /** Whole days before the event on which the calendar reminds; 0 is at the time itself. */
  readonly remindDays: readonly number[];
  /** Whether others who see the calendar see the time as taken; a reminder takes none. */
  readonly busy?: boolean;
  readonly location?: string;
  readonly url?: string | null;
}

/**
 * @param name of the calendar, for the reader
 * @param now the instant of writing. It becomes DTSTAMP and, in minutes, SEQUENCE: calendars take the higher one.
 * @param refreshHours how often a calendar that reads an address should look again (RFC 7986, and the older name of it)
 */
export function writeCalendar(
  name: string,
  events: readonly CalendarEvent[],
  now: Date,
  { refreshHours }: { readonly refreshHours?: number } = {},
): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const sequence = Math.max(0, Math.floor((now.getTime() - Date.UTC(2024, 0, 1)) / 60_000));
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${site.name}//${name.replace(/[^\x20-\x7e]/g, "")}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refreshHours === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    ...events.flatMap((event) => eventLines(event, stamp, sequence)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(
  { uid, day, at, minutes, title, detail, remindDays, busy = false, location, url }: CalendarEvent,
  stamp: string,
  sequence: number,
) {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${day.replaceAll("-", "")}T${at.replace(":", "")}00`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escapeText(title)}`,
    ...(detail === "" ? [] : [`DESCRIPTION:${escapeText(detail)}`]),
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(url ? [`URL:${url}`] : []),
    `TRANSP:${busy ? "OPAQUE" : "TRANSPARENT"}`,
    ...remindDays.flatMap((days) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:${days === 0 ? "PT0M" : `-P${days}D`}`,
      "END:VALARM",
    ]),
    "END:VEVENT",
  ];
}

/** Backslash, semicolon, comma and line breaks as the standard wants them; other control characters fall away. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\n/g, "\\n");
}

/** Breaks a line so that no part is longer than 75 octets, and never inside a letter. */
export function fold(line: string): string {
  const parts: string[] = [];
  let from = 0;
  let octets = 0;
  let at = 0;
  while (at < line.length) {
    const code = line.codePointAt(at) ?? 0;
    // UTF-8: one to four octets for a letter; the leading space of a continued line counts too.
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (octets + size > 75) {
      parts.push(line.slice(from, at));
      from = at;
      octets = 1;
    }
    octets += size;
    at += code < 0x10000 ? 1 : 2;
  }
  parts.push(line.slice(from));
  return parts.join("\r\n ");
}

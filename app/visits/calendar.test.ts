import { describe, expect, it } from "vitest";
import { tripCalendar } from "./calendar";
import { makeTrip } from "./trip.server";

function view(query: string) {
  const page = makeTrip(new URLSearchParams(query));
  if (page.kind !== "trip" || page.view === null) throw new Error("this should have been a trip");
  return page.view;
}

const now = new Date("2026-09-01T12:00:00Z");
const query = "unitids=204796,201645,130794&from=43004&first=2026-10-05";
/** One entry a block, with folded lines put together. */
const blocks = (text: string) =>
  text
    .replace(/\r\n[ \t]/g, "")
    .split("BEGIN:VEVENT")
    .slice(1);
const line = (block: string, name: string) => new RegExp(`^${name}[:;](.*)$`, "m").exec(block)?.[1]?.trim();

describe("tripCalendar", () => {
  const text = tripCalendar(view(query), now, "https://www.example.org");
  const events = blocks(text);

  it("has one entry for every tour and drive, at the hours of the plan", () => {
    const trip = view(query);
    const tours = events.filter((event) => line(event, "UID")?.startsWith("visit-"));
    expect(tours).toHaveLength(3);
    for (const stop of trip.stops) {
      const event = tours.find((each) => line(each, "UID") === `visit-${stop.unitid}-2026@collegeward`) ?? "";
      const hour = String(Math.floor(stop.from / 60)).padStart(2, "0");
      expect(line(event, "DTSTART")).toBe(
        `${stop.date?.replaceAll("-", "")}T${hour}${String(stop.from % 60).padStart(2, "0")}00`,
      );
    }
    const drives = trip.days.flatMap(({ parts }) => parts.filter(({ kind }) => kind === "drive"));
    expect(events.length - tours.length).toBe(drives.length);
  });

  it("writes times without a zone, so that every calendar shows them as planned", () => {
    for (const event of events) {
      expect(line(event, "DTSTART")).toMatch(/^\d{8}T\d{6}$/);
      expect(line(event, "DURATION")).toMatch(/^PT[1-9]\d*M$/);
      expect(line(event, "DTSTAMP")).toMatch(/^\d{8}T\d{6}Z$/);
    }
    expect(text).not.toContain("TZID");
  });

  it("keeps the identifier of a visit when the trip moves, and counts up", () => {
    const later = blocks(
      tripCalendar(
        view(query.replace("10-05", "10-12")),
        new Date(now.getTime() + 86_400_000),
        "https://www.example.org",
      ),
    );
    const visits = (list: readonly string[]) =>
      list.map((event) => line(event, "UID")).filter((uid) => uid?.startsWith("visit-"));
    expect(visits(later).sort()).toEqual(visits(events).sort());
    expect(Number(line(later[0] ?? "", "SEQUENCE"))).toBeGreaterThan(Number(line(events[0] ?? "", "SEQUENCE")));
    expect(new Set(events.map((event) => line(event, "UID"))).size).toBe(events.length);
  });

  it("is a file that calendars take: line ends, folded lines, escaped commas", () => {
    expect(text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
    expect(text.trimEnd().endsWith("END:VCALENDAR")).toBe(true);
    expect(text.replace(/\r\n/g, "")).not.toMatch(/[\r\n]/);
    for (const each of text.split("\r\n")) expect([...each].length).toBeLessThanOrEqual(75);
    expect(line(events.find((event) => event.includes("UID:visit-204796")) ?? "", "LOCATION")).toBe(
      "Ohio State University-Main Campus\\, Columbus\\, OH",
    );
  });

  it("refuses a trip without dates", () => {
    expect(() => tripCalendar(view("unitids=204796&from=43004"), now, "https://www.example.org")).toThrow();
  });
});

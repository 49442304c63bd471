import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarFile } from "~/timeline/planning/calendar";
import type { Task } from "~/timeline/planning/task";
import { type CalendarEvent, escapeText, fold, writeCalendar } from "./ics";

/** A reader of its own: unfolds, splits, unescapes, and refuses what the standard does. */
function parse(text: string) {
  expect(text.endsWith("\r\n")).toBe(true);
  const physical = text.slice(0, -2).split("\r\n");
  for (const line of physical) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  const lines = physical
    .join("\r\n")
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n");
  const events: Record<string, string[]>[] = [];
  const open: string[] = [];
  for (const line of lines) {
    const [, name = "", value = ""] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [];
    expect(name, line).not.toBe("");
    if (name === "BEGIN") {
      open.push(value);
      if (value === "VEVENT") events.push({});
    } else if (name === "END") expect(open.pop()).toBe(value);
    else {
      const event = events.at(-1);
      const key = open.at(-1) === "VALARM" ? `ALARM-${name}` : name;
      if (open.includes("VEVENT") && event) event[key] = [...(event[key] ?? []), unescaped(value)];
    }
  }
  expect(open).toEqual([]);
  return { lines, events };
}
const unescaped = (value: string) => value.replace(/\\(.)/g, (_, character) => (character === "n" ? "\n" : character));

const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "a@b",
  day: "2026-11-01",
  at: "16:30",
  minutes: 30,
  title: "Title",
  detail: "",
  remindDays: [1],
  ...more,
});
const now = new Date("2026-11-21T02:03:04.567Z");

describe("a calendar file", () => {
  it("tells a calendar that reads an address how often to look", () => {
    const { lines } = parse(writeCalendar("Plan", [event()], now, { refreshHours: 6 }));
    expect(lines).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT6H");
    expect(lines).toContain("X-PUBLISHED-TTL:PT6H");
    expect(writeCalendar("Plan", [event()], now)).not.toMatch(/REFRESH|TTL/);
  });

  it("has what calendars insist on", () => {
    const { lines, events } = parse(writeCalendar("Plan", [event({ remindDays: [7, 0] })], now));
    expect(lines.slice(0, 3)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0", expect.stringMatching(/^PRODID:/)]);
    expect(events[0]).toMatchObject({
      UID: ["a@b"],
      DTSTAMP: ["20261121T020304Z"],
      "ALARM-ACTION": ["DISPLAY", "DISPLAY"],
      "ALARM-TRIGGER": ["-P7D", "PT0M"],
    });
  });

  it("writes floating times: no zone and no Z", () => {
    const text = writeCalendar("Plan", [event()], now);
    expect(text).toContain("\r\nDTSTART:20261101T163000\r\nDURATION:PT30M\r\n");
    expect(text).not.toContain("TZID");
  });

  it("counts up from one writing to the next", () => {
    const sequence = (at: Date) => Number(parse(writeCalendar("Plan", [event()], at)).events[0]?.SEQUENCE?.[0]);
    expect(sequence(new Date(now.getTime() + 60_000))).toBe(sequence(now) + 1);
    expect(sequence(new Date("2035-01-01T00:00:00Z"))).toBeLessThan(2 ** 31);
  });

  it("keeps any title and text whole, in lines of 75 octets", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.string({ unit: "grapheme", maxLength: 300 }),
        (title, detail) => {
          const { events } = parse(writeCalendar(title, [event({ title, detail })], now));
          expect(events).toHaveLength(1);
          const clean = (text: string) => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " ");
          expect(events[0]?.SUMMARY?.[0]).toBe(clean(title));
          if (detail !== "") expect(events[0]?.DESCRIPTION?.[0]).toBe(clean(detail));
        },
      ),
    );
  });

  it("cannot be broken open by what a reader types", () => {
    const { events, lines } = parse(writeCalendar("x", [event({ title: "a\r\nEND:VEVENT\nUID:evil" })], now));
    expect(events).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith("UID"))).toEqual(["UID:a@b"]);
  });

  it("escapes and folds as the standard says", () => {
    expect(escapeText("a,b;c\\d\ne:f")).toBe("a\\,b\\;c\\\\d\\ne:f");
    expect(fold("é".repeat(40))).toBe(`${"é".repeat(37)}\r\n ${"é".repeat(3)}`);
    expect(fold("x".repeat(75))).toBe("x".repeat(75));
  });
});

describe("the calendar of a plan", () => {
  const task = (id: string, more: Partial<Task> = {}): Task => ({
    id,
    kind: "forms",
    title: id,
    detail: "Do it.",
    college: null,
    start: "2026-10-01",
    due: "2026-10-10",
    deadline: "2026-11-01",
    after: [],
    usual: null,
    certainty: null,
    sure: "",
    ...more,
  });
  const file = (tasks: readonly Task[], path = "first") =>
    parse(calendarFile({ entry: 2027, path, tasks }, "https://example.org/plan", now)).events;

  it("gives the same task the same name when its day changes, and another one in another plan", () => {
    const uid = (events: ReturnType<typeof file>) => events.map(({ UID }) => UID?.[0]);
    const first = file([task("submit:166683"), task("essay-draft")]);
    expect(uid(file([task("submit:166683", { due: "2026-10-12" }), task("essay-draft")]))).toEqual(uid(first));
    expect(new Set([...uid(first), ...uid(file([task("essay-draft")], "gap"))]).size).toBe(3);
  });

  it("says how sure a date is, and reminds of deadlines a week ahead", () => {
    const [deadline] = file([
      task("deadline:166683", { kind: "deadline", certainty: "season", sure: "For fall 2027. Check the page." }),
    ]);
    expect(deadline?.DESCRIPTION?.[0]).toContain("For fall 2027. Check the page.");
    expect(deadline?.["ALARM-TRIGGER"]).toEqual(["-P7D", "-P1D"]);
  });
});

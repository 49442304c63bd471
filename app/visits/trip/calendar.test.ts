import { describe, expect, it } from "vitest";
import { tripCalendar } from "./calendar";
import { makeTrip } from "./trip.server";

async function view(query: string) {
  const page = await makeTrip(new URLSearchParams(query));
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

describe("tripCalendar", async () => {
  const text = tripCalendar(await view(query), now, "https://www.example.org");
  const events = blocks(text);

  it("has one entry for every tour and drive, at the hours of the plan", async () => {
    const trip = await view(query);
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

  it("keeps the identifier of a visit when the trip moves, and counts up", async () => {
    const later = blocks(
      tripCalendar(
        await view(query.replace("10-05", "10-12")),
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

  describe("imported a second time after a change", () => {
    const uids = async (search: string) =>
      blocks(tripCalendar(await view(search), now, "https://www.example.org")).map((event) => line(event, "UID") ?? "");

    it("moves each drive with its visit, also when it begins elsewhere, and leaves no old one beside it", async () => {
      const booked = query.replace("first=2026-10-05", "first=2026-10-06");
      for (const changed of [booked, query.replace("43004", "44114"), `${query}&to=10001`, `${query}&pace=1`]) {
        const after = await uids(changed);
        const left = (await uids(query)).filter((uid) => !after.includes(uid) && !uid.includes("-part-"));
        expect(left, changed).toEqual([]);
      }
    });

    it("leaves of a college that was taken out only what is its own", async () => {
      const after = await uids(query.replace("204796,", ""));
      const left = (await uids(query)).filter((uid) => !after.includes(uid));
      const parts = left.filter((uid) => uid.includes("-part-"));
      expect(left.filter((uid) => !parts.includes(uid)).sort()).toEqual([
        "drive-to-204796-2026@collegeward",
        "visit-204796-2026@collegeward",
      ]);
    });

    it("numbers the parts of a drive over several days, and keeps another trip's way home apart", async () => {
      const far = await uids("unitids=110635&from=43004&first=2026-10-05");
      expect(far.filter((uid) => uid.startsWith("drive-to-110635")).length).toBeGreaterThan(2);
      expect(new Set(far).size).toBe(far.length);
      const near = await uids(query);
      expect(far.filter((uid) => near.includes(uid))).toEqual([]);
    });
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

  it("refuses a trip without dates", async () => {
    const undated = await view("unitids=204796&from=43004");
    expect(() => tripCalendar(undated, now, "https://www.example.org")).toThrow();
  });
});

import { describe, expect, it } from "vitest";
import type { StateAidDate } from "../aid/state-aid";
import type { Sitting } from "../tests/sitting";
import { byMonth, daysFor } from "./season-day";
import { seasonDays } from "./season-days";
import { seasonCalendar, seasonEvents } from "./season-events";
import { readSeasonDays } from "./season-facts.server";

const aid = (state: string, date: string | null, confidence: StateAidDate["confidence"]): StateAidDate => ({
  state,
  program: "Grant",
  award: "2027-28",
  date,
  kind: "last",
  confidence,
  listed: [],
  listedFor: "2025-26",
  note: null,
});
const facts = {
  sittings: ["2026-12-05", "2027-03-06"].map(
    (day): Sitting => ({
      test: "sat",
      day,
      register: "2026-11-20",
      late: "2026-11-24",
      scores: null,
      confidence: "high",
    }),
  ),
  fafsaOpened: "2026-09-23",
  cssOpened: "2026-10-01",
  stateAid: [aid("CA", "2027-03-02", "high"), aid("OH", "2027-10-01", "recalled"), aid("AK", null, "recalled")],
  closings: [
    { day: "2026-11-01", round: "early", colleges: 300 },
    { day: "2026-11-02", round: "early", colleges: 3 },
  ] as const,
  expired: false,
};
const days = seasonDays(facts);
const ids = (list: typeof days) => list.map(({ id }) => id);

describe("the season’s days", () => {
  it("are those of a grade and a state; without a state nothing that isn't confirmed", () => {
    expect(ids(daysFor(days, { grade: null, state: null })).filter((id) => id.startsWith("state"))).toEqual([
      "state-ca-grant",
    ]);
    expect(ids(daysFor(days, { grade: 12, state: "OH" })).filter((id) => id.startsWith("state"))).toEqual([
      "state-oh-grant",
    ]);
    expect(ids(daysFor(days, { grade: 11, state: "OH" }))).toEqual([
      "sat-register-2026-12-05",
      "sat-late-2026-12-05",
      "sat-2026-12-05",
      "sat-register-2027-03-06",
      "sat-late-2027-03-06",
      "sat-2027-03-06",
    ]);
    expect(ids(days)).not.toContain("early-2026-11-02");
  });

  it("come by month from today on, and those before apart", () => {
    const { coming, past } = byMonth(days, "2026-12-05");
    expect(coming[0]).toMatchObject({ month: "2026-12", days: [{ id: "sat-2026-12-05" }] });
    expect(past.every(({ day }) => day < "2026-12-05")).toBe(true);
    expect(past.length + coming.flatMap((month) => month.days).length).toBe(days.length);
  });

  it("are events for machines only where somebody published them", () => {
    const events = seasonEvents(days);
    expect(events.map(({ startDate }) => startDate)).not.toContain("2027-10-01");
    expect(events).toContainEqual(expect.objectContaining({ "@type": "EducationEvent", startDate: "2027-03-02" }));
  });

  it("lose what isn't confirmed when the tables expire", () => {
    expect(ids(seasonDays({ ...facts, expired: true }))).not.toContain("state-oh-grant");
  });

  it("are one file for the same days", () => {
    const file = () => seasonCalendar(days, "https://www.example.org/deadlines", "2026-11-22");
    expect(file()).toBe(file());
    expect(file().match(/BEGIN:VEVENT/g)).toHaveLength(days.length);
  });

  it("of this year have ids of their own", () => {
    const all = ids(readSeasonDays("2026-11-22"));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain("state-ca-cal-grant-and-most-state-programs");
    expect(all.length).toBeGreaterThan(40);
  });
});

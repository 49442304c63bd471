import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { type Applicant, checkBy, collegeDeadlines, earliestUsual, usualDays } from "./college-deadlines";
import { deadlinesOf, deadlineTables } from "./deadlines.server";
import type { DeadlinePlan, DeadlineRecord } from "./record";
import { deadlineLabel, deadlineSourceWords } from "./words";

const today = "2026-11-22";
const [ucla, longBeach, fullerton, scripps, wesleyan, baruch] = [110662, 110583, 110565, 123165, 130697, 190512];
const first = (unitid: number, plan: DeadlinePlan, entry = 2027, applicant: Applicant = "first-year", on = today) =>
  deadlinesOf({ unitid, open: false }, entry, applicant, on).find((each) => each.plan === plan);

describe("deadlines for entry in fall 2027", () => {
  it("of the University of California are November 30, 2026, for transfers too, and no other day", () => {
    for (const applicant of ["first-year", "transfer"] as const) {
      const found = deadlinesOf({ unitid: ucla, open: false }, 2027, applicant, today);
      expect(found.map(({ date, certainty }) => [date, certainty])).toEqual([["2026-11-30", "season"]]);
    }
  });

  it("of Cal State are the priority window, and of its transfers only what a campus confirmed", () => {
    expect(first(longBeach, "priority")).toMatchObject({ date: "2026-11-30", certainty: "season" });
    expect(first(longBeach, "transfer", 2027, "transfer")?.certainty).toBe("season");
    const recalled = first(fullerton, "transfer", 2027, "transfer");
    expect(recalled).toMatchObject({ date: "2026-11-30", certainty: "unconfirmed" });
  });

  it("show the earlier of two dates that conflict, and say so", () => {
    const found = first(scripps, "rd");
    expect(found).toMatchObject({ date: "2027-01-08", other: { date: "2027-01-14" } });
    if (found === undefined) throw new Error("Scripps has a regular date.");
    const words = deadlineSourceWords(found, 2027, today);
    expect(words).toContain("The college’s admission page says January 14, 2027; we use the earlier date.");
    expect(words).toMatch(/^For fall 2027, from /);
    expect(words).toMatch(/Check the college’s page\.$/);
  });

  it("never state what was only recalled as found", () => {
    const recalled = [...deadlineTables().records.values()]
      .flat()
      .filter(({ confidence }) => confidence === "recalled");
    expect(recalled.length).toBeGreaterThan(40);
    for (const record of recalled) {
      const applicant = record.plan === "transfer" ? "transfer" : "first-year";
      const found = first(record.unitid, record.plan, 2027, applicant);
      if (found === undefined) throw new Error(String(record.unitid));
      expect(found.certainty).toBe("unconfirmed");
      expect(deadlineSourceWords(found, 2027, today)).toMatch(
        /^Not confirmed for fall 2027.*Ask the admission office\.$/,
      );
      expect(deadlineLabel(found, 2027)).toContain("not confirmed");
    }
  });

  it("are told with their season and the advice to check, for every college and plan", () => {
    const { all } = catalogue();
    for (const { unitid } of all) {
      for (const found of deadlinesOf({ unitid, open: false }, 2027, "first-year", today)) {
        expect(deadlineSourceWords(found, 2027, today)).toMatch(/fall 202[567].*(Check|Ask)/);
        // Nothing that is said to be of this season lies outside it.
        if (found.date !== null) expect(found.date > "2026-08-31" && found.date < "2027-09-01", found.date).toBe(true);
      }
    }
  });

  it("of rolling colleges name the priority date, and no closing day that nobody gave", () => {
    expect(first(baruch, "priority")).toMatchObject({ date: "2027-02-01", certainty: "season" });
    expect(first(baruch, "rolling")).toMatchObject({ date: null, certainty: "unconfirmed" });
  });

  it("of a college that admits everyone are rolling, not confirmed, and only where nothing else is known", () => {
    const [found] = deadlinesOf({ unitid: 1, open: true }, 2027, "first-year", today);
    expect(found).toMatchObject({ plan: "rolling", date: null, certainty: "unconfirmed" });
    expect(deadlinesOf({ unitid: 1, open: false }, 2027, "first-year", today)).toEqual([]);
  });
});

describe("deadlines for other falls", () => {
  it("are last known ones and say of which fall, for a junior", () => {
    const found = first(ucla, "rd", 2028);
    expect(found).toMatchObject({ date: "2027-11-30", certainty: "past-season", asRead: "2026-11-30" });
    if (found === undefined) throw new Error("UCLA has a regular date.");
    expect(deadlineSourceWords(found, 2028, today)).toBe(
      "Last known: November 30, 2026, for fall 2027. We don’t have the date for fall 2028. Check the college’s page by October 1, 2027.",
    );
    expect(checkBy(found, "2027-11-15")).toBe("2027-11-15");
  });

  it("come from the newest season alone: a round that was dropped stays dropped", () => {
    const record = (season: string, plan: DeadlinePlan, date: string): DeadlineRecord => ({
      unitid: 1,
      plan,
      date,
      kind: "deadline",
      season,
      confidence: "medium",
      source: "grid",
      read: null,
      other: null,
      note: null,
    });
    const records = [record("2024-25", "ed1", "2024-11-15"), record("2025-26", "rd", "2026-01-15")];
    const tables = { head: { expires: "2027-06-30" }, records: new Map([[1, records]]) };
    const found = collegeDeadlines({ unitid: 1, open: false }, 2027, "first-year", tables, today);
    expect(found.map(({ plan, date, season }) => [plan, date, season])).toEqual([["rd", "2027-01-15", "2025-26"]]);
  });

  it("of an expired table are no longer stated as found", () => {
    expect(first(wesleyan, "rd")?.certainty).toBe("season");
    expect(first(wesleyan, "rd", 2027, "first-year", "2027-07-01")?.certainty).toBe("unconfirmed");
  });
});

describe("a date that isn't known", () => {
  it("is taken for the earliest usual day still to come, never for a later one", () => {
    expect(earliestUsual("rd", 2027, today)).toBe("2026-11-30");
    expect(earliestUsual("transfer", 2027, today)).toBe("2026-11-30");
    expect(earliestUsual("rd", 2028, today)).toBe("2027-11-15");
    expect(earliestUsual("ed1", 2027, "2026-12-02")).toBeNull();
    for (const days of Object.values(usualDays)) {
      const inSeason = days.map((day) => `${day < "08-01" ? 1 : 0}-${day}`);
      expect(inSeason).toEqual(inSeason.toSorted());
    }
  });
});

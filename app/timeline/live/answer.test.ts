import { describe, expect, it } from "vitest";
import { addDays } from "~/calendar/day";
import { next, nothingYet } from "~/design/live/shown";
import { makePlan } from "~/timeline/page/read-timeline.server";
import { aidChoices, pathChoices } from "~/timeline/planning/choices";
import { classYearProblem, seniorYear } from "~/timeline/planning/class-year";
import { parseAnswers } from "~/timeline/planning/input";
import { liveTimeline } from "./answer";
import type { TimelineFigures } from "./figures";
import { timelineFigures } from "./figures.server";
import { firstDates, firstLine, spoken, trouble } from "./first-dates";

const today = "2026-11-24";
/** Known and unknown dates, a college that closed, one that admits everyone, UC. */
const unitids = [166027, 204796, 203535, 110662, 193308, 172264, 202222, 228778];
/** As they come from the server. */
const figuresFrom = (from: string): TimelineFigures =>
  JSON.parse(JSON.stringify(timelineFigures(unitids.join(","), from, today)));
const figures = figuresFrom(today);
const formOf = (typed: string) => new URLSearchParams(`unitids=${unitids.join(",")}&${typed}`);

/** The plan that the same form leads to when it is sent. */
function sent(typed: string) {
  const parsed = parseAnswers(formOf(typed), today, () => true);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.messages));
  return makePlan(parsed.answers).timeline;
}

describe("the plan while typing", () => {
  const years = Array.from({ length: 14 }, (_, at) => seniorYear(today) - 7 + at);
  it.each(
    pathChoices.flatMap(({ value: path }) =>
      years.filter((year) => classYearProblem(year, path, today) === null).map((year) => [path, year] as const),
    ),
  )("is that of the form sent: %s, class of %i", (path, year) => {
    for (const more of ["", "&tests=act&recommenders=3&arts=portfolio&state=CA", "&aid=css&state=OH&tests=none"]) {
      const typed = `path=${path}&year=${year}${more}`;
      const live = liveTimeline(formOf(typed), figures, today);
      expect(live.ok && live.result, typed).toEqual(sent(typed));
    }
  });

  it("is so too with rounds, dates found and what is sent, and for a plan made earlier", () => {
    const from = addDays(today, -40);
    const typed = `year=2027&plan-166027=rea&date-204796=2026-12-02&sent-203535=yes&aid=${aidChoices[0].value}&from=${from}`;
    const live = liveTimeline(formOf(typed), figuresFrom(from), today);
    expect(live.ok && live.result).toEqual(sent(typed));
  });

  it("is no plan but the fields' own messages where something cannot be read", () => {
    const live = liveTimeline(formOf("year=11&date-204796=soon"), figures, today);
    expect(live.ok ? [] : live.mistakes.map(({ field }) => field).sort()).toEqual(["date-204796", "year"]);
  });
});

describe("figures", () => {
  it("are of colleges and a day of a plan, and of nothing else", () => {
    expect(timelineFigures("", today, today)?.colleges).toEqual([]);
    for (const asked of ["1", "abc", "166027,999999", Array.from({ length: 30 }, (_, at) => 100_000 + at).join()]) {
      expect(timelineFigures(asked, today, today), asked).toBeNull();
    }
    for (const day of ["", "soon", "1999-01-01", addDays(today, 30)]) {
      expect(timelineFigures("166027", day, today), day).toBeNull();
    }
  });
});

describe("what stands beside the form", () => {
  const timeline = sent("year=2027&date-204796=2026-11-26&date-203535=2026-11-02&sent-166027=yes");

  it("is every deadline still to come, by day, what is over, and three things to do", () => {
    const { deadlines, over, first } = firstDates(timeline, today);
    const days = deadlines.map(({ date }) => date);
    expect(days).toEqual([...days].sort());
    expect(deadlines[0]).toMatchObject({ unitid: 204796, date: "2026-11-26" });
    expect(deadlines.map(({ unitid }) => unitid)).not.toContain(166027);
    expect(over.map(({ unitid }) => unitid)).toContain(203535);
    expect(first).toHaveLength(3);
  });

  it("says the nearest deadline in one line, or what keeps it from being there", () => {
    const line = firstLine(firstDates(timeline, today));
    expect(line).toBe("First deadline: Thu, Nov 26, Ohio State University-Main Campus");
    // A college that takes applications as they come has none: the day is ours.
    const own = timeline.applications.map((one) => ({ ...one, date: "2026-11-25", certainty: "working" as const }));
    expect(firstLine({ deadlines: own, over: [], first: [] })).toMatch(/^First date to work toward: Wed, Nov 25, /);
    const none = next(nothingYet, () => liveTimeline(formOf(""), figures, today));
    expect(trouble(none)).toBe("To see your first dates:");
    expect(spoken(none, "")).toMatch(/^To see your first dates: Enter the year you finish high school/);
    expect(firstLine({ deadlines: [], over: [], first: [] })).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import { isMonthDay } from "~/calendar/day";
import { rules } from "./rules";

describe("the rules of the application year", () => {
  const ids = rules.tasks.map(({ id }) => id);

  it("names every task once", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]*$/.test(id))).toEqual([]);
  });

  it("builds only on tasks that stand before in the file, so that nothing waits on itself", () => {
    const wrong = rules.tasks.flatMap(({ id, after }, index) =>
      after.filter((before) => !ids.slice(0, index).includes(before)).map((before) => `${id} after ${before}`),
    );
    expect(wrong).toEqual([]);
  });

  it("has days that exist, known places for words, and a sentence for every task", () => {
    const days = [
      rules.planFor.from,
      rules.planFor.to,
      rules.working.first,
      rules.working.rolling,
      ...Object.values(rules.fafsaOpened).map((day) => day.slice(5)),
      ...Object.values(rules.decisions),
      ...Object.values(rules.reply),
      ...rules.tasks.flatMap(({ at, notBefore }) => [
        "due" in at ? at.due : "season" in at ? at.season : "summer" in at ? at.summer : "01-01",
        notBefore ?? "01-01",
      ]),
    ];
    expect(days.filter((day) => !isMonthDay(day))).toEqual([]);
    for (const { title, detail, each } of rules.tasks) {
      expect(title.length).toBeGreaterThan(10);
      expect(detail === "{state}" || /[.?]$/.test(detail), title).toBe(true);
      for (const [, word] of `${title} ${detail}`.matchAll(/\{(\w+)\}/g)) {
        expect(["college", "plan", "award", "state", "opens"]).toContain(word);
        if (word === "college" || word === "plan") expect(each).toBe(true);
      }
    }
  });

  it("opens the FAFSA on the day that the pages of words name, and on or before the October 1 of the law", () => {
    expect(rules.fafsaOpened).toEqual({ "2027-28": "2026-09-23" });
    for (const [award, day] of Object.entries(rules.fafsaOpened)) {
      expect(day <= `${Number(award.slice(0, 4)) - 1}-10-01`, award).toBe(true);
    }
  });

  it("has tests on the Saturdays of existing weeks", () => {
    for (const { weekends, register, closes, late, scores } of Object.values(rules.tests)) {
      expect(weekends.every(([month, nth]) => month && month <= 12 && nth && nth <= 4)).toBe(true);
      expect(register).toBeGreaterThanOrEqual(14);
      expect(register).toBeGreaterThan(closes);
      expect(closes).toBeGreaterThan(late);
      expect(scores).toBeGreaterThanOrEqual(14);
    }
  });
});

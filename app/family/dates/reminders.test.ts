import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "~/calendar/day";
import { reminderMail } from "./reminder-mail";
import { aheadOn, dayChoices, dueOn, readSettings, summaryOf } from "./reminders";

const today = "2026-11-21";
const on = (left: number, kind: "deadline" | "task" = "deadline") => ({
  id: `in ${left}`,
  day: addDays(today, left),
  kind,
});
const usual = { days: [14, 7, 1], weekly: false };

describe("what somebody is told of", () => {
  it("is each date on the chosen days, the nearest first", () => {
    const dates = [on(14), on(7), on(1), on(0), on(20), on(-1)];
    expect(dueOn(dates, usual, today).map(({ left, before }) => [left, before])).toEqual([
      [0, 1],
      [1, 1],
      [7, 7],
      [14, 14],
    ]);
  });

  it("is made up for after a morning without mail, once and for the nearest day", () => {
    expect(dueOn([on(5)], usual, today)).toMatchObject([{ left: 5, before: 7 }]);
    expect(dueOn([on(12)], usual, today)).toMatchObject([{ left: 12, before: 14 }]);
    expect(dueOn([on(5)], { days: [1], weekly: true }, today)).toEqual([]);
  });

  it("is a task on the last of the chosen days", () => {
    const tasks = [on(14, "task"), on(7, "task"), on(1, "task")];
    expect(dueOn(tasks, usual, today).map(({ left }) => left)).toEqual([1]);
    expect(dueOn(tasks, { days: [14], weekly: false }, today).map(({ left }) => left)).toEqual([1, 7, 14]);
    expect(dueOn(tasks, { days: [], weekly: true }, today)).toEqual([]);
  });

  it("comes once for each chosen day of a date, whichever mornings are missed", () => {
    fc.assert(
      fc.property(
        fc.subarray([...dayChoices], { minLength: 1 }),
        fc.integer({ min: 0, max: 40 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 45 })),
        (days, until, mornings) => {
          const date = on(until);
          const told = new Set<number>();
          const mails: number[] = [];
          for (const morning of [...mornings].sort((a, b) => a - b)) {
            for (const { before } of dueOn([date], { days, weekly: false }, addDays(today, morning))) {
              if (!told.has(before)) mails.push(morning);
              told.add(before);
            }
          }
          expect(mails.length).toBeLessThanOrEqual(days.length);
          for (const morning of mails) expect(morning).toBeLessThanOrEqual(until);
          // Whoever is looked at every morning is told on exactly the chosen days.
          const every = days.filter((day) => day <= until).length;
          const whole = [...Array(until + 1).keys()].every((day) => mornings.includes(day));
          if (whole) expect(mails.length).toBeGreaterThanOrEqual(every);
        },
      ),
    );
  });

  it("is in the weekly summary for two weeks, on Sunday or the day after", () => {
    expect(aheadOn([on(-1), on(0), on(14), on(15)], today).map(({ day }) => daysBetween(today, day))).toEqual([0, 14]);
    expect(summaryOf("2026-11-22")).toBe("2026-11-22");
    expect(summaryOf("2026-11-23")).toBe("2026-11-22");
    expect(summaryOf("2026-11-24")).toBeNull();
    expect(summaryOf("2026-11-21")).toBeNull();
  });

  it("is what the form says, and nothing where nothing is ticked", () => {
    const read = (text: string) => readSettings(new URLSearchParams(text));
    expect(read("days=1&days=14&days=99&days=x")).toEqual({ days: [14, 1], weekly: false });
    expect(read("weekly=yes")).toEqual({ days: [], weekly: true });
    expect(read("days=99&weekly=maybe")).toBeNull();
    expect(read("")).toBeNull();
  });
});

describe("a reminder", () => {
  const date = (left: number, name: string) => ({
    ...on(left),
    title: `Deadline: ${name}`,
    detail: "Regular <Decision>.",
  });
  const links = {
    planLink: "https://www.example.org/plan/1",
    stopLink: "https://www.example.org/reminders/stop?token=t",
  };
  const mail = (more: object) =>
    reminderMail({ student: "Maya", due: [], ahead: null, today, ...links, ...more } as Parameters<
      typeof reminderMail
    >[0]);

  it("says in its subject what comes and when", () => {
    expect(mail({ due: [date(1, "Kenyon College")] }).subject).toBe("Deadline: Kenyon College, tomorrow");
    expect(mail({ due: [date(1, "A"), date(7, "B")] }).subject).toBe("College plan: 2 dates, the first tomorrow");
    expect(mail({ ahead: [date(9, "A")], student: null }).subject).toBe(
      "Your college plan: one date in the next two weeks",
    );
  });

  it("names a task alone, without an amount that somebody wrote into it", () => {
    const task = { ...on(1, "task"), title: "Pay the $1,250.50 deposit", detail: "The fee was $75." };
    const { subject, text, html } = mail({ due: [task] });
    expect(subject).toBe("Pay the $… deposit, tomorrow");
    expect(text + html).not.toMatch(/1,250|\$75|The fee/);
  });

  it("brings no words of others into its subject, and no link of theirs into the text", () => {
    const title = "Your account is locked\r\nBcc: x@y.example Visit http://evil.example or evil.com\u202e";
    const task = { ...on(1, "task"), id: "own-1.p", title };
    const student = "Call me";
    const { subject, text, html } = mail({ student, due: [task] });
    expect(subject).toBe("College plan: one task, tomorrow");
    expect(text).toContain("- Your account is locked Bcc: … Visit … or …\n");
    expect(text + html).not.toMatch(/evil|y\.example|\u202e/);
    for (const more of [{ due: [task, task] }, { ahead: [task] }, { due: [{ ...task, kind: "deadline" }] }]) {
      expect(mail({ student, ...more }).subject).not.toMatch(/locked|Call/);
    }
  });

  it("says the same as text and as a page, with the way out in both", () => {
    const { text, html } = mail({ due: [date(1, "A & B")], ahead: [date(9, "C")] });
    expect(text).toContain("- Deadline: A & B\n  November 22, 2026, tomorrow\n  Regular <Decision>.");
    expect(text).toContain("Also in the next two weeks");
    expect(text).toContain(links.stopLink);
    expect(html).toContain("Deadline: A &amp; B");
    expect(html).toContain("Regular &lt;Decision&gt;.");
    expect(html).toContain(`href="${links.stopLink}"`);
    expect(html).not.toMatch(/<img|<script|<link|src=/);
  });
});

import { type Day, daysBetween, writeDay } from "~/calendar/day";
import { escapeMarkup } from "~/escape-markup";
import { withoutLinks } from "~/mail/without-links";
import { site } from "~/site";
import { distanceWords } from "~/timeline/planning/words";

/** A date as a mail names it. */
interface NamedDate {
  /** As in `PlanDate`: "own-…" for what somebody added and named. */
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly detail: string;
  readonly kind: "deadline" | "task";
}

export interface ReminderMail {
  /** The student's first name; null to the student. */
  readonly student: string | null;
  /** Dates that somebody asked to be told of today. */
  readonly due: readonly NamedDate[];
  /** What else the next two weeks hold; null where the mail is no weekly summary. */
  readonly ahead: readonly NamedDate[] | null;
  readonly today: Day;
  /** Whole addresses of the plan and of the page that ends these mails. */
  readonly planLink: string;
  readonly stopLink: string;
}

/**
 * A reminder in text and as a page that says the same. It names dates, and nobody but the student: no money, no notes,
 * no essays, nothing to buy. It loads nothing, so nobody learns whether it was opened.
 */
export function reminderMail(mail: ReminderMail): { subject: string; text: string; html: string } {
  const { student, today, planLink, stopLink } = mail;
  const due = mail.due.map(asMailed);
  const ahead = mail.ahead?.map(asMailed) ?? null;
  const plan = student === null ? "your college plan" : `${student}’s college plan`;
  const parts = [
    { heading: null, dates: due },
    { heading: due.length > 0 ? "Also in the next two weeks" : "In the next two weeks", dates: ahead ?? [] },
  ].filter(({ dates }) => dates.length > 0);
  const far = (day: Day) => distanceWords(daysBetween(today, day));
  const why = `You’re getting this because you asked for reminders about ${plan} on ${site.name}. Dates are in Eastern Time.`;
  return {
    subject: subjectOf({ ...mail, due, ahead }, far),
    text: [
      `Dates in ${plan}:`,
      ...parts.flatMap(({ heading, dates }) => [
        ...(heading === null ? [] : [`${heading}:`]),
        ...dates.map(({ title, day, detail }) => `- ${title}\n  ${writeDay(day)}, ${far(day)}\n  ${detail}`.trimEnd()),
      ]),
      `Open the plan: ${planLink}`,
      `${why}\nStop these emails: ${stopLink}`,
    ].join("\n\n"),
    html: page([
      `<p>Dates in ${escapeMarkup(plan)}:</p>`,
      ...parts.flatMap(({ heading, dates }) => [
        ...(heading === null ? [] : [`<h2 style="font-size:1.1em;margin:1.5em 0 .25em">${escapeMarkup(heading)}</h2>`]),
        `<ul style="padding:0;list-style:none">${dates.map((date) => item(date, far(date.day))).join("")}</ul>`,
      ]),
      `<p><a href="${escapeMarkup(planLink)}">Open the plan</a></p>`,
      `<p style="margin-top:2em;font-size:.875em">${escapeMarkup(why)}<br><a href="${escapeMarkup(stopLink)}">Stop these emails</a></p>`,
    ]),
  };
}

/**
 * A task is named alone: what is written about it may speak of fees. Nor does a name that somebody typed bring an
 * amount, or anything that a mail program makes a link of.
 */
function asMailed(date: NamedDate): NamedDate {
  if (date.kind === "deadline" && !isTyped(date)) return date;
  const title = date.title.replace(/\$\s?\d[\d,.]*/g, "$…");
  return { ...date, title: isTyped(date) ? withoutLinks(title) : title, detail: "" };
}

const isTyped = ({ id }: NamedDate) => id.startsWith("own-");

/** No word that anybody typed stands in a subject: neither a student's name nor that of a task somebody added. */
function subjectOf({ student, due, ahead }: ReminderMail, far: (day: Day) => string): string {
  const plan = student === null ? "Your college plan" : "College plan";
  const [first] = due;
  if (first === undefined) return `${plan}: ${count(ahead?.length ?? 0)} in the next two weeks`;
  if (due.length > 1) return `${plan}: ${count(due.length)}, the first ${far(first.day)}`;
  return isTyped(first) ? `${plan}: one task, ${far(first.day)}` : `${first.title}, ${far(first.day)}`;
}

const count = (dates: number) => (dates === 1 ? "one date" : `${dates} dates`);

const item = ({ title, day, detail }: NamedDate, far: string) =>
  `<li style="border-top:1px solid #999;padding:.6em 0"><strong>${escapeMarkup(title)}</strong><br>${escapeMarkup(`${writeDay(day)}, ${far}`)}${detail === "" ? "" : `<br>${escapeMarkup(detail)}`}</li>`;

const page = (parts: readonly string[]) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Reminder</title></head><body style="font:1rem/1.5 Georgia,serif;max-width:36rem;margin:0 auto;padding:1rem">${parts.join("\n")}</body></html>`;

import { strToU8, zipSync } from "fflate";
import { type Day, writeDay } from "~/calendar/day";
import { writeCalendar } from "~/calendar/ics";
import { csvFile } from "~/design/csv";
import { escapeMarkup } from "~/escape-markup";
import type { Opened } from "~/family/access/open-plan.server";
import type { PlanView } from "~/family/access/view";
import { listColleges } from "~/family/colleges/college-lines.server";
import { calendarName, eventsOf, type PlanDate } from "~/family/dates/plan-dates.server";
import type { ListedCollege } from "../colleges/college-list";
import { type Own, ownData, ownPage, ownTables, readOwn } from "./export-own.server";
import { type Progress, progressData, progressPage, progressTables, readProgress } from "./export-progress.server";

/** Everything of a plan that one person sees. */
export interface Everything {
  readonly view: PlanView;
  readonly colleges: readonly ListedCollege[];
  /** Names of what was taken off the list, for whoever keeps it. */
  readonly takenOff: readonly string[];
  readonly progress: Progress;
  readonly own: Own;
  /** The day it is for this plan: that of the East Coast, which in the evening is not the day of UTC. */
  readonly today: Day;
}

/** Reads everything that somebody sees, as the pages do. */
export async function readEverything(opened: Opened): Promise<Everything> {
  const { view, today } = opened;
  const { lines, removed } = listColleges(view, today);
  const [progress, own] = await Promise.all([readProgress(opened), readOwn(opened)]);
  return { view, colleges: lines, takenOff: removed.map(({ name }) => name), progress, own, today };
}

/** Everything of a plan that one person sees, in one zip: see `planFiles`. */
export function exportPlan(all: Everything, origin: string, now: Date): Uint8Array {
  const files = planFiles(all, origin, now);
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: now,
    level: 6,
  });
}

/**
 * Everything of a plan that one person sees, to take along: a page to read, tables, a calendar and the data, by file
 * name. It is made from the view and from what the pages read, so it holds what they show this person and no more.
 * @param origin of the site, for the link in the calendar
 */
export function planFiles(all: Everything, origin: string, now: Date): Readonly<Record<string, string>> {
  const { view, colleges, progress, own } = all;
  const data = { ...listData(all), ...progressData(progress), ...ownData(own, view) };
  return {
    "plan.html": readable(all),
    "colleges.csv": table(colleges),
    ...progressTables(progress),
    ...ownTables(own),
    "dates.ics": calendar(view, progress.dates, origin, now),
    "plan.json": `${JSON.stringify(data, null, 2)}\n`,
  };
}

function listData({ view, colleges, takenOff, today }: Everything) {
  const { student, classYear, state, you, people, homes, allHomes } = view;
  const lines = colleges.map(({ unitid, name, place, statusLabel, wayLabel, deadline, note, liked }) => ({
    unitid,
    name,
    place,
    status: statusLabel,
    round: wayLabel,
    deadline: deadline?.day ?? null,
    note,
    liked,
  }));
  return {
    student: student.name,
    classYear,
    state,
    exportedFor: you,
    exportedOn: today,
    people,
    homes,
    allHomes,
    colleges: lines,
    takenOffTheList: takenOff,
  };
}

const columns = ["College", "Place", "Status", "Round", "Deadline", "Note", "What I liked"] as const;

function table(colleges: readonly ListedCollege[]): string {
  const rows = colleges.map(({ name, place, statusLabel, wayLabel, deadline, note, liked }) => [
    name,
    place,
    statusLabel,
    wayLabel,
    deadline?.day ?? "",
    note ?? "",
    liked ?? "",
  ]);
  return csvFile([columns, ...rows], { quoted: "always" });
}

function calendar(view: PlanView, dates: readonly PlanDate[], origin: string, now: Date): string {
  return writeCalendar(calendarName(view), eventsOf(dates, `${origin}/plan/${view.id}`), now);
}

function readable({ view, colleges, takenOff, progress, own, today }: Everything): string {
  const rows = colleges.map(
    ({ name, place, statusLabel, wayLabel, deadline, note, liked }) =>
      `<tr>${[name, place, statusLabel, wayLabel, deadline?.words ?? "not known", note ?? "", liked ?? ""]
        .map((text) => `<td>${escapeMarkup(text)}</td>`)
        .join("")}</tr>`,
  );
  const people = view.people.map(({ name, part, email }) => `<li>${escapeMarkup(`${name}: ${part}, ${email}`)}</li>`);
  const off = takenOff.map(escapeMarkup).join("; ");
  return [
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(view.student.name)}, college plan</title>`,
    "<style>body{font:1rem/1.5 Georgia,serif;max-width:70rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}td,th{border-bottom:1px solid;padding:.4rem .8rem .4rem 0;text-align:left;vertical-align:top}</style></head><body>",
    `<h1>${escapeMarkup(view.student.name)}’s college plan</h1>`,
    `<p>Class of ${view.classYear}. As ${escapeMarkup(view.you.name)} saw it on ${writeDay(today)}.</p>`,
    `<h2>Colleges</h2><table><thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`,
    ...(off === "" ? [] : [`<p>Taken off the list: ${off}.</p>`]),
    ...progressPage(progress, escapeMarkup),
    ...ownPage(own, view, escapeMarkup),
    `<h2>People</h2><ul>${people.join("")}</ul></body></html>\n`,
  ].join("\n");
}

import { strToU8, zipSync } from "fflate";
import { writeCalendar } from "~/calendar/ics";
import type { ListedCollege } from "./college-lines.server";
import { cell } from "./csv-cell";
import { type Kept, keptData, keptPage, keptTables } from "./export-kept.server";
import { calendarName, eventsOf, type PlanDate } from "./plan-dates.server";
import type { PlanView } from "./view";

/**
 * Everything of a plan that one person sees, to take along: a page to read, a table, a calendar and the data, in one zip.
 * It is made from the view and from nothing else, so it holds what the pages show this person and no more.
 * @param kept what the same person sees of tasks, saved results, ledgers, essays and dates
 * @param origin of the site, for the link in the calendar
 */
export function exportPlan(
  view: PlanView,
  colleges: readonly ListedCollege[],
  kept: Kept,
  origin: string,
  now: Date,
): Uint8Array {
  const files = {
    "plan.html": readable(view, colleges, kept, now),
    "colleges.csv": table(colleges),
    ...keptTables(kept),
    "dates.ics": calendar(view, kept.dates, origin, now),
    "plan.json": `${JSON.stringify({ ...data(view, colleges), ...keptData(kept) }, null, 2)}\n`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: now,
    level: 6,
  });
}

function data(view: PlanView, colleges: readonly ListedCollege[]) {
  const { student, classYear, state, you, people, homes } = view;
  const lines = colleges.map(({ unitid, name, place, statusLabel, wayLabel, deadline, note, liked }) => ({
    ...{ unitid, name, place, status: statusLabel, round: wayLabel, deadline: deadline?.day ?? null, note, liked },
  }));
  return { student: student.name, classYear, state, exportedFor: you, people, homes, colleges: lines };
}

const columns = ["College", "Place", "Status", "Round", "Deadline", "Note", "What I liked"] as const;

function table(colleges: readonly ListedCollege[]): string {
  const rows = colleges.map(({ name, place, statusLabel, wayLabel, deadline, note, liked }) =>
    [name, place, statusLabel, wayLabel, deadline?.day ?? "", note ?? "", liked ?? ""].map(cell).join(","),
  );
  // Spreadsheets take a file with this mark for UTF-8.
  return `\uFEFF${[columns.join(","), ...rows].join("\r\n")}\r\n`;
}

function calendar(view: PlanView, dates: readonly PlanDate[], origin: string, now: Date): string {
  return writeCalendar(calendarName(view), eventsOf(dates, `${origin}/plan/${view.id}`), now);
}

function readable(view: PlanView, colleges: readonly ListedCollege[], kept: Kept, now: Date): string {
  const rows = colleges.map(
    ({ name, place, statusLabel, wayLabel, deadline, note, liked }) =>
      `<tr>${[name, place, statusLabel, wayLabel, deadline?.words ?? "not known", note ?? "", liked ?? ""]
        .map((text) => `<td>${html(text)}</td>`)
        .join("")}</tr>`,
  );
  const people = view.people.map(({ name }) => `<li>${html(name)}</li>`);
  return [
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${html(view.student.name)}, college plan</title>`,
    "<style>body{font:1rem/1.5 Georgia,serif;max-width:70rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}td,th{border-bottom:1px solid;padding:.4rem .8rem .4rem 0;text-align:left;vertical-align:top}</style></head><body>",
    `<h1>College plan of ${html(view.student.name)}</h1>`,
    `<p>Class of ${view.classYear}. As ${html(view.you.name)} sees it on ${now.toISOString().slice(0, 10)}.</p>`,
    `<h2>Colleges</h2><table><thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`,
    ...keptPage(kept, html),
    `<h2>People</h2><ul>${people.join("")}</ul></body></html>\n`,
  ].join("\n");
}

const html = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

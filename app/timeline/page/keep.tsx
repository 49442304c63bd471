import { CalendarPlus, Printer } from "lucide-react";
import { Button, buttonClass } from "~/design/button";
import { More } from "~/design/more";
import { SaveToPlan } from "~/design/save-to-plan";
import { calendarPath, timelinePath, withSearch } from "~/timeline/address";
import { saveFile } from "~/timeline/device/device.client";
import { useProgress } from "~/timeline/device/use-progress";
import { calendarFile } from "~/timeline/planning/calendar";
import type { PlanPage } from "./plan-view";

export const calendarName = "college-timeline.ics";

/** The calendar file, paper, and the address that opens the plan again. */
export function Keep({ page, origin }: { page: PlanPage; origin: string }) {
  const { search } = page;
  const link = `${origin}${withSearch(timelinePath, search)}`;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-3 print:hidden">
        <CalendarButton page={page} link={link} />
        <PrintButton />
      </div>
      <More title="A link to this timeline, and what the file does" className="fold -my-3">
        <p>This link opens the same timeline on any device. Anyone who has it can see your answers.</p>
        <p className="mt-2 max-w-[46rem] rounded-md border border-rule bg-sunken px-3 py-2 text-sm break-all">
          <a href={link}>{link}</a>
        </p>
        <p className="mt-4 max-w-[42rem] text-sm text-muted print:hidden">
          The file works with Apple, Google and Outlook calendars, and includes reminders if your calendar supports
          them. If your plan changes, load a new file: it updates the same tasks instead of adding them twice. Times are
          in your own time zone.
        </p>
      </More>
      <SaveToPlan tool="timeline" answers={search} />
    </div>
  );
}

function CalendarButton({ page, link }: { page: PlanPage; link: string }) {
  const { changes, tasks, done } = useProgress();
  const own = changes.done.length + Object.keys(changes.edits).length + changes.added.length > 0;
  return (
    <a
      href={withSearch(calendarPath, page.search)}
      download={calendarName}
      className={buttonClass("plain")}
      onClick={(event) => {
        if (!own) return;
        // Changes are known to this device alone, so the file with them is made here.
        event.preventDefault();
        const { entry } = page.timeline;
        const left = tasks.filter(({ id }) => !done.has(id));
        const text = calendarFile({ entry, path: page.answers.path, tasks: left }, link, new Date());
        saveFile(calendarName, "text/calendar", text);
      }}
    >
      <CalendarPlus aria-hidden="true" className="size-4" />
      Put it in my calendar
    </a>
  );
}

function PrintButton() {
  const { ready } = useProgress();
  if (!ready) return null;
  return (
    <Button type="button" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4" />
      Print
    </Button>
  );
}

import { Form, Link } from "@remix-run/react";
import { CalendarPlus, Printer } from "lucide-react";
import { Button, buttonClass } from "~/design/button";
import { TextField } from "~/design/field";
import { Section } from "~/design/layout";
import { SaveToPlan } from "~/design/save-to-plan";
import { calendarPath, pathWith, resultsPath, sheetPath } from "~/visits/paths";
import type { TripView } from "./view";

/** Calendar, paper and link. */
export function Handoff({ view, origin }: { view: TripView; origin: string }) {
  const { search, answers } = view;
  return (
    <div className="print:hidden">
      <Section id="take" title="Save, print or share it">
        <div className="grid max-w-[46rem] gap-6">
          {answers.first === null ? (
            <Form method="get" action={`${resultsPath}#take`} className="flex flex-wrap items-end gap-3">
              {[...new URLSearchParams(search)].map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <TextField name="first" type="date" label="First day" hint="With a date you get a calendar file." />
              <Button>Add the date</Button>
            </Form>
          ) : (
            <div>
              <a href={pathWith(calendarPath, search)} download className={buttonClass("next")}>
                <CalendarPlus aria-hidden="true" className="size-4" />
                Save the calendar file
              </a>
              <p className="mt-2 text-sm text-muted">
                For Apple, Google and Outlook calendars. Times are local. When you change the trip, import the new file.
                It moves visits and drives instead of adding them twice. Anything the new trip no longer has, such as a
                college you dropped or the second day of a long drive, stays in your calendar until you delete it there.
              </p>
            </div>
          )}
          <div>
            <Link to={pathWith(sheetPath, search)} className={buttonClass("plain")}>
              <Printer aria-hidden="true" className="size-4" />
              Trip sheet with questions
            </Link>
            <p className="mt-2 text-sm text-muted">
              The plan, and for each college a scorecard and questions to print.
            </p>
          </div>
          <div>
            <p>
              This link opens the same trip on any device. Anyone who has it can see your starting point and your dates.
            </p>
            <p className="mt-2 rounded-md border border-rule bg-sunken px-3 py-2 text-sm break-all">
              <Link to={pathWith(resultsPath, search)}>
                {origin}
                {pathWith(resultsPath, search)}
              </Link>
            </p>
          </div>
          <SaveToPlan tool="trips" answers={search} />
        </div>
      </Section>
    </div>
  );
}

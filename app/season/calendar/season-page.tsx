import { Form, Link } from "@remix-run/react";
import { writeDay, writeMonth, writeWeekday } from "~/calendar/day";
import { Button } from "~/design/button";
import { SelectField } from "~/design/field";
import { Page, PageHeading, Section, SourceLine } from "~/design/layout";
import { More } from "~/design/more";
import { stateName } from "~/geography/states";
import { seasonFall } from "../fact";
import { type Chosen, grades, type SeasonDay } from "./season-day";

export interface SeasonPageProps {
  readonly chosen: Chosen;
  readonly coming: readonly { readonly month: string; readonly days: readonly SeasonDay[] }[];
  readonly past: readonly SeasonDay[];
  /** States to choose from, by name. */
  readonly states: readonly { readonly value: string; readonly label: string }[];
  /** What is said of programs of the chosen state that have no day. */
  readonly withoutDay: readonly string[];
  /** Whole address of the calendar file for what is chosen. */
  readonly calendar: string;
  readonly checkedOn: string;
  readonly over: boolean;
}

const gradeNames: Readonly<Record<number, string>> = {
  9: "9th grade",
  10: "10th grade",
  11: `11th grade (class of ${seasonFall + 1})`,
  12: `12th grade (class of ${seasonFall})`,
};

/** This season's calendar for everyone: what comes by month, what is over, and the file to subscribe to. */
export function SeasonPage({ chosen, coming, past, states, withoutDay, calendar, checkedOn, over }: SeasonPageProps) {
  const { grade, state } = chosen;
  return (
    <Page>
      <PageHeading title="This season’s deadlines">
        <p>
          Days that are the same for everyone who plans for fall {seasonFall}: tests, the FAFSA and CSS Profile, state
          aid. Your colleges’ own days are in the <Link to="/application-timeline">application timeline</Link>.
        </p>
      </PageHeading>
      <Form action="/deadlines" className="flex max-w-[46rem] flex-wrap items-end gap-4 pb-8 print:hidden">
        <SelectField
          key={`grade-${grade}`}
          label="Grade now"
          name="grade"
          defaultValue={grade ?? ""}
          options={[
            { value: "", label: "Every grade" },
            ...grades.map((one) => ({ value: String(one), label: gradeNames[one] ?? "" })),
          ]}
        />
        <SelectField
          key={`state-${state}`}
          label="State you live in"
          name="state"
          defaultValue={state ?? ""}
          options={[{ value: "", label: "Every state" }, ...states]}
        />
        <Button look="next">Show</Button>
      </Form>
      <p role="status" className="pb-4 text-muted">
        {over
          ? "This season is over, and the days of the next one haven’t been read yet."
          : `Shown: ${grade === null ? "every grade" : gradeNames[grade]}, ${state === null ? "every state" : stateName(state)}.`}
      </p>
      {grade !== null && grade < 11 && (
        <p className="max-w-[46rem] pb-6">
          No day on this calendar is one you have to keep yet. What matters now is in{" "}
          <Link to="/help/freshman-sophomore-preparation">ninth and tenth grade</Link>.
        </p>
      )}
      {coming.map(({ month, days }) => (
        <Section key={month} id={month} title={writeMonth(month)}>
          <DayList days={days} />
        </Section>
      ))}
      {state === null ? (
        <p className="max-w-[46rem] border-t border-rule py-6 print:hidden">
          Choose your state to see its aid dates too, also those not confirmed for this year.
        </p>
      ) : (
        withoutDay.length > 0 && (
          <Section id="no-day" title={`${stateName(state)}: aid without a day`}>
            <ul className="max-w-[46rem] list-disc space-y-2 ps-6">
              {withoutDay.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </Section>
        )
      )}
      <div className="print:hidden">
        <Section id="subscribe" title="In your own calendar">
          <p className="max-w-[46rem]">
            <a href={calendar.replace(/^https?:/, "webcal:")} className="font-semibold">
              Subscribe in this device’s calendar
            </a>{" "}
            or <a href={calendar}>download the file</a>. It holds what is shown above, says nothing about you, and
            follows when a day changes.
          </p>
          <p className="mt-3 max-w-[46rem]">
            Google Calendar: on a computer, next to “Other calendars,” choose “From URL” and paste{" "}
            <span className="break-all font-mono text-sm">{calendar}</span>
          </p>
        </Section>
      </div>
      {past.length > 0 && (
        <div className="border-t border-rule py-4 print:hidden">
          <More title="Over this season" note={`${past.length} days`}>
            <DayList days={past} />
          </More>
        </div>
      )}
      <SourceLine>
        SAT and ACT: calendars of the College Board and of ACT for 2026-27, as copied by third parties. FAFSA: U.S.
        Department of Education and the FAFSA Deadline Act. CSS Profile: College Board. State aid: the federal list and
        state agencies; “not confirmed” is worked out from an earlier year. Colleges: the Common App’s list and
        colleges’ own pages. Read by {writeDay(checkedOn)}; whoever sets a date has the final say.
      </SourceLine>
    </Page>
  );
}

function DayList({ days }: { days: readonly SeasonDay[] }) {
  return (
    <ol className="max-w-[46rem]">
      {days.map(({ id, day, title, detail, certainty }) => (
        <li key={id} className="gap-x-6 border-b border-rule py-3 sm:flex print:break-inside-avoid">
          <time dateTime={day} className="figures block shrink-0 font-semibold sm:w-28">
            {writeWeekday(day, "short")}
          </time>
          <div>
            <p className="font-semibold leading-snug">
              {title}
              {certainty === "usual" && <span className="font-normal text-muted"> (as every year)</span>}
            </p>
            <p className="mt-0.5 text-sm leading-snug text-muted">{detail}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

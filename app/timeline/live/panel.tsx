import { useCallback } from "react";
import { config } from "zod";
import { daysBetween, writeDay, writeShortDay } from "~/calendar/day";
import { useAnswer } from "~/design/live/follow";
import { LiveLayout } from "~/design/live/live-layout";
import { timelineFieldId } from "~/timeline/form/field-id";
import { planNames } from "~/timeline/planning/choices";
import { certaintyLabel, distanceWords } from "~/timeline/planning/words";
import { liveTimeline } from "./answer";
import type { TimelineFigures } from "./figures";
import { type FirstDates, firstDates, firstLine, spoken, trouble } from "./first-dates";

// The page's security policy lets no script make code out of text, and trying to is reported as a breach.
config({ jitless: true });

/** The first dates beside the form, which follow each change of it. */
export function LivePanel({
  form,
  figures,
  today,
}: {
  form: HTMLFormElement;
  figures: TimelineFigures;
  today: string;
}) {
  const work = useCallback((fields: URLSearchParams) => liveTimeline(fields, figures, today), [figures, today]);
  const shown = useAnswer(form, work);
  const dates = shown.result === null ? null : firstDates(shown.result, today);
  const line = dates === null ? "" : firstLine(dates);
  return (
    <LiveLayout
      title="Your first dates"
      line={line}
      trouble={trouble(shown)}
      mistakes={shown.mistakes.map(({ field, message }) => ({ field: timelineFieldId(field), message }))}
      spoken={spoken(shown, line)}
      note="Worked out on this device. “Make my timeline” shows every date and the work before it."
      offline="You’re offline: these first dates are worked out on this device; the whole timeline comes when you’re connected. What you typed stays here."
    >
      {dates !== null && <Dates dates={dates} entry={shown.result?.entry ?? 0} today={today} />}
    </LiveLayout>
  );
}

function Dates({
  dates: { deadlines, over, first },
  entry,
  today,
}: {
  dates: FirstDates;
  entry: number;
  today: string;
}) {
  return (
    <>
      {deadlines.length > 0 && (
        <ul className="mt-2">
          {deadlines.map((application) => (
            <li key={application.unitid} className="border-b border-rule py-2.5">
              <h3 className="text-base">{application.name}</h3>
              <p className="text-sm text-muted">{planNames[application.plan]}</p>
              <p>
                <span className="figures">{writeDay(application.date)}</span>{" "}
                <span className="text-sm text-muted">
                  {distanceWords(daysBetween(today, application.date))}; {certaintyLabel(application, entry)}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {over.length > 0 && <p className="mt-3 font-semibold">Over by now: {over.map(({ name }) => name).join(", ")}.</p>}
      <h3 className="mt-4 text-base">To do first</h3>
      <ul>
        {first.map(({ id, due, title }) => (
          <li key={id} className="mt-1 text-sm">
            <span className="figures text-muted">{writeShortDay(due)}</span> {title}
          </li>
        ))}
      </ul>
    </>
  );
}

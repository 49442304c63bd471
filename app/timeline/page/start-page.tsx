import { Link } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { type Day, isDay, writeDay } from "~/calendar/day";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Page, PageHeading } from "~/design/layout";
import { refusalOf } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { KeptOffer } from "~/student/list/kept-offer";
import { timelinePath, withSearch } from "~/timeline/address";
import { clearProgress, loadProgress } from "~/timeline/device/device.client";
import type { SavedProgress } from "~/timeline/device/saved-progress";
import { timelineFieldId } from "~/timeline/form/field-id";
import { TimelineForm } from "~/timeline/form/form";
import type { FormState } from "~/timeline/form/form-state";
import { LiveDates } from "~/timeline/live/live-dates";
import { mostColleges } from "~/timeline/planning/choices";

/** The form as a page of its own: empty, half filled, or with what is to be fixed. */
export function StartPage({ form }: { form: FormState }) {
  const result = useMemo(
    () => (Object.keys(form.messages).length === 0 ? undefined : refusalOf(form.messages)),
    [form.messages],
  );
  const { mistakes, report } = useMistakes(result, timelineFieldId);
  return (
    <Page>
      <PageHeading above="Tools" title="Application timeline">
        <p>
          Every deadline and the work leading up to it, from 8th grade to the first day of college. You get a plan by
          month and by college, what to do this week, and a calendar file. Only the days that are the same for everyone:{" "}
          <Link to="/deadlines">this season’s deadlines</Link>.
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {mistakes.length === 0 && <SavedPlan />}
      {form.chosen.length === 0 && (
        <KeptOffer to={(unitids) => withSearch(timelinePath, `unitids=${unitids.join(",")}`)} most={mostColleges} />
      )}
      <LiveDates unitids={form.chosen.map(({ unitid }) => unitid)} from={dayOf(form)} today={form.today}>
        <TimelineForm form={form} result={result} report={report} />
      </LiveDates>
    </Page>
  );
}

/** The day the plan begins: that of an earlier plan, or today. */
function dayOf({ values, today }: FormState): Day {
  const from = values.find(([name]) => name === "from")?.[1] ?? "";
  return isDay(from) ? from : today;
}

/** Leads back to what this device keeps. Nothing of it is known to the server. */
function SavedPlan() {
  const [kept, setKept] = useState<SavedProgress | null>(null);
  useEffect(() => setKept(loadProgress()), []);
  if (kept === null || kept.saved === null) return null;
  return (
    <div className="mb-10 flex max-w-[46rem] flex-wrap items-center gap-x-5 gap-y-2 border-s-4 border-brand bg-brand-tint px-5 py-3">
      <p>
        <Link to={withSearch(timelinePath, kept.saved.search)} className="font-semibold">
          Open the timeline you saved on this device
        </Link>{" "}
        <span className="text-muted">on {writeDay(kept.saved.on)}</span>
      </p>
      <Button
        type="button"
        look="quiet"
        onClick={() => {
          clearProgress();
          setKept(null);
        }}
      >
        Clear it
      </Button>
    </div>
  );
}

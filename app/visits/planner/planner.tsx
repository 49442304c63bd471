import { useMemo } from "react";
import { ErrorSummary } from "~/design/error-summary";
import { Page, PageHeading } from "~/design/layout";
import { refusalOf } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { assumptions } from "~/visits/routing/assumptions";
import { TripForm } from "./planner-form";
import type { PlannerForm } from "./read-planner";

const fields = [
  "unitids",
  "from",
  "back",
  "to",
  "first",
  "days",
  "pace",
  "tour",
  "run",
  "drivers",
  "hours",
  "leave",
  "until",
];
/** Mistakes are listed in the order of their fields on the page; booked tours and prices come last. */
const place = (field: string) => (fields.includes(field) ? fields.indexOf(field) : fields.length);

/** The planner: what it does in two sentences, what must be fixed, and the form. */
export function Planner({ form }: { form: PlannerForm }) {
  const { messages } = form;
  const result = useMemo(() => (Object.keys(messages).length === 0 ? undefined : refusalOf(messages)), [messages]);
  const { mistakes: found, report } = useMistakes(result);
  // The same list for the same answer: a new one would take the focus again.
  const mistakes = useMemo(() => [...found].sort((a, b) => place(a.field) - place(b.field)), [found]);
  return (
    <Page>
      <PageHeading above="Tools" title="College visit planner">
        <p>
          Choose up to 15 colleges and a place to start. You get the order with the least driving, a plan for each day,
          what it costs, and a sheet of questions for every campus.
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      <TripForm form={form} result={result} report={report} />
      <p className="mt-8 max-w-[46rem] text-sm text-muted">
        {assumptions.estimate} Colleges set their own tour times, so book each tour with the college.
      </p>
    </Page>
  );
}

import { Link } from "@remix-run/react";
import { Button } from "~/design/button";
import type { NextStep } from "./overview";

/** What to do about something: a place to go, or a job to run now. */
export function NextStepPart({ next }: { next: NextStep | undefined }) {
  if (next === undefined) return null;
  if ("to" in next) return <Link to={next.to}>{next.label}</Link>;
  return (
    <form method="post" action="/admin/jobs" className="-ms-2 inline-block">
      <input type="hidden" name="job" value={next.job} />
      <Button look="quiet">{next.label}</Button>
    </form>
  );
}

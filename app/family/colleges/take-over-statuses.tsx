import { Form } from "@remix-run/react";
import { Button } from "~/design/button";
import { statusName } from "~/student/list/status";
import { useStatuses } from "~/student/list/use-statuses";
import type { ListedCollege } from "./college-list";
import { furtherOnDevice } from "./statuses-from-device";

/**
 * Offers a plan the statuses that were set on the list of this device, each by name: the two lists are kept apart.
 * Nothing where the plan knows as much, and nothing is sent before the button is pressed.
 */
export function TakeOverStatuses({ lines }: { lines: readonly ListedCollege[] }) {
  const further = furtherOnDevice(lines, useStatuses());
  if (further.length === 0) return null;
  return (
    <Form
      method="post"
      preventScrollReset
      className="mb-6 max-w-[46rem] rounded-r-md border-s-4 border-accent bg-notice-tint px-5 py-3 print:hidden"
    >
      <p>The list on this device says more than the plan:</p>
      <ul className="my-2 list-disc ps-6">
        {further.map(({ unitid, name, statusLabel, status, next }) => (
          <li key={unitid}>
            {name}: {statusName(next)}, {statusLabel} in the plan
            <input type="hidden" name={`status-${unitid}`} value={next} />
            <input type="hidden" name={`shown-${unitid}`} value={status} />
          </li>
        ))}
      </ul>
      <Button name="intent" value="statuses">
        {further.length === 1
          ? "Take over the status you set on this device"
          : `Take over the ${further.length} statuses you set on this device`}
      </Button>
    </Form>
  );
}

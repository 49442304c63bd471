import { statusName } from "~/student/list/status";
import { useStatuses } from "~/student/list/use-statuses";

/**
 * The status a college has on this device, to go into the plan with it. Said, so that nobody sends it unknowing.
 *
 * @param added false where the college isn't checked, and so nothing of it is sent
 */
export function StatusToAdd({ unitid, added = true }: { unitid: number; added?: boolean }) {
  const status = useStatuses()[unitid];
  if (status === undefined || !added) return null;
  return (
    <>
      <input type="hidden" name={`status-${unitid}`} value={status} />
      <span className="block text-sm">{statusName(status)}, as on this device</span>
    </>
  );
}

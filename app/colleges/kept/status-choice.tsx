import { areStatusesStored, setStatus } from "~/student/list/kept-status";
import { isStatus, statuses, usualStatus } from "~/student/list/status";
import { useStatuses } from "~/student/list/use-statuses";

/**
 * Where the application to a college of this device's list stands. It stays on the device, so it needs scripts; until
 * they run there is nothing to choose.
 */
export function StatusChoice({ unitid, name }: { unitid: number; name: string }) {
  const status = useStatuses()[unitid] ?? usualStatus;
  return (
    <label className="mt-1.5 inline-flex flex-wrap items-center gap-x-2 print:hidden">
      <span className="text-sm text-muted">
        Status<span className="sr-only"> of {name}</span>
      </span>
      <select
        value={status}
        onChange={({ target: { value } }) => {
          if (isStatus(value)) setStatus(unitid, value);
        }}
        data-private=""
        className="min-h-11 rounded-md border border-rule-strong bg-surface px-2 py-1 text-ink"
      >
        {statuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Where the statuses are kept, once there is one. */
export function StatusNote() {
  if (Object.keys(useStatuses()).length === 0) return null;
  return (
    <p className="mt-2 max-w-[46rem] text-sm text-muted print:hidden">
      {areStatusesStored()
        ? "Each status stays on this device: it isn’t in the link, and we get it only if you add the college to a plan."
        : "Your browser won’t let us save anything, so each status lasts until you leave this page."}
    </p>
  );
}

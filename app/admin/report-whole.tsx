import { momentInUtc } from "~/calendar/moment";
import type { ErrorReport } from "~/store/rows";

/** Everything that is kept of one report. It never held what the reader typed, or who they are. */
export function ReportWhole({ report }: { report: ErrorReport }) {
  const { id, at, type, severity, message, stack, path, user_agent, session_id, release } = report;
  const facts: readonly (readonly [string, string | null])[] = [
    ["Number", id],
    ["When", momentInUtc(at)],
    ["Type", type],
    ["Severity", severity],
    ["Page", path],
    ["Browser", user_agent],
    ["Visit", session_id],
    ["Release", release],
    ...contextOf(report.context),
  ];
  return (
    <>
      <p className="wrap-anywhere mb-4 font-mono">{message}</p>
      <dl className="grid max-w-[46rem] grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {facts.map(([label, words]) => (
          <div key={label} className="contents">
            <dt className="font-semibold">{label}</dt>
            <dd className="wrap-anywhere">{words ?? "not reported"}</dd>
          </div>
        ))}
      </dl>
      {stack !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached with the keyboard
        <section aria-label="Stack" tabIndex={0} className="mt-4 overflow-x-auto rounded-md bg-sunken p-4">
          <pre className="text-sm">{stack}</pre>
        </section>
      )}
    </>
  );
}

function contextOf(context: string | null): readonly (readonly [string, string])[] {
  const parsed: unknown = context === null ? {} : JSON.parse(context);
  return Object.entries(parsed as Record<string, unknown>).map(([key, value]) => [`Context: ${key}`, String(value)]);
}

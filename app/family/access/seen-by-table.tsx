import type { SeenBy } from "./seen-by";

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Each part of a plan with who sees and who changes it. */
export function SeenByTable({ rows }: { rows: readonly SeenBy[] }) {
  return (
    <dl className="max-w-[52rem] border-b border-rule">
      {rows.map(({ what, sees, derived, changes }) => (
        <div key={what} className="grid gap-x-8 gap-y-1 border-t border-rule py-4 sm:grid-cols-[18rem_1fr]">
          <dt className="wrap-anywhere font-semibold">{what}</dt>
          <dd className="wrap-anywhere">
            <p>Who can see it: {sees}.</p>
            {derived !== null && <p>Only what the household shares, as a wide range: {derived}.</p>}
            <p className="text-muted">
              {changes === "nobody" ? "No one can change it." : `${upper(changes)} can change it.`}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

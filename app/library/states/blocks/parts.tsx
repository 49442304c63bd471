import type { ReactNode } from "react";
import { type FigureGroup, sourceOf } from "~/colleges/facts/provenance";

/** Publication and year of the figures above it, in one short line. */
export function Years({ groups, children }: { groups: readonly FigureGroup[]; children?: ReactNode }) {
  const sources = groups.map(sourceOf);
  const names = [
    ...new Set(sources.map(({ source }) => (source.includes("Scorecard") ? "College Scorecard" : "IPEDS"))),
  ];
  const years = [...new Set(sources.map(({ label, year }) => `${label.toLowerCase()} ${year}`))];
  return (
    <p className="source">
      {children !== undefined && <>{children} </>}
      Source: U.S. Department of Education, {names.join(" and ")}: {years.join("; ")}.
    </p>
  );
}

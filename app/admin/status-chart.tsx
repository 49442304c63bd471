import { StackedBars, wholeOf } from "./stacked-bars";

/** How replies with one status were asked for, over the days of the table. */
export interface StatusCount {
  readonly status: string;
  readonly page: number;
  readonly search: number;
  readonly mcp: number;
}

const doors = [
  { key: "page", label: "Counselor", className: "fill-brand text-brand" },
  { key: "search", label: "Search", className: "fill-target text-target" },
  { key: "mcp", label: "Assistants (/mcp)", className: "fill-reach text-reach" },
] as const;

/** How the counselor's replies ended, as one bar for each status on one scale. The table below has every figure. */
export function StatusChart({ counts }: { counts: readonly StatusCount[] }) {
  const bars = counts.map(({ status, ...values }) => {
    return { id: status, text: `${status}: ${wholeOf(values).toLocaleString("en-US")}`, values };
  });
  return (
    <StackedBars
      parts={doors}
      bars={bars}
      caption="Replies of the last 60 days by how they ended and where they were asked for. The table has every figure by day."
    />
  );
}

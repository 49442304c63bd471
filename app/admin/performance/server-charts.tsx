import { StackedBars, wholeOf } from "../stacked-bars";
import type { TableRow } from "../table";

const parts = [
  { key: "loaders", label: "Loaders", className: "fill-brand text-brand" },
  { key: "rendering", label: "Rendering", className: "fill-target text-target" },
  { key: "encoding", label: "Encoding", className: "fill-reach text-reach" },
] as const;
const numberOf = (row: TableRow, key: string) => (typeof row[key] === "number" ? row[key] : 0);

/** The mean time of each part, page by page, as one bar each on one scale. The table below has every figure. */
export function PartsChart({ rows }: { rows: readonly TableRow[] }) {
  const made = rows.filter(({ loaders }) => loaders !== null).slice(0, 20);
  const bars = made.map((row) => {
    const of = (key: string) => numberOf(row, key);
    const values = { loaders: of("loaders"), rendering: of("rendering"), encoding: of("encoding") };
    return { id: String(row.id), text: `${row.page}: ${Math.round(wholeOf(values) * 10) / 10} ms`, values };
  });
  return (
    <StackedBars
      parts={parts}
      bars={bars}
      caption="Mean milliseconds of each part, for pages that were made. The table has every figure."
    />
  );
}

const width = 640;

interface Times {
  readonly histograms: Readonly<Record<"whole" | "loaders" | "rendering" | "encoding", readonly number[]>>;
  readonly bounds: readonly number[];
  /** False for pages from memory, which were not made. */
  readonly withParts: boolean;
}

const rowHeight = 56;

/** How answers are spread over time: the whole, and each part, with one scale of milliseconds. */
export function TimesChart({ histograms, bounds, withParts }: Times) {
  const rows = [{ key: "whole", label: "Whole answer", className: "fill-ink" } as const, ...(withParts ? parts : [])];
  const step = width / histograms.whole.length;
  return (
    <figure className="max-w-[46rem] space-y-3">
      {rows.map(({ key, label, className }) => {
        const counts = histograms[key];
        const largest = Math.max(1, ...counts);
        const most = counts.indexOf(largest);
        return (
          <div key={key}>
            <p className="text-sm">
              {label}: most within{" "}
              {bounds[most] === undefined ? "more than 2,000" : bounds[most]?.toLocaleString("en-US")} ms
            </p>
            <svg viewBox={`0 0 ${width} ${rowHeight}`} aria-hidden="true" className="w-full">
              <path d={`M0 ${rowHeight - 0.5}H${width}`} className="stroke-rule-strong" />
              {counts.map((count, place) => {
                const tall = (count / largest) * (rowHeight - 4);
                return (
                  <rect
                    key={bounds[place] ?? "more"}
                    x={place * step + 1}
                    y={rowHeight - tall}
                    width={step - 2}
                    height={tall}
                    className={className}
                  />
                );
              })}
            </svg>
          </div>
        );
      })}
      <figcaption className="text-sm text-muted">Each bar is one row of the table below.</figcaption>
    </figure>
  );
}

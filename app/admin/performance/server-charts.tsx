import type { TableRow } from "../table";

const width = 640;
const parts = [
  { key: "loaders", label: "Loaders", className: "fill-brand text-brand" },
  { key: "rendering", label: "Rendering", className: "fill-target text-target" },
  { key: "encoding", label: "Encoding", className: "fill-reach text-reach" },
] as const;
const numberOf = (row: TableRow, key: string) => (typeof row[key] === "number" ? row[key] : 0);

/** The mean time of each part, page by page, as one bar each on one scale. The table below has every figure. */
export function PartsChart({ rows }: { rows: readonly TableRow[] }) {
  const made = rows.filter(({ loaders }) => loaders !== null).slice(0, 20);
  if (made.length === 0) return null;
  const whole = (row: TableRow) => parts.reduce((sum, { key }) => sum + numberOf(row, key), 0);
  const largest = Math.max(1, ...made.map(whole));
  return (
    <figure className="max-w-[46rem]">
      <ul className="mb-3 flex flex-wrap gap-x-6 text-sm">
        {parts.map(({ key, label, className }) => (
          <li key={key} className="flex items-baseline gap-2">
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
              <rect width="10" height="10" className={className} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <ul className="space-y-2">
        {made.map((row) => (
          <li key={String(row.id)} className="text-sm">
            <span className="wrap-anywhere">
              {row.page}: {Math.round(whole(row) * 10) / 10} ms
            </span>
            <svg viewBox={`0 0 ${width} 12`} preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full">
              {parts.map(({ key, className }, place) => {
                const before = parts.slice(0, place).reduce((sum, part) => sum + numberOf(row, part.key), 0);
                const scaled = (value: number) => Math.round((value / largest) * width * 10) / 10;
                return (
                  <rect
                    key={key}
                    x={scaled(before)}
                    width={scaled(numberOf(row, key))}
                    height="12"
                    className={className}
                  />
                );
              })}
            </svg>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-sm text-muted">
        Mean milliseconds of each part, for pages that were made. The table has every figure.
      </figcaption>
    </figure>
  );
}

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

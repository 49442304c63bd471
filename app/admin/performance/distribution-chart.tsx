interface Drawn {
  readonly label: string;
  readonly total: number;
  readonly p75: number | null;
  readonly budget: number | null;
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
}

const width = 640;
const height = 160;
const edge = 8;

/**
 * Values by bucket as bars of one width, so their scale is not even; what is over the budget has another color, and
 * the budget a line. The table below has every figure.
 */
export function DistributionChart({ label, total, p75, budget, bounds, counts }: Drawn) {
  const step = (width - 2 * edge) / counts.length;
  const largest = Math.max(1, ...counts);
  const over = budget === null ? counts.length : bounds.indexOf(budget) + 1;
  const line = edge + over * step;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${label}: ${total.toLocaleString("en-US")} values, p75 ${p75?.toLocaleString("en-US") ?? "not known"}`}
        className="w-full max-w-[46rem]"
      >
        <path d={`M${edge} ${height - edge}H${width - edge}`} className="stroke-rule-strong" />
        {counts.map((count, bucket) => {
          const tall = (count / largest) * (height - 2 * edge);
          return (
            <rect
              key={bounds[bucket] ?? "more"}
              x={edge + bucket * step + 1}
              y={height - edge - tall}
              width={step - 2}
              height={tall}
              className={bucket < over ? "fill-brand" : "fill-reach"}
            />
          );
        })}
        {budget !== null && (
          <path d={`M${line} ${edge}V${height - edge}`} strokeDasharray="4 3" className="stroke-ink" />
        )}
      </svg>
      <figcaption className="text-sm text-muted">
        From fast, on the left, to slow: each bar is one row of the table.
        {budget !== null && " The dashed line is the budget."}
      </figcaption>
    </figure>
  );
}

import { momentInUtc } from "~/calendar/moment";

interface Drawn {
  readonly at: string;
  readonly found: number;
  readonly indexable: number;
}

const width = 640;
const height = 160;
const edge = 8;

/**
 * Two lines over the last crawls of the whole site, each on its own scale from zero: what was found, and the pages that
 * search engines may index. The table of crawls below has every figure.
 */
export function CrawlChart({ crawls }: { crawls: readonly Drawn[] }) {
  const [first] = crawls;
  const last = crawls.at(-1);
  if (first === undefined || last === undefined || crawls.length < 2) {
    return <p>After two crawls of the whole site, a chart shows here how they compare.</p>;
  }
  const lines = [
    { name: "Found", values: crawls.map(({ found }) => found), mark: "square", className: "text-reach" },
    {
      name: "Indexable pages",
      values: crawls.map(({ indexable }) => indexable),
      mark: "round",
      className: "text-brand",
    },
  ] as const;
  return (
    <figure>
      <ul className="mb-3 flex flex-wrap gap-x-6 text-sm">
        {lines.map(({ name, values, mark, className }) => (
          <li key={name} className="flex items-baseline gap-2">
            <svg viewBox="0 0 10 10" aria-hidden="true" className={`size-2.5 ${className}`}>
              <Mark kind={mark} x={5} y={5} size={5} />
            </svg>
            {name}: {values.at(-1)?.toLocaleString("en-US")}, at most {Math.max(...values).toLocaleString("en-US")}
          </li>
        ))}
      </ul>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${crawls.length} crawls: found ${first.found}, then ${last.found}; indexable pages ${first.indexable}, then ${last.indexable}`}
        className="w-full max-w-[46rem]"
      >
        <path d={`M${edge} ${height - edge}H${width - edge}`} className="stroke-rule-strong" />
        {lines.map(({ name, values, mark, className }) => {
          const points = values.map((value, i) => pointOf(value, i, values));
          return (
            <g key={name} className={className}>
              <polyline
                points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
                fill="none"
                strokeWidth="2"
                className="stroke-current"
              />
              {points.map(({ x, y }) => (
                <Mark key={x} kind={mark} x={x} y={y} size={3.5} />
              ))}
            </g>
          );
        })}
      </svg>
      <figcaption className="text-sm text-muted">
        From {momentInUtc(first.at)} to {momentInUtc(last.at)}. Each line has a scale of its own that begins at zero.
      </figcaption>
    </figure>
  );
}

function pointOf(value: number, i: number, values: readonly number[]): { x: number; y: number } {
  const largest = Math.max(1, ...values);
  const x = edge + (i / (values.length - 1)) * (width - 2 * edge);
  return { x: Math.round(x), y: Math.round(height - edge - (value / largest) * (height - 2 * edge)) };
}

function Mark({ kind, x, y, size }: { kind: "square" | "round"; x: number; y: number; size: number }) {
  return kind === "round" ? (
    <circle cx={x} cy={y} r={size} className="fill-current" />
  ) : (
    <rect x={x - size} y={y - size} width={2 * size} height={2 * size} className="fill-current" />
  );
}

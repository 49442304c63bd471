/** How replies with one status were asked for, over the days of the table. */
export interface StatusCount {
  readonly status: string;
  readonly page: number;
  readonly search: number;
  readonly mcp: number;
}

const width = 640;
const doors = [
  { key: "page", label: "Counselor", className: "fill-brand text-brand" },
  { key: "search", label: "Search", className: "fill-target text-target" },
  { key: "mcp", label: "Assistants (/mcp)", className: "fill-reach text-reach" },
] as const;

/** How the counselor's replies ended, as one bar for each status on one scale. The table below has every figure. */
export function StatusChart({ counts }: { counts: readonly StatusCount[] }) {
  const whole = (one: StatusCount) => doors.reduce((sum, { key }) => sum + one[key], 0);
  const largest = Math.max(...counts.map(whole));
  if (largest <= 0) return null;
  return (
    <figure className="mb-6 max-w-[46rem]">
      <ul className="mb-3 flex flex-wrap gap-x-6 text-sm">
        {doors.map(({ key, label, className }) => (
          <li key={key} className="flex items-baseline gap-2">
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
              <rect width="10" height="10" className={className} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <ul className="space-y-2">
        {counts.map((one) => (
          <li key={one.status} className="text-sm">
            {one.status}: {whole(one).toLocaleString("en-US")}
            <svg viewBox={`0 0 ${width} 12`} preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full">
              {doors.map(({ key, className }, place) => {
                const before = doors.slice(0, place).reduce((sum, door) => sum + one[door.key], 0);
                const scaled = (value: number) => Math.round((value / largest) * width * 10) / 10;
                return <rect key={key} x={scaled(before)} width={scaled(one[key])} height="12" className={className} />;
              })}
            </svg>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-sm text-muted">
        Replies of the last 60 days by how they ended and where they were asked for. The table has every figure by day.
      </figcaption>
    </figure>
  );
}

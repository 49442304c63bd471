/**
 * Small charts that the server draws. Each is one SVG with a text alternative; the figures it shows always stand
 * beside it in text or in a table, so nothing has to be read off a picture.
 */
import type { Likelihood } from "./mark";

/** A chance or any share 0–1 as a range on a line, with a tick at the middle estimate. */
export function RangeBar({
  low,
  mid,
  high,
  likelihood,
  label,
}: {
  low: number;
  mid: number;
  high: number;
  likelihood?: Likelihood;
  label: string;
}) {
  const color = { safety: "text-safety", target: "text-target", reach: "text-reach", none: "text-brand" }[
    likelihood ?? "none"
  ];
  const width = Math.max((high - low) * 100, 1.5);
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={`h-3 w-full ${color}`}
    >
      <rect x="0" y="4" width="100" height="2" rx="1" className="fill-rule" />
      <rect x={Math.min(low * 100, 98.5)} y="1.5" width={width} height="7" rx="1" className="fill-current opacity-45" />
      <rect x={Math.min(Math.max(mid * 100 - 0.6, 0), 98.8)} y="0" width="1.2" height="10" className="fill-current" />
    </svg>
  );
}

/** The middle half of a range of scores on the whole scale, and optionally where the student stands. */
export function QuartileBar({
  from,
  to,
  p25,
  p50,
  p75,
  you,
  label,
}: {
  from: number;
  to: number;
  p25: number;
  p50: number | null;
  p75: number;
  you?: number | null;
  label: string;
}) {
  const at = (value: number) => ((Math.min(Math.max(value, from), to) - from) / (to - from)) * 100;
  return (
    <svg
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="h-4 w-full text-brand"
    >
      <rect x="0" y="5" width="100" height="2" rx="1" className="fill-rule" />
      <rect
        x={at(p25)}
        y="2.5"
        width={Math.max(at(p75) - at(p25), 1)}
        height="7"
        rx="1"
        className="fill-current opacity-50"
      />
      {p50 !== null && <rect x={at(p50) - 0.5} y="1.5" width="1" height="9" className="fill-current" />}
      {you != null && (
        <path d={`M${at(you)} 0 l1.6 3 h-3.2 z M${at(you)} 12 l1.6 -3 h-3.2 z`} className="fill-accent-deep" />
      )}
    </svg>
  );
}

/** Horizontal bars on one common scale from zero; a missing value has no bar and says so. */
export function Bars({
  rows,
  largest,
  write,
  label,
}: {
  rows: readonly { name: string; value: number | null; note?: string }[];
  /** The value at the right edge; give the same one to charts that are compared. */
  largest: number;
  write: (value: number | null) => string;
  label: string;
}) {
  return (
    <table className="w-full">
      <caption className="sr-only">{label}</caption>
      <tbody>
        {rows.map(({ name, value, note }) => (
          <tr key={name} className="align-baseline">
            <th scope="row" className="w-36 py-1.5 pe-3 text-sm leading-snug print:py-0.5 font-normal sm:w-52">
              {name}
              {note !== undefined && note !== "" && <span className="block text-xs text-muted">{note}</span>}
            </th>
            <td className="py-1.5 print:py-0.5">
              {value !== null && (
                <span
                  aria-hidden="true"
                  className="block h-3 rounded-r-sm bg-brand/70 print:border print:border-brand"
                  style={{ width: `${Math.max((Math.max(value, 0) / largest) * 100, 0.5)}%` }}
                />
              )}
            </td>
            <td className="figures w-20 py-1.5 ps-3 print:py-0.5 text-end whitespace-nowrap">
              {value === null ? <span className="font-sans text-sm text-muted">{write(null)}</span> : write(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How far along something is, as a ring; the number is in the middle. */
export function ProgressRing({ share, label }: { share: number; label: string }) {
  const length = 2 * Math.PI * 42;
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={label} className="w-full text-brand">
      <circle cx="50" cy="50" r="42" fill="none" strokeWidth="9" className="stroke-rule" />
      {/* A round end would show as a dot where nothing is done yet. */}
      {share > 0 && (
        <circle
          cx="50"
          cy="50"
          r="42"
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${length * share} ${length}`}
          transform="rotate(-90 50 50)"
          className="stroke-current"
        />
      )}
      <text
        x="50"
        y="51"
        textAnchor="middle"
        dominantBaseline="central"
        className="figures fill-ink text-[24px] font-semibold"
      >
        {`${Math.round(share * 100)}%`}
      </text>
    </svg>
  );
}

/**
 * A value as a bar from zero with a tick where a typical value stands. Both numbers must stand beside it in words, so
 * the picture itself is silent.
 */
export function MarkedBar({ value, mark, largest }: { value: number; mark: number | null; largest: number }) {
  const at = (figure: number) => Math.min(Math.max(figure / largest, 0), 1) * 100;
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className="h-4 w-full text-brand">
      <rect x={at(value)} y="5" width={100 - at(value)} height="2" className="fill-rule" />
      <rect x="0" y="2.5" width={Math.max(at(value), 0.5)} height="7" rx="1" className="fill-current opacity-50" />
      {mark !== null && <rect x={Math.min(at(mark), 99)} y="0" width="1" height="12" className="fill-ink" />}
    </svg>
  );
}

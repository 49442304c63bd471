/**
 * Charts of the result, drawn by the server. The figures stand in tables beside them, so the pictures are silent or
 * short.
 */

import { useTranslate } from "~/translation-context";
import type { RapFigures } from "../../loan/rap";
import type { FixedPlan } from "../../loan/repayment";
import type { CostMessage } from "../../spanish/messages";
import type { GridYear } from "../model/grid";
import { type PayerKey, partsOf } from "./payer-columns";

/** Fill of each part: hue says the kind of money, the hatch says that nobody pays. */
const fills: Readonly<Record<PayerKey, string>> = {
  grants: "fill-brand/25",
  outside: "fill-brand/45",
  first: "fill-brand",
  second: "fill-brand/70",
  work: "fill-target/45",
  plan529: "fill-target",
  savings: "fill-target/70",
  direct: "fill-reach/60",
  plus: "fill-reach",
  net: "fill-brand",
  gap: "",
};

/**
 * The published price of each year, cut into who pays it, or into grants and the rest. All colleges of a page share one
 * scale.
 */
export function StackedYears({
  id,
  years,
  paying,
  largest,
  label,
}: {
  id: string;
  years: readonly GridYear[];
  paying: boolean;
  largest: number;
  label: string;
}) {
  const t = useTranslate<CostMessage>();
  const pattern = `${id}-gap`;
  return (
    <svg viewBox={`0 0 400 ${years.length * 26}`} role="img" aria-label={label} className="h-auto w-full max-w-[40rem]">
      <GapPattern id={pattern} />
      {years.map((year, row) => {
        let from = 46;
        return (
          <g key={year.awardYear}>
            <text x="0" y={row * 26 + 16} className="fill-muted text-[11.5px]">
              {t("Year {year}", { year: row + 1 })}
            </text>
            {partsOf(paying).map(({ key, of }) => {
              const width = (of(year) / largest) * 354;
              const x = from;
              from += width;
              if (width <= 0) return null;
              return key === "gap" ? (
                <rect
                  key={key}
                  x={x}
                  y={row * 26 + 3}
                  width={width}
                  height="18"
                  fill={`url(#${pattern})`}
                  className="stroke-danger"
                />
              ) : (
                <rect
                  key={key}
                  x={x}
                  y={row * 26 + 3}
                  width={width}
                  height="18"
                  className={`${fills[key]} stroke-paper`}
                />
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}

/** What the fills mean; only the parts that occur. */
export function Legend({ id, years, paying }: { id: string; years: readonly GridYear[]; paying: boolean }) {
  const t = useTranslate<CostMessage>();
  const pattern = `${id}-legend-gap`;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {partsOf(paying)
        .filter(({ of }) => years.some((year) => of(year) > 0))
        .map(({ key, name }) => (
          <li key={key} className="flex items-center gap-2">
            <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5 shrink-0">
              {key === "gap" && <GapPattern id={pattern} />}
              <rect
                x="0.5"
                y="0.5"
                width="13"
                height="13"
                {...(key === "gap"
                  ? { fill: `url(#${pattern})`, className: "stroke-danger" }
                  : { className: fills[key] })}
              />
            </svg>
            {t(name)}
          </li>
        ))}
    </ul>
  );
}

function GapPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="5" className="fill-danger-tint" />
        <rect width="1.6" height="5" className="fill-danger" />
      </pattern>
    </defs>
  );
}

/** What is still owed after each year, for fixed payments and for RAP. */
export function PayoffChart({
  owed,
  fixed,
  rap,
  label,
}: {
  owed: number;
  fixed: FixedPlan;
  rap: RapFigures | null;
  label: string;
}) {
  const t = useTranslate<CostMessage>();
  const years = Math.max(fixed.balances.length, rap?.balances.length ?? 0, 1);
  const largest = Math.max(owed, ...(rap?.balances ?? []), 1);
  const x = (year: number) => 4 + (year / years) * 392;
  const y = (balance: number) => 8 + (1 - balance / largest) * 104;
  const line = (balances: readonly number[]) =>
    [owed, ...balances].map((balance, year) => `${x(year).toFixed(1)},${y(balance).toFixed(1)}`).join(" ");
  const ticks = [0, 5, 10, 15, 20, 25, 30].filter((year) => year <= years);
  return (
    <svg viewBox="0 0 400 132" role="img" aria-label={label} className="h-auto w-full max-w-[36rem]">
      {ticks.map((year) => (
        <g key={year}>
          <line x1={x(year)} x2={x(year)} y1="8" y2="112" className="stroke-rule" />
          <text
            x={x(year)}
            y="126"
            textAnchor={year === 0 ? "start" : year === years ? "end" : "middle"}
            className="fill-muted text-[10px]"
          >
            {year === 0 ? t("start") : year}
          </text>
        </g>
      ))}
      <line x1="4" x2="396" y1="112" y2="112" className="stroke-rule-strong" />
      {rap !== null && (
        <polyline
          points={line(rap.balances)}
          fill="none"
          strokeWidth="2"
          strokeDasharray="5 4"
          className="stroke-target"
        />
      )}
      <polyline points={line(fixed.balances)} fill="none" strokeWidth="2.5" className="stroke-reach" />
    </svg>
  );
}

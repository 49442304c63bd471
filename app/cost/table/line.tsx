import { dollars } from "~/design/figures";
import type { Reach, Table, TableRow } from "./table";

const reachWords: Readonly<Record<Reach, readonly [mark: string, words: string, look: string]>> = {
  within: ["●", "within your budget", "text-safety"],
  perhaps: ["◐", "may be within it", "text-target"],
  beyond: ["○", "above your budget", "text-reach"],
};

/**
 * Every college on a line of dollars, with the budget as a gate across them. Colleges stay in the order of the list, so
 * that each slides in its place; with reduced motion they jump.
 */
export function DollarLine({ table }: { table: Table }) {
  const { rows, gate, end } = table;
  const at = (amount: number) => `${Math.min(100, Math.max(0, (100 * amount) / end))}%`;
  return (
    <>
      <p className="flex justify-between text-xs text-muted" aria-hidden="true">
        <span>$0</span>
        <span>{dollars(end / 2)}</span>
        <span>{dollars(end)} a year</span>
      </p>
      <div className="relative mt-1">
        {gate !== null && (
          <div
            aria-hidden="true"
            className="absolute inset-y-0 z-10 w-0 border-s-2 border-dashed border-accent-deep motion-safe:transition-[left] motion-safe:duration-150"
            style={{ left: at(gate) }}
          />
        )}
        <ul className="border-t border-rule">
          {rows.map((row) => (
            <li key={row.unitid} className="border-b border-rule py-2">
              <Row row={row} at={at} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Row({ row: { name, price, reach, via }, at }: { row: TableRow; at: (amount: number) => string }) {
  const [mark, words, look] = reach === null ? ["", "", "text-brand"] : reachWords[reach];
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.9375rem]">
        <span className="min-w-0 font-semibold">{name}</span>
        {price === null ? (
          <span className="text-sm text-muted">price not reported</span>
        ) : (
          <span className="figures whitespace-nowrap">
            {dollars(price.mid)}{" "}
            <span className="text-sm text-muted">
              {dollars(price.low)}–{price.high.toLocaleString("en-US")}
            </span>
          </span>
        )}
      </p>
      {price !== null && (
        <div className={`relative mt-1.5 h-3 ${look}`} aria-hidden="true">
          <div className="absolute inset-x-0 top-[5px] h-0.5 bg-rule" />
          <div
            className="absolute inset-y-[3px] rounded-sm bg-current opacity-40 motion-safe:transition-all motion-safe:duration-150"
            style={{ left: at(price.low), right: `calc(100% - ${at(price.high)})` }}
          />
          <div
            className="absolute inset-y-0 -ms-1 w-2 rounded-sm bg-current motion-safe:transition-[left] motion-safe:duration-150"
            style={{ left: at(price.mid) }}
          />
        </div>
      )}
      <p className="mt-0.5 text-sm">
        {reach !== null && (
          <span className={look}>
            <span aria-hidden="true">{mark} </span>
            {words}
          </span>
        )}
        {via !== null && (
          <span className="text-muted">
            {" "}
            {reach === null ? "" : "· "}two years at {via} first
          </span>
        )}
      </p>
    </>
  );
}

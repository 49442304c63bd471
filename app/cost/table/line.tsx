import type { ReactNode } from "react";
import { dollars, withCommas } from "~/design/figures";
import { Steps, WorkedOutLater } from "~/design/worked-out";
import { KeepButton } from "~/student/list/keep-button";
import type { Reach, Table, TableRow } from "./table";

/** The empty form that keeps a college of the line: the line stands within the form of the table. */
export const keepForm = "keep-of-line";

const reachWords: Readonly<Record<Reach, readonly [mark: string, words: string, look: string]>> = {
  within: ["●", "within your budget", "text-safety"],
  perhaps: ["◐", "may be within it", "text-target"],
  beyond: ["○", "above your budget", "text-reach"],
};

/**
 * Every college on a line of dollars, with the budget as a dashed line across each. Colleges stay in the order of the
 * list, so that each slides in its place; with reduced motion they jump. Each price opens into how it was worked out.
 *
 * @param drawn the steps are there before they're opened, for readers without scripts. Once the thumb moves they
 *   aren't: they'd be drawn again with each move.
 */
export function DollarLine({ table, drawn }: { table: Table; drawn: boolean }) {
  const { rows, budget, end } = table;
  const at = (amount: number) => Math.min(1, Math.max(0, amount / end));
  return (
    <>
      <p className="flex justify-between text-xs text-muted" aria-hidden="true">
        <span>$0</span>
        <span>{dollars(end / 2)}</span>
        <span>{dollars(end)} a year</span>
      </p>
      <ul className="mt-1 border-t border-rule" data-figures-at-end="">
        {rows.map((row) => (
          <li key={row.unitid} className="border-b border-rule py-1.5">
            <Row row={row} budget={budget} at={at} drawn={drawn} />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * What slides is moved by a transform: laying it out again for every frame would hold up the thumb on a slow phone.
 */
const sliding = "motion-safe:transition-transform motion-safe:duration-150";

/** A mark at a share of a line's width. What carries it begins left of the line, where nothing can be scrolled to. */
function Slide({ to, children }: { to: number; children: ReactNode }) {
  return (
    <div
      className={`pointer-events-none absolute inset-y-0 right-full flex w-full justify-end ${sliding}`}
      style={{ transform: `translateX(${100 * to}%)` }}
    >
      {children}
    </div>
  );
}

function Row({
  row: { unitid, name, price, trace, reach, via },
  budget,
  at,
  drawn,
}: {
  row: TableRow;
  budget: number | null;
  at: (amount: number) => number;
  drawn: boolean;
}) {
  const [mark, words, look] = reach === null ? ["", "", "text-brand"] : reachWords[reach];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 text-[0.9375rem]">
        <KeepButton unitid={unitid} name={name} form={keepForm} slim />
        <span className="min-w-0 flex-1 leading-snug font-semibold">{name}</span>
        <div className="flex min-h-7 basis-full flex-wrap items-baseline gap-x-3 lg:basis-auto">
          {reach !== null && (
            <span className={`text-sm ${look}`}>
              <span aria-hidden="true">{mark} </span>
              {words}
            </span>
          )}
          {price === null ? (
            <span className="ms-auto text-sm text-muted">price not reported</span>
          ) : (
            <div className="ms-auto max-w-full">
              <Price of={name} price={price} trace={trace} drawn={drawn} />
            </div>
          )}
        </div>
      </div>
      {via !== null && <p className="text-sm text-muted">two years at {via} first</p>}
      {price !== null && (
        <div className={`relative my-2.5 h-3 ${look}`} aria-hidden="true">
          <div className="absolute inset-x-0 top-[5px] h-0.5 bg-rule" />
          <div
            className={`absolute inset-x-0 inset-y-[3px] origin-left bg-current opacity-40 ${sliding}`}
            style={{ transform: `translateX(${100 * at(price.low)}%) scaleX(${at(price.high) - at(price.low)})` }}
          />
          <Slide to={at(price.mid)}>
            <div className="-me-1 h-full w-2 rounded-sm bg-current" />
          </Slide>
          {/* The budget crosses the lines alone: through the whole list it would cut names and amounts. */}
          {budget !== null && (
            <div className="absolute inset-x-0 -inset-y-1.5" data-budget="">
              <Slide to={at(budget)}>
                <div className="h-full w-0 border-s-2 border-dashed border-accent-deep" />
              </Slide>
            </div>
          )}
        </div>
      )}
    </>
  );
}

function Price({
  of,
  price: { low, mid, high },
  trace,
  drawn,
}: {
  of: string;
  price: NonNullable<TableRow["price"]>;
  trace: TableRow["trace"];
  drawn: boolean;
}) {
  const number = (
    <span className="figures">
      {dollars(mid)}{" "}
      <span className="text-sm whitespace-nowrap text-muted">
        {dollars(low)}–{withCommas(high)}
      </span>
    </span>
  );
  if (trace === null) return number;
  const steps = () => <Steps trace={trace} />;
  return <WorkedOutLater of={`the price at ${of}`} number={number} steps={steps} before={drawn ? steps() : null} />;
}

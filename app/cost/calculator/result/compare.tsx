import { RangeBar } from "~/design/chart";
import { dollarsAndCents } from "~/design/dollars-and-cents";
import { dollars } from "~/design/figures";
import { FoldNarrow } from "~/design/fold-narrow";
import type { Language } from "~/language";
import { KeepButton } from "~/student/list/keep-button";
import { useLanguage, useTranslate } from "~/translation-context";
import type { CostTranslate } from "../../asked-colleges";
import { monthText, rangeText } from "../../figure-words";
import type { CostMessage } from "../../spanish/messages";
import type { CollegeGrid, GridCost } from "../model/grid";
import { verdict } from "./result-words";

interface Row {
  readonly name: CostMessage;
  readonly of: (cost: GridCost, grid: CollegeGrid, t: CostTranslate) => string;
  readonly note?: (cost: GridCost, grid: CollegeGrid, t: CostTranslate, language: Language) => string;
  readonly strong?: boolean;
  /** Says something only once somebody said what they can bring. */
  readonly paying?: true;
}

const yearsOf = (of: (year: GridCost["years"][number]) => number) => (cost: GridCost) =>
  dollars(cost.years.reduce((sum, year) => sum + of(year), 0));

const reported = (amount: number | undefined, t: CostTranslate) =>
  amount === undefined ? t("not reported") : dollars(amount);

const allRows: readonly Row[] = [
  { name: "Published price, first year", of: ({ years }, _, t) => reported(years[0]?.published, t) },
  { name: "Grants, first year", of: ({ years }, _, t) => reported(years[0]?.grants?.mid, t) },
  {
    name: "Net price, first year",
    strong: true,
    of: ({ years }, _, t) => reported(years[0]?.net.mid, t),
    note: ({ years, grants }, _, t) =>
      years[0] ? (grants === null ? t("before any grant") : rangeText(years[0].net, t)) : "",
  },
  {
    name: "Net price, all years",
    strong: true,
    of: ({ net }) => dollars(net.mid),
    note: ({ net, years }, _, t) => t("{count} years, {range}", { count: years.length, range: rangeText(net, t) }),
  },
  {
    name: "Paid by family, work and outside grants",
    paying: true,
    of: yearsOf(({ paid }) => paid.outside + paid.first + paid.second + paid.work + paid.plan529 + paid.savings),
  },
  { name: "Paid with loans", paying: true, of: yearsOf(({ paid }) => paid.direct.received + paid.plus.received) },
  {
    name: "Gap, all years",
    paying: true,
    strong: true,
    of: ({ gap }) => dollars(gap.mid),
    note: ({ gap }, _, t) => (gap.high > 0 ? rangeText(gap, t) : ""),
  },
  {
    name: "Your debt when payments start",
    paying: true,
    of: ({ debt }, _, t) => (debt.owed === 0 ? t("none") : dollarsAndCents(debt.owed)),
  },
  {
    name: "Your monthly payment",
    paying: true,
    of: ({ debt }, _, t) => (debt.owed === 0 ? t("none") : dollarsAndCents(debt.fixed.payment)),
    note: ({ debt }, _, t, language) =>
      debt.lastPayment === null ? "" : t("until {month}", { month: monthText(debt.lastPayment, language) }),
  },
  {
    name: "Cost per degree earned",
    of: ({ perDegree }, { via }, t) => (via !== null ? t("not known for 2 + 2") : reported(perDegree ?? undefined, t)),
    note: (_, { graduationRate, via }, t) =>
      via !== null || graduationRate === null
        ? ""
        : t("{percent}% graduate", { percent: Math.round(graduationRate * 100) }),
  },
];

/** In a table that scrolls sideways, what names its rows stays. */
const names =
  "max-md:sticky max-md:start-0 max-md:z-10 max-md:min-w-[min(8.5rem,34vw)] bg-paper border-b w-[min(8.5rem,34vw)] md:w-44 print:static print:w-32 print:min-w-0";

/**
 * All colleges beside each other in one table. On a phone it scrolls sideways beside its first column, below one bar
 * for each college with its answer.
 *
 * @param paying somebody said what they can bring; before that no row speaks of who pays and of what is missing
 */
export function Compare({ grids, paying }: { grids: readonly CollegeGrid[]; paying: boolean }) {
  const t = useTranslate<CostMessage>();
  const rows = allRows.filter((row) => paying || row.paying === undefined);
  return (
    <>
      {grids.length > 1 && <PriceBars grids={grids} paying={paying} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls sideways has to be reached by the keyboard */}
      <div
        role="region"
        aria-label={t("Cost of each college, side by side")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the same
        tabIndex={0}
        className="relative max-md:overflow-x-auto print:overflow-visible"
      >
        <table className="border-separate border-spacing-0 text-[0.9375rem] max-md:min-w-full md:w-full md:table-fixed print:w-full print:table-fixed print:text-xs">
          <caption className="sr-only">{t("Cost of each college, side by side")}</caption>
          <thead>
            <tr className="align-bottom">
              <td className={`${names} border-rule-strong`} />
              {grids.map(({ unitid, name, via }) => (
                <th
                  key={unitid}
                  scope="col"
                  className="border-b border-rule-strong py-2 ps-4 text-end leading-tight max-md:min-w-30 max-md:text-sm"
                >
                  <a href={`#college-${unitid}`}>{name}</a>
                  {via !== null && (
                    <span className="block text-sm font-normal text-muted">{t("after {via}", { via: via.name })}</span>
                  )}
                  <div className="mt-1.5 flex justify-end font-sans font-normal">
                    <KeepButton unitid={unitid} name={name} slim />
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} className="align-top">
                <th
                  scope="row"
                  className={`${names} border-rule py-2 text-sm leading-snug print:py-0.5 print:text-xs ${row.strong ? "" : "font-normal"}`}
                >
                  {t(row.name)}
                </th>
                {grids.map((grid) => (
                  <td key={grid.unitid} className="border-b border-rule py-2 ps-4 text-end print:py-0.5">
                    <Cell row={row} grid={grid} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {paying ? (
        grids.length > 1 && (
          <FoldNarrow title={t("The gap, on one scale")}>
            <Gaps grids={grids} />
          </FoldNarrow>
        )
      ) : (
        <p className="mt-6 max-w-[46rem] text-muted">
          {t(
            "This stops at the price. Once you type what your family can pay, it also shows who pays, what loans come to, and what’s missing.",
          )}
        </p>
      )}
    </>
  );
}

/** The answer of each college on a phone: its price of the first year with a bar, and what is missing. */
function PriceBars({ grids, paying }: { grids: readonly CollegeGrid[]; paying: boolean }) {
  const t = useTranslate<CostMessage>();
  const largest = Math.max(1, ...grids.map(({ cost }) => cost?.years[0]?.net.high ?? 0));
  return (
    <div className="mb-6 md:hidden print:hidden">
      <h3 className="text-lg">{t("Net price, first year")}</h3>
      <ul className="mt-1">
        {grids.map((grid) => {
          const net = grid.cost?.years[0]?.net;
          return (
            <li key={grid.unitid} className="border-b border-rule py-2">
              <div className="flex items-baseline justify-between gap-x-4">
                <a href={`#college-${grid.unitid}`} className="min-w-0 leading-snug font-semibold wrap-anywhere">
                  {grid.name}
                </a>
                <span className="shrink-0 text-end">
                  <span className={net ? "figures text-lg font-semibold" : "text-sm text-muted"}>
                    {reported(net?.mid, t)}
                  </span>
                  {net && <span className="figures block text-xs text-muted">{rangeText(net, t)}</span>}
                </span>
              </div>
              {net && (
                <>
                  <RangeBar
                    low={net.low / largest}
                    mid={net.mid / largest}
                    high={net.high / largest}
                    label={t("Net price at {name}: {range}", { name: grid.name, range: rangeText(net, t) })}
                  />
                  {paying && <p className="text-sm text-muted">{verdict(grid, t)}</p>}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Gaps({ grids }: { grids: readonly CollegeGrid[] }) {
  const t = useTranslate<CostMessage>();
  const largest = Math.max(1, ...grids.map(({ cost }) => cost?.net.high ?? 0));
  return (
    <>
      <h3 className="mt-10">{t("The gap, on one scale")}</h3>
      <p className="mt-1 max-w-[46rem] text-sm text-muted">
        {t(
          "What isn’t covered yet, over all years, from the lower to the upper end of the price, with a mark at the middle estimate. The line ends at {largest}.",
          { largest: dollars(largest) },
        )}
      </p>
      <ul className="mt-3 max-w-[46rem]">
        {grids.map((grid) => (
          <li key={grid.unitid} className="border-b border-rule py-2.5">
            <div className="flex flex-wrap justify-between gap-x-6">
              <span className="font-semibold">{grid.name}</span>
              <span>{verdict(grid, t)}</span>
            </div>
            {grid.cost !== null && (
              <RangeBar
                low={grid.cost.gap.low / largest}
                mid={grid.cost.gap.mid / largest}
                high={grid.cost.gap.high / largest}
                likelihood={grid.cost.gap.mid === 0 ? "safety" : "reach"}
                label={t("Gap at {name}: {range}", { name: grid.name, range: rangeText(grid.cost.gap, t) })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Cell({ row, grid }: { row: Row; grid: CollegeGrid }) {
  const t = useTranslate<CostMessage>();
  const language = useLanguage();
  if (grid.cost === null) return <span className="text-sm text-muted">{t("not reported")}</span>;
  const value = row.of(grid.cost, grid, t);
  const note = row.note?.(grid.cost, grid, t, language) ?? "";
  const written = /^[−$]/.test(value);
  return (
    <>
      <span
        className={
          written ? `figures ${row.strong ? "text-lg font-semibold print:text-sm" : ""}` : "text-sm text-muted"
        }
      >
        {value}
      </span>
      {note !== "" && <span className="block text-xs text-muted">{note}</span>}
    </>
  );
}

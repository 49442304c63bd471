import { cents, monthText, rangeText } from "~/cost/figure-words";
import { RangeBar } from "~/design/chart";
import { dollars } from "~/design/figures";
import type { CollegeGrid, GridCost } from "./grid";
import { verdict } from "./result-words";

interface Row {
  readonly name: string;
  readonly of: (cost: GridCost, grid: CollegeGrid) => string;
  readonly note?: (cost: GridCost, grid: CollegeGrid) => string;
  readonly strong?: boolean;
}

const yearsOf = (of: (year: GridCost["years"][number]) => number) => (cost: GridCost) =>
  dollars(cost.years.reduce((sum, year) => sum + of(year), 0));

const rows: readonly Row[] = [
  { name: "Published price, first year", of: ({ years }) => dollars(years[0]?.published ?? null) },
  { name: "Grants, first year", of: ({ years }) => dollars(years[0]?.grants?.mid ?? null) },
  {
    name: "Net price, first year",
    strong: true,
    of: ({ years }) => dollars(years[0]?.net.mid ?? null),
    note: ({ years, grants }) => (years[0] ? (grants === null ? "before any grant" : rangeText(years[0].net)) : ""),
  },
  {
    name: "Net price, all years",
    strong: true,
    of: ({ net }) => dollars(net.mid),
    note: ({ net, years }) => `${years.length} years, ${rangeText(net)}`,
  },
  {
    name: "Paid by family, work and outside grants",
    of: yearsOf(({ paid }) => paid.outside + paid.first + paid.second + paid.work + paid.plan529 + paid.savings),
  },
  { name: "Paid with loans", of: yearsOf(({ paid }) => paid.direct.received + paid.plus.received) },
  {
    name: "Gap, all years",
    strong: true,
    of: ({ gap }) => dollars(gap.mid),
    note: ({ gap }) => (gap.high > 0 ? rangeText(gap) : ""),
  },
  {
    name: "Your debt when payments start",
    of: ({ debt }) => (debt.owed === 0 ? "none" : cents(debt.owed)),
  },
  {
    name: "Your monthly payment",
    of: ({ debt }) => (debt.owed === 0 ? "none" : cents(debt.fixed.payment)),
    note: ({ debt }) => (debt.lastPayment === null ? "" : `until ${monthText(debt.lastPayment)}`),
  },
  {
    name: "Cost per degree earned",
    of: ({ perDegree }, { via }) => (via === null ? dollars(perDegree) : "not known for 2 + 2"),
    note: (_, { graduationRate, via }) =>
      via !== null || graduationRate === null ? "" : `${Math.round(graduationRate * 100)}% graduate`,
  },
];

/** All colleges beside each other: a table where there is room and on paper, one college under the other on a phone. */
export function Compare({ grids }: { grids: readonly CollegeGrid[] }) {
  const largest = Math.max(1, ...grids.map(({ cost }) => cost?.net.high ?? 0));
  return (
    <>
      <div className="hidden md:block print:block">
        <table className="w-full table-fixed text-[0.9375rem] print:text-xs">
          <caption className="sr-only">Cost of each college, side by side</caption>
          <thead>
            <tr className="border-b border-rule-strong align-bottom">
              <td className="w-44 print:w-32" />
              {grids.map(({ unitid, name, via }) => (
                <th key={unitid} scope="col" className="py-2 ps-4 text-end leading-tight">
                  <a href={`#college-${unitid}`}>{name}</a>
                  {via !== null && <span className="block text-sm font-normal text-muted">after {via.name}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} className="border-b border-rule align-top">
                <th
                  scope="row"
                  className={`py-2 text-sm leading-snug print:py-0.5 print:text-xs ${row.strong ? "" : "font-normal"}`}
                >
                  {row.name}
                </th>
                {grids.map((grid) => (
                  <td key={grid.unitid} className="py-2 ps-4 text-end print:py-0.5">
                    <Cell row={row} grid={grid} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="grid gap-10 md:hidden print:hidden">
        {grids.map((grid) => (
          <div key={grid.unitid}>
            <h3>
              <a href={`#college-${grid.unitid}`}>{grid.name}</a>
            </h3>
            {grid.via !== null && <p className="text-sm text-muted">after {grid.via.name}</p>}
            <dl className="mt-2">
              {rows.map((row) => (
                <div key={row.name} className="flex items-baseline justify-between gap-4 border-b border-rule py-2">
                  <dt className={`text-sm leading-snug ${row.strong ? "font-semibold" : ""}`}>{row.name}</dt>
                  <dd className="text-end">
                    <Cell row={row} grid={grid} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <h3 className="mt-10">The gap, on one scale</h3>
      <p className="mt-1 max-w-[46rem] text-sm text-muted">
        What isn’t covered yet, over all years, from the lower to the upper end of the price, with a mark at the middle
        estimate. The line ends at {dollars(largest)}.
      </p>
      <ul className="mt-3 max-w-[46rem]">
        {grids.map((grid) => (
          <li key={grid.unitid} className="border-b border-rule py-2.5">
            <div className="flex flex-wrap justify-between gap-x-6">
              <span className="font-semibold">{grid.name}</span>
              <span>{verdict(grid)}</span>
            </div>
            {grid.cost !== null && (
              <RangeBar
                low={grid.cost.gap.low / largest}
                mid={grid.cost.gap.mid / largest}
                high={grid.cost.gap.high / largest}
                likelihood={grid.cost.gap.mid === 0 ? "safety" : "reach"}
                label={`Gap at ${grid.name}: ${rangeText(grid.cost.gap)}`}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Cell({ row, grid }: { row: Row; grid: CollegeGrid }) {
  if (grid.cost === null) return <span className="text-sm text-muted">not reported</span>;
  const value = row.of(grid.cost, grid);
  const note = row.note?.(grid.cost, grid) ?? "";
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

import { dollars } from "~/design/figures";
import { useTranslate } from "~/translation-context";
import { rangeText } from "../../figure-words";
import type { CostMessage } from "../../spanish/messages";
import type { CollegeGrid, GridCost, GridYear } from "../model/grid";
import { payers } from "./payer-columns";

const figure = "figures px-0 py-1.5 ps-1 text-end sm:ps-4 print:ps-2";
/** Five years and their sum are wider than the narrowest phones; there the sums are in the comparison only. */
const sumColumn = (years: readonly GridYear[]) => (years.length > 4 ? "max-[24rem]:hidden" : "");

/**
 * The grid of one college: a column a year, and all years together.
 *
 * @param paying somebody said what they can bring; before that the table ends with the price
 */
export function YearTable({ grid, cost, paying }: { grid: CollegeGrid; cost: GridCost; paying: boolean }) {
  const t = useTranslate<CostMessage>();
  const { years } = cost;
  const used = payers.slice(1).filter(({ of, key }) => paying && (key === "gap" || years.some((year) => of(year) > 0)));
  return (
    <table className="w-full max-w-[58rem] text-[0.75rem] leading-tight sm:text-[0.9375rem] print:break-inside-avoid print:text-[0.6875rem]">
      <caption className="sr-only">{t("{name}, year by year", { name: grid.name })}</caption>
      <thead>
        <tr className="border-b border-rule-strong align-bottom">
          <td />
          {years.map(({ awardYear, atVia }, at) => (
            <th key={awardYear} scope="col" className="py-1.5 ps-1 text-end sm:ps-4">
              <span className="sm:hidden print:hidden">{t("Y{year}", { year: at + 1 })}</span>
              <span className="hidden sm:inline print:inline">{t("Year {year}", { year: at + 1 })}</span>
              <span className="hidden text-sm font-normal text-muted sm:block print:block print:text-[0.6875rem]">
                {awardYear}
              </span>
              {atVia && <span className="block font-normal text-muted">{t("first college")}</span>}
            </th>
          ))}
          <th scope="col" className={`py-1.5 ps-1 text-end sm:ps-4 ${sumColumn(years)}`}>
            {t("All")}
          </th>
        </tr>
      </thead>
      <tbody>
        <Line name={t("Published price")} years={years} of={({ published }) => published} />
        <Line name={t("Grants")} years={years} of={({ grants }) => grants?.mid ?? null} minus />
        <Line name={t("Net price")} years={years} of={({ net }) => net.mid} strong />
        <tr className="border-b border-rule align-baseline text-muted">
          <th scope="row" className="py-1.5 font-normal">
            {t("Range")}
          </th>
          {years.map((year) => (
            <td key={year.awardYear} className={figure}>
              <Ends range={year.net} />
            </td>
          ))}
          <td className={`${figure} ${sumColumn(years)}`}>
            <Ends range={cost.net} />
          </td>
        </tr>
        {used.map(({ key, name, of }) => (
          <Line key={key} name={t(name)} years={years} of={of} strong={key === "gap"} />
        ))}
      </tbody>
    </table>
  );
}

function Line({
  name,
  years,
  of,
  strong = false,
  minus = false,
}: {
  name: string;
  years: readonly GridYear[];
  of: (year: GridYear) => number | null;
  strong?: boolean;
  minus?: boolean;
}) {
  const t = useTranslate<CostMessage>();
  const values = years.map(of);
  const sum = values.includes(null) ? null : values.reduce<number>((all, value) => all + (value ?? 0), 0);
  return (
    <tr className={`border-b border-rule align-baseline ${strong ? "font-semibold" : ""}`}>
      <th scope="row" className={`py-1.5 ${strong ? "" : "font-normal"}`}>
        {name}
      </th>
      {[...values, sum].map((value, at) => (
        <td key={years[at]?.awardYear ?? "all"} className={`${figure} ${at === years.length ? sumColumn(years) : ""}`}>
          {value === null ? (
            <span className="font-sans text-muted">{t("n.r.")}</span>
          ) : (
            <>
              {minus && value > 0 && <span aria-hidden="true">−</span>}
              {bare(value)}
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function Ends({ range }: { range: GridCost["net"] }) {
  const t = useTranslate<CostMessage>();
  return (
    <>
      <span aria-hidden="true" className="block">
        {bare(range.low)}–
      </span>
      <span aria-hidden="true" className="block">
        {bare(range.high)}
      </span>
      <span className="sr-only">{rangeText(range, t)}</span>
    </>
  );
}

/** Without the dollar sign, which is in the heading of the column: six columns fit on a phone. */
const bare = (value: number) => dollars(value).replace("$", "");

import { Link } from "@remix-run/react";
import { dollars, percent } from "~/design/figures";
import { FoldNarrow, foldedHeading } from "~/design/fold-narrow";
import { WorkedOut } from "~/design/worked-out";
import { useTranslate } from "~/translation-context";
import type { CostMessage } from "../../spanish/messages";
import type { CollegeGrid, GridCost } from "../model/grid";
import { Legend, StackedYears } from "./charts";
import { CreditResult } from "./credit-result";
import { LoanResult } from "./loan-result";
import { gridTrace } from "./price-trace";
import { livingWords, priceSentence, priceWords, residencyWords, verdict } from "./result-words";
import { YearTable } from "./year-table";

/**
 * Everything about one college: where the price comes from, the grid, what must be true, the loans.
 *
 * @param paying somebody said what they can bring; before that the page stops at the price
 * @param largest the highest published price of a year on the page
 */
export function CollegeResult({ grid, paying, largest }: { grid: CollegeGrid; paying: boolean; largest: number }) {
  const t = useTranslate<CostMessage>();
  const { cost, via } = grid;
  const id = `college-${grid.unitid}`;
  const trace = gridTrace(grid, t);
  const origin = `${priceWords(grid, t)} ${residencyWords(grid, t)}`;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-figures-at-end=""
      className="border-t border-rule py-10 max-md:py-5 print:py-4"
    >
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 max-md:mb-2 max-md:gap-y-0">
        <h2 id={`${id}-title`} className="min-w-0 max-md:text-xl">
          {grid.name}
        </h2>
        {/* On a phone the first fold has it. */}
        <Link to={grid.path} className={cost === null ? "" : "max-md:hidden"}>
          {t("All figures for this college")}
        </Link>
      </div>
      {cost === null ? (
        <p className="prose">{origin}</p>
      ) : (
        <>
          <p className="max-w-[46rem]">
            <strong>{paying ? verdict(grid, t) : priceSentence(grid, t)}</strong>
          </p>
          <FoldNarrow
            title={`${t("Where the price comes from")}: ${dollars(cost.years[0]?.net.mid ?? null)}`}
            of={grid.name}
          >
            <div className="prose mt-2">
              <p>{origin}</p>
              {via !== null && (
                <p>
                  {t(
                    "The first two years are at {via}, living with family. Ask {name} which credits it takes and what it gives to transfer students: its figures are for students who started there.",
                    { via: via.name, name: grid.name },
                  )}
                  {grid.viaMissing === "band" || grid.viaMissing === "all"
                    ? ` ${t("The community college doesn’t report what families with this income paid; its published price is used.")}`
                    : ""}
                </p>
              )}
            </div>
            {trace !== null && (
              <div className="mt-4">
                <WorkedOut of={t("the net price at {name}", { name: grid.name })} trace={trace}>
                  <span>
                    {t("Net price, first year")}:{" "}
                    <strong className="figures text-xl">{dollars(cost.years[0]?.net.mid ?? null)}</strong>
                  </span>
                </WorkedOut>
              </div>
            )}
            <Link to={grid.path} className="inline-flex min-h-11 items-center md:hidden print:hidden">
              {t("All figures for this college")}
            </Link>
          </FoldNarrow>
          <FoldNarrow
            title={`${t(paying ? "Who pays, year by year" : "Grants and net price, year by year")}: ${dollars(cost.net.mid)}`}
            of={grid.name}
          >
            <h3 className="mt-8 max-md:mt-2">
              <span className={foldedHeading}>
                {t(paying ? "Who pays, year by year" : "Grants and net price, year by year")}{" "}
              </span>
              <span className="font-sans text-sm font-normal text-muted">
                {t("in dollars; living: {living}", { living: livingWords(grid.living, t) })}
              </span>
            </h3>
            <div className="mt-3 print:break-inside-avoid">
              <StackedYears
                id={id}
                years={cost.years}
                paying={paying}
                largest={largest}
                label={t(
                  paying
                    ? "Published price of each year at {name}, cut into who pays it; the figures are in the table below."
                    : "Published price of each year at {name}, cut into grants and net price; the figures are in the table below.",
                  { name: grid.name },
                )}
              />
              <Legend id={id} years={cost.years} paying={paying} />
            </div>
            <div className="mt-6">
              <YearTable grid={grid} cost={cost} paying={paying} />
              <CreditResult grid={grid} cost={cost} />
            </div>
          </FoldNarrow>
          <div
            className={
              paying
                ? "grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)] print:block"
                : ""
            }
          >
            <div>
              <LoanResult grid={grid} cost={cost} />
            </div>
            <div>
              {paying && <GapClosers grid={grid} cost={cost} />}
              <PerDegree grid={grid} cost={cost} />
            </div>
          </div>
        </>
      )}
    </section>
  );
}

function GapClosers({ grid, cost: { closeTheGap, years, gap } }: { grid: CollegeGrid; cost: GridCost }) {
  const t = useTranslate<CostMessage>();
  if (closeTheGap === null) return null;
  const { grantYearly, savings, familyYearly, price } = closeTheGap;
  return (
    <FoldNarrow title={`${t("What would close the gap")}: ${dollars(gap.mid)}`} of={grid.name}>
      <h3 className={`mt-8 ${foldedHeading}`}>{t("What would close the gap")}</h3>
      <p className="mt-1 max-w-[46rem]">{t("Any one of these would close the gap, with everything else the same:")}</p>
      <ul className="prose mt-2 list-disc ps-5">
        {grantYearly !== null && (
          <li>{t("another {amount} in grants each year,", { amount: dollars(grantYearly) })}</li>
        )}
        <li>
          {t("{amount} more in savings before the first year, kept for when it’s needed,", {
            amount: dollars(savings),
          })}
        </li>
        {familyYearly !== null && (
          <li>{t("{amount} more from the family in each year,", { amount: dollars(familyYearly) })}</li>
        )}
        {price !== null && (
          <li>
            {t("a net price of {price} in the first year instead of {now}.", {
              price: dollars(price),
              now: dollars(years[0]?.net.mid ?? null),
            })}
          </li>
        )}
      </ul>
    </FoldNarrow>
  );
}

function PerDegree({ grid, cost }: { grid: CollegeGrid; cost: GridCost }) {
  const t = useTranslate<CostMessage>();
  if (grid.via !== null) return null;
  return (
    <FoldNarrow
      title={`${t("Cost per degree earned")}: ${cost.perDegree === null ? t("not reported") : dollars(cost.perDegree)}`}
      of={grid.name}
    >
      <h3 className={`mt-8 ${foldedHeading}`}>{t("Cost per degree earned")}</h3>
      <p className="mt-1 max-w-[46rem]">
        {cost.perDegree === null
          ? t("This college doesn’t report a graduation rate, so we can’t work this out.")
          : t(
              "{rate} of those who start here graduate within one and a half times the normal time. If everyone paid for every year, each degree earned would cost {cost}. That’s for the whole class. Students who leave early pay less, but don’t have a degree to show for it.",
              { rate: percent(grid.graduationRate), cost: dollars(cost.perDegree) },
            )}
      </p>
    </FoldNarrow>
  );
}

import { Link } from "@remix-run/react";
import { livingNames } from "~/cost/choices";
import { dollars, percent } from "~/design/figures";
import { Section } from "~/design/layout";
import { Legend, StackedYears } from "./charts";
import { CreditResult } from "./credit-result";
import type { CollegeGrid, GridCost } from "./grid";
import { LoanResult } from "./loan-result";
import { payers } from "./payer-columns";
import { priceWords, residencyWords, verdict } from "./result-words";
import { YearTable } from "./year-table";

/** Everything about one college: where the price comes from, the grid, what must be true, the loans. */
export function CollegeResult({ grid, largest }: { grid: CollegeGrid; largest: number }) {
  const { cost, via } = grid;
  const id = `college-${grid.unitid}`;
  return (
    <Section id={id} title={grid.name} aside={<Link to={grid.path}>All figures for this college</Link>}>
      <div className="prose">
        <p>
          {cost !== null && <strong>{verdict(grid)} </strong>}
          {priceWords(grid)} {residencyWords(grid)}
        </p>
        {via !== null && (
          <p>
            The first two years are at {via.name}, living with family. Ask {grid.name} which credits it takes and what
            it gives to transfer students: its figures are for students who started there.
            {grid.viaMissing === "band" || grid.viaMissing === "all"
              ? " The community college doesn’t report what families with this income paid; its published price is used."
              : ""}
          </p>
        )}
      </div>
      {cost !== null && (
        <>
          <h3 className="mt-8">
            Who pays, year by year{" "}
            <span className="font-sans text-sm font-normal text-muted">
              in dollars; living: {livingNames[grid.living].toLowerCase()}
            </span>
          </h3>
          <div className="mt-3 print:break-inside-avoid">
            <StackedYears
              id={id}
              years={cost.years}
              largest={largest}
              label={`Published price of each year at ${grid.name}, cut into who pays it; the figures are in the table below.`}
            />
            <Legend id={id} used={payers.filter(({ of }) => cost.years.some((y) => of(y) > 0)).map(({ key }) => key)} />
          </div>
          <div className="mt-6">
            <YearTable grid={grid} cost={cost} />
            <CreditResult grid={grid} cost={cost} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)] print:block">
            <div>
              <LoanResult grid={grid} cost={cost} />
            </div>
            <div>
              <GapClosers cost={cost} />
              <PerDegree grid={grid} cost={cost} />
            </div>
          </div>
        </>
      )}
    </Section>
  );
}

function GapClosers({ cost: { closeTheGap, years } }: { cost: GridCost }) {
  if (closeTheGap === null) return null;
  const { grantYearly, savings, familyYearly, price } = closeTheGap;
  return (
    <>
      <h3 className="mt-8">What would close the gap</h3>
      <p className="mt-1 max-w-[46rem]">Any one of these would close the gap, with everything else the same:</p>
      <ul className="prose mt-2 list-disc ps-5">
        {grantYearly !== null && <li>another {dollars(grantYearly)} in grants each year,</li>}
        <li>{dollars(savings)} more in savings before the first year, kept for when it’s needed,</li>
        {familyYearly !== null && <li>{dollars(familyYearly)} more from the family in each year,</li>}
        {price !== null && (
          <li>
            a net price of {dollars(price)} in the first year instead of {dollars(years[0]?.net.mid ?? null)}.
          </li>
        )}
      </ul>
    </>
  );
}

function PerDegree({ grid, cost }: { grid: CollegeGrid; cost: GridCost }) {
  if (grid.via !== null) return null;
  return (
    <>
      <h3 className="mt-8">Cost per degree earned</h3>
      <p className="mt-1 max-w-[46rem]">
        {cost.perDegree === null
          ? "This college doesn’t report a graduation rate, so we can’t work this out."
          : `${percent(grid.graduationRate)} of those who start here graduate within one and a half times the normal time. If everyone paid for every year, each degree earned would cost ${dollars(cost.perDegree)}. That’s for the whole class. Students who leave early pay less, but don’t have a degree to show for it.`}
      </p>
    </>
  );
}

import { Link } from "@remix-run/react";
import { dollars, percent } from "~/design/figures";
import { Section } from "~/design/layout";
import { Legend, StackedYears } from "./charts";
import { livingNames } from "./choices";
import { CreditResult } from "./credit-result";
import type { CollegeGrid, GridCost } from "./grid";
import { LoanResult } from "./loan-result";
import { priceWords, residencyWords, verdict } from "./result-words";
import { payers } from "./who-pays";
import { YearTable } from "./year-table";

/** Everything about one college: where the price comes from, the grid, what must be true, the loans. */
export function CollegeResult({ grid, largest }: { grid: CollegeGrid; largest: number }) {
  const { cost, via } = grid;
  const id = `college-${grid.unitid}`;
  return (
    <Section id={id} title={grid.name} aside={<Link to={grid.path}>All its figures</Link>}>
      <div className="prose">
        <p>
          {cost !== null && <strong>{verdict(grid)} </strong>}
          {priceWords(grid)} {residencyWords(grid)}
        </p>
        {via !== null && (
          <p>
            The first two years are at {via.name}, living with family. Ask {grid.name} which credits it takes and what
            it gives to transfer students: its figures are those of students who began there.
            {grid.viaMissing === "band" || grid.viaMissing === "all"
              ? " The community college does not report what families with this income paid; its published price is used."
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
              <MustBeTrue cost={cost} />
              <PerDegree grid={grid} cost={cost} />
            </div>
          </div>
        </>
      )}
    </Section>
  );
}

function MustBeTrue({ cost: { mustBeTrue, years } }: { cost: GridCost }) {
  if (mustBeTrue === null) return null;
  const { grantYearly, savings, familyYearly, price } = mustBeTrue;
  return (
    <>
      <h3 className="mt-8">What must be true</h3>
      <p className="mt-1 max-w-[46rem]">Any one of these alone closes the gap, with everything else as it is:</p>
      <ul className="prose mt-2 list-disc ps-5">
        {grantYearly !== null && <li>a further grant of {dollars(grantYearly)} in each year,</li>}
        <li>{dollars(savings)} more saved before the first year and kept for where it is missing,</li>
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
      <h3 className="mt-8">Cost per degree really earned</h3>
      <p className="mt-1 max-w-[46rem]">
        {cost.perDegree === null
          ? "This college does not report a graduation rate, so this cannot be said."
          : `${percent(grid.graduationRate)} of those who start here graduate within one and a half times the normal time. If all of them paid for all years, each degree that is really earned would come to ${dollars(cost.perDegree)}. It is a figure of the whole class: those who leave early pay less, but have no degree for it.`}
      </p>
    </>
  );
}

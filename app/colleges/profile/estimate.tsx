import { Fragment } from "react";
import { dollars } from "~/design/figures";
import { WorkedOutRow } from "~/design/worked-out";
import { type Band, bandNames } from "~/student/profile/income-bands";
import type { College } from "../college";
import { usualEntry } from "../price/award-year";
import { exchangeNote } from "../price/exchange";
import { studentPriceTrace } from "../price/price-trace";
import { noMeans, type PriceHome, priceFor, type StudentPrice } from "../price/student-price";
import { Figure } from "./parts";

const incomes: readonly (readonly [name: string, band: Band | null])[] = [
  ["All incomes together", null],
  ...bandNames.map((name, band) => [`Income ${name}`, band as Band] as const),
];

/**
 * What a student may expect to pay in the first year: the figures that the match quiz and the cost calculator print for
 * the same student.
 */
export function Estimate({ college }: { college: College }) {
  const two = college.control === "public";
  const columns: readonly (readonly [name: string, home: PriceHome])[] = two
    ? [
        ["From the state", college.state],
        ["From another state", null],
      ]
    : [["Every student", college.state]];
  const rows = incomes.map(([name, band]) => ({
    name,
    prices: columns.map(([, home]) => priceFor(college, { home, means: { ...noMeans, band } })),
  }));
  const full = priceFor(college, { home: "abroad", means: noMeans });
  if (full === null) return null;
  return (
    <div className="mt-8 print:mt-4">
      <h3>What you may pay in {usualEntry}</h3>
      <p className="mt-1 max-w-[46rem]">
        The published price, raised 3% a year, minus grants like the ones families got. It's the figure that our match
        quiz and <a href={`/college-cost-calculator?unitids=${college.unitid}`}>cost calculator</a> start from.
        {two &&
          ` Students from another state don't get the state's own grants, and what else they get isn't reported. ${exchangeNote}`}{" "}
        From abroad, count on the full price of about {dollars(full.mid)}.
      </p>
      <table className="mt-3 w-full max-w-[46rem] border-b border-rule">
        <caption className="sr-only">Estimated price of the first year after grants, {usualEntry}</caption>
        <thead className="text-sm text-muted">
          <tr className="border-b border-rule-strong">
            <td />
            {columns.map(([name]) => (
              <th key={name} scope="col" className="py-2 ps-3 text-end align-bottom font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, prices }) => (
            <Fragment key={name}>
              <tr className="border-t border-rule align-baseline">
                <th scope="row" className="py-2.5 print:py-0.5 font-normal">
                  {name}
                </th>
                {prices.map((price, at) => (
                  <td key={columns[at]?.[0]} className="py-2.5 print:py-0.5 ps-3 text-end">
                    <Price price={price} />
                  </td>
                ))}
              </tr>
              <WorkedOutRow
                of={name}
                span={columns.length + 1}
                figures={prices.map((price, at) => ({
                  of: columns[at]?.[0] ?? "",
                  number: dollars(price?.mid ?? null),
                  trace: hasPrice(price) ? studentPriceTrace(price) : null,
                }))}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A published price in a row of its income would look like what such families pay. */
const hasPrice = (price: StudentPrice | null): price is StudentPrice => price !== null && price.basis !== "published";

function Price({ price }: { price: StudentPrice | null }) {
  if (!hasPrice(price)) return <Figure>{dollars(null)}</Figure>;
  return (
    <>
      <Figure>{dollars(price.mid)}</Figure>
      <span className="block text-xs text-muted">
        {dollars(price.low)} to {dollars(price.high)}
      </span>
    </>
  );
}

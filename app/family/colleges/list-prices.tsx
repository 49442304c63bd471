import { Link } from "@remix-run/react";
import { calculatorPath, mostColleges } from "~/cost/asked-colleges";
import { dollars } from "~/design/figures";
import { Section } from "~/design/layout";
import type { ListPrices } from "./list-prices.server";

/** What a year costs at the colleges of a plan, the same for every family, and the way to this family's own prices. */
export function PricesOfList({
  prices,
  lines,
}: {
  prices: ListPrices | null;
  lines: readonly { readonly unitid: number }[];
}) {
  if (prices === null) return null;
  const { low, high, priced, total, state, year } = prices;
  return (
    <Section id="prices" title="What the list costs">
      <p className="figures text-lg font-semibold">
        {dollars(low)}
        {high > low && ` to ${dollars(high)}`} a year
      </p>
      <p className="mt-1 max-w-[46rem]">
        After grants, for the average family with federal aid
        {state === null ? "" : ` and a student from ${state}`}, in {year}.
        {priced < total && ` ${priced} of ${total} colleges report one.`} Your own price may be lower or higher:{" "}
        <Link to={calculatorPath(lines.slice(0, mostColleges).map(({ unitid }) => unitid))}>
          work it out for your income
        </Link>
        .
      </p>
    </Section>
  );
}

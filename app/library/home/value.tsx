import { Link } from "@remix-run/react";
import { Bars } from "~/design/chart";
import { count, dollars } from "~/design/figures";
import { SourceLine } from "~/design/layout";
import type { PaidByIncome } from "./home-figures";
import { HomeSection } from "./home-section";

/** Why the product exists, shown on one real college: five incomes, five prices. */
export function Value({ paid }: { paid: PaidByIncome }) {
  const largest = Math.max(paid.published ?? 0, ...paid.rows.map(({ price }) => price ?? 0));
  const lowest = paid.rows[0]?.price ?? null;
  return (
    <HomeSection id="value" title="The price on the website isn’t the price you pay">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="space-y-5 text-lg leading-relaxed">
          <p>
            A college publishes one price. Then grants come off, and how much comes off often depends on what your
            family earns. It’s easy to cross a college off the list because of a number that no family like yours paid.
          </p>
          {paid.published !== null && lowest !== null && (
            <p>
              {paid.name} published {dollars(paid.published)} for <span className="whitespace-nowrap">{paid.year}</span>
              . Families with the lowest incomes paid {dollars(lowest)} on average.
            </p>
          )}
          <p>
            Colleges that take federal aid report these five numbers. We put them in front of you before you fall in
            love with a campus or give up on one.
          </p>
        </div>
        <figure>
          <figcaption className="mb-3">
            <span className="block font-serif text-xl font-semibold">
              What families paid at <Link to={paid.path}>{paid.name}</Link>
            </span>
            <span className="block text-sm text-muted">One year, after grants, by family income</span>
          </figcaption>
          <Bars
            label={`Published price and average net price by family income at ${paid.name}, ${paid.year}`}
            largest={largest}
            write={dollars}
            rows={[
              { name: "Published price", value: paid.published, note: "before any grant" },
              ...paid.rows.map(({ income, price, students }) => ({
                name: income,
                value: price,
                note: students === null ? "" : `average of ${count(students)} students`,
              })),
            ]}
          />
          <SourceLine>
            {paid.source}; {paid.year}. Full-time first-year students with federal aid. An average of just a few
            students can change a lot from year to year.
          </SourceLine>
        </figure>
      </div>
    </HomeSection>
  );
}

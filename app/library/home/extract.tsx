import { Link } from "@remix-run/react";
import { QuartileBar } from "~/design/chart";
import { count, dollars, percent } from "~/design/figures";
import { SourceLine } from "~/design/layout";
import type { Extract } from "./home-figures";

/** A few lines of one college's page, as it is. */
export function CollegeExtract({ extract }: { extract: Extract }) {
  const { name, path, sat, figures } = extract;
  return (
    <figure className="border-y-4 border-double border-rule-strong py-5">
      <figcaption className="mb-4">
        <span className="block text-sm text-muted">An extract from the page of</span>
        <Link to={path} className="font-serif text-xl font-semibold">
          {name}
        </Link>
      </figcaption>
      <dl>
        {sat.map(({ test, p25, p50, p75 }) => (
          <div key={test} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-rule py-2.5">
            <dt>
              {test} <span className="text-sm text-muted">middle half of first-years</span>
            </dt>
            <dd className="figures text-end">
              {p25}–{p75}
            </dd>
            <dd className="col-span-2">
              <QuartileBar
                from={200}
                to={800}
                p25={p25}
                p50={p50}
                p75={p75}
                label={`${test}: ${p25} to ${p75}, on a scale of 200 to 800`}
              />
            </dd>
          </div>
        ))}
        {figures.map(({ what, value, unit, year }) => (
          <div key={what} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-rule py-2.5">
            <dt>
              {what} <span className="text-sm text-muted">{year}</span>
            </dt>
            <dd className="figures text-end">{{ people: count, money: dollars, share: percent }[unit](value)}</dd>
          </div>
        ))}
      </dl>
      <SourceLine>{extract.source}</SourceLine>
    </figure>
  );
}

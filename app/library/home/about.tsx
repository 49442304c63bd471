import { count, percent } from "~/design/figures";
import { SourceLine } from "~/design/layout";
import type { AdmissionSpread } from "./home-figures";
import { HomeSection } from "./home-section";

/** What the product is, with the fact that calms most families: most colleges admit most applicants. */
export function About({ name, spread, programs }: { name: string; spread: AdmissionSpread; programs: number }) {
  return (
    <HomeSection id="about" title="An almanac, not a ranking" sunken>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Histogram spread={spread} />
        <div className="space-y-5 text-lg leading-relaxed">
          <p>
            {name} is a reference book that answers you. It takes what colleges have to report to the government,
            including {count(programs)} programs, and works it out for one student.
          </p>
          <p>
            There’s no “best college” here. The order of your list follows your answers and the figures, and you can see
            and change the weights. When a college didn’t report something, the page says “not reported” instead of
            guessing.
          </p>
          <p>
            And the numbers are reassuring. The colleges in the news admit fewer than one in ten. That is{" "}
            {count(spread.fewest)} colleges. {count(spread.half)} admit at least half of everyone who applies.
          </p>
        </div>
      </div>
    </HomeSection>
  );
}

function Histogram({ spread }: { spread: AdmissionSpread }) {
  const { tenths, reporting, half, year, source } = spread;
  const most = Math.max(...tenths.map(({ colleges }) => colleges), 1);
  return (
    <figure>
      <figcaption className="mb-6">
        <span className="block font-serif text-xl font-semibold">Most colleges say yes to most applicants</span>
        <span className="block text-sm text-muted">
          {count(reporting)} four-year colleges by the share of applicants they admit; {percent(half / reporting)} of
          them admit half or more
        </span>
      </figcaption>
      <div aria-hidden="true">
        <div className="flex items-end gap-1 sm:gap-2">
          {tenths.map(({ from, colleges }) => (
            <div key={from} className="min-w-0 flex-1 text-center">
              <span className="figures block text-[min(0.875rem,3.2vw)] sm:text-base">{colleges}</span>
              <span
                className={`block rounded-t-sm print:border ${from < 50 ? "bg-brand/35" : "bg-brand/75"}`}
                style={{ height: `${Math.max((colleges / most) * 11, 0.15)}rem` }}
              />
              <span className="block border-t border-rule-strong pt-1 text-[min(0.75rem,3.2vw)] text-muted">
                {from === 0 ? "0%" : from}
              </span>
            </div>
          ))}
        </div>
        <p className="mt-1 text-xs text-muted">Share of applicants admitted, from 0% to 100%, in tens</p>
      </div>
      <div className="sr-only">
        <table>
          <caption>Four-year colleges by share of applicants admitted</caption>
          <thead>
            <tr>
              <th scope="col">Share admitted</th>
              <th scope="col">Colleges</th>
            </tr>
          </thead>
          <tbody>
            {tenths.map(({ from, colleges }) => (
              <tr key={from}>
                <th scope="row">
                  {from}% to {from + 10}%
                </th>
                <td>{colleges}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <SourceLine>
        {source}; applicants of {year}. Colleges that mostly award bachelor’s degrees and publish a rate.
      </SourceLine>
    </figure>
  );
}

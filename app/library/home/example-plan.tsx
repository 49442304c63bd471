import { Link } from "@remix-run/react";
import { ProgressRing, RangeBar } from "~/design/chart";
import { dollars, percentRange } from "~/design/figures";
import { type Likelihood, LikelihoodMark } from "~/design/mark";

/** An example student's plan: who the student is, how far the plan is, and three colleges on the list. */
export interface ExamplePlan {
  readonly student: { readonly gpa: number; readonly sat: number; readonly home: string; readonly income: string };
  readonly steps: { readonly done: number; readonly all: number };
  readonly matches: readonly {
    readonly name: string;
    readonly path: string;
    readonly place: string;
    readonly label: Likelihood;
    /** Shares 0–1. */
    readonly chance: { readonly low: number; readonly mid: number; readonly high: number };
    /** Average net price of families with the student's income, dollars. */
    readonly paid: number | null;
  }[];
  readonly years: { readonly admission: string; readonly price: string };
}

/** The plan as one sheet of paper, clearly an example. */
export function ExampleSheet({ plan }: { plan: ExamplePlan }) {
  const { student, steps, matches, years } = plan;
  const share = steps.done / steps.all;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a figcaption may not stand inside the inner frame.
    <div
      role="figure"
      aria-labelledby="example-title"
      className="border border-rule-strong/60 bg-surface p-1 shadow-lift"
    >
      <div className="border border-rule px-4 pt-4 pb-3 sm:px-6 sm:pt-5">
        <div className="flex items-center gap-4 border-b border-rule pb-4">
          <div className="w-[5.25rem] shrink-0">
            <ProgressRing
              share={share}
              label={`${Math.round(share * 100)}% of the example plan is done: ${steps.done} of ${steps.all} steps`}
            />
          </div>
          <div className="min-w-0">
            <p id="example-title" className="font-serif text-lg leading-snug font-semibold">
              An example plan, {steps.done} of {steps.all} steps done
            </p>
            <p className="mt-1 text-sm leading-snug text-muted">
              Made-up student from {student.home}: GPA {student.gpa.toFixed(1)}, SAT {student.sat}, family income{" "}
              {student.income}
            </p>
          </div>
        </div>
        <ul className="divide-y divide-rule">
          {matches.map(({ name, path, place, label, chance, paid }) => (
            <li key={path} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
              <Link to={path} className="max-w-full flex-1 leading-snug font-semibold text-ink">
                {name}
              </Link>
              <LikelihoodMark of={label} />
              <p className="w-full text-sm leading-snug text-muted">
                {place}. Families with this income paid{" "}
                <span className="figures text-[1.0625rem] text-ink">{dollars(paid)}</span> a year.
              </p>
              <div className="flex w-full flex-wrap items-center gap-x-4 *:first:min-w-24 *:first:flex-1">
                <RangeBar
                  {...chance}
                  likelihood={label}
                  label={`Chance at ${name}: ${percentRange(chance.low, chance.high)}`}
                />
                <p className="figures min-w-32 text-end">
                  {percentRange(chance.low, chance.high)} <span className="font-sans text-sm text-muted">chance</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p className="border-t border-rule pt-2.5 text-[0.8125rem] leading-snug text-muted">
          The student is an example. The colleges and prices are real: U.S. Department of Education, applicants of{" "}
          {years.admission}, average net price <span className="whitespace-nowrap">{years.price}</span>. The chance is
          our <Link to="/college-match-quiz/method">estimate</Link>.
        </p>
      </div>
    </div>
  );
}

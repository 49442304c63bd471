import type { ReactNode } from "react";
import { ButtonLink } from "~/design/button";
import { count, percent } from "~/design/figures";
import { type ExamplePlan, ExampleSheet } from "./example-plan";
import type { AdmissionSpread } from "./home-figures";
import { WayMap } from "./way-map";

interface HeroProps {
  readonly plan: ExamplePlan;
  readonly colleges: number;
  readonly spread: AdmissionSpread;
  /** One line above the promise. */
  readonly above: ReactNode;
  /** The first three questions of the match, and what they lead to. */
  readonly start: ReactNode;
  /** A field to ask a question. */
  readonly ask: ReactNode;
}

/**
 * The first screen: the promise, the start of the match, the two ways on, the map, and an example of what a family
 * gets.
 */
export function Hero({ plan, colleges, spread, above, start, ask }: HeroProps) {
  return (
    <header className="relative overflow-hidden border-b border-rule">
      <div className="mx-auto grid w-full max-w-[78rem] grid-cols-[minmax(0,1fr)] gap-x-14 px-5 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)]">
        <div className="relative z-10 flex flex-col pt-10 sm:pt-16 lg:pt-24 lg:pb-12">
          <div className="mb-4 font-serif text-lg text-muted italic">{above}</div>
          <h1 className="text-brand-deep lg:text-[4rem]">
            {["Know the chance.", "Know the price.", "Then choose."].map((sentence) => (
              <span key={sentence} className="block">
                {`${sentence} `}
              </span>
            ))}
          </h1>
          <p className="mt-6 max-w-[33rem] text-lg leading-relaxed sm:text-xl sm:leading-relaxed">
            Match one student’s record to real colleges. See the odds as a range, and see what families like yours paid.
            The figures come from the U.S. Department of Education, and each one names its year.
          </p>
          <div className="mt-7">{start}</div>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink look="next" to="/college-match-quiz?step=school">
              Get Started Free
            </ButtonLink>
            <ButtonLink to="/how-it-works">See How It Works</ButtonLink>
          </div>
          <p className="mt-4 text-sm text-muted">Nothing to install, no account, no card.</p>
          <div className="mt-8">{ask}</div>
          <dl className="mt-16 hidden grid-cols-[auto_auto_minmax(0,1fr)] gap-x-8 lg:grid">
            <Figure value={count(colleges)} text="colleges, two-year and four-year" />
            <Figure value={count(spread.reporting)} text="of the four-year ones publish their admission rate" />
            <Figure
              value={percent(spread.half / spread.reporting)}
              text="of those admit at least half of their applicants"
            />
          </dl>
        </div>
        <div className="relative mt-4 pb-12 lg:mt-0">
          <WayMap className="-ms-[12%] w-[124%] max-w-none [mask-image:linear-gradient(to_bottom,black_62%,transparent_98%)] lg:-ms-[30%] lg:w-[146%] lg:[mask-composite:intersect] lg:[mask-image:linear-gradient(to_right,transparent_2%,black_17%),linear-gradient(to_bottom,black_66%,transparent_98%)]" />
          <div className="relative -mt-10 sm:-mt-24 md:-mt-40 lg:-mt-36">
            <ExampleSheet plan={plan} />
          </div>
        </div>
      </div>
    </header>
  );
}

function Figure({ value, text }: { value: string; text: string }) {
  return (
    <div className="flex max-w-44 flex-col-reverse justify-end border-t border-rule-strong pt-2">
      <dt className="text-sm leading-snug text-muted">{text}</dt>
      <dd className="figures text-2xl text-brand-deep">{value}</dd>
    </div>
  );
}

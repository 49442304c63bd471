import { Link } from "@remix-run/react";
import { ButtonLink } from "~/design/button";
import type { Tool } from "../tools/tool";
import { ToolList } from "../tools/tool-list";
import { contours } from "./contours";
import { CollegeExtract } from "./extract";
import type { Extract } from "./home-figures";
import { HomeSection } from "./home-section";

/** A promise of the home page that an open part keeps. */
export interface Feature {
  readonly name: string;
  readonly text: string;
}

/** The planning tools with their honest state. */
export function PlanningTools({ tools }: { tools: readonly Tool[] }) {
  return (
    <HomeSection id="tools" title="Planning tools, in the order you need them">
      <ToolList tools={tools} brief />
      <p className="mt-5">
        <Link to="/tools">All tools on one page</Link>
      </p>
    </HomeSection>
  );
}

/** A preview of what the open parts do. */
export function Features({ extract, features }: { extract: Extract | null; features: readonly Feature[] }) {
  return (
    <HomeSection id="features" title="What you get on the page">
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <dl className="grid gap-x-12 gap-y-5 sm:grid-cols-2 sm:gap-y-8">
          {features.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-serif text-xl leading-snug font-semibold">{name}</dt>
              <dd className="mt-1.5 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        {extract && <CollegeExtract extract={extract} />}
      </div>
      <p className="mt-10 max-w-[46rem] border-s-4 border-brand ps-5">
        Have a question now? <Link to="/counselor">Ask the counselor</Link>: every sentence of its answer names its
        source. Have a draft? The <Link to="/essay-coach">essay coach</Link> reads it on your device and asks; it never
        writes. Both work without a language model, and <Link to="/ai-technology">this page</Link> says what one may do.
      </p>
    </HomeSection>
  );
}

const steps = [
  {
    name: "Tell us about the student",
    text: "Grades, courses, test scores if there are any, what they want to study and where. Seven short steps; skip what you don’t know.",
  },
  {
    name: "Read the list together",
    text: "Safety, target and reach, each with its reasons. Change a weight or a filter and see what moves.",
  },
  {
    name: "Open each college",
    text: "Look at the price for your income, who gets in, who graduates. Then use the college’s own net price calculator, which we link.",
  },
  {
    name: "Check with the college",
    text: "Figures here are a few years old, because that’s how the government publishes them. Each one gives its year. For dates and prices for your year, go to the college.",
  },
];

/** Four steps from nothing to a checked list. */
export function HowItWorks() {
  return (
    <HomeSection id="how-it-works" title="How it works" sunken>
      <ol className="grid gap-x-10 gap-y-5 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
        {steps.map(({ name, text }, i) => (
          <li
            key={name}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 border-t-2 border-brand pt-4 sm:block"
          >
            <span aria-hidden="true" className="figures block text-4xl leading-none text-brand">
              {i + 1}
            </span>
            <h3 className="sm:mt-3">{name}</h3>
            <p className="col-span-2 mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}

/** What it costs. The prices themselves stand at Stripe, and so on the page that asks it. */
export function Pricing() {
  return (
    <HomeSection id="pricing" title="What it costs">
      <div className="grid gap-x-16 gap-y-8 sm:grid-cols-2">
        <div className="max-w-[34rem]">
          <h3>Free</h3>
          <p className="mt-2">
            The open tools and every college page are free, with no account. You’ve already paid for this public data,
            so reading it stays free.
          </p>
        </div>
        <div className="max-w-[34rem]">
          <h3>Family</h3>
          <p className="mt-2">
            One subscription for two households and all their children, monthly or yearly. Try it for 14 days without a
            card. Families with a fee waiver pay nothing.
          </p>
        </div>
      </div>
      <p className="mt-6">
        <Link to="/pricing">More about pricing</Link>
      </p>
    </HomeSection>
  );
}

/** The last word: the same next action as at the top. */
export function GetStarted() {
  return (
    <section
      id="get-started"
      aria-labelledby="get-started-title"
      className="relative overflow-hidden border-t border-rule bg-brand-tint"
    >
      <svg
        viewBox="330 20 340 170"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full text-brand opacity-30 [mask-image:radial-gradient(closest-side,transparent_35%,black)]"
      >
        {contours.map((d) => (
          <path key={d.slice(0, 24)} d={d} fill="none" strokeWidth=".5" className="stroke-current" />
        ))}
      </svg>
      <div className="relative mx-auto w-full max-w-[46rem] px-5 py-14 text-center sm:px-8 sm:py-28">
        <h2 id="get-started-title" className="text-brand-deep sm:text-[2.75rem]">
          Start with one student and one evening
        </h2>
        <p className="mx-auto mt-4 max-w-[34rem] text-lg leading-relaxed">
          Sit down together, answer what you know, and leave with a list of colleges that’s honest about both the odds
          and the price.
        </p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink look="next" to="/college-match-quiz?step=school">
            Get Started Free
          </ButtonLink>
          <ButtonLink to="/college-match-quiz">Go straight to the match quiz</ButtonLink>
        </p>
      </div>
    </section>
  );
}

import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { sourceOf } from "~/colleges/facts/provenance";
import { buttonClass } from "~/design/button";
import { count, dollars, percent } from "~/design/figures";
import type { Opening } from "../../figures/openings";

/** Parts that stand inside a text. They are drawn once on the server, so they hold plain links and plain forms. */
const field = "mt-1 min-h-11 w-full rounded-md border border-rule-strong bg-surface px-3 py-2 font-normal";

/** A college in four lines: price, admission, graduation, earnings, each with its year. */
export function CollegeCard({ college }: { college: College }) {
  const { cost, admission, outcomes } = college;
  const lines = [
    ["Net price after grants, average", dollars(cost.netPrice === null ? null : Math.max(0, cost.netPrice))],
    ["Admits", percent(admission.rate)],
    ["Graduate", percent(outcomes.graduationRate)],
    ["Median earnings ten years after entry", dollars(outcomes.earnings10)],
  ] as const;
  return (
    <div className="inset college-card">
      <p className="inset-title">
        <a href={collegePath(college)}>{college.name}</a>
      </p>
      <p className="text-sm text-muted">
        {college.city}, {college.state}
        {college.students.undergraduates !== null && ` · ${count(college.students.undergraduates)} undergraduates`}
      </p>
      <dl className="inset-figures">
        {lines.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        Net price: {sourceOf("netPrice").source}, {sourceOf("netPrice").year}.
      </p>
    </div>
  );
}

const years = ["2026-27", "2027-28", "2025-26"];

/** The first questions of a tool, where the text speaks of it. Money is posted, everything else is a plain GET. */
export function ToolForm({ name }: { name: string }) {
  switch (name) {
    case "fafsa":
      return (
        <form
          className="inset"
          method="post"
          action="/tools/fafsa-calculator#result"
          aria-label="FAFSA calculator, short"
        >
          <p className="inset-title">Your Student Aid Index, in short</p>
          <div className="inset-fields">
            <label>
              Award year
              <select name="award_year" className={field} defaultValue={years[0]}>
                {years.map((year) => (
                  <option key={year}>{year}</option>
                ))}
              </select>
            </label>
            <label>
              Your legal parents are
              <select name="situation" className={field} defaultValue="married">
                <option value="married">married to each other</option>
                <option value="together">together, not married</option>
                <option value="apart">living apart</option>
                <option value="one">one parent only</option>
              </select>
            </label>
            <label>
              People in the family
              <input name="family_size" inputMode="numeric" className={field} required />
            </label>
            <label>
              Parents’ adjusted gross income, dollars
              <input
                name="parents.agi"
                inputMode="decimal"
                className={field}
                required
                data-private=""
                autoComplete="off"
              />
            </label>
          </div>
          <p className="mt-4">
            <button type="submit" className={buttonClass("plain")}>
              Open in the calculator
            </button>
          </p>
          <p className="mt-2 text-sm text-muted">
            The calculator asks the rest: how taxes were filed and paid, savings, the student’s own money. What you type
            is sent in the body of one request and not kept.
          </p>
        </form>
      );
    case "loan":
      return (
        <form
          className="inset"
          method="post"
          action="/college-cost-calculator/loan#result"
          aria-label="Loan calculator"
        >
          <p className="inset-title">What a loan costs a month</p>
          <div className="inset-fields">
            <label>
              Amount borrowed, dollars
              <input name="principal" inputMode="decimal" className={field} data-private="" autoComplete="off" />
            </label>
            <label>
              Interest a year, percent
              <input name="rate" inputMode="decimal" className={field} />
            </label>
            <label>
              Years to pay back
              <input name="years" inputMode="numeric" className={field} defaultValue="10" />
            </label>
          </div>
          <p className="mt-4">
            <button type="submit" className={buttonClass("plain")}>
              Work out the payment
            </button>
          </p>
        </form>
      );
    case "cost":
      return (
        <form className="inset" method="post" action="/college-cost-calculator" aria-label="Cost calculator, short">
          <p className="inset-title">Four years at one college, and the loan it would take</p>
          <div className="inset-fields">
            <label>
              A college
              <input name="q" className={field} />
            </label>
            <label>
              Your state, two letters
              <input name="state" maxLength={2} className={field} autoComplete="address-level1" />
            </label>
            <label>
              Family income a year, dollars
              <input name="income" inputMode="decimal" className={field} data-private="" autoComplete="off" />
            </label>
          </div>
          <p className="mt-4">
            <button type="submit" name="intent" value="find" className={buttonClass("plain")}>
              Open in the cost calculator
            </button>
          </p>
        </form>
      );
    case "match":
      return (
        <form className="inset" action="/college-match-quiz/results" aria-label="Match quiz, short">
          <p className="inset-title">A first list from two answers</p>
          <div className="inset-fields">
            <label>
              Grade average, 4.0 scale
              <input name="gpa" inputMode="decimal" className={field} />
            </label>
            <label>
              SAT, if you have one
              <input name="sat" inputMode="numeric" className={field} />
            </label>
            <label>
              Your state, two letters
              <input name="state" maxLength={2} className={field} />
            </label>
          </div>
          <p className="mt-4 flex flex-wrap items-center gap-4">
            <button type="submit" className={buttonClass("plain")}>
              Show colleges
            </button>
            <a href="/college-match-quiz">Answer all questions</a>
          </p>
        </form>
      );
    case "search":
      return (
        <form className="inset" action="/colleges" aria-label="Look up a college">
          <p className="inset-title">Look up a college</p>
          <label>
            Name, nickname, city or state
            <input name="q" type="search" className={field} />
          </label>
          <p className="mt-4">
            <button type="submit" className={buttonClass("plain")}>
              Find it
            </button>
          </p>
        </form>
      );
    case "timeline":
      return <ToolLink to="/application-timeline" title="Your own dates" label="Open the application timeline" />;
    case "visits":
      return <ToolLink to="/college-visit-planner" title="Your own route" label="Open the visit planner" />;
    default:
      throw new Error(`there is no tool called "${name}"`);
  }
}

function ToolLink({ to, title, label }: { to: string; title: string; label: string }) {
  return (
    <aside className="inset" aria-label={title}>
      <p className="inset-title">{title}</p>
      <p className="mt-3">
        <a className={buttonClass("plain")} href={to}>
          {label}
        </a>
      </p>
    </aside>
  );
}

/** What an example was computed from, and ways to open it. */
export function ExampleInputs({ say, openings }: { say: string; openings: readonly Opening[] }) {
  return (
    <div className="inset example-inputs">
      <p className="inset-title">What these numbers were computed from</p>
      <p>{say}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {openings.map(({ label, to, post }) =>
          post === null ? (
            <a key={label} className={buttonClass("plain")} href={to}>
              {label}
            </a>
          ) : (
            <form key={label} method="post" action={to}>
              {post.map(([name, value]) => (
                <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
              ))}
              <button type="submit" className={buttonClass("plain")}>
                {label}
              </button>
            </form>
          ),
        )}
      </div>
    </div>
  );
}

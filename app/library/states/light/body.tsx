import { everyStateDeadline } from "~/aid/state-agency";
import { writeDay } from "~/calendar/day";
import { sourceOf } from "~/colleges/facts/provenance";
import { exchangesOfState } from "~/colleges/price/exchange";
import { buttonClass } from "~/design/button";
import { awardYear } from "~/season/aid/award-year";
import type { StateAidDate } from "~/season/aid/state-aid";
import { seasonFall } from "~/season/fact";
import fafsaOpening from "../../../../content/facts/words/fafsa-opening.json";
import type { LightState } from "../../guides/light-states";
import { aidWords, firstAidDate, whyNow } from "./aid-words";
import type { LightFigures } from "./figures";
import { Options, Prices, Publics, TwoYear } from "./tables";
import { admissionAnswer, optionAnswer, priceAnswer } from "./words";

/** Everything the page shows, worked out on the server. */
export interface LightPage {
  readonly state: LightState;
  readonly figures: LightFigures;
  /** What the middle public four-year college of the nation cost a family of the middle band. */
  readonly nation: number | null;
  readonly aid: readonly StateAidDate[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Sections in order, with the ids that lists of contents link to. */
export const lightSections = [
  { id: "answers", text: "The short answer", level: 2 },
  { id: "this-week", text: "What to do this week", level: 2 },
  { id: "prices", text: "What a year costs, by income", level: 2 },
  { id: "options", text: "The lowest prices with fair odds", level: 2 },
  { id: "publics", text: "Getting into the public colleges", level: 2 },
  { id: "two-year", text: "Two-year colleges", level: 2 },
  { id: "ask", text: "What to ask, and whom", level: 2 },
] as const;

const award = awardYear(seasonFall);
const opened = writeDay(fafsaOpening[award as keyof typeof fafsaOpening].value);

function Heading({ of }: { of: (typeof lightSections)[number]["id"] }) {
  return <h2 id={of}>{lightSections.find(({ id }) => id === of)?.text}</h2>;
}

/** The one page of a state without a guide: answers first, then what to do, then the figures behind them. */
export function LightBody({ page }: { page: LightPage }) {
  const { state, figures } = page;
  return (
    <>
      <Heading of="answers" />
      <Answers page={page} />
      <Heading of="this-week" />
      <ThisWeek page={page} />
      <Heading of="prices" />
      <Prices name={state.name} figures={figures} />
      {figures.options.length > 0 && (
        <>
          <Heading of="options" />
          <Options name={state.name} figures={figures} />
        </>
      )}
      {figures.publics.length > 0 && (
        <>
          <Heading of="publics" />
          <Publics name={state.name} figures={figures} />
        </>
      )}
      <Heading of="two-year" />
      <TwoYear state={state} figures={figures} />
      <Heading of="ask" />
      <Ask state={state} />
    </>
  );
}

function Answers({ page: { state, figures, nation, aid } }: { page: LightPage }) {
  const { name } = state;
  const answers = [
    { question: `What does college cost in ${name}?`, text: priceAnswer(figures, nation, sourceOf("netPrice").year) },
    { question: "Where does a family like that pay least?", text: optionAnswer(figures) },
    { question: "How hard are the public colleges to get into?", text: admissionAnswer(figures) },
  ];
  return (
    <dl>
      {answers.map(({ question, text }) => (
        <div key={question} className="py-2">
          <dt className="font-semibold">{question}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div className="py-2">
        <dt className="font-semibold">When is state aid due for {award}?</dt>
        {aidWords(aid).map((words) => (
          <dd key={words}>{words}</dd>
        ))}
        <dd className="source">
          Source: the <a href={`https://${everyStateDeadline}`}>federal list of state deadlines</a> for 2025-26, as
          published in March 2025. A date for {award} that isn’t confirmed is worked out from it.
        </dd>
      </div>
    </dl>
  );
}

function ThisWeek({ page: { state, figures, aid, today } }: { page: LightPage }) {
  const { state: code, name } = state;
  const [first, second] = figures.options;
  return (
    <>
      <ol>
        <li>
          <strong>File the {award} FAFSA.</strong> It has been open since {opened}.{" "}
          {whyNow(firstAidDate(aid, seasonFall, today), name)}{" "}
          <a href="/help/fafsa-completion-guide">The form, step by step</a>.
        </li>
        <li>
          <strong>Get your own price.</strong> The figures here are averages of other families.{" "}
          <a href={`/college-cost-calculator?state=${code}`}>The cost calculator, with {name} as home</a>
          {first !== undefined && (
            <>
              ; start with <a href={first.path}>{first.name}</a>
              {second !== undefined && (
                <>
                  {" "}
                  and <a href={second.path}>{second.name}</a>
                </>
              )}
            </>
          )}
          .
        </li>
        <li>
          <strong>Put the days into one list.</strong>{" "}
          <a href={`/application-timeline?state=${code}`}>A timeline for {name}</a>, or{" "}
          <a href={`/deadlines?state=${code}`}>this season’s calendar</a>.
        </li>
        <li>
          <strong>Make a list of colleges that fits.</strong> It needs no account.
        </li>
      </ol>
      <p className="print:hidden">
        <a href={`/college-match-quiz?state=${code}`} className={buttonClass("next")}>
          Match quiz for a student in {name}
        </a>
      </p>
    </>
  );
}

function Ask({ state }: { state: LightState }) {
  const { state: code, name } = state;
  const exchanges = exchangesOfState(code);
  return (
    <>
      <p>
        This page is lighter than our fifteen guides: we haven’t checked the rules of state grants in {name}, and we
        have no confirmed address of the office that runs them. Ask the school counselor and each college’s aid office:
      </p>
      <ul>
        <li>Which state grants in {name} could we get, do they need a form besides the FAFSA, and by which day?</li>
        {code === "DC" && (
          <li>
            At which colleges outside Washington does the DC Tuition Assistance Grant count, and what does it pay?
          </li>
        )}
        <li>Who counts as a resident of {name} for tuition, and what papers show it?</li>
        {exchanges.length > 0 && (
          <li>
            In another state: is there an agreement that lowers tuition for our major, such as the{" "}
            {exchanges.join(" or the ")}?
          </li>
        )}
      </ul>
      <p>
        More figures of {name}, with a map and every college:{" "}
        <a href={`/state-college-planning-guides?state=${code}`}>{name} from the college tables</a>.
      </p>
    </>
  );
}

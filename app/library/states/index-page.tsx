import { Fragment } from "react";
import { stateAgency } from "~/aid/state-agency";
import { regions } from "~/colleges/query/regions";
import { Button } from "~/design/button";
import { FigureTable } from "~/design/figure-table";
import { count, dollars } from "~/design/figures";
import { CountryMap } from "~/design/place-map";
import { type State, stateName, states } from "~/geography/states";
import { guideOf, statePagePath } from "../guides/guides";
import { lightStateOf, lightStates } from "../guides/light-states";
import { stateBlock } from "./blocks/blocks";
import { Years } from "./blocks/parts";
import { CompareRules } from "./blocks/rules-table";
import { type AskedStates, mostStates } from "./compare";
import { type StateSummary, stateSummary } from "./figures/state-summary";
import type { StatePlace } from "./place/place";

/** Everything the index shows, worked out on the server. */
export interface StateIndex {
  /** YYYY-MM-DD, by which dated facts may have expired. */
  readonly today: string;
  readonly asked: AskedStates;
  /** The states that were asked for. */
  readonly places: readonly StatePlace[];
  readonly country: {
    readonly width: number;
    readonly height: number;
    readonly rest: string;
    readonly states: readonly {
      readonly state: State;
      readonly path: string;
      readonly x: number;
      readonly y: number;
    }[];
  };
  readonly all: StatePlace["all"];
}

const path = "/state-college-planning-guides";
const guides = (Object.entries(guideOf) as [State, string][]).sort(([a], [b]) => (states[a] < states[b] ? -1 : 1));

/** The body of the index: map and list of the guides, the form to compare, and what was asked for. */
export function StateIndexBody({ index }: { index: StateIndex }) {
  const { asked, country, all } = index;
  // No page of words is about them, so nothing else leads to their colleges but page after page of the whole list.
  const islands = regions.islands.states.filter((state) => all.some((college) => college.state === state));
  return (
    <>
      <section aria-labelledby="guides-title" className="grid gap-8 border-t border-rule py-8 lg:grid-cols-[1fr_20rem]">
        <div className="max-w-[44rem]">
          <CountryMap
            width={country.width}
            height={country.height}
            rest={country.rest}
            states={country.states.flatMap(({ state, ...shape }) => {
              const slug = guideOf[state];
              return slug === undefined
                ? []
                : [{ ...shape, code: state, name: stateName(state), to: statePagePath(slug, null) }];
            })}
            label="Map of the states with a guide"
          />
        </div>
        <div>
          <h2 id="guides-title" className="text-xl">
            Fifteen guides
          </h2>
          <ul className="mt-3 grid grid-cols-2 gap-x-6 border-b border-rule [&_a]:block [&_a]:py-2">
            {guides.map(([state, slug]) => (
              <li key={state} className="border-t border-rule">
                <a href={statePagePath(slug, null)}>{stateName(state)}</a>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="light-title" className="border-t border-rule py-8">
        <h2 id="light-title" className="text-xl">
          The other states, a page each
        </h2>
        <p className="mt-2 max-w-[46rem]">
          Prices by income, aid dates, the lowest prices and the odds at the public colleges. Lighter than the guides:
          the rules of their own grants aren’t checked.
        </p>
        {/* The class stands once: fifty times over it is what puts the largest state above its limit of bytes. */}
        <ul className="mt-3 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-6 [&_a]:block [&_a]:py-2">
          {lightStates.map(({ path: to, name }) => (
            <li key={to}>
              <a href={to}>{name}</a>
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-[46rem]">
          {regions.islands.label}, as lists of colleges:{" "}
          {islands.map((state, place) => (
            <Fragment key={state}>
              {place > 0 && ", "}
              <a href={`/colleges?state=${state}`}>{stateName(state)}</a>
            </Fragment>
          ))}
        </p>
      </section>
      <section id="compare" aria-labelledby="compare-title" className="border-t border-rule py-8">
        <h2 id="compare-title">Compare states on price, aid and rules</h2>
        <CompareForm asked={asked} />
        {index.places.length > 0 && <Comparison index={index} />}
      </section>
      {index.places.length === 1 && index.places.map((place) => <OneState key={place.state} place={place} />)}
      {index.places.length === 0 && <AllGuides all={index.all} today={index.today} />}
    </>
  );
}

/** Four choices; a state without a guide can be chosen too. */
function CompareForm({ asked }: { asked: AskedStates }) {
  return (
    <form action={`${path}#compare`} method="get" className="mt-4 flex flex-wrap items-end gap-4 print:hidden">
      {Array.from({ length: mostStates }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the choices never move
        <div key={i} className="grow basis-40">
          <label htmlFor={`state-${i + 1}`} className="block text-sm font-semibold">
            {i === 0 ? "State" : `State ${i + 1}`}
          </label>
          <select
            id={`state-${i + 1}`}
            name="state"
            defaultValue={asked.states[i] ?? ""}
            className="mt-1 min-h-11 w-full rounded-md border border-rule-strong bg-surface px-3 py-2"
          >
            <option value="">{i === 0 ? "Choose a state" : "None"}</option>
            {Object.entries(states).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ))}
      <Button look="next">Compare</Button>
      {asked.problem !== null && (
        <p role="alert" className="w-full font-semibold text-danger">
          {asked.problem}
        </p>
      )}
    </form>
  );
}

const rows: readonly { name: string; of: (summary: StateSummary) => string }[] = [
  { name: "Public four-year, net price", of: ({ price }) => dollars(price) },
  { name: "for incomes up to $30,000", of: ({ price30 }) => dollars(price30) },
  { name: "for $48,001 to $75,000", of: ({ price75 }) => dollars(price75) },
  { name: "for $75,001 to $110,000", of: ({ price110 }) => dollars(price110) },
  { name: "Private four-year, net price", of: ({ privatePrice }) => dollars(privatePrice) },
  { name: "Public two-year, net price", of: ({ twoYearPrice }) => dollars(twoYearPrice) },
  { name: "Public four-year tuition, residents", of: ({ tuitionInState }) => dollars(tuitionInState) },
  { name: "Public four-year tuition, others", of: ({ tuitionOutOfState }) => dollars(tuitionOutOfState) },
  { name: "Public and nonprofit colleges", of: ({ colleges }) => count(colleges) },
  { name: "Four-year colleges that admit half or more", of: ({ admitHalf, rated }) => `${admitHalf} of ${rated}` },
  { name: "Four-year colleges that require a test", of: ({ requireTests }) => count(requireTests) },
  { name: "Public four-year, earnings after 10 years", of: ({ earnings }) => dollars(earnings) },
];

function Comparison({ index: { places, all, today } }: { index: StateIndex }) {
  const summaries = places.map(({ state }) => stateSummary(state, all, today));
  const names = places.map(({ name }) => name).join(", ");
  return (
    <>
      <h3 className="mt-8">Price and admission</h3>
      <FigureTable
        caption={`${names}: the middle of what colleges report`}
        columns={[{ name: "Figure", short: "Figure" }, ...places.map(({ name }) => ({ name, short: name }))]}
        rows={rows.map(({ name, of }) => ({ key: name, name, figures: summaries.map(of) }))}
      />
      <Years groups={["netPrice", "tuition", "admissions", "testPolicy", "earnings"]}>
        Net prices are averages after grants, for residents at public colleges.
      </Years>
      {places.some(({ facts }) => facts !== null) && <CompareRules places={places} />}
    </>
  );
}

/** One state alone: its colleges at once, and for a state without a guide what is missing. */
function OneState({ place }: { place: StatePlace }) {
  const { state, name } = place;
  const slug = guideOf[state];
  if (slug !== undefined) return null;
  const known = stateAgency(state);
  const short = lightStateOf(state);
  return (
    <>
      <section id="state" aria-labelledby="state-title" className="border-t border-rule py-8">
        <h2 id="state-title">{name}, from the college tables</h2>
        <p className="mt-3 max-w-[46rem]">
          {short !== null && (
            <>
              <a href={short.path}>The short page about {name}</a> has the answers first.{" "}
            </>
          )}
          We don’t have a guide to {name} yet: its aid programs and rules haven’t been checked, so apart from its aid
          dates this page says nothing about them. The figures below are the federal ones and as complete as in the
          guides. For grants and residency, ask the higher education agency of {name}
          {known === null ? "" : ` (${known.agency}, ${known.site})`} and each college.
        </p>
        <div className="mt-5 max-w-[46rem]">{stateBlock("state-deadline", place)}</div>
        {stateBlock("state-map", place)}
      </section>
      {[
        ["state-prices", "Where families pay least"],
        ["state-admission", "Who gets in"],
        ["state-programs", "What it’s known for"],
        ["state-two-year", "Two-year colleges"],
        ["state-colleges", "Every public and nonprofit college"],
      ].map(([block = "", title]) => (
        <section
          key={block}
          id={`${block}-of`}
          aria-labelledby={`${block}-title`}
          className="border-t border-rule py-8"
        >
          <h2 id={`${block}-title`}>{title}</h2>
          {stateBlock(block, place)}
        </section>
      ))}
    </>
  );
}

/** The fifteen in figures, before anything is chosen. */
function AllGuides({ all, today }: Pick<StateIndex, "all" | "today">) {
  const shown = rows.slice(0, 4).concat(rows.filter(({ name }) => /two-year|residents/.test(name)));
  return (
    <section id="all" aria-labelledby="all-title" className="border-t border-rule py-8">
      <h2 id="all-title">The fifteen in figures</h2>
      <FigureTable
        caption="The middle of what the public colleges of each state report"
        columns={[
          { name: "State", short: "State" },
          ...shown.map(({ name }) => ({ name, short: name.replace("Public four-year, ", "").replace(/^n/, "N") })),
        ]}
        rows={guides.map(([state, slug]) => {
          const summary = stateSummary(state, all, today);
          return {
            key: state,
            name: (
              <>
                <a href={statePagePath(slug, "colleges")}>{stateName(state)}</a>
                <small>{summary.colleges} colleges</small>
              </>
            ),
            figures: shown.map(({ of }) => of(summary)),
          };
        })}
      />
      <Years groups={["netPrice", "tuition"]}>
        Net prices are averages after grants, for residents at public colleges.
      </Years>
    </section>
  );
}

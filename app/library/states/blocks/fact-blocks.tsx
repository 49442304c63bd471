import { stateAgency } from "~/aid/state-agency";
import { writeDay } from "~/calendar/day";
import { buttonClass } from "~/design/button";
import { awardYear } from "~/season/aid/award-year";
import { programsInWords } from "~/season/aid/state-aid";
import { stateAidPrograms } from "~/season/aid/state-aid-dates";
import {
  type ConfirmedFact,
  type FactGroup,
  factGroups,
  isOld,
  type RecalledFact,
  type StateFact,
  type StateFacts,
} from "../../guides/schema";
import type { StatePlace } from "../place/place";

interface Named<T> {
  readonly id: string;
  readonly group: FactGroup;
  readonly fact: T;
}

/** What of a state's facts a block shows. */
export interface FactChoice {
  readonly groups: readonly FactGroup[];
  /** Ids to show, all where empty. */
  readonly only: readonly string[];
  readonly except: readonly string[];
  /** Only rules that changed. */
  readonly changed: boolean;
}

/**
 * Facts of a choice, confirmed and recalled apart, in the order of the file. @throws Error for an id that is not there
 */
export function chooseFacts(facts: StateFacts, { groups, only, except, changed }: FactChoice) {
  const all = groups.flatMap((group) =>
    Object.entries(facts.facts[group] ?? {}).map(([id, fact]): Named<StateFact> => ({ id, group, fact })),
  );
  const unknown = [...only, ...except].filter((id) => !all.some((each) => each.id === id));
  if (unknown.length > 0)
    throw new Error(`${facts.slug}: no fact called ${unknown.join(", ")} in ${groups.join(", ")}`);
  const chosen = all.filter(({ id }) => (only.length === 0 || only.includes(id)) && !except.includes(id));
  const confirmed: Named<ConfirmedFact>[] = [];
  // What changed this season has its own section.
  const thisSeason = new Set(facts.season.changes.map(({ fact }) => fact));
  const recalled: Named<RecalledFact>[] = [];
  for (const { id, group, fact } of chosen) {
    if (fact.confidence === "recalled") recalled.push({ id, group, fact });
    else if (!changed || (fact.changed && !thisSeason.has(`${group}.${id}`))) confirmed.push({ id, group, fact });
  }
  return { confirmed, recalled: changed ? [] : recalled };
}

export function StateFactsBlock({ place, choice }: { place: StatePlace; choice: FactChoice }) {
  if (place.facts === null) return null;
  const { confirmed, recalled } = chooseFacts(place.facts, choice);
  return (
    <div>
      {confirmed.map(({ id, group, fact }) => (
        <OneFact key={`${group}-${id}`} id={`${group}-${id}`} fact={fact} changed={choice.changed} />
      ))}
      <Questions recalled={recalled} />
    </div>
  );
}

/**
 * What could not be confirmed: one line for each office, so that a page does not say "check" once for each question.
 */
function Questions({ recalled }: { recalled: ReturnType<typeof chooseFacts>["recalled"] }) {
  if (recalled.length === 0) return null;
  const offices = new Map<string, typeof recalled>();
  for (const each of recalled) {
    const { name } = each.fact.official;
    offices.set(name, [...(offices.get(name) ?? []), each]);
  }
  return (
    <div className="mt-6 border-t border-rule pt-3">
      <p>We couldn’t confirm these, so they’re questions for the office:</p>
      <ul>
        {[...offices.values()].map((questions) => (
          <li key={questions[0]?.fact.official.name} className="py-1">
            {questions[0] !== undefined && <Office office={atStart(questions[0].fact.official)} />}:{" "}
            {questions.map(({ id, group, fact }, i) => (
              <span key={`${group}-${id}`} data-question={`${group}-${id}`}>
                {i > 0 && "; "}
                <strong>{fact.name}</strong> ({fact.ask})
              </span>
            ))}
            .
          </li>
        ))}
      </ul>
    </div>
  );
}

const terms = [
  ["who", "Who"],
  ["how", "How"],
  ["deadline", "Deadline"],
  ["renewal", "How to keep it"],
] as const;

/** One program or rule. `data-fact` lets a test count what a page shows. */
function OneFact({ id, fact, changed }: { id: string; fact: ConfirmedFact; changed: boolean }) {
  return (
    <section id={changed ? undefined : id} data-fact={id} className="mt-4 border-t border-rule pt-3">
      <h3>{fact.name}</h3>
      <p className="mt-1.5">{fact.statement}</p>
      {!changed && (
        <dl className="mt-2">
          {terms.map(([part, word]) =>
            fact[part] === undefined ? null : (
              <div key={part} className="py-1 sm:grid sm:grid-cols-[7rem_1fr] sm:gap-x-4">
                <dt className="text-sm leading-[1.7rem] font-semibold text-muted">{word}</dt>
                <dd>{fact[part]}</dd>
              </div>
            ),
          )}
          <Amounts fact={fact} />
        </dl>
      )}
      <FactSource fact={fact} />
    </section>
  );
}

/** An amount may be of millions, so its decimals stay: "$38.6". */
const amountText = (value: number) => `$${value.toLocaleString("en-US")}`;

/** Amounts that come from another page than the fact carry that page's name. */
function Amounts({ fact }: { fact: ConfirmedFact }) {
  const inText = [fact.statement, fact.who, fact.how, fact.deadline, fact.renewal].join(" ");
  const apart = Object.entries(fact.amounts ?? {}).filter(
    ([, { value, unit }]) => unit === "dollars" && !inText.includes(amountText(value)),
  );
  if (apart.length === 0) return null;
  return (
    <div className="py-1 sm:grid sm:grid-cols-[7rem_1fr] sm:gap-x-4">
      <dt className="text-sm leading-[1.7rem] font-semibold text-muted">Amount</dt>
      <dd>
        {apart.map(([key, { value, year, source }]) => (
          <span key={key} className="block">
            <span className="figures">{amountText(value)}</span> {key.replaceAll("-", " ")}, {year}
            {source !== undefined && ` (${source.publisher}, ${source.year})`}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** Where a fact comes from, for which year, which office runs it, and when it was checked. */
function FactSource({ fact: { source, year, official, checked } }: { fact: ConfirmedFact }) {
  const title = source.url === undefined ? source.title : <a href={source.url}>{source.title}</a>;
  return (
    <p className="source">
      {title}, {source.publisher}. Year: {year}.{" "}
      {official.name !== source.publisher && (
        <>
          Office: <Office office={official} />.{" "}
        </>
      )}
      {isOld(source, checked) ? (
        `Source of ${source.year}.`
      ) : (
        <>
          Source of {source.year}, checked <time dateTime={checked}>{writeDay(checked)}</time>.
        </>
      )}
    </p>
  );
}

/** The office as it begins a line: "the aid office" gets a capital. */
function atStart({ name, url }: { name: string; url?: string | undefined }) {
  return { name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, url };
}

function Office({ office: { name, url } }: { office: { name: string; url?: string | undefined } }) {
  return url === undefined ? name : <a href={url}>{name}</a>;
}

/** The state's aid dates of this season, then what its rule was when somebody last read it, or whom to ask. */
export function StateDeadlineBlock({ place }: { place: StatePlace }) {
  const fact = place.facts?.facts.fafsa?.deadline;
  if (fact?.confidence === "confirmed") {
    return (
      <div className="border-s-4 border-accent bg-notice-tint px-5 py-4">
        <ComingDates place={place} />
        <div data-fact="fafsa-deadline">
          <p className="font-semibold">{fact.name}</p>
          <p className="mt-1">{fact.statement}</p>
          {fact.deadline !== undefined && <p className="mt-1">{fact.deadline}</p>}
          <FactSource fact={fact} />
        </div>
      </div>
    );
  }
  const known = stateAgency(place.state);
  return (
    <div className="border-s-4 border-accent bg-notice-tint px-5 py-4">
      <ComingDates place={place} />
      <p>
        {fact ? (
          <>
            Check with <Office office={fact.official} /> about {fact.ask}.
          </>
        ) : known === null ? (
          `Check them with ${place.name}’s aid agency. The federal list has every state.`
        ) : (
          `Check them with the ${known.agency}, ${known.site}.`
        )}
      </p>
    </div>
  );
}

/** The state's programs with their days for those who start college in the coming fall. */
function ComingDates({ place: { state, entry, name } }: { place: StatePlace }) {
  const award = awardYear(entry);
  const programs = programsInWords(stateAidPrograms(state), award);
  if (programs.length === 0) return null;
  return (
    <section className="mb-3">
      <p className="font-semibold">
        {name} for {award}, if you start college in fall {entry}
      </p>
      <ul>
        {programs.map((program) => (
          <li key={program}>{program}</li>
        ))}
      </ul>
    </section>
  );
}

/** Official sites by name, with what to do there. */
export function StateSitesBlock({ place, purpose }: { place: StatePlace; purpose: string }) {
  const sites = (place.facts?.sites ?? []).filter((site) => purpose === "" || site.for === purpose);
  return (
    <div className="block-list">
      <ul>
        {sites.map((site) => (
          <li key={`${site.for} ${site.name}`}>
            <Office office={site} />: {site.use}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The tools with the state filled in; the match quiz is the next thing to do. */
export function StateToolsBlock({ place: { state, name } }: { place: StatePlace }) {
  const tools = [
    [`/colleges?state=${state}`, `Search colleges in ${name}`],
    [`/college-cost-calculator?state=${state}`, `Cost calculator with ${name} as home`],
    [`/application-timeline?state=${state}`, `Timeline with the aid date of ${name}`],
    ["/tools/fafsa-calculator", "FAFSA calculator"],
  ] as const;
  return (
    <div className="block-list">
      <p>
        <a href={`/college-match-quiz?state=${state}`} className={buttonClass("next")}>
          Match quiz for a student in {name}
        </a>
      </p>
      <ul>
        {tools.map(([to, words]) => (
          <li key={to}>
            <a href={to}>{words}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const allFactGroups = Object.keys(factGroups) as readonly FactGroup[];

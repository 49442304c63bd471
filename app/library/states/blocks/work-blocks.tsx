import type { College } from "~/colleges/college";
import { FigureTable } from "~/design/figure-table";
import { count, dollars, withCommas } from "~/design/figures";
import { campusHousing, missionColleges } from "../figures/campuses";
import { fewestStudents, leftOut } from "../figures/short-list";
import { strongFields, uncounted } from "../figures/strong-fields";
import { fieldWages } from "../figures/wages";
import { type ExampleFamily, exampleYear, workedExample } from "../figures/worked-example";
import type { StatePlace } from "../place/place";
import { Years } from "./parts";

/** Fields in which the state awards a larger share of its bachelor's degrees than the nation. */
export function StateProgramsBlock({ place }: { place: StatePlace }) {
  const { name, state, all, programsOf } = place;
  const fields = strongFields(state, all, programsOf);
  if (fields.length === 0) return null;
  return (
    <div>
      <FigureTable
        caption={`Bachelor’s degrees that ${name} awards more of than the nation does`}
        columns={[
          { name: "Program", short: "Program" },
          { name: "Degrees", short: "Degrees" },
          { name: `Of all in ${name}`, short: "Of all here" },
          { name: "In the nation", short: "In the nation" },
        ]}
        rows={fields.map(({ title, awards, share, nation, at }) => ({
          key: title,
          name: (
            <>
              {title}
              <small>
                {at.map(({ path, name: college, awards: of }, i) => (
                  <span key={path}>
                    {i > 0 && "; "}
                    <a href={path}>{college}</a> {count(of)}
                  </span>
                ))}
              </small>
            </>
          ),
          figures: [count(awards), tenths(share), tenths(nation)],
        }))}
      />
      <Uncounted colleges={uncounted(state, all, programsOf)} />
      <Years groups={["programAwards"]} />
    </div>
  );
}

/** Colleges that are named of those without a list of programs. */
const mostUncounted = 3;

function Uncounted({ colleges }: { colleges: readonly College[] }) {
  if (colleges.length === 0) return null;
  const more = colleges.length - mostUncounted;
  const named = colleges.slice(0, mostUncounted).map(({ name }) => name);
  return (
    <p>
      Not counted, because the federal files don’t list their programs one by one: {named.join("; ")}
      {more > 0 && `; and ${more} more`}.
    </p>
  );
}

const tenths = (share: number) => `${(share * 100).toFixed(share < 0.01 ? 2 : 1)}%`;

/** What graduates earned five years after a bachelor's degree, by field. */
export function StateWagesBlock({ place }: { place: StatePlace }) {
  const { name, state, all, programsOf } = place;
  const wages = fieldWages(state, all, programsOf);
  if (wages.length === 0) return null;
  return (
    <div>
      <FigureTable
        caption={`Yearly earnings five years after a bachelor’s degree from a college in ${name}`}
        columns={[
          { name: "Field", short: "Field" },
          { name: "Lower quarter to", short: "Lower quarter to" },
          { name: "Middle", short: "Middle" },
          { name: "Upper quarter from", short: "Upper quarter from" },
          { name: "National median", short: "Nation" },
        ]}
        rows={wages.map(({ field, programs, low, middle, high, nation }) => ({
          key: field,
          name: (
            <>
              {field} <small>{programs} programs</small>
            </>
          ),
          figures: [dollars(low), dollars(middle), dollars(high), dollars(nation)],
        }))}
      />
      <Years groups={["programEarnings", "programAwards"]}>
        Medians of programs, weighted by their graduates; 2022 dollars. Many graduates work in other states.
      </Years>
    </div>
  );
}

const settings = { city: "city", suburb: "suburb", town: "town", rural: "countryside" } as const;

/** What a year of housing and food costs at the largest campuses. */
export function StateHousingBlock({ place }: { place: StatePlace }) {
  const { name, state, all } = place;
  const campuses = campusHousing(state, all);
  if (campuses.length === 0) return null;
  return (
    <div>
      <FigureTable
        caption={`Housing and food for a year at the largest campuses of ${name}`}
        columns={[
          { name: "Campus", short: "Campus" },
          { name: "On campus", short: "On campus" },
          { name: "Off campus", short: "Off campus" },
          { name: "Undergraduates", short: "Students" },
        ]}
        rows={campuses.map(({ path, name: college, city, setting, onCampus, offCampus, undergraduates }) => ({
          key: path,
          name: (
            <>
              <a href={path}>{college}</a>
              <small>
                {city}
                {setting !== null && ` · ${settings[setting]}`}
              </small>
            </>
          ),
          figures: [dollars(onCampus), dollars(offCampus), count(undergraduates)],
        }))}
      />
      <Years groups={["livingCosts", "enrollment"]}>The colleges’ own estimates.</Years>
    </div>
  );
}

const missions = [
  { mission: "hbcu", words: "Historically Black colleges and universities" },
  { mission: "tribal", words: "Tribal colleges" },
  { mission: "hsi", words: "Hispanic-serving institutions" },
] as const;

/** Colleges with a federal mission flag; of many only the largest are named. */
export function StateMissionsBlock({ place }: { place: StatePlace }) {
  const { name, state, all } = place;
  const most = 12;
  const none = missions.filter(({ mission }) => missionColleges(state, all, mission).length === 0);
  return (
    <div>
      {missions.map(({ mission, words }) => {
        const found = missionColleges(state, all, mission);
        if (found.length === 0) return null;
        return (
          <p key={mission} className="mt-3">
            <strong>
              {words} in {name} ({found.length}):
            </strong>{" "}
            {found.slice(0, most).map(({ path, name: college, city, undergraduates }, i) => (
              <span key={path}>
                {i > 0 && "; "}
                <a href={path}>{college}</a>, {city}
                {undergraduates !== null && ` (${count(undergraduates)})`}
              </span>
            ))}
            {found.length > most && (
              <>
                ; <a href={`/colleges?state=${state}&mission=${mission}`}>all {found.length}</a>
              </>
            )}
            .
          </p>
        );
      })}
      {none.length > 0 && (
        <p className="mt-3">
          None in {name}:{" "}
          {none
            .map(({ words }) =>
              words.toLowerCase().replace("historically black", "historically Black").replace("hispanic", "Hispanic"),
            )
            .join("; ")}
          .
        </p>
      )}
      <Years groups={["missions", "enrollment"]}>Undergraduates in parentheses.</Years>
    </div>
  );
}

const kin = { 1: "One parent", 2: "Two parents" } as Readonly<Record<number, string>>;
const sizes = { 3: "three people", 4: "four people" } as Readonly<Record<number, string>>;

/** An invented family: what the aid formula and the net prices of the state's colleges say for it. */
export function StateExampleBlock({
  place,
  family,
  income,
  unitids,
}: {
  place: StatePlace;
  family: ExampleFamily;
  income?: number | undefined;
  unitids?: readonly number[] | undefined;
}) {
  const { name, state, all } = place;
  const example = workedExample(family, state, all, { income, unitids });
  const { spread } = example;
  return (
    <div className="border-s-2 border-brand ps-5">
      <p>
        <strong>Example, not a real family.</strong> {kin[example.parents]}, {sizes[example.size]}, {name},{" "}
        {dollars(example.income)} earned, {dollars(example.tax)} of income tax, {dollars(example.savings)} saved.
        Student Aid Index <strong className="figures">{withCommas(example.sai).replace("-", "−")}</strong>, Pell Grant{" "}
        <strong className="figures">{dollars(example.pell)}</strong> a year ({exampleYear} formula).
        {family === "middle" && (
          <>
            {" "}
            {dollars(example.income)} is a round example and not the median income of {name}; enter your own figures in
            the <a href="/tools/fafsa-calculator">FAFSA calculator</a>.
          </>
        )}
      </p>
      <FigureTable
        caption={`A year at colleges of ${name} for an income of ${example.band}`}
        columns={[
          { name: "College", short: "College" },
          { name: "Cost before grants", short: "Before grants" },
          { name: "Average after grants", short: "After grants" },
          { name: "Range", short: "Range" },
        ]}
        rows={example.colleges.map(({ path, name: college, why, before, average, low, high }) => ({
          key: path,
          name: (
            <>
              <a href={path}>{college}</a> {why !== "" && <small>{why}</small>}
            </>
          ),
          figures: [
            dollars(before),
            dollars(average),
            low === null || high === null ? dollars(null) : `${dollars(low)}–${dollars(high)}`,
          ],
        }))}
      />
      {spread.middle !== null && (
        <p className="mt-3">
          Of {spread.reporting} four-year colleges in {name} that report a price for this income, {spread.atMostLow}{" "}
          cost {dollars(spread.low)} or less after grants; the middle is {dollars(spread.middle)}.
        </p>
      )}
      <Years groups={["netPrice"]}>
        Averages of families in this income band; the range is the cost tool’s. Left out: {leftOut}.
        {example.colleges.some(({ average }) => average === null) &&
          ` A dash: not reported, or for fewer than ${fewestStudents} students.`}{" "}
        Yours: <a href="/tools/fafsa-calculator">FAFSA calculator</a>,{" "}
        <a href={`/college-cost-calculator?state=${state}`}>cost calculator</a>.
      </Years>
    </div>
  );
}

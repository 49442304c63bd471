import { Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { SelectField, TextField } from "~/design/field";
import { count, dollars, NOT_REPORTED } from "~/design/figures";
import { Page, PageHeading, Section, SourceLine } from "~/design/layout";
import type { Page as PageOf } from "../query/pagination";
import { type MajorAsked, majorSorts, majorsAddress, mostComparedMajors } from "./browse-majors";
import type { Level } from "./figures";
import type { Major } from "./major";
import { Numbers } from "./numbers";
import type { OccupationLine } from "./occupation";
import { majorsPath } from "./path";
import { levelNames, occupationSource, spreadWords } from "./words";
import { OccupationTable } from "./work-section";

const LIST = "majors-list";

export interface MajorsView {
  readonly asked: MajorAsked;
  readonly list: PageOf<Major>;
  readonly compared: readonly Major[];
  readonly total: number;
  /** Occupations called by what was typed; none where nothing was. */
  readonly jobs: readonly OccupationLine[];
}

/** Every field of study, to search, sort and lay side by side. */
export function MajorsPage({ view: { asked, list, compared, total, jobs } }: { view: MajorsView }) {
  const { level, compare, q } = asked;
  return (
    <Page wide>
      <PageHeading title="Majors and careers">
        <p>
          {count(total)} fields of study: who teaches each, degrees a year, what graduates earn, and the work it
          prepares for.
        </p>
      </PageHeading>
      {compared.length > 0 && (
        <Section
          id="compare"
          title="Side by side"
          aside={
            <Link to={majorsAddress({ ...asked, compare: [] })} className="text-sm print:hidden">
              Clear
            </Link>
          }
        >
          <Compared majors={compared} level={level} />
        </Section>
      )}
      <form id={LIST} method="get" action={majorsPath} className="print:hidden">
        <div className="grid max-w-[56rem] items-end gap-x-4 gap-y-4 sm:grid-cols-[minmax(0,1fr)_11rem_11rem_auto]">
          <TextField
            type="search"
            name="q"
            label="A major or a job"
            autoComplete="off"
            maxLength={100}
            defaultValue={q}
          />
          <SelectField
            name="level"
            label="Degree"
            defaultValue={level}
            options={[
              { value: "bachelor", label: "Bachelor’s" },
              { value: "associate", label: "Associate" },
            ]}
          />
          <SelectField name="sort" label="Order" defaultValue={asked.sort} options={majorSorts} />
          <Button look="next">Show</Button>
        </div>
      </form>
      <Section
        id="fields"
        title={list.total === 1 ? "1 field" : `${count(list.total)} fields`}
        aside={
          list.total > 0 && (
            <Button form={LIST} className="print:hidden">
              Compare the checked
            </Button>
          )
        }
      >
        {list.total === 0 ? (
          <p>
            No field with {level === "bachelor" ? "a bachelor’s" : "an associate"} degree was found for “{q}”. Try fewer
            letters, a job, or the other degree. <Link to={majorsPath}>Show all fields</Link>
          </p>
        ) : (
          <Fields list={list} level={level} checked={compare} />
        )}
        <Numbers page={list} to={(page) => majorsAddress({ ...asked, page })} />
      </Section>
      {jobs.length > 0 && (
        <Section id="jobs" title={jobs.length === 1 ? "A job called that" : "Jobs called that"}>
          <OccupationTable lines={jobs} stateName={null} caption={`Jobs called “${q}”`} />
          <SourceLine>{occupationSource}</SourceLine>
        </Section>
      )}
      <MajorSources />
    </Page>
  );
}

function Fields({ list, level, checked }: { list: PageOf<Major>; level: Level; checked: readonly string[] }) {
  return (
    <table className="w-full max-sm:block">
      <caption className="sr-only">
        Fields {list.from} to {list.to} of {count(list.total)}, {levelNames[level]} degrees
      </caption>
      <thead className="max-sm:hidden">
        <tr className="border-b border-rule-strong align-bottom text-sm">
          <th scope="col" className="py-2 pe-4 font-normal">
            Field
          </th>
          {["Degrees a year", "Colleges", "Earnings after five years"].map((head) => (
            <th key={head} scope="col" className="py-2 ps-4 text-end font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {list.items.map(({ cip4, name, path, family, figures }) => {
          const { awards, colleges, earnings } = figures[level];
          return (
            <tr
              key={cip4}
              className="border-b border-rule align-baseline max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-4 max-sm:py-3"
            >
              <th scope="row" className="py-2 pe-4 font-normal max-sm:col-span-3 max-sm:p-0">
                <span className="flex flex-wrap items-start gap-x-3">
                  <label className="-ms-2 grid size-11 shrink-0 place-items-center print:hidden">
                    <input
                      type="checkbox"
                      name="compare"
                      value={cip4}
                      form={LIST}
                      defaultChecked={checked.includes(cip4)}
                      className="size-5"
                    />
                    <span className="sr-only">Compare {name}</span>
                  </label>
                  <span className="max-w-full flex-1 pt-1.5 print:pt-0">
                    <Link to={path} className="py-2 font-serif text-lg leading-snug font-semibold">
                      {name.replaceAll("/", "/\u200b")}
                    </Link>
                    {family !== name && <span className="block text-sm text-muted">{family}</span>}
                  </span>
                </span>
              </th>
              <Figure label="Degrees a year">{count(awards)}</Figure>
              <Figure label="Colleges">{count(colleges)}</Figure>
              <Figure
                label="Earnings"
                note={earnings === null || earnings.low === earnings.high ? null : spreadWords(earnings)}
              >
                {dollars(earnings?.mid ?? null)}
              </Figure>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Figure({ label, note = null, children }: { label: string; note?: string | null; children: string }) {
  return (
    <td className="py-2 ps-4 text-end max-sm:p-0 max-sm:py-1 max-sm:text-start">
      <span className="block text-xs text-muted sm:hidden">{label}</span>
      <span className={children === NOT_REPORTED ? "text-xs text-muted" : "figures"}>{children}</span>
      {note !== null && <span className="block text-xs text-muted">{note}</span>}
    </td>
  );
}

/** Fields side by side. The names of the rows stay in sight while the fields move sideways on a phone. */
function Compared({ majors, level }: { majors: readonly Major[]; level: Level }) {
  const rows: readonly (readonly [name: string, of: (major: Major) => string])[] = [
    ["Degrees a year", ({ figures }) => count(figures[level].awards)],
    ["Colleges that teach it", ({ figures }) => count(figures[level].colleges)],
    ["Earnings after five years", ({ figures }) => dollars(figures[level].earnings?.mid ?? null)],
    [
      "Middle half of programs",
      ({ figures: { [level]: own } }) => (own.earnings ? spreadWords(own.earnings) : NOT_REPORTED),
    ],
    ["Programs behind it", ({ figures }) => count(figures[level].earnings?.programs ?? null)],
    ["Associate degrees a year", ({ figures }) => count(figures.associate.awards)],
  ];
  const names = "sticky start-0 z-10 w-[min(9.5rem,34vw)] min-w-[min(9.5rem,34vw)] bg-paper pe-3 text-start";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region that scrolls sideways has to be reached by the keyboard
    <div
      role="region"
      aria-label="Fields side by side, scrolls sideways"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the same
      tabIndex={0}
      className="relative overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">
          At most {mostComparedMajors} fields, {levelNames[level]} degrees
        </caption>
        <thead>
          <tr className="align-bottom">
            <td className={`${names} border-b border-rule-strong`} />
            {majors.map(({ cip4, name, path }) => (
              <th
                key={cip4}
                scope="col"
                className="min-w-36 border-b border-rule-strong px-3 py-2 text-start leading-tight"
              >
                <Link to={path}>{name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, of]) => (
            <tr key={name} className="align-top">
              <th scope="row" className={`${names} border-b border-rule py-2 text-sm font-normal`}>
                {name}
              </th>
              {majors.map((major) => (
                <td key={major.cip4} className="border-b border-rule px-3 py-2">
                  <span className={of(major) === NOT_REPORTED ? "text-sm text-muted" : "figures"}>{of(major)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where the figures of fields come from. */
export function MajorSources() {
  return (
    <SourceLine>
      Degrees: awarded in 2020-21. Earnings: for each program the median of its graduates five years after completion,
      students with federal aid who work, in 2022 dollars; a field’s figure is the middle of its programs by their
      graduates. Source: U.S. Department of Education, College Scorecard, release of May 19, 2025. Fields:
      Classification of Instructional Programs, 2020 edition.
    </SourceLine>
  );
}

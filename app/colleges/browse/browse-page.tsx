import { Link, useNavigate } from "@remix-run/react";
import { Search, X } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { CollegeLinkField } from "~/colleges/find/college-link-field";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { count } from "~/design/figures";
import { Page, PageHeading, SourceLine } from "~/design/layout";
import { isState } from "~/geography/states";
import { GoneColleges } from "~/season/gone-colleges";
import { useProfile } from "~/student/profile/use-profile";
import type { Browse } from "./browse";
import { CollegeList } from "./college-list";
import { FILTERS, FilterForm } from "./filter-form";
import { MapBeside } from "./map-beside";
import { Pages } from "./pages";

/** What a mistake is about, for the list of mistakes, which stands far from the field. */
const fieldNames: Readonly<Record<string, string>> = {
  q: "Name, nickname, city or state",
  zip: "Near a ZIP code",
  admitFrom: "Admission rate from",
  admitTo: "Admission rate to",
  netPriceTo: "Average net price at most",
  open: "Who can enroll",
  tests: "SAT and ACT",
  state: "State",
  region: "Region",
  control: "Public or private",
  level: "Level",
  size: "Size",
  setting: "Setting",
  field: "Field of study",
  mission: "Special mission",
  religion: "Religious affiliation",
  sort: "Order",
  order: "Order",
  page: "Page",
};

/**
 * All colleges, searched and filtered by a plain form.
 *
 * @param yours chance and price at one college for the student of this device; null where they aren't known
 */
export function BrowsePage({
  browse,
  map,
  yours,
}: {
  browse: Browse;
  map: ReactNode;
  yours: ((unitid: number) => ReactNode) | null;
}) {
  const { page, errors } = browse;
  // One list for one answer: a new one takes the focus, also from the field that a line of it has just led to.
  const mistakes = useMemo(
    () =>
      Object.entries(errors).map(([field, message]) => ({
        field,
        message: `${fieldNames[field] ?? field}: ${message}`,
      })),
    [errors],
  );
  useNearYou(browse.search === "");
  return (
    <Page wide>
      <PageHeading title="Colleges">
        <p>
          Search and filter {count(browse.all)} colleges by what they report to the U.S. Department of Education. If a
          college doesn’t report a figure, we say so and sort it last.{" "}
          <Link to="/colleges/compare">Compare up to eight</Link> side by side.
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      <Words browse={browse} />
      <div className="mt-6 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12 xl:grid-cols-[14rem_minmax(0,1fr)] xl:gap-x-7">
        <div className="print:hidden">
          <FilterForm key={browse.search} browse={browse} />
        </div>
        <div className="min-w-0">
          <GoneColleges gone={browse.gone} note="It isn’t in the list below." />
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-6 pb-4 lg:pt-0">
            <h2 id="results" className="text-xl">
              {page.total === 1 ? "1 college" : `${count(page.total)} colleges`}
              {page.pages > 1 && (
                <span className="font-sans text-base font-normal tracking-normal text-muted">
                  {" "}
                  · {count(page.from)} to {count(page.to)}
                  {browse.inOrder !== null && `, ${browse.inOrder}`}
                </span>
              )}
            </h2>
            <Order browse={browse} />
          </div>
          <Active browse={browse} />
          {page.total === 0 ? (
            <Nothing browse={browse} />
          ) : (
            <MapBeside browse={browse} map={map}>
              {yours !== null && (
                <p className="mb-2 text-sm text-muted">
                  The last line of each college is worked out for you, on this device. Prices are for the first year,
                  after grants. <Link to="/college-match-quiz/method">How they’re estimated</Link>
                </p>
              )}
              <CollegeList browse={browse} numbers={map === null} yours={yours} />
              <Pages browse={browse} />
            </MapBeside>
          )}
          <Closed browse={browse} />
          {page.total > 0 && (
            <SourceLine>
              Admission rate: fall 2024. Net price: average after grants of full-time first-year students with federal
              aid, 2022-23; at public colleges only those who pay in-state tuition. Graduation: within one and a half
              times the normal time, 2024. Earnings: median of students with federal aid, measured 2020-21, in 2022
              dollars. Source: U.S. Department of Education, IPEDS and College Scorecard. Each college’s page gives the
              year and source of every figure.
            </SourceLine>
          )}
        </div>
      </div>
    </Page>
  );
}

/** Colleges that no list above shows: a family that has heard of one finds here what happened to it. */
function Closed({ browse: { closed } }: { browse: Browse }) {
  if (closed.length === 0) return null;
  return (
    <details className="mt-8 border-t border-rule pt-4 print:hidden">
      <summary className="cursor-pointer py-2 font-semibold">
        {count(closed.length)} colleges that closed, merged or take no new students
      </summary>
      <ul className="mt-2 text-sm">
        {closed.map(({ path, name, state, label }) => (
          <li key={path} className="border-b border-rule py-2">
            <Link to={path}>{name}</Link>, {state}. {label}.
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Opened without any question, the list begins near the ZIP code this device knows, or with the colleges of the home
 * state. Taking that away is left alone.
 */
function useNearYou(bare: boolean): void {
  const { zip, state } = useProfile();
  const navigate = useNavigate();
  const opened = useRef(bare);
  useEffect(() => {
    const near = zip !== undefined ? `zip=${zip}` : state !== undefined && isState(state) ? `state=${state}` : null;
    if (!opened.current || near === null) return;
    opened.current = false;
    navigate(`/colleges?${near}`, { replace: true });
  }, [zip, state, navigate]);
}

/** The words to search for. They stand above the list but belong to the form of filters. */
function Words({ browse: { typed, errors, search } }: { browse: Browse }) {
  return (
    <search className="block max-w-[46rem] print:hidden" key={search}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-[1_1_10rem]">
          <CollegeLinkField
            label={fieldNames.q}
            name="q"
            type="search"
            form={FILTERS}
            defaultValue={typed.q}
            errors={errors.q === undefined ? undefined : [errors.q]}
          />
        </div>
        <Button form={FILTERS} className="shrink-0">
          <Search size={18} aria-hidden="true" />
          Search
        </Button>
      </div>
    </search>
  );
}

function Order({ browse: { sortChoice, options, search } }: { browse: Browse }) {
  return (
    <div className="flex max-w-full flex-wrap items-center gap-2 text-sm print:hidden" key={search}>
      <label htmlFor="sort">Order</label>
      <select
        id="sort"
        name="sort"
        form={FILTERS}
        defaultValue={sortChoice}
        className="min-h-11 min-w-0 rounded-md border border-rule-strong bg-surface px-2 text-ink max-sm:flex-[1_1_8rem]"
      >
        {options.sort.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button form={FILTERS} className="px-3">
        Sort
      </Button>
    </div>
  );
}

/** The filters that are on; each link takes one away. */
function Active({ browse: { active, query } }: { browse: Browse }) {
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filters that are on" className="flex flex-wrap gap-2 pb-5">
      {active.map(({ label, to }) => (
        <li key={label}>
          <Link
            to={to}
            rel="nofollow"
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-rule-strong px-3 py-1 text-sm text-ink no-underline hover:bg-brand-tint"
          >
            <span className="sr-only">Remove the filter </span>
            {label}
            <X size={14} aria-hidden="true" className="print:hidden" />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link
            to={query.c === "" ? "/colleges" : `/colleges?c=${query.c}`}
            className="inline-flex min-h-9 items-center px-2 text-sm print:hidden"
          >
            Remove all
          </Link>
        </li>
      )}
    </ul>
  );
}

/** An empty list says which one filter to take away, and how many colleges come back. */
function Nothing({ browse: { relax, active } }: { browse: Browse }) {
  return (
    <div className="max-w-[46rem] border-t border-rule py-6">
      <p className="text-lg">No college fits {active.length > 1 ? "all of these filters" : "this"}.</p>
      {relax.length > 0 && active.length > 1 ? (
        <>
          <p className="mt-3">Remove one to bring some back:</p>
          <ul className="mt-2">
            {relax.map(({ label, to, colleges = 0 }) => (
              <li
                key={label}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2"
              >
                <Link to={to} rel="nofollow">
                  Without {label}
                </Link>
                <span className="figures">
                  {count(colleges)} {colleges === 1 ? "college" : "colleges"}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-3">
          {active.length > 1 ? "No single filter is the cause. " : "Check the spelling, or try the city or the state. "}
          <Link to="/colleges">Start again with all colleges</Link>.
        </p>
      )}
    </div>
  );
}

import { Form, Link, useNavigate } from "@remix-run/react";
import { type FormEvent, type ReactNode, useId } from "react";
import { CollegeField } from "~/colleges/find/college-field";
import { Button, ButtonLink, buttonClass } from "~/design/button";
import { Callout, Page, PageHeading, Section, SourceLine } from "~/design/layout";
import { KeepOffline } from "~/student/list/keep-offline";
import { collegesWords, listPathname, readIds } from "~/student/list/list";
import { matchSearch } from "~/student/profile/profile";
import { RememberAgain } from "~/student/profile/remember-again";
import { useProfile } from "~/student/profile/use-profile";
import { Kept } from "./kept-line";
import type { KeptList } from "./kept-list";
import { useOwnList } from "./own-list";
import { useRowFocus } from "./row-focus";
import { StatusChoice, StatusNote } from "./status-choice";

const comparePath = "/colleges/compare";

/** The tools that take the ticked colleges: plain buttons of one form, so that they work without scripts. */
const takers = [
  { to: comparePath, name: "Compare them", note: "up to eight side by side" },
  { to: "/college-cost-calculator", name: "Compare what they cost", note: "up to twelve side by side" },
  {
    to: "/college-cost-calculator/kitchen-table",
    name: "The kitchen table",
    note: "all of them on one line of dollars, at your income",
  },
  { to: "/application-timeline", name: "Plan the deadlines", note: "every date, and the work before it" },
  { to: "/college-visit-planner", name: "Plan the visits", note: "up to 15 in one trip" },
] as const;

/** Where the list is, in a sentence or two. */
function whereKept({ kind, stored }: ReturnType<typeof useOwnList>): string {
  if (kind === "own" && stored) return "Kept on this device.";
  const link = "The link to this page is the list. It holds no money and no answers.";
  return kind === "own" ? `Your browser won’t let us save anything. ${link}` : link;
}

/** One student's colleges, from the address. The list of this device comes into it when the scripts are there. */
export function ListPage({
  list,
  origin,
  yours,
}: {
  list: KeptList;
  origin: string;
  /** Chance and price of one college for the student of this device. */
  yours: (unitid: number) => ReactNode;
}) {
  const { rows, unknown } = list;
  const own = useOwnList(list);
  const focus = useRowFocus(rows.map(({ unitid }) => unitid));
  const take = useId();
  const profile = useProfile();
  const navigate = useNavigate();
  // The comparison is made from its address, so the answers go with the colleges. Money stays in no address.
  const compareFor = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || !submitter.formAction.endsWith(comparePath)) return;
    event.preventDefault();
    const ids = readIds(new FormData(event.currentTarget).getAll("unitids").join(","));
    navigate(`${comparePath}?${[`unitids=${ids.join(",")}`, matchSearch(profile)].filter(Boolean).join("&")}`);
  };
  return (
    <Page wide>
      <PageHeading title="Your college list">
        <p>
          {rows.length === 0
            ? "No college is on it yet. Press “Keep” beside any college, or find one here."
            : `${collegesWords(rows.length)}. ${whereKept(own)}`}
        </p>
      </PageHeading>
      {own.kind === "other" && (own.extra > 0 || own.kept > 0) && (
        <div className="mb-8">
          <Callout title={own.kept === 0 ? "This list came with a link" : "This isn’t the list on your device"}>
            <p>
              {own.kept === 0
                ? "Keep it on this device to see it in every tool."
                : `You have ${collegesWords(own.kept)} on this device. ${extraWords(own.extra)}`}
            </p>
            <p className="mt-3 flex flex-wrap gap-3">
              {own.extra > 0 && (
                <Button type="button" look="next" onClick={own.keepAll}>
                  {own.kept === 0 ? "Keep this list" : "Add them to mine"}
                </Button>
              )}
              {own.kept > 0 && <ButtonLink to={own.path}>Open my list</ButtonLink>}
            </p>
          </Callout>
        </div>
      )}
      {/* Whether somebody is signed in is known before the first paint, and nothing is asked. */}
      {own.kind !== "other" && (
        <p className="mb-6 hidden max-w-[46rem] text-muted [[data-member]_&]:block print:hidden">
          A plan keeps a list of its own, with its own statuses.{" "}
          <Link to="/plan" className="whitespace-nowrap">
            Open your plan
          </Link>
        </p>
      )}
      {unknown > 0 && (
        <p className="mb-6 max-w-[46rem]">
          {unknown === 1
            ? "One number in this link isn’t a college we know. It was left out."
            : `${unknown} numbers in this link aren’t colleges we know. They were left out.`}
        </p>
      )}
      {rows.length > 0 && (
        <>
          <ul ref={focus.list} className="@container border-t border-rule-strong">
            {rows.map((row) => (
              <Kept
                key={row.unitid}
                row={row}
                form={take}
                onRemove={(unitid) => {
                  focus.removed(unitid);
                  return own.remove(unitid);
                }}
                yours={yours(row.unitid)}
              >
                {own.kind === "own" && <StatusChoice unitid={row.unitid} name={row.name} />}
              </Kept>
            ))}
          </ul>
          {own.kind === "own" && <StatusNote />}
          <p role="status" className="min-h-11">
            {own.removed !== null && (
              <>
                Off your list.{" "}
                <Button
                  type="button"
                  look="quiet"
                  onClick={() => {
                    focus.undone();
                    own.undo();
                  }}
                >
                  Undo
                </Button>
              </>
            )}
          </p>
          <div className="print:hidden">
            <Section id="take" title="What to do with it">
              <form id={take} method="get" action={takers[0].to} onSubmit={compareFor}>
                <p className="mb-4 text-muted">The colleges checked above go with you.</p>
                <ul className="flex flex-wrap gap-x-6 gap-y-4">
                  {takers.map(({ to, name, note }, place) => (
                    <li key={to}>
                      <button type="submit" formAction={to} className={buttonClass(place === 0 ? "next" : "plain")}>
                        {name}
                      </button>
                      <span className="mt-1 block text-sm text-muted">{note}</span>
                    </li>
                  ))}
                  <li>
                    <button type="submit" formAction="/plan/add" className={buttonClass("plain")}>
                      Add to my plan
                    </button>
                    <span className="mt-1 block text-sm text-muted">adds, takes nothing off</span>
                  </li>
                </ul>
              </form>
            </Section>
          </div>
        </>
      )}
      <div className="print:hidden">
        <Section id="find" title={rows.length === 0 ? "Find a college" : "Add another"}>
          <Find list={list} />
        </Section>
        {rows.length > 0 && <ShareLink list={list} origin={origin} />}
      </div>
      <RememberAgain />
      {own.kind === "own" && (
        <KeepOffline what="your list" of={rows.length === 0 ? null : rows.map(({ unitid }) => unitid).join(",")} />
      )}
      {rows.length > 0 && (
        <SourceLine>
          Admission rate: fall 2024. Net price: average after grants of full-time first-year students with federal aid,
          2022-23; at public colleges only those who pay in-state tuition. Graduation: within one and a half times the
          normal time, 2024. Source: U.S. Department of Education, IPEDS and College Scorecard.
        </SourceLine>
      )}
    </Page>
  );
}

function extraWords(extra: number): string {
  if (extra === 0) return "All of these are on it.";
  return extra === 1 ? "One of these isn’t on it." : `${extra} of these aren’t on it.`;
}

/** A search by address: without scripts this is how a list grows. */
function Find({ list: { rows, asked, found } }: { list: KeptList }) {
  const navigate = useNavigate();
  const ids = rows.map(({ unitid }) => unitid);
  return (
    <>
      <Form method="get" action={listPathname} preventScrollReset role="search" className="max-w-[42rem]">
        {rows.length > 0 && <input type="hidden" name="c" value={ids.join(",")} />}
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow">
            <CollegeField
              name="q"
              label="Name, nickname, city or state"
              maxLength={100}
              defaultValue={asked}
              taken={ids}
              onChoose={({ unitid }) => {
                const list = ids.length === 0 ? "" : `c=${ids.join(",")}&`;
                navigate(`${listPathname}?${list}add=${unitid}`, { preventScrollReset: true });
              }}
            />
          </div>
          <Button>Search</Button>
        </div>
      </Form>
      <p className="mt-4 hidden [@media(scripting:none)]:block">
        Or <a href={`/colleges${ids.length === 0 ? "" : `?c=${ids.join(",")}`}`}>search and filter all colleges</a>:
        those you keep there are added to this list.
      </p>
      {found !== null && found.length === 0 && (
        <p role="status" className="mt-4">
          No college was found for “{asked}”. Try fewer letters or the city.
        </p>
      )}
      {found !== null && found.length > 0 && (
        <ul className="mt-4 max-w-[42rem]">
          {found.map(({ name, place, to }) => (
            <li key={to + name} className="flex items-center justify-between gap-4 border-b border-rule py-2">
              <span>
                {name} <span className="text-sm text-muted">{place}</span>
              </span>
              <Link to={to} rel="nofollow" preventScrollReset className={buttonClass("plain")}>
                Add<span className="sr-only"> {name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ShareLink({ list: { rows }, origin }: { list: KeptList; origin: string }) {
  const address = `${origin}${listPathname}?c=${rows.map(({ unitid }) => unitid).join(",")}`;
  return (
    <Section id="link" title="Share it, or open it elsewhere">
      <p className="mb-2 max-w-[46rem]">
        This link opens the same colleges on any device. Nothing else is in it: no grades, no income, no name.
      </p>
      <p className="max-w-[46rem] rounded-md border border-rule bg-surface px-3 py-2 text-sm wrap-anywhere">
        {address}
      </p>
    </Section>
  );
}

import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { calculatorPath, costPath, mostColleges } from "~/cost/asked-colleges";
import { Button, buttonClass } from "~/design/button";
import { TextField } from "~/design/field";
import type { FormOptions } from "./form-options";

/**
 * Choosing colleges before anything private is typed: a search by address, so that the list can be shared and gone back
 * to. What is typed further down stays, because the page is the same.
 */
export function CollegePicker({ setup, state }: { setup: FormOptions; state: string }) {
  const unitids = setup.colleges.map(({ unitid }) => unitid);
  const full = unitids.length >= mostColleges;
  const to = (ids: readonly number[]) => withState(calculatorPath(ids), state);
  return (
    <>
      <Chosen setup={setup}>
        {(unitid, name) => (
          <Link to={to(unitids.filter((id) => id !== unitid))} preventScrollReset className={buttonClass("quiet")}>
            Remove<span className="sr-only"> {name}</span>
          </Link>
        )}
      </Chosen>
      {!full && (
        <Form method="get" action={costPath} preventScrollReset role="search" className="mt-4 max-w-[42rem]">
          {unitids.length > 0 && <input type="hidden" name="unitids" value={unitids.join(",")} />}
          {state !== "" && <input type="hidden" name="state" value={state} />}
          <SearchLine query={setup.query}>
            <Button look={unitids.length === 0 ? "next" : "plain"}>Search</Button>
          </SearchLine>
        </Form>
      )}
      {!full && (
        <Found setup={setup}>
          {(unitid, name) => (
            <Link to={to([...unitids, unitid])} preventScrollReset className={buttonClass("plain")}>
              Add<span className="sr-only"> {name}</span>
            </Link>
          )}
        </Found>
      )}
    </>
  );
}

/** The same inside the posted form: every button posts what is typed, so nothing is lost and nothing gets into an address. */
export function PostedPicker({ setup }: { setup: FormOptions }) {
  const full = setup.colleges.length >= mostColleges;
  return (
    <>
      <Chosen setup={setup}>
        {(unitid, name) => (
          <Button look="quiet" name="intent" value={`remove:${unitid}`}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        )}
      </Chosen>
      {!full && (
        <div className="mt-4 max-w-[42rem]">
          <SearchLine query={setup.query}>
            <Button name="intent" value="find">
              Search
            </Button>
          </SearchLine>
          <Found setup={setup}>
            {(unitid, name) => (
              <Button name="intent" value={`add:${unitid}`}>
                Add<span className="sr-only"> {name}</span>
              </Button>
            )}
          </Found>
        </div>
      )}
    </>
  );
}

function SearchLine({ query, children }: { query: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow">
        <TextField
          type="search"
          name="q"
          label="Find a college"
          hint="By name, city or state."
          autoComplete="off"
          maxLength={200}
          defaultValue={query}
        />
      </div>
      {children}
    </div>
  );
}

function Chosen({ setup, children }: { setup: FormOptions; children: (unitid: number, name: string) => ReactNode }) {
  if (setup.colleges.length === 0) return null;
  return (
    <ol className="max-w-[42rem]">
      {setup.colleges.map(({ unitid, name, place }) => (
        <li key={unitid} className="flex items-center justify-between gap-4 border-b border-rule py-1.5">
          <span>
            <span className="font-semibold">{name}</span> <span className="text-sm text-muted">{place}</span>
          </span>
          {children(unitid, name)}
        </li>
      ))}
    </ol>
  );
}

function Found({ setup, children }: { setup: FormOptions; children: (unitid: number, name: string) => ReactNode }) {
  const { found, query } = setup;
  if (found === null) return null;
  if (found.length === 0) {
    return (
      <p role="status" className="mt-4">
        No other college was found for “{query}”. Try fewer letters or the city.
      </p>
    );
  }
  return (
    <div className="mt-4 max-w-[42rem]">
      <h3 className="text-lg">Found for “{query}”</h3>
      <ul>
        {found.map(({ unitid, name, place }) => (
          <li key={unitid} className="flex items-center justify-between gap-4 border-b border-rule py-2">
            <span>
              {name} <span className="text-sm text-muted">{place}</span>
            </span>
            {children(unitid, name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function withState(path: string, state: string): string {
  return state === "" ? path : `${path}${path.includes("?") ? "&" : "?"}state=${encodeURIComponent(state)}`;
}

import type { College } from "~/colleges/college";
import { pointOf } from "~/colleges/zip/distance";
import type { Messages } from "~/design/messages";
import { pressed } from "~/forms/schema/pressed";
import { stateName } from "~/geography/states";
import type { GoneCollege } from "~/season/gone";
import { mostStops } from "~/visits/routing/order";
import { readUnitids } from "./input";
import { toSearch } from "./link";
import { type Country, readTrip } from "./read-trip";

/** A college as the planner lists it. */
export interface ListedCollege {
  readonly unitid: number;
  readonly name: string;
  readonly place: string;
}

/** The planner's form as it stands, from the address alone. */
export interface PlannerForm {
  /** What was typed, by field. */
  readonly values: Readonly<Record<string, string>>;
  readonly chosen: readonly ListedCollege[];
  /** What was searched for, "" before a search. */
  readonly asked: string;
  readonly found: readonly ListedCollege[];
  /** Colleges of the name searched for that nobody can start at any more. */
  readonly gone: readonly GoneCollege[];
  readonly messages: Messages;
}

export type Planner =
  /** Everything is there: the query of the trip. */
  { readonly kind: "trip"; readonly search: string } | { readonly kind: "form"; readonly form: PlannerForm };

/** What a search by name finds. */
interface Found {
  readonly colleges: readonly College[];
  readonly gone: readonly GoneCollege[];
}

const mostFound = 12;

/**
 * Reads the planner's address. Its one form has three buttons (`do` is `find`, `add` or `plan`). Whoever types a name
 * and presses Enter wants to search, although the browser then sends `plan`: a search that was not made yet goes first.
 * Without a button (a link from another page) only what stands in the address is checked, not what is still missing.
 */
export function readPlanner(params: URLSearchParams, country: Country, find: (text: string) => Found): Planner {
  const button = pressed(params, ["find", "add", "plan"], "do");
  const typed = (params.get("q") ?? "").trim();
  const searches = button === "find" || (button === "plan" && typed !== "" && typed !== (params.get("asked") ?? ""));
  const read = readTrip(params, country);
  if (button === "plan" && !searches && read.ok) return { kind: "trip", search: toSearch(read.asked.answers) };
  const messages = read.ok || searches ? {} : button === "plan" ? read.messages : ofFilled(read.messages, params);
  const asked = searches ? typed : "";
  const { unitids } = readUnitids(params);
  const { colleges, gone }: Found = asked === "" ? { colleges: [], gone: [] } : find(asked);
  const found = colleges.filter((college) => pointOf(college) && !unitids.includes(college.unitid));
  const form = formOf(params, country, messages);
  return { kind: "form", form: { ...form, asked, gone, found: found.slice(0, mostFound).map(listed) } };
}

/** The form with what was typed and what is wrong with it. */
export function formOf(params: URLSearchParams, country: Country, messages: Messages): PlannerForm {
  // More than twice what a trip holds is a hand-made address: it gets its message, not a page of a thousand lines.
  const chosen = readUnitids(params)
    .unitids.slice(0, 2 * mostStops)
    .map((unitid) => {
      const college = country.byUnitid.get(unitid);
      return college ? listed(college) : { unitid, name: `Number ${unitid}`, place: "not in our list" };
    });
  const values = Object.fromEntries(
    [...params]
      .filter(([name]) => !["unitids", "q", "asked", "do"].includes(name))
      .map(([name, value]) => [name, value.slice(0, 300)]),
  );
  return { values, chosen, asked: "", found: [], gone: [], messages };
}

function ofFilled(messages: Messages, params: URLSearchParams): Messages {
  const filled = (field: string) => params.getAll(field).some((value) => value.trim() !== "");
  return Object.fromEntries(Object.entries(messages).filter(([field]) => filled(field)));
}

function listed({ unitid, name, city, state }: College): ListedCollege {
  return { unitid, name, place: `${city}, ${stateName(state)}` };
}

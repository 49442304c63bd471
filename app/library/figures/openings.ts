import { mostColleges } from "~/cost/asked-colleges";
import type { ExampleFile } from "./example";

/** A form or a link that opens a tool with what an example was given. */
export interface Opening {
  readonly label: string;
  /** A link where nothing in it is about money, else fields to post. */
  readonly to: string;
  readonly post: readonly (readonly [name: string, value: string])[] | null;
}

/**
 * Ways to open an example in the tools. A family's money is posted; a record, a list and a route are links, which can
 * be kept and shared.
 */
export function openingsOf(given: ExampleFile): Opening[] {
  const found: Opening[] = [];
  if (given.sai) {
    found.push({
      label: "Open in the FAFSA calculator",
      to: "/tools/fafsa-calculator#result",
      post: saiFields(given.sai, given.opens ?? {}),
    });
  }
  if (given.prices) {
    const { unitids, income, state } = given.prices;
    const some = unitids.length > mostColleges;
    found.push({
      label: some ? `Open the first ${mostColleges} in the cost calculator` : "Open in the cost calculator",
      to: "/college-cost-calculator#result",
      post: [
        ["unitids", unitids.slice(0, mostColleges).join(",")],
        ["income", String(income)],
        ["state", state],
        ["intent", "calculate"],
      ],
    });
  }
  if (given.loan) {
    const { principal, rate, years } = given.loan;
    const post = Object.entries({ principal, rate, years }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    found.push({ label: "Open in the loan calculator", to: "/college-cost-calculator/loan#result", post });
  }
  if (given.match) found.push({ label: "Open in the match quiz", to: matchAddress(given.match), post: null });
  if (given.trip) found.push({ label: "Open in the visit planner", to: tripAddress(given.trip), post: null });
  return found;
}

type Line = Readonly<Record<string, unknown>>;
const part = (value: unknown): Line => (typeof value === "object" && value !== null ? (value as Line) : {});

/**
 * The fields of the FAFSA calculator's form, from a line of the `calculate` command.
 * @param others what the line cannot say; it goes before what follows from the line
 */
export function saiFields(line: Line, others: Readonly<Record<string, string>>): [string, string][] {
  const input = part(line.input);
  const fields: [string, string][] = [["award_year", String(line.award_year)]];
  const put = (name: string, value: unknown) => {
    if (value !== undefined && value !== null) fields.push([name, String(value)]);
  };
  put("state", input.state);
  put("family_size", input.family_size);
  if (input.dependent === true) {
    const apart = input.single_parent === true || input.unmarried === true;
    put("situation", apart ? "apart" : "married");
    if (apart) {
      fields.push(["support", "first"], ["household", "first"], ["remarried", "no"]);
    }
  } else {
    if (input.married === true) put("grounds", "married");
    if (input.has_dependents === true) put("grounds", "dependents");
    if (input.married !== true && input.has_dependents !== true) put("grounds", "born");
  }
  for (const who of ["parents", "student"]) {
    const { earners, ...amounts } = part(input[who]);
    const list = Array.isArray(earners) ? earners.map(part) : [];
    for (const [key, value] of Object.entries(amounts)) if (typeof value === "number") put(`${who}.${key}`, value);
    const [first, second] = list;
    if (first) {
      put(`${who}.earned`, first.earned);
      if (first.filing_status === "mfj") put(`${who}.joint`, "yes");
      else put(`${who}.status`, first.filing_status);
    }
    if (second) {
      put(`${who}.joint`, "no");
      put(`${who}.earned2`, second.earned);
      put(`${who}.status2`, second.filing_status);
    }
  }
  return [...fields.filter(([name]) => !Object.hasOwn(others, name)), ...Object.entries(others)];
}

function matchAddress(line: Line): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(part(line.student))) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return `/college-match-quiz/results?${search}`;
}

function tripAddress(line: Line): string {
  const start = part(line.start);
  const unitids = Array.isArray(line.unitids) ? line.unitids.join(",") : "";
  const search = new URLSearchParams();
  if (typeof start.zip === "string") search.set("from", start.zip);
  if (line.return === false) search.set("back", "last");
  return `/trip-results?unitids=${unitids}${search.size > 0 ? `&${search}` : ""}`;
}

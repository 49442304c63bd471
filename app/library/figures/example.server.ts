import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readAidForm } from "~/aid/form/input";
import { calculateSai, type SaiAnswer } from "~/aid/formula/calculate";
import { assetKeys } from "~/aid/formula/sai-input";
import { workOut } from "~/aid/result/outcome";
import { catalogue } from "~/colleges/catalogue.server";
import { placeOfZip } from "~/colleges/zip/places.server";
import { calculateLoan, type LoanAnswer } from "~/cost/loan/calculate";
import { percentRange } from "~/design/figures";
import { calculateMatch, type MatchResult } from "~/match/model/list/calculate";
import { bandOf } from "~/student/profile/income-bands";
import { calculateTrip, type TripAnswer } from "~/visits/routing/calculate";
import { type ExampleFile, exampleFile } from "./example";
import type { Figure } from "./figure";
import { saiFields } from "./openings";

/** An example with what the tools answer. Each part is worked out when it is first asked for. */
export interface Example {
  readonly name: string;
  readonly given: ExampleFile;
  sai(): SaiAnswer;
  loan(): LoanAnswer;
  match(): readonly MatchResult[];
  trip(): TripAnswer;
}

const read = new Map<string, Example>();

/** An invented family or student of `content/facts/examples/`. Throws where there is none or the tools refuse it. */
export function exampleOf(name: string): Example {
  const known = read.get(name);
  if (known) return known;
  const path = join(process.cwd(), "content", "facts", "examples", `${name}.json`);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(path))
    throw new Error(`there is no content/facts/examples/${name}.json`);
  const parsed = exampleFile.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!parsed.success) throw new Error(`content/facts/examples/${name}.json: ${z.prettifyError(parsed.error)}`);
  const example = calculated(name, parsed.data);
  read.set(name, example);
  return example;
}

function calculated(name: string, given: ExampleFile): Example {
  const part = <K extends "sai" | "loan" | "match" | "trip">(key: K) => {
    const line = given[key];
    if (line === undefined) throw new Error(`the example ${name} has no ${key}`);
    return line;
  };
  const once = <T>(make: () => T) => {
    let made: { readonly value: T } | undefined;
    return () => {
      made ??= { value: make() };
      return made.value;
    };
  };
  return {
    name,
    given,
    sai: once(() => calculateSai(asAsked(name, part("sai"), given.opens ?? {}))),
    loan: once(() => calculateLoan(part("loan"))),
    match: once(() => calculateMatch(part("match"), catalogue().all).results),
    trip: once(() => calculateTrip(part("trip"), { byUnitid: catalogue().byUnitid, placeOfZip })),
  };
}

type Line = Readonly<Record<string, unknown>>;

/**
 * The line as the family would be asked: where the law does not ask for assets, they are left out, as the FAFSA
 * calculator leaves them out.
 */
function asAsked(name: string, line: Line, opens: Readonly<Record<string, string>>): Line {
  const reading = readAidForm(new URLSearchParams(saiFields(line, opens)));
  if (!reading.ok) throw new Error(`the example ${name}: ${Object.values(reading.messages).flat().join(" ")}`);
  if (workOut(reading.answers).exemption === null) return line;
  const input = line.input as Line;
  const bare = (household: unknown) =>
    Object.fromEntries(Object.entries(household ?? {}).filter(([key]) => !assetKeys.some((asset) => asset === key)));
  return { ...line, input: { ...input, parents: bare(input.parents), student: bare(input.student) } };
}

/** Follows `example.<name>.<path>`: see "Figures are references" in `docs/writing-a-page.md`. */
export function exampleFigure(name: string, path: readonly string[]): Figure {
  const example = exampleOf(name);
  const [part = "", key = "", what = ""] = path;
  switch (part) {
    case "say":
      return { value: example.given.say, unit: "text" };
    case "input":
      return inputFigure(example.given, path.slice(1));
    case "sai":
      return { value: example.sai().sai, unit: "number" };
    case "pell":
      return { value: example.sai().pell, unit: "dollars" };
    case "lines":
      return { value: own(example.sai().lines, key), unit: "dollars" };
    case "loan":
      return { value: own(example.loan(), key), unit: "dollars" };
    case "prices":
      return { value: priceFor(example.given, Number(key)), unit: "dollars" };
    case "match":
      return matchFigure(example, Number(key), what);
    case "trip":
      return tripFigure(example.trip(), key);
    default:
      throw new Error(`an example has no "${part}"`);
  }
}

/** A value of the inputs, whichever tool it was for. A dollar amount of a household is in dollars. */
function inputFigure(given: ExampleFile, path: readonly string[]): Figure {
  const places = [given.sai?.input, given.sai, given.match, given.prices, given.loan, given.trip];
  for (const place of places) {
    const value = path.reduce<unknown>((at, key) => follow(at, key), place);
    if (typeof value === "number")
      return { value, unit: path[0] === "parents" || path[0] === "income" ? "dollars" : "number" };
    if (typeof value === "string") return { value, unit: "text" };
  }
  throw new Error(`the example was not given ${path.join(".")}`);
}

/** Average net price of the family's income band; not reported for students from another state at public colleges. */
function priceFor({ prices }: ExampleFile, unitid: number): number | null {
  if (prices === undefined || !prices.unitids.includes(unitid))
    throw new Error(`the example has no price of ${unitid}`);
  const college = catalogue().byUnitid.get(unitid);
  if (!college) throw new Error(`there is no college ${unitid}`);
  if (college.control === "public" && college.state !== prices.state) {
    throw new Error(`${college.name} reports net prices for students of its own state only`);
  }
  const price = college.cost.netPriceByIncome[bandOf(prices.income)];
  // Grants above the published price are no income of the family.
  return price === null ? null : Math.max(0, price);
}

function matchFigure(example: Example, unitid: number, what: string): Figure {
  const result = example.match().find((one) => one.unitid === unitid);
  if (!result) throw new Error(`the example ${example.name} did not ask for ${unitid}`);
  switch (what) {
    case "name":
      return { value: catalogue().byUnitid.get(unitid)?.name ?? null, unit: "text" };
    case "likelihood":
      return { value: result.label, unit: "text" };
    case "chance":
      return { value: percentRange(result.low, result.high), unit: "text" };
    default:
      throw new Error(`a match has chance, likelihood and name, not "${what}"`);
  }
}

function tripFigure(trip: TripAnswer, what: string): Figure {
  switch (what) {
    case "miles":
      return { value: Math.round(trip.miles), unit: "number" };
    case "hours":
      return { value: trip.drive_hours, unit: "number" };
    case "days":
      return { value: trip.days.length, unit: "number" };
    case "stops":
      return { value: trip.order.length, unit: "number" };
    default:
      throw new Error(`a trip has miles, hours, days and stops, not "${what}"`);
  }
}

function follow(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

function own(record: object, key: string): number {
  const value = follow(record, key);
  if (typeof value !== "number") throw new Error(`there is no "${key}"`);
  return value;
}

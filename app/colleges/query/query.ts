import { z } from "zod";
import { isState, type State } from "~/geography/states";
import type { PolicyGroup } from "~/season/test-policy";
import { readIds } from "~/student/list/list";
import { typedDecimal, typedDollars, typedWhole } from "~/typed/typed-number";
import { typedZip } from "~/typed/typed-text";
import type { Control, Mission, Setting } from "../college";
import { isFieldFamily } from "../facts/fields";
import { type SizeBand, sizeBands } from "../facts/size";
import { isRegion, type Region } from "./regions";

/** What the page of colleges is asked for. It is read from the address, so a list can be shared and bookmarked. */
export interface CollegeQuery {
  readonly q: string;
  /** Five digits of the place that "nearest first" counts from; empty where nobody said. */
  readonly zip: string;
  readonly state: readonly State[];
  readonly region: readonly Region[];
  readonly control: readonly Control[];
  readonly level: readonly Level[];
  readonly setting: readonly Setting[];
  readonly size: readonly SizeBand[];
  readonly mission: readonly Mission[];
  /** `any` has an affiliation, `none` has none, otherwise the affiliation as reported; empty does not ask. */
  readonly religion: string;
  /** Policies for the fall whose applications are open. */
  readonly tests: readonly PolicyGroup[];
  readonly open: "yes" | "no" | "";
  /** Admission rate in whole percent, both ends included. */
  readonly admitFrom: number | null;
  readonly admitTo: number | null;
  /** Highest average net price in dollars. */
  readonly netPriceTo: number | null;
  /** 2-digit CIP families; a college with any of them is found. */
  readonly field: readonly string[];
  readonly sort: Sort;
  readonly order: Order;
  readonly page: number;
  /** The list of somebody whose browser runs no scripts, as unit ids with commas between: it narrows nothing. */
  readonly c: string;
}

export type Level = "4year" | "2year";
export const sorts = [
  "match",
  "near",
  "applicants",
  "name",
  "admission",
  "price",
  "graduation",
  "earnings",
  "size",
] as const;
export type Sort = (typeof sorts)[number];
export type Order = "asc" | "desc";

/** The direction that puts what most people look for first. */
export const usualOrder: Readonly<Record<Sort, Order>> = {
  match: "desc",
  near: "asc",
  applicants: "desc",
  name: "asc",
  admission: "desc",
  price: "asc",
  graduation: "desc",
  earnings: "desc",
  size: "desc",
};

export type QueryField = keyof CollegeQuery;

/** What was asked and could be understood, and for the rest a message by field. */
export interface ReadQuery {
  readonly query: CollegeQuery;
  readonly errors: Readonly<Partial<Record<QueryField, string>>>;
}

const controls = ["public", "nonprofit", "forprofit"] as const;
const settings = ["city", "suburb", "town", "rural"] as const;
const missions = ["hbcu", "tribal", "hsi", "landgrant", "women", "men"] as const;
const policies = ["optional", "depends", "required", "blind", "unconfirmed"] as const satisfies readonly PolicyGroup[];

/** What `read` makes of a text, where it is a whole number within these limits. */
const wholeWithin = (read: (text: string) => number | null, least: number, most: number, message: string) =>
  z.string().transform(read).pipe(z.int(message).min(least, message).max(most, message));

const percent = wholeWithin(typedDecimal, 0, 100, "Enter a whole percentage from 0 to 100.");

/** Characters of the words to look for, here and in the search of the whole site, which leads here. */
export const longestWords = 100;

/** One answer of each field: how a single value of the address is read. */
const answers = {
  q: z.string().trim().max(longestWords, `Use at most ${longestWords} characters to search.`),
  zip: z.string().transform(typedZip).pipe(z.string("Enter a ZIP code with five digits.")),
  state: z.string().trim().toUpperCase().refine(isState, "Choose a state from the list."),
  region: z.string().refine(isRegion, "Choose a region from the list."),
  control: z.enum(controls, "Choose public, private nonprofit or private for-profit."),
  level: z.enum(["4year", "2year"], "Choose four-year or two-year colleges."),
  setting: z.enum(settings, "Choose city, suburb, town or rural."),
  size: z.enum(
    sizeBands.map(({ value }) => value),
    "Choose a size from the list.",
  ),
  mission: z.enum(missions, "Choose a kind of college from the list."),
  religion: z.string().trim().max(60, "Choose an affiliation from the list."),
  tests: z.enum(policies, "Choose a test policy from the list."),
  open: z.enum(["yes", "no"], "Choose yes or no."),
  admitFrom: percent,
  admitTo: percent,
  netPriceTo: wholeWithin(typedDollars, 0, 200_000, "Enter a price in dollars, from 0 to 200,000."),
  field: z.string().refine(isFieldFamily, "Choose a field of study from the list."),
  sort: z.enum(sorts, "Choose an order from the list."),
  order: z.enum(["asc", "desc"], "Choose ascending or descending."),
  page: wholeWithin(typedWhole, 1, 100_000, "There’s no such page."),
  c: z.string().transform((text) => readIds(text).join(",")),
} as const satisfies Record<QueryField, z.ZodType>;

/** Every field that the address of a list may have, in the order of `writeQuery`. */
export const queryFields = [...Object.keys(answers).filter((field) => field !== "order"), "order"];

/**
 * Reads the query string of the page of colleges. It never throws: a value that is not understood is left out of the
 * query and gets a message, the rest is kept, so that an old or mistyped link still shows a list.
 */
export function readQuery(params: URLSearchParams): ReadQuery {
  const errors: Partial<Record<QueryField, string>> = {};
  const many = <T>(field: QueryField, answer: z.ZodType<T>): T[] => {
    const found = new Set<T>();
    // 60 is more than any list has; a hand-made link must not make the server read a million values.
    for (const value of params.getAll(field).slice(0, 60)) {
      if (value === "") continue;
      const read = answer.safeParse(value);
      if (read.success) found.add(read.data);
      else errors[field] ??= read.error.issues[0]?.message ?? "Check this answer.";
    }
    return [...found];
  };
  const one = <T, U>(field: QueryField, answer: z.ZodType<T>, otherwise: U): T | U =>
    many(field, answer)[0] ?? otherwise;
  const list = <T extends string>(field: QueryField, answer: z.ZodType, known: (value: string) => value is T): T[] =>
    many(field, answer).filter((value): value is T => typeof value === "string" && known(value));

  const q = one("q", answers.q, "");
  let admitFrom = one("admitFrom", answers.admitFrom, null);
  let admitTo = one("admitTo", answers.admitTo, null);
  if (admitFrom !== null && admitTo !== null && admitFrom > admitTo) {
    [admitFrom, admitTo] = [admitTo, admitFrom];
  }
  const zip = one("zip", answers.zip, "");
  const usual = usualSort({ q, zip });
  const asked = one("sort", answers.sort, usual);
  // Without words to match, best match first means nothing; and without a place, nearest first.
  const sort = (asked === "match" && q === "") || (asked === "near" && zip === "") ? usual : asked;
  const query: CollegeQuery = {
    q,
    zip,
    state: list("state", answers.state, isState),
    region: list("region", answers.region, isRegion),
    control: many("control", answers.control),
    level: many("level", answers.level),
    setting: many("setting", answers.setting),
    size: many("size", answers.size),
    mission: many("mission", answers.mission),
    religion: one("religion", answers.religion, ""),
    tests: many("tests", answers.tests),
    open: one("open", answers.open, ""),
    admitFrom,
    admitTo,
    netPriceTo: one("netPriceTo", answers.netPriceTo, null),
    field: many("field", answers.field),
    sort,
    order: one("order", answers.order, usualOrder[sort]),
    page: one("page", answers.page, 1),
    c: one("c", answers.c, ""),
  };
  return { query, errors };
}

/** The order of a list for which none was chosen. Names from A to Z help nobody who doesn't know the name already, and
 * the largest teach online. */
export const usualSort = ({ q, zip }: Pick<CollegeQuery, "q" | "zip">): Sort =>
  q !== "" ? "match" : zip !== "" ? "near" : "applicants";

/** The query as a query string, without what is left at its usual value; `changes` replaces single answers. */
export function writeQuery(query: CollegeQuery, changes: Partial<CollegeQuery> = {}): string {
  const next: CollegeQuery = { ...query, ...changes };
  const params = new URLSearchParams();
  const usual = readQuery(new URLSearchParams({ q: next.q, zip: next.zip })).query;
  const add = (field: QueryField) => {
    const value = next[field];
    if (Array.isArray(value)) for (const item of value) params.append(field, String(item));
    else if (value !== null && value !== "" && value !== usual[field]) params.append(field, String(value));
  };
  if (next.q !== "") params.append("q", next.q);
  if (next.zip !== "") params.append("zip", next.zip);
  for (const field of Object.keys(answers))
    if (isQueryField(field) && !["q", "zip", "order"].includes(field)) add(field);
  if (next.order !== usualOrder[next.sort]) params.append("order", next.order);
  return params.toString();
}

function isQueryField(name: string): name is QueryField {
  return Object.hasOwn(answers, name);
}

import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { closureOf, isListed } from "~/season/closure";
import { closureLabel } from "~/season/closure-words";
import { type GoneCollege, goneByName } from "~/season/gone";
import { fewFinishAt } from "../facts/graduation";
import { yearAt } from "../facts/provenance";
import { teachingLanguageNote } from "../facts/teaching-language";
import { isAsked, listColleges, milesFrom, profitRing } from "../query/filter";
import { type Page, pageOf } from "../query/pagination";
import {
  type CollegeQuery,
  type Order,
  type QueryField,
  readQuery,
  type Sort,
  sorts,
  usualOrder,
  usualSort,
  writeQuery,
} from "../query/query";
import { type CollegeIndex, searchColleges } from "../search/search";
import type { Point } from "../zip/distance";
import { activeFilters, type FilterOption, filterOptions, relaxations, religionOptions, sortLabels } from "./labels";

/** What one line of the list shows. */
export interface Row {
  readonly unitid: number;
  readonly path: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly control: College["control"];
  readonly undergraduates: number | null;
  readonly open: boolean;
  readonly rate: number | null;
  /** Average net price in dollars, never below 0. */
  readonly netPrice: number | null;
  /** Of which year that is: "2022-23". */
  readonly netPriceYear: string;
  readonly graduationRate: number | null;
  readonly earnings10: number | null;
  /** Miles from the ZIP code that was asked for; null without one. */
  readonly miles: number | null;
  /** That few who start here finish, in a few words; null where it isn't so or isn't reported. */
  readonly fewFinish: string | null;
  /** That it merges or may be closing, in a few words; at a college in Puerto Rico, to ask about its language. */
  readonly closing: string | null;
}

/** A link that changes the list, and how many colleges it leads to where that matters. */
export interface Change {
  readonly label: string;
  readonly to: string;
  readonly colleges?: number;
}

/** A college that nobody can start at any more, at its own page. */
export interface ClosedCollege {
  readonly path: string;
  readonly name: string;
  readonly state: string;
  /** What happened, in a few words. */
  readonly label: string;
}

/** Everything the page of colleges shows. */
export interface Browse {
  /** Colleges that go by the words typed and that nobody can start at any more. */
  readonly gone: readonly GoneCollege[];
  /**
   * All of those that the catalogue has, by name; only where nothing is asked for, since no list of results shows them.
   */
  readonly closed: readonly ClosedCollege[];
  readonly all: number;
  readonly query: CollegeQuery;
  /** The one address of this list: the query string without what is usual, with "?" or empty. */
  readonly search: string;
  readonly errors: Readonly<Partial<Record<QueryField, string>>>;
  /** What was typed into text fields, also where it could not be understood. */
  readonly typed: Readonly<Record<"q" | "zip" | "admitFrom" | "admitTo" | "netPriceTo", string>>;
  readonly options: typeof filterOptions & { religion: readonly FilterOption[]; sort: readonly FilterOption[] };
  /** The chosen order as the menu writes it: empty for the usual one. */
  readonly sortChoice: string;
  /** The order of a list that nobody chose one for, in a few words: "nearest first". */
  readonly inOrder: string | null;
  readonly page: Page<Row>;
  readonly pages: { previous: string | null; next: string | null; around: readonly { page: number; to: string }[] };
  readonly active: readonly Change[];
  /** In an empty list: which filter to take away, the most helpful first. */
  readonly relax: readonly Change[];
  readonly sorting: Readonly<Record<Sort, { to: string; order: Order | null }>>;
}

/**
 * Answers the address of the page of colleges. Never throws: what is not understood is left out and named in `errors`.
 * @param index of the colleges that can still be started at
 * @param today YYYY-MM-DD, by which dated facts may have expired
 * @param placeOf the middle of a ZIP code's area
 */
export function browse(
  params: URLSearchParams,
  catalogue: readonly College[],
  index: CollegeIndex,
  today: string,
  placeOf: (zip: string) => Point | null = () => null,
): Browse {
  const all = catalogue.filter(({ unitid }) => isListed(unitid, today));
  const { query, errors: mistakes } = readQuery(params);
  const from = query.zip === "" ? null : placeOf(query.zip);
  const errors =
    query.zip !== "" && from === null
      ? { ...mistakes, zip: "We don’t know where this ZIP code is. Try one nearby." }
      : mistakes;
  const addressOf = (changes: Partial<CollegeQuery> = {}) => {
    const search = writeQuery(query, { page: 1, ...changes });
    return search === "" ? "/colleges" : `/colleges?${search}`;
  };
  // Searched once: an address may carry a hundred filters, and the words are the same without any of them.
  // Whoever looks for a college that is gone is told so, and isn't shown others that share one word with it.
  const gone = goneByName(query.q, today);
  const someWords = gone.length === 0;
  const named = query.q === "" ? all : searchColleges(index, query.q, undefined, { someWords });
  const found = listColleges(named, query, today, from);
  const page = pageOf(found, query.page);
  const active = activeFilters(query).map(({ label, without }) => ({ label, to: addressOf(without) }));
  const search = writeQuery(query);
  // The usual order has no name in the form, so that it becomes the best match as soon as there are words to match.
  const usual = usualSort(query);
  const typed = (field: "q" | "zip" | "admitFrom" | "admitTo" | "netPriceTo") =>
    errors[field] === undefined ? String(query[field] ?? "") : (params.get(field) ?? "").slice(0, 200);
  return {
    all: all.length,
    gone,
    closed: search === "" ? closedOf(catalogue, today) : [],
    query,
    search: search === "" ? "" : `?${search}`,
    errors,
    typed: {
      q: typed("q"),
      zip: typed("zip"),
      admitFrom: typed("admitFrom"),
      admitTo: typed("admitTo"),
      netPriceTo: typed("netPriceTo"),
    },
    options: {
      ...filterOptions,
      religion: religionOptions(all.map(({ religion }) => religion)),
      sort: sorts
        .filter((sort) => (sort !== "match" || query.q !== "") && (sort !== "near" || query.zip !== ""))
        .map((value) => ({ value: value === usual ? "" : value, label: sortLabels[value] })),
    },
    sortChoice: query.sort === usual ? "" : query.sort,
    inOrder: orderWords(query),
    page: { ...page, items: page.items.map((college) => rowOf(college, today, catalogue, from)) },
    pages: {
      previous: page.page > 1 ? addressOf({ page: page.page - 1 }) : null,
      next: page.page < page.pages ? addressOf({ page: page.page + 1 }) : null,
      around: numbersAround(page.page, page.pages).map((number) => ({ page: number, to: addressOf({ page: number }) })),
    },
    active,
    relax:
      found.length > 0
        ? []
        : relaxations(query)
            .map(({ label, without }) => {
              const asked = { ...query, ...without };
              const among = asked.q === "" ? all : named;
              return {
                label,
                to: addressOf(without),
                colleges: among.filter((one) => isAsked(one, asked, today)).length,
              };
            })
            .filter(({ colleges }) => colleges > 0)
            .sort((a, b) => b.colleges - a.colleges),
    sorting: sortingOf(query, addressOf),
  };
}

function orderWords({ sort, order }: CollegeQuery): string | null {
  if (order !== usualOrder[sort] || (sort !== "near" && sort !== "applicants")) return null;
  const words = sortLabels[sort].toLowerCase();
  return sort === "near" ? `${words}, schools run for profit last within each ${profitRing} miles` : words;
}

/** Colleges of the catalogue that nobody can start at, in the order of their names. */
function closedOf(catalogue: readonly College[], today: string): readonly ClosedCollege[] {
  return catalogue
    .flatMap((college) => {
      const closure = closureOf(college.unitid, today);
      const { name, state } = college;
      return closure?.gone ? [{ path: collegePath(college), name, state, label: closureLabel(closure) }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/**
 * What a line shows of a college, on this day.
 * @param all the catalogue, whose medians say where few finish
 */
export function rowOf(college: College, today: string, all: readonly College[], from: Point | null = null): Row {
  const { unitid, name, city, state, control, students, admission, cost, outcomes, verifyOpen } = college;
  const closure = closureOf(unitid, today);
  return {
    unitid,
    path: collegePath(college),
    name,
    city,
    state,
    control,
    undergraduates: students.undergraduates,
    open: admission.open === true,
    rate: admission.rate,
    netPrice: cost.netPrice === null ? null : Math.max(0, cost.netPrice),
    netPriceYear: yearAt(college, "netPrice"),
    graduationRate: outcomes.graduationRate,
    earnings10: outcomes.earnings10,
    miles: milesFrom(from, college),
    fewFinish: fewFinishAt(unitid, all),
    closing: closure
      ? closureLabel(closure)
      : verifyOpen
        ? "Check that it still enrolls students"
        : teachingLanguageNote(college),
  };
}

/** First, last and the pages next to the current one; a gap between two numbers means pages left out. */
function numbersAround(page: number, pages: number): readonly number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(wanted)];
}

/** Where the head of each column leads: to its usual order, and from there to the reverse. */
function sortingOf(query: CollegeQuery, addressOf: (changes: Partial<CollegeQuery>) => string): Browse["sorting"] {
  const one = (sort: Sort) => {
    const order = query.sort === sort ? query.order : null;
    const reverse: Order = usualOrder[sort] === "asc" ? "desc" : "asc";
    return { to: addressOf({ sort, order: order === usualOrder[sort] ? reverse : usualOrder[sort] }), order };
  };
  return {
    match: one("match"),
    near: one("near"),
    applicants: one("applicants"),
    name: one("name"),
    admission: one("admission"),
    price: one("price"),
    graduation: one("graduation"),
    earnings: one("earnings"),
    size: one("size"),
  };
}

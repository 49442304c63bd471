import type { Setting } from "~/colleges/college";
import { controlWords, missionWords } from "~/colleges/profile/labels";
import { dollars } from "~/design/figures";
import { states } from "~/geography/states";
import { groupLabels } from "~/season/test-policy-words";
import { fieldFamilies } from "../facts/fields";
import { sizeBands } from "../facts/size";
import { type CollegeQuery, type QueryField, type Sort, usualOrder, usualSort } from "../query/query";
import { regions } from "../query/regions";

/** A value of a filter and its words. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

const settings: Readonly<Record<Setting, string>> = {
  city: "City",
  suburb: "Suburb",
  town: "Town",
  rural: "Rural",
};

const optionsOf = (words: Readonly<Record<string, string>>): readonly FilterOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Every filter that has a list to choose from, in the order of the form. */
export const filterOptions = {
  state: optionsOf(states),
  region: Object.entries(regions).map(([value, { label }]) => ({ value, label })),
  level: [
    { value: "4year", label: "Four-year (bachelor's degree)" },
    { value: "2year", label: "Two-year (associate degree)" },
  ],
  control: optionsOf(controlWords),
  size: sizeBands.map(({ value, label }) => ({ value, label })),
  setting: optionsOf(settings),
  open: [
    { value: "yes", label: "Open to all with a high school diploma" },
    { value: "no", label: "Chooses among applicants" },
  ],
  tests: (["optional", "depends", "required", "blind", "unconfirmed"] as const).map((value) => ({
    value,
    label: groupLabels[value],
  })),
  field: fieldFamilies.map(({ code, label }) => ({ value: code, label })),
  mission: optionsOf(missionWords),
} as const satisfies Partial<Record<QueryField, readonly FilterOption[]>>;

/** Affiliations to choose from: any, none, and each that a college reports. */
export function religionOptions(reported: readonly (string | null)[]): readonly FilterOption[] {
  const names = [...new Set(reported.filter((name) => name !== null))].sort((a, b) => a.localeCompare(b, "en"));
  return [
    { value: "any", label: "Any religious affiliation" },
    { value: "none", label: "No religious affiliation" },
    ...names.map((name) => ({ value: name, label: name })),
  ];
}

export const sortLabels: Readonly<Record<Sort, string>> = {
  match: "Best match for the words",
  near: "Nearest first",
  applicants: "Most applicants first",
  name: "Name, A to Z",
  admission: "Admission rate, highest first",
  price: "Net price, lowest first",
  graduation: "Graduation, highest first",
  earnings: "Earnings, highest first",
  size: "Size, largest first",
};

/** One filter as it stands, and what to change to be without it. */
export interface ActiveFilter {
  readonly label: string;
  readonly without: Partial<CollegeQuery>;
}

/** Without a place there is no nearest: the order becomes the usual one again. */
const nearNobody = (query: CollegeQuery): Partial<CollegeQuery> => {
  const sort = query.sort === "near" ? usualSort({ q: query.q, zip: "" }) : query.sort;
  return { zip: "", sort, order: query.sort === "near" ? usualOrder[sort] : query.order };
};

/** Every filter that is on, each value of a list by itself. */
export function activeFilters(query: CollegeQuery): readonly ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (query.q !== "") active.push({ label: `“${query.q}”`, without: { q: "" } });
  if (query.zip !== "") active.push({ label: `Near ${query.zip}`, without: nearNobody(query) });
  for (const field of [
    "state",
    "region",
    "level",
    "control",
    "size",
    "setting",
    "tests",
    "field",
    "mission",
  ] as const) {
    const asked: readonly string[] = query[field];
    for (const value of asked) {
      const label = filterOptions[field].find((option) => option.value === value)?.label ?? value;
      active.push({ label, without: { [field]: asked.filter((other) => other !== value) } });
    }
  }
  if (query.open !== "") {
    const label = filterOptions.open.find(({ value }) => value === query.open)?.label ?? query.open;
    active.push({ label, without: { open: "" } });
  }
  const { admitFrom, admitTo, netPriceTo, religion } = query;
  if (admitFrom !== null || admitTo !== null) {
    active.push({ label: rateLabel(admitFrom, admitTo), without: { admitFrom: null, admitTo: null } });
  }
  if (netPriceTo !== null) {
    active.push({ label: `Net price up to ${dollars(netPriceTo)}`, without: { netPriceTo: null } });
  }
  if (religion !== "") {
    const label = { any: "Any religious affiliation", none: "No religious affiliation" }[religion] ?? religion;
    active.push({ label, without: { religion: "" } });
  }
  return active;
}

/**
 * What could be taken away where nothing is found: one offer a field, at most fourteen. Of several values of a field
 * each widens the list, so that only taking away all of them brings anything back.
 */
export function relaxations(query: CollegeQuery): readonly ActiveFilter[] {
  const byField = new Map<string, ActiveFilter[]>();
  for (const filter of activeFilters(query)) {
    const field = Object.keys(filter.without).join(" ");
    byField.set(field, [...(byField.get(field) ?? []), filter]);
  }
  return [...byField].flatMap(([field, filters]) => {
    const [first, ...others] = filters;
    if (first === undefined || others.length === 0) return first ?? [];
    const label =
      others.length === 1 ? `${first.label} or ${others[0]?.label}` : `${first.label} and ${others.length} more`;
    return { label, without: { [field]: [] } };
  });
}

function rateLabel(from: number | null, to: number | null): string {
  if (from === null) return `Admits ${to}% or less`;
  return to === null ? `Admits ${from}% or more` : `Admits ${from}% to ${to}%`;
}

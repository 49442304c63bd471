import type { CollegeIds } from "~/student/list/list";
import type { Answers } from "../model/answers/input";

/** Colleges side by side: what an address or a form asks for. */
export const comparePath = "/colleges/compare";
export const compareCsvPath = "/colleges/compare.csv";
/** In the address of the page that a device keeps, which has no comparison: it is made there. */
export const noColleges = "no-colleges";
/** What the address of a comparison as data begins with. */
export const comparisonStart = "/api/comparison?unitids=";
/** Address of a whole list compared, as data, for nobody in particular. */
export const comparisonPath = (ids: CollegeIds): string => comparisonStart + ids.join(",");
/** More columns than this fit on no page. */
export const mostCompared = 8;

/** The groups of rows that a person chooses from. */
export const rowChoices = [
  { value: "chance", label: "Chance of getting in" },
  { value: "price", label: "Price a year" },
  { value: "years", label: "Price of the whole degree" },
  { value: "debt", label: "Debt" },
  { value: "graduation", label: "Graduation" },
  { value: "earnings", label: "Earnings" },
  { value: "size", label: "Size" },
  { value: "place", label: "Place" },
  { value: "deadlines", label: "Deadlines" },
  { value: "policies", label: "Tests and fee" },
] as const;
export type RowGroup = (typeof rowChoices)[number]["value"];
export const everyGroup: readonly RowGroup[] = rowChoices.map(({ value }) => value);

/** Answers of the quiz by which a chance and a price are worked out; income is read from a form alone. */
export const answerNames = [
  "gpa",
  "scale",
  "rigor",
  "rank",
  "advanced",
  "sat",
  "act",
  "tests",
  "state",
  "zip",
  "fields",
];

export interface Asked {
  /** At most `mostCompared`. */
  readonly ids: CollegeIds;
  /** Those asked for beyond that. */
  readonly over: CollegeIds;
  readonly rows: readonly RowGroup[];
  /** What can be read; the rest is empty here and has a message. */
  readonly answers: Answers;
  readonly messages: Readonly<Record<string, readonly string[]>>;
  /** What was typed, for the form, by name. Never money. */
  readonly typed: Readonly<Record<string, string>>;
  /** Words to look for another college by. */
  readonly q: string;
}

/** The address of a comparison, always in one order. It holds no money. */
export function compareAddress({
  ids,
  rows,
  typed,
  q,
}: Pick<Asked, "ids" | "rows" | "q"> & { readonly typed: Readonly<Partial<Record<string, string>>> }): string {
  const parts: [string, string][] = [
    ["unitids", ids.join(",")],
    ["rows", rows.length === everyGroup.length ? "" : rows.join(",")],
    ...answerNames.map((name): [string, string] => [name, typed[name] ?? ""]),
    ["q", q],
  ];
  const search = parts
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`)
    .join("&");
  return search === "" ? comparePath : `${comparePath}?${search}`;
}

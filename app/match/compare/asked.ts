import { type Answers, noAnswers, parseAnswers } from "~/match/model/input";
import { type CollegeIds, readIds } from "~/student/list/list";

/** Colleges side by side: what an address or a form asks for. */
export const comparePath = "/colleges/compare";
export const compareCsvPath = "/colleges/compare.csv";
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
const everyGroup: readonly RowGroup[] = rowChoices.map(({ value }) => value);

/** Answers of the quiz by which a chance and a price are worked out; income is read from a form alone. */
const answerNames = ["gpa", "scale", "rigor", "rank", "advanced", "sat", "act", "tests", "state", "zip", "fields"];

export interface Asked {
  /** At most `mostCompared`. */
  readonly ids: CollegeIds;
  /** How many more were asked for. */
  readonly over: number;
  readonly rows: readonly RowGroup[];
  /** What can be read; the rest is empty here and has a message. */
  readonly answers: Answers;
  readonly messages: Readonly<Record<string, readonly string[]>>;
  /** What was typed, for the form, by name. Never money. */
  readonly typed: Readonly<Record<string, string>>;
  /** Words to look for another college by. */
  readonly q: string;
}

/**
 * Reads what is to be compared: `unitids`, `rows`, `add` and `remove` of a button, `q`, and answers of the quiz.
 * @param params an address, or a form in front of it; unknown names are ignored
 * @param income an income band of a form; an address has none
 * @param known whether a number is a college's
 */
export function readAsked(
  params: URLSearchParams,
  income: string,
  known: (unitid: number) => boolean,
  thisYear: number,
): Asked {
  const removed = readIds(params.getAll("remove").join(","));
  const all = readIds([...params.getAll("unitids"), ...params.getAll("add")].join(","));
  const wanted = all.filter((id) => known(id) && !removed.includes(id));
  const chosen = params.getAll("rows").flatMap((value) => value.slice(0, 200).split(","));
  const rows = everyGroup.filter((group) => chosen.includes(group));
  const given = new URLSearchParams();
  for (const name of answerNames) for (const value of params.getAll(name)) if (value !== "") given.append(name, value);
  if (income !== "") given.set("income", income);
  const first = parseAnswers(given, thisYear);
  const messages = first.ok ? {} : first.messages;
  const rest = new URLSearchParams([...given].filter(([name]) => !Object.hasOwn(messages, name)));
  const second = first.ok ? first : parseAnswers(rest, thisYear);
  return {
    ids: wanted.slice(0, mostCompared),
    over: Math.max(0, wanted.length - mostCompared),
    rows: rows.length === 0 ? everyGroup : rows,
    answers: second.ok ? second.answers : noAnswers(),
    messages,
    typed: Object.fromEntries(answerNames.map((name) => [name, given.getAll(name).join(",").slice(0, 400)])),
    q: (params.get("q") ?? "").trim().slice(0, 100).trim(),
  };
}

/** The address of a comparison, always in one order. It holds no money. */
export function compareAddress({ ids, rows, typed, q }: Pick<Asked, "ids" | "rows" | "typed" | "q">): string {
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

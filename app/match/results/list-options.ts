import type { MatchMessage } from "~/match/spanish/messages";
import type { Label } from "../model/chance/label";
import type { Ranked } from "../model/list/rank";

/** How the reader looks at the list: what it is sorted by, which labels are shown, which page. It changes no answer. */
export interface ListOptions {
  readonly sort: Sort;
  /** Empty: all labels. */
  readonly labels: readonly Label[];
  /** From 1. */
  readonly page: number;
}

export const sorts = [
  { value: "fit", label: "Fit" },
  { value: "chance", label: "Chance" },
  { value: "price", label: "Price" },
  { value: "graduation", label: "Graduation" },
  { value: "distance", label: "Distance" },
  { value: "name", label: "Name" },
] as const satisfies readonly { value: string; label: MatchMessage }[];
export type Sort = (typeof sorts)[number]["value"];

export const labelChoices = [
  { value: "safety", label: "Safety" },
  { value: "target", label: "Target" },
  { value: "reach", label: "Reach" },
] as const satisfies readonly { value: Label; label: MatchMessage }[];

export const pageSize = 25;

/** Reads how to look at the list; what cannot be read falls back to the usual one. */
export function readListOptions(params: URLSearchParams): ListOptions {
  const sort = sorts.find(({ value }) => params.getAll("sort").includes(value))?.value ?? "fit";
  const labels = labelChoices.map(({ value }) => value).filter((value) => params.getAll("label").includes(value));
  const page = /^[1-9]\d{0,3}$/.test(params.get("page") ?? "") ? Number(params.get("page")) : 1;
  return { sort, labels: labels.length === labelChoices.length ? [] : labels, page };
}

/** The query of a list: that of the answers, and what of the options is not usual. */
export function listSearch(answerSearch: string, options: ListOptions): string {
  const search = new URLSearchParams(answerSearch);
  for (const label of options.labels) search.append("label", label);
  if (options.sort !== "fit") search.set("sort", options.sort);
  if (options.page > 1) search.set("page", String(options.page));
  return search.toString();
}

/** Shows only the labels asked for and sorts; what is not reported comes last, and equals keep the order of fit. */
export function arrange(list: readonly Ranked[], options: ListOptions): readonly Ranked[] {
  const { labels } = options;
  const shown = labels.length === 0 ? list : list.filter((ranked) => labels.includes(ranked.label));
  if (options.sort === "fit") return shown;
  if (options.sort === "name") return [...shown].sort((a, b) => a.college.name.localeCompare(b.college.name, "en"));
  const key = keys[options.sort];
  return [...shown].sort((a, b) => (key(a) ?? Number.POSITIVE_INFINITY) - (key(b) ?? Number.POSITIVE_INFINITY) || 0);
}

const keys: Readonly<Record<Exclude<Sort, "fit" | "name">, (ranked: Ranked) => number | null>> = {
  chance: (ranked) => -ranked.chance.mid,
  price: (ranked) => ranked.price?.mid ?? null,
  graduation: ({ college }) => (college.outcomes.graduationRate === null ? null : -college.outcomes.graduationRate),
  distance: (ranked) => ranked.miles,
};

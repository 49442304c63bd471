import { type Level, levels } from "./figures";
import { majorsPath } from "./path";

export const majorSorts = [
  { value: "degrees", label: "Most degrees" },
  { value: "earnings", label: "Highest earnings" },
  { value: "colleges", label: "Most colleges" },
  { value: "name", label: "Name" },
] as const;
export type MajorSort = (typeof majorSorts)[number]["value"];
/** Fields of the address of the list. */
export const majorQuery = ["q", "level", "sort", "page", "compare"] as const;
/** More columns than this fit on no page. */
export const mostComparedMajors = 6;

export interface MajorAsked {
  readonly q: string;
  readonly level: Level;
  readonly sort: MajorSort;
  readonly page: number;
  /** CIP codes to lay side by side. */
  readonly compare: readonly string[];
}

/** Reads the address of the list. What isn't known is left out, so that an old link still shows a list. */
export function readMajorAsked(params: URLSearchParams): MajorAsked {
  const page = Number(params.get("page"));
  const codes = params
    .getAll("compare")
    .flatMap((value) => value.slice(0, 200).split(","))
    .filter((code) => /^\d{4}$/.test(code));
  return {
    q: (params.get("q") ?? "").trim().slice(0, 100).trim(),
    level: levels.find((level) => level === params.get("level")) ?? "bachelor",
    sort: majorSorts.find(({ value }) => value === params.get("sort"))?.value ?? "degrees",
    page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1,
    compare: [...new Set(codes)].slice(0, mostComparedMajors),
  };
}

/** Address of the list, with what is left at its usual value left out. */
export function majorsAddress({ q, level, sort, page, compare }: MajorAsked): string {
  const search = new URLSearchParams();
  if (q !== "") search.set("q", q);
  if (level !== "bachelor") search.set("level", level);
  if (sort !== "degrees") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  if (compare.length > 0) search.set("compare", compare.join(","));
  const query = search.toString().replaceAll("%2C", ",");
  return query === "" ? majorsPath : `${majorsPath}?${query}`;
}

import { catalogue } from "~/colleges/catalogue.server";
import { isState, stateName } from "~/geography/states";
import type { Income } from "~/student/profile/income-bands";
import { type Page, pageOf } from "../query/pagination";
import { placeOfZip } from "../zip/places.server";
import { stateOfZip } from "../zip/zip-state";
import { type CollegeSort, collegeSorts, collegesFor, type TeachingCollege } from "./colleges-for";
import { type Level, levels } from "./figures";
import { licensesToAskAbout } from "./licenses";
import { type Major, mainLevel } from "./major";
import { debtWhereTaught, degreesOf, majorsTable, occupationTables } from "./majors.server";
import type { Occupation, OccupationLine } from "./occupation";
import { nearbyFields, workOf } from "./work";

/** Fields of the address of a field's page. Income is posted and stands in none. */
export const majorPageQuery = ["level", "state", "zip", "sort", "page"] as const;

export interface MajorPageAsked {
  readonly level: Level;
  /** Postal code, "abroad", or "". */
  readonly state: string;
  readonly zip: string;
  readonly sort: CollegeSort;
  readonly page: number;
}

/** Everything the page of one field shows. */
export interface MajorView {
  readonly major: Major;
  readonly title: string;
  readonly programs: readonly string[];
  readonly asked: MajorPageAsked;
  /** Address of the same page without money. */
  readonly address: string;
  readonly zipError: string | null;
  readonly debt: { readonly mid: number; readonly colleges: number } | null;
  readonly direct: readonly OccupationLine[];
  readonly further: readonly OccupationLine[];
  /** State of the wages, in words. */
  readonly stateName: string | null;
  readonly licenses: readonly string[];
  readonly nearby: readonly Pick<Major, "path" | "name">[];
  readonly list: Page<TeachingCollege>;
}

/** Reads an address, with a form in front of it. */
export function readMajorPage(params: URLSearchParams, usual: Level): MajorPageAsked {
  const state = (params.get("state") ?? "").trim().toUpperCase();
  const page = Number(params.get("page"));
  return {
    level: levels.find((level) => level === params.get("level")) ?? usual,
    state: isState(state) ? state : state === "ABROAD" ? "abroad" : "",
    zip: (params.get("zip") ?? "").trim().slice(0, 20),
    sort: collegeSorts.find(({ value }) => value === params.get("sort"))?.value ?? "near",
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

export function majorAddress(major: Major, { level, state, zip, sort, page }: MajorPageAsked): string {
  const search = new URLSearchParams();
  if (level !== mainLevel(major)) search.set("level", level);
  if (state !== "") search.set("state", state);
  if (zip !== "") search.set("zip", zip);
  if (sort !== "near") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  return search.size === 0 ? major.path : `${major.path}?${search}`;
}

/** @param income of a form; `null` where nobody said */
export function majorView(major: Major, asked: MajorPageAsked, income: Income | null): MajorView {
  const { cip4 } = major;
  const { all, byCode, titles, taught } = majorsTable();
  const { occupations, fields } = occupationTables();
  const place = asked.zip === "" ? null : placeOfZip(asked.zip);
  const zipState = asked.zip === "" ? null : (place?.state ?? stateOfZip(asked.zip));
  const home = asked.state === "" ? zipState : asked.state;
  const { direct, further } = workOf(fields.get(cip4), occupations);
  const line = ({ byState, ...rest }: Occupation): OccupationLine => ({
    ...rest,
    stateWage: home === null ? null : (byState.get(home) ?? null),
  });
  const nearby = nearbyFields(
    cip4,
    all.map((one) => ({ cip4: one.cip4, awards: degreesOf(one) })),
    fields,
  );
  const student = { home, point: place, income };
  return {
    major,
    title: titles[cip4] ?? major.name,
    programs: fields.get(cip4)?.programs ?? [],
    asked,
    address: majorAddress(major, asked),
    zipError:
      asked.zip !== "" && zipState === null
        ? `We don’t know the ZIP code ${asked.zip}. Check it, or choose your state instead.`
        : null,
    debt: debtWhereTaught(cip4, asked.level),
    direct: direct.map(line),
    further: further.map(line),
    stateName: home === null || home === "abroad" ? null : stateName(home),
    licenses: licensesToAskAbout([...direct, ...further]),
    nearby: nearby.flatMap((code) => {
      const other = byCode.get(code);
      return other === undefined ? [] : { path: other.path, name: other.name };
    }),
    list: pageOf(collegesFor(taught(cip4), asked.level, catalogue(), student, asked.sort), asked.page, 20),
  };
}

import { catalogue } from "~/colleges/catalogue.server";
import { isState, stateName } from "~/geography/states";
import type { Income } from "~/student/profile/income-bands";
import { pageOf } from "../query/pagination";
import { placeOfZip } from "../zip/places.server";
import { stateOfZip } from "../zip/zip-state";
import { collegeSorts, collegesFor } from "./colleges-for";
import { type Level, levels } from "./figures";
import { licensesToAskAbout } from "./licenses";
import { type Major, mainLevel } from "./major";
import type { MajorPageAsked, MajorView } from "./major-view";
import { debtWhereTaught, degreesOf, majorsTable, occupationTables } from "./majors.server";
import type { Occupation, OccupationLine } from "./occupation";
import { nearbyFields, workOf } from "./work";

/** Fields of the address of a field's page. Income is posted and stands in none. */
export const majorPageQuery = ["level", "state", "zip", "sort", "page"] as const;

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

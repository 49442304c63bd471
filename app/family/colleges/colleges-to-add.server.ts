import { catalogue } from "~/colleges/catalogue.server";
import { notFound, todayOf } from "~/family/access/open-plan.server";
import type { Writing } from "~/family/access/write-plan.server";
import { stateName } from "~/geography/states";
import { closureOf, whyNotAdded } from "~/season/closure";
import { placeWords } from "~/season/closure-words";
import { readIds } from "~/student/list/list";
import { isStatus } from "~/student/list/status";
import type { CollegeToAdd } from "./add-several";
import { addToList } from "./college-list.server";

/**
 * Reads `unitids=1,2&unitids=3`, or the single `college=1` of a college's page. Throws a 404 Response when none is
 * known.
 */
export function collegesToAdd(params: URLSearchParams): readonly CollegeToAdd[] {
  const today = todayOf(new Date());
  const ids = readIds([...params.getAll("unitids"), ...params.getAll("college")].join(","));
  const colleges = ids.flatMap((id): CollegeToAdd[] => {
    const college = catalogue().byUnitid.get(id);
    if (college === undefined) return [];
    const { unitid, name, city, state } = college;
    const place = placeWords(city, stateName(state), closureOf(unitid, today));
    return [{ unitid, name, place, gone: whyNotAdded(college, today) }];
  });
  if (colleges.length === 0) throw notFound();
  return colleges;
}

/**
 * Adds every college of a form that is not on the list yet, with the status that the form has for it; nothing on the
 * list changes. Gives what went wrong, or null.
 */
export async function addAllToList(writing: Writing, form: URLSearchParams): Promise<string | null> {
  const there = writing.plan.colleges.filter(({ removed }) => !removed).map(({ unitid }) => unitid);
  const asked = form.getAll("unitids").concat(form.getAll("unitid")).map(Number);
  if (asked.length === 0) return "Check at least one college.";
  for (const unitid of new Set(asked.filter((id) => !there.includes(id)))) {
    const status = form.get(`status-${unitid}`);
    const mistake = await addToList(writing, unitid, isStatus(status) ? status : undefined);
    if (mistake !== null) return mistake;
  }
  return null;
}

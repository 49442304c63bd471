import { type Row, rowOf } from "~/colleges/browse/browse";
import type { College } from "~/colleges/college";
import { stateName } from "~/geography/states";
import { type CollegeIds, listPath, mergeIds, mostKept, readListLink, withoutId } from "~/student/list/list";
import { type CollegeIndex, searchColleges } from "../search/search";

/** A college of the list, and the address of the list without it. */
export interface KeptRow extends Row {
  readonly without: string;
}

/** Everything the page of the list shows. */
export interface KeptList {
  /** In the order they were kept; a number that is no college is left out. */
  readonly rows: readonly KeptRow[];
  /** What a button without scripts has just added. */
  readonly added: CollegeIds;
  /** How many numbers of the address are no college we know. */
  readonly unknown: number;
  readonly asked: string;
  /** What the search found, each with the address of the list that has it; null where nothing was searched for. */
  readonly found: readonly { readonly name: string; readonly place: string; readonly to: string }[] | null;
}

const mostFound = 8;
const longestWords = 100;

/**
 * Reads the address of a list: `c` the colleges, `add` one more, `q` a search for another.
 * @param catalogue  all colleges, with those of the list by their number
 * @param today YYYY-MM-DD, by which dated facts may have expired
 */
export function keptListOf(
  params: URLSearchParams,
  { all, byUnitid }: { readonly all: readonly College[]; readonly byUnitid: ReadonlyMap<number, College> },
  index: () => CollegeIndex,
  today: string,
): KeptList {
  const { ids, added } = readListLink(params);
  const colleges = ids.flatMap((id) => byUnitid.get(id) ?? []);
  const known = colleges.map(({ unitid }) => unitid);
  const asked = (params.get("q") ?? "").trim().slice(0, longestWords).trim();
  const found = asked === "" || known.length >= mostKept ? null : searchColleges(index(), asked, mostFound);
  return {
    rows: colleges.map((college) => ({
      ...rowOf(college, today, all),
      without: listPath(withoutId(known, college.unitid)),
    })),
    added: added.filter((id) => known.includes(id)),
    unknown: ids.length - known.length,
    asked,
    found:
      found?.map(({ unitid, name, city, state }) => ({
        name,
        place: `${city}, ${stateName(state)}`,
        to: listPath(mergeIds(known, [unitid])),
      })) ?? null,
  };
}

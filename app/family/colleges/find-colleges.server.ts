import type { Day } from "~/calendar/day";
import { searchColleges } from "~/colleges/search";
import { collegeIndex } from "~/colleges/search.server";
import { stateName } from "~/colleges/states";
import { closureOf } from "~/season/closure";
import { placeWords } from "~/season/closure-words";

export interface FoundCollege {
  readonly unitid: number;
  readonly name: string;
  readonly place: string;
}

/** Colleges by name, at most eight, without those on the list already. */
export function findColleges(looked: string, taken: readonly number[], today: Day): readonly FoundCollege[] {
  return searchColleges(collegeIndex(), looked, 8 + taken.length)
    .filter(({ unitid }) => !taken.includes(unitid))
    .slice(0, 8)
    .map(({ unitid, name, city, state }) => ({
      unitid,
      name,
      place: placeWords(city, stateName(state), closureOf(unitid, today)),
    }));
}

import type { Day } from "~/calendar/day";
import { findByName } from "~/colleges/search/find-by-name.server";
import { stateName } from "~/geography/states";
import { closureOf } from "~/season/closure";
import { placeWords } from "~/season/closure-words";
import type { GoneCollege } from "~/season/gone";
import type { FoundCollege } from "./add-college";

/** What was found by name for the list. */
export interface FoundColleges {
  /** At most eight, without those on the list already. */
  readonly found: readonly FoundCollege[];
  /** Colleges of that name that nobody can start at any more. */
  readonly gone: readonly GoneCollege[];
}

export function findColleges(looked: string, taken: readonly number[], today: Day): FoundColleges {
  const { colleges, gone } = findByName(looked, today, 8 + taken.length);
  const found = colleges
    .filter(({ unitid }) => !taken.includes(unitid))
    .slice(0, 8)
    .map(({ unitid, name, city, state }) => ({
      unitid,
      name,
      place: placeWords(city, stateName(state), closureOf(unitid, today)),
    }));
  return { found, gone };
}

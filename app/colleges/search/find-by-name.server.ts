import type { Closure } from "~/season/closures";
import { type GoneCollege, goneByName } from "~/season/gone";
import type { College } from "../college";
import { searchColleges } from "./search";
import { collegeIndex } from "./search.server";

/** What a reader finds who looks for a college by name. */
export interface FoundByName {
  /** Colleges that students can still start at, best first. */
  readonly colleges: readonly College[];
  /** Colleges of that name that nobody can start at any more. */
  readonly gone: readonly GoneCollege[];
}

/**
 * Looks for colleges by name, the same in every tool. Whoever types the name of a college that closed is told so, and
 * isn't shown others that share one word with it: "Siena Heights" is not "Columbia Heights".
 * @param today YYYY-MM-DD
 * @param labelOf what is said of a college that closes, where it isn't in English
 */
export function findByName(
  typed: string,
  today: string,
  limit = Number.POSITIVE_INFINITY,
  labelOf?: (closure: Closure) => string,
): FoundByName {
  const gone = goneByName(typed, today, labelOf);
  return { colleges: searchColleges(collegeIndex(), typed, limit, { someWords: gone.length === 0 }), gone };
}

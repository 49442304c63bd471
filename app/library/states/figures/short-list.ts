import type { College } from "~/colleges/college";
import { servesFew } from "~/match/model/fit/filters";
import type { Band } from "~/student/profile/income-bands";
import { paid } from "./state-colleges";

/** An average of fewer students than these says little about the next family. */
export const fewestStudents = 20;

/**
 * Colleges that a short list may name to every family: without those for one gender and those that train for religious
 * work, as the match quiz has it. Tables of every college keep them.
 */
export function forShortList(colleges: readonly College[]): readonly College[] {
  return colleges.filter((college) => !servesFew(college));
}

/** What `forShortList` leaves out, for a line under a short list. */
export const leftOut = "colleges listed as for one gender or for religious training";

/** Average after grants of a band in whole dollars, null where it is not reported or of too few students. */
export function priceOf({ cost }: College, band: Band): number | null {
  return (cost.netPriceStudents[band] ?? 0) < fewestStudents ? null : paid(cost.netPriceByIncome[band]);
}

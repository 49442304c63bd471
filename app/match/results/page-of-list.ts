import type { MatchTranslate } from "~/match/words";
import type { Student } from "../model/fit/fit";
import type { Model } from "../model/list/rank";
import { readListOptions } from "./list-options";
import { type Listing, listingOf } from "./listing";

/**
 * The list of a student as its page gets it: money goes to the page in fields of its own, never inside the answers that
 * make links.
 * @param params query of the page, which says how to look at the list
 */
export function pageOfList(model: Model, student: Student, params: URLSearchParams, t: MatchTranslate): Listing {
  const listing = listingOf(model, student, readListOptions(params), seniorsOn(student.today), t);
  return { ...listing, answers: { ...listing.answers, budget: null, income: null } };
}

/** Class year of the students who are high school seniors on a day: a school year begins in August. */
function seniorsOn(day: string): number {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return year + (month >= 8 ? 1 : 0);
}

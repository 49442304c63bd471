import facts from "../../../content/facts/prices/exchanges.json";
import type { College } from "../college";
import type { PriceHome } from "./student-price";
import { asksTwoPrices } from "./yearly-price";

/** Said beside every price for students from other states. */
export const exchangeNote =
  "Agreements between states can lower tuition at some colleges and in some majors. This price doesn’t count on one: ask the admission office.";

/**
 * Agreements between the two states under which a public college may ask less of a student from elsewhere. None is
 * counted in a price: whether the campus and the program take part is not confirmed here, so a page names whom to ask.
 */
export function exchangesToAskAbout(college: College, home: PriceHome): readonly string[] {
  if (home === null || home === college.state || !asksTwoPrices(college)) return [];
  return agreementsBetween(home, college.state).programs.map(({ name }) => name);
}

/** Agreements that a state is listed for: names to ask about, none of them a promise. */
export function exchangesOfState(state: string): readonly string[] {
  return facts.programs.filter(({ states }) => states.includes(state)).map(({ name }) => name);
}

/** The agreements that list both of two states, how sure each list of members is, and when they were checked. */
export function agreementsBetween(home: string, other: string) {
  const programs = facts.programs.filter(({ states }) => states.includes(home) && states.includes(other));
  return { programs, checkedOn: facts.checkedOn };
}

import type { College } from "~/colleges/college";
import { cssProfiles } from "~/season/dates/plan-facts.server";

/**
 * Names of chosen colleges whose own grants may go by both parents' incomes: those that ask for the CSS Profile, unless
 * they are known to leave out the parent who lives elsewhere. The price after grants is then that of families with one
 * income, and too low for a family with two.
 * @param today YYYY-MM-DD
 */
export function countingBothParents(colleges: readonly College[], today: string): readonly string[] {
  const known = cssProfiles(today);
  return colleges.flatMap(({ unitid, name }) => {
    const css = known.get(unitid);
    // That one leaves the other parent out has to be read somewhere, not remembered.
    const leavesOut = css?.bothParents === false && css.bothParentsConfidence !== "recalled";
    return css?.asks === true && !leavesOut ? [name] : [];
  });
}

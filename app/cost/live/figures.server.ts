import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { askedColleges } from "~/cost/asked-colleges";
import { communityColleges, usualCommunityCollege } from "../calculator/model/community-college";
import { costCollege } from "../calculator/model/cost-college";
import type { LiveFigures } from "./figures";

/**
 * The figures of up to twelve colleges, from their UNITIDs with commas between; `null` where one is none, or they are
 * too many.
 */
export function liveFigures(unitids: string): LiveFigures | null {
  const { byUnitid, programsOf } = catalogue();
  const { colleges, leftOut, mistakes } = askedColleges(new URLSearchParams({ unitids }), byUnitid);
  if (mistakes.length > 0 || leftOut.length > 0 || colleges.length === 0) return null;
  const usual = [...startsByState()].map(([state, starts]) => usualCommunityCollege(starts, state, colleges));
  return {
    colleges: colleges.map(costCollege),
    programs: Object.fromEntries(
      colleges.map(({ unitid }) => [unitid, programsOf(unitid).filter(({ earnings }) => earnings !== null)]),
    ),
    communityColleges: usual.filter((college) => college !== null).map(costCollege),
  };
}

let kept: { readonly all: readonly College[]; readonly byState: ReadonlyMap<string, readonly College[]> } | null = null;

/**
 * Community colleges by state; looked for once for each catalogue, because it goes through all colleges for each state.
 */
function startsByState(): ReadonlyMap<string, readonly College[]> {
  const { all } = catalogue();
  if (kept?.all !== all) {
    const states = [...new Set(all.map(({ state }) => state))];
    kept = { all, byState: new Map(states.map((state) => [state, communityColleges(all, state)])) };
  }
  return kept.byState;
}

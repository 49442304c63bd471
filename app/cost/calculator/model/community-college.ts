import { milesBetween } from "~/colleges/zip/distance";
import type { CostCollege } from "./cost-college";

/**
 * Mostly awards associate degrees or certificates: a plan there takes two years, also where a few bachelor's are
 * offered.
 */
export function isTwoYear(college: Pick<CostCollege, "level" | "predominant">): boolean {
  return college.level === "2year" || college.predominant === "associate" || college.predominant === "certificate";
}

/** Public two-year colleges of a state that report a price, by name: where a 2 + 2 plan can begin. */
export function communityColleges<C extends CostCollege>(all: readonly C[], state: string): readonly C[] {
  return all
    .filter(
      (college) =>
        college.state === state &&
        college.control === "public" &&
        college.onlineOnly !== true &&
        isTwoYear(college) &&
        college.cost.published.inState.withFamily !== null,
    )
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/**
 * The one to begin with when the student has not chosen: nearest to the first college of the list in the same state,
 * else the largest. `null` where the state has none.
 */
export function usualCommunityCollege<C extends CostCollege>(
  all: readonly C[],
  state: string,
  candidates: readonly CostCollege[],
): C | null {
  const found = communityColleges(all, state);
  const near = candidates.find((college) => college.state === state && college.lat !== null && college.lon !== null);
  const worth = ({ lat, lon, students }: CostCollege) =>
    near?.lat != null && near.lon != null && lat !== null && lon !== null
      ? -milesBetween({ lat, lon }, { lat: near.lat, lon: near.lon })
      : (students.undergraduates ?? 0) - 1e9;
  return found.reduce<C | null>((best, each) => (best === null || worth(each) > worth(best) ? each : best), null);
}

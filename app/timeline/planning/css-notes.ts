import { cssTask } from "~/season/aid/css-profile";
import type { Answers } from "./input";
import type { PlanFacts } from "./plan-facts";
import type { Application } from "./task";

/** What to say about the CSS Profile besides its tasks: names of colleges of the plan. */
export interface CssNotes {
  /** Found not to ask for it. */
  readonly notAsked: readonly string[];
  /** Public and two-year colleges that no list of ours has: most of their kind don't ask, and nobody confirmed it. */
  readonly notListed: readonly string[];
  /** Found to ask for it, in a plan without that form. */
  readonly askedToo: readonly string[];
}

/**
 * The form is for students who want aid of the college's own, so a plan without any aid form says nothing. What we
 * found is about first-year students, and nothing is stated to transfers.
 */
export function cssNotes(
  { aid, path }: Pick<Answers, "aid" | "path">,
  applications: readonly Application[],
  { colleges, css }: Pick<PlanFacts, "colleges" | "css">,
): CssNotes {
  if (path === "transfer") return { notAsked: [], notListed: [], askedToo: [] };
  const wanted = aid.includes("css");
  const namesWhere = (fits: (unitid: number) => boolean) =>
    applications.flatMap(({ unitid, name, withdrawn }) => (withdrawn === null && fits(unitid) ? [name] : []));
  return {
    notAsked: wanted ? namesWhere((unitid) => css.get(unitid)?.asks === false) : [],
    notListed: wanted
      ? namesWhere((unitid) => {
          const college = colleges.get(unitid);
          return !css.has(unitid) && college !== undefined && (college.control === "public" || college.twoYear);
        })
      : [],
    askedToo: !wanted && aid.length > 0 ? namesWhere((unitid) => cssTask(css.get(unitid)) === "send") : [],
  };
}

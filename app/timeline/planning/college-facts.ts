import type { Day } from "~/calendar/day";
import type { College } from "~/colleges/college";
import { closureOf, closureWarning } from "~/season/closure";
import { closureLabel } from "~/season/closure-words";
import { testPolicy } from "~/season/test-policy";
import type { PlanCollege } from "./task";

/**
 * What a plan needs of a college. What a college did not report counts as asked for: doing too much is the safer
 * mistake.
 * @param entry year of entry, for which the test policy is asked
 */
export function planCollege(college: College, entry: number, today: Day): PlanCollege {
  const { unitid, name, control, level, admission } = college;
  const policy = testPolicy(college, entry, today);
  const closure = closureOf(unitid, today);
  const reads = (factor: string) => admission.factors?.[factor] !== "not considered";
  return {
    unitid,
    name,
    control,
    twoYear: level === "2year",
    open: admission.open === true,
    rate: admission.rate,
    readsEssays: reads("essay"),
    mainEssay: reads("essay") && !/^University of California-/.test(name),
    readsLetters: reads("recs"),
    readsScores: policy.mayCount,
    needsScores: policy.needed,
    closing: closureWarning(college, today),
    gone: closure?.gone === true ? closureLabel(closure) : null,
  };
}

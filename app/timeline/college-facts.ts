import type { College } from "~/colleges/college";
import type { PlanCollege } from "./task";

/** What a plan needs of a college. What a college did not report counts as asked for: doing too much is the safer mistake. */
export function planCollege({ unitid, name, control, level, admission }: College): PlanCollege {
  const reads = (factor: string) => admission.factors?.[factor] !== "not considered";
  return {
    unitid,
    name,
    control,
    twoYear: level === "2year",
    open: admission.open === true,
    rate: admission.rate,
    readsEssays: reads("essay"),
    readsLetters: reads("recs"),
    readsScores: admission.testPolicy !== "blind",
  };
}

import { Link } from "@remix-run/react";
import { isEmptyRecord, type PlanStudent, recordSearch, studentWords } from "~/family/record/record";
import { chipsOf } from "~/student/profile/chips";
import { matchMoney, matchNames } from "~/student/profile/profile";
import { useProfile } from "~/student/profile/use-profile";

/** What the match knows of a student, but for the money, which the words on the prices name. */
const recordNames = matchNames.filter((name) => !["amount", "band", "budget"].includes(name));

/**
 * What the chances on a plan's list are worked out from, as answers of the quiz: what the plan knows, with the income
 * that this device knows at that moment, which stays in the browser. Undefined, for what the device knows, where the
 * plan knows nothing yet. Null for nobody's: the device of a helper, or of a parent who doesn't keep the plan, may know
 * of another student.
 */
export function useStudentAnswers(student: PlanStudent | null): string | null | undefined {
  const money = matchMoney(useProfile());
  if (student === null) return null;
  const { record, state } = student;
  return isEmptyRecord(record) ? undefined : recordSearch(record, { state, ...money });
}

/** By what the chances and prices of a list are worked out, and where to change it. */
export function ChanceBasis({ student, planId }: { student: PlanStudent; planId: string }) {
  const profile = useProfile();
  const inPlan = !isEmptyRecord(student.record);
  const known = inPlan ? studentWords(student) : chipsOf(profile, recordNames);
  return (
    <p className="mt-3 max-w-[46rem] text-sm text-muted">
      {known.length > 0 &&
        `Chances are based on what ${inPlan ? "the plan" : "this device, not the plan,"} knows: ${known.join(" · ")}. `}
      {inPlan && (
        <>
          <Link to={`/plan/${planId}/setup#record`}>Change it</Link>.{" "}
        </>
      )}
      {matchMoney(profile) === null
        ? "Prices are averages: this device doesn’t know an income."
        : "Prices count the income on this device; the plan doesn’t hold it."}
    </p>
  );
}

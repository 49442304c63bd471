import { ChoiceField, TextField } from "~/design/field";
import type { MatchMessage } from "~/match/spanish/messages";
import { useTranslate } from "~/translation-context";
import { choicesIn, testPlanChoices } from "../model/answers/choices";
import type { StepValues } from "./step-values";

export function TestsStep({ values }: { values: StepValues }) {
  const t = useTranslate<MatchMessage>();
  // Asked here only of those who left it out at their school record, so that no one is asked twice.
  const needsGpa = values.one("gpa") === "";
  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2">
        <TextField
          label={t("SAT total")}
          name="sat"
          hint={t("400 to 1600, both sections together.")}
          inputMode="numeric"
          defaultValue={values.one("sat")}
          errors={values.errors("sat")}
          className="max-w-40"
        />
        <TextField
          label={t("ACT composite")}
          name="act"
          hint={t("1 to 36.")}
          inputMode="numeric"
          defaultValue={values.one("act")}
          errors={values.errors("act")}
          className="max-w-40"
        />
      </div>
      <p className="max-w-[42rem] text-muted">
        {t(
          "If you enter both, we use the better one for each college. Most colleges let you apply without a score. There, a score only counts when it helps you.",
        )}
      </p>
      <ChoiceField
        label={t("No score yet?")}
        name="tests"
        options={choicesIn(t, testPlanChoices)}
        chosen={[values.one("tests")]}
        errors={values.errors("tests")}
      />
      {needsGpa && (
        <TextField
          label={t("Your GPA")}
          name="gpa"
          hint={t(
            "Some public universities, such as those in North Carolina and Mississippi, require a score only below a certain GPA. With yours, the list tells you which side you’re on.",
          )}
          inputMode="decimal"
          defaultValue=""
          errors={values.errors("gpa")}
          className="max-w-40"
        />
      )}
    </>
  );
}

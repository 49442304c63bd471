import { ChoiceField, TextField } from "~/design/field";
import { testPlanChoices } from "./choices";
import type { StepValues } from "./step-values";

export function TestsStep({ values }: { values: StepValues }) {
  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2">
        <TextField
          label="SAT total"
          name="sat"
          hint="400 to 1600, both sections together."
          inputMode="numeric"
          defaultValue={values.one("sat")}
          errors={values.errors("sat")}
          className="max-w-40"
        />
        <TextField
          label="ACT composite"
          name="act"
          hint="1 to 36."
          inputMode="numeric"
          defaultValue={values.one("act")}
          errors={values.errors("act")}
          className="max-w-40"
        />
      </div>
      <p className="max-w-[42rem] text-muted">
        With both, each college is shown the better one. Most colleges let you apply without a score; there, a score
        counts only when it helps you.
      </p>
      <ChoiceField
        label="No score yet?"
        name="tests"
        options={testPlanChoices}
        chosen={[values.one("tests")]}
        errors={values.errors("tests")}
      />
    </>
  );
}

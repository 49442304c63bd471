import { Link } from "@remix-run/react";
import { fieldLabel } from "~/colleges/facts/fields";
import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import type { Refusal } from "~/forms/schema/refusal";
import type { Report } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import { rigorChoices, scaleChoices } from "~/match/model/answers/choices";
import type { ShownRecord } from "./shown-record";

const notSaid = { value: "", label: "Not said" };

/** What the plan knows of how the student does at school; all of it optional. */
export function RecordForm({
  shown: { record, mark },
  today,
  result,
  report,
}: {
  shown: ShownRecord;
  today: string;
  result: Refusal | undefined;
  report: Report;
}) {
  const majors = record.fields?.split(",") ?? [];
  const { props, conform, field, choice } = useValidatedForm({
    id: "record-form",
    result,
    values: { ...record, fields: majors },
    load: () => import("~/match/model/answers/input"),
    schema: ({ quizSchema }) => quizSchema(Number(today.slice(0, 4))),
    report,
  });
  const short = { autoComplete: "off", inputMode: "numeric" as const, className: "figures max-w-[8rem]" };
  return (
    <form {...props} method="post" className="max-w-[46rem] space-y-6" data-private="">
      {conform}
      <p>
        The chances on the list are based on these. Only the student sees them, and a parent who runs the plan for the
        student. No college does.
      </p>
      <input type="hidden" name="shown" value={mark} />
      <TextField
        {...field("gpa")}
        label="GPA"
        hint="As on the transcript, such as 3.4, 92 or B+."
        autoComplete="off"
        className="figures max-w-[8rem]"
      />
      <SelectField
        {...field("scale")}
        label="How the GPA is counted"
        options={[notSaid, ...scaleChoices.map(({ value, label }) => ({ value, label }))]}
        className="max-w-[24rem]"
      />
      <SelectField
        {...field("rigor")}
        label="How demanding the courses are"
        options={[notSaid, ...rigorChoices.map(({ value, label }) => ({ value, label }))]}
        className="max-w-[24rem]"
      />
      <TextField
        {...field("rank")}
        label="Class rank"
        hint="As a percent from the top, such as 10, or a place, such as 34 of 340."
        autoComplete="off"
        className="figures max-w-[12rem]"
      />
      <TextField {...field("sat")} {...short} label="SAT total" />
      <TextField {...field("act")} {...short} label="ACT composite" />
      {/* So that a form in which no major is checked any more says so. */}
      <input type="hidden" name="fields" value="" />
      {majors.length > 0 ? (
        <ChoiceField
          {...choice("fields")}
          label="Majors"
          hint="Uncheck what no longer counts."
          many
          columns={2}
          options={majors.map((code) => ({ value: code, label: fieldLabel(code) }))}
        />
      ) : (
        <p>
          No majors yet. Choose them in the <Link to="/college-match-quiz?step=study">match quiz</Link>; the plan then
          offers to keep them.
        </p>
      )}
      <Button name="intent" value="record">
        Save
      </Button>
    </form>
  );
}

import { Button } from "~/design/button";
import { SelectField, TextAreaField, TextField } from "~/design/field";
import type { PlanView } from "~/family/access/view";
import type { Refusal } from "~/forms/schema/refusal";
import type { Report } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import { statuses } from "~/student/list/status";
import { applyPlans, planNames } from "~/timeline/planning/choices";
import type { ListedCollege } from "./college-list";

const wayOptions = [
  { value: "", label: "This college’s usual round" },
  ...applyPlans.map((value) => ({ value, label: planNames[value] })),
];

interface LineForm {
  readonly line: ListedCollege;
  /** The mark of what the form shows. */
  readonly shown: string;
  readonly may: Pick<PlanView["may"], "keepList" | "note">;
  /** Fall of starting college. */
  readonly entry: number;
  readonly result: Refusal | undefined;
  readonly report: Report;
}

/** One line of the list to change, or to read for whoever may not. */
export function CollegeForm(form: LineForm) {
  return form.may.keepList || form.may.note ? <ChangeLine {...form} /> : <Facts line={form.line} />;
}

function ChangeLine({ line, shown, may, entry, result, report }: LineForm) {
  const { deadline, status, way, ownDeadline, liked, note } = line;
  const { props, conform, field } = useValidatedForm({
    id: "line",
    result,
    values: { status, way: way ?? "", deadline: ownDeadline ?? "", liked, note: note ?? "" },
    load: () => import("./line-schema"),
    schema: ({ lineSchema }) => lineSchema(entry),
    report,
  });
  return (
    <form {...props} method="post" className="max-w-[46rem] space-y-6">
      {conform}
      <input type="hidden" name="shown" value={shown} />
      {may.keepList ? (
        <>
          <SelectField {...field("status")} label="Status" options={statuses} className="max-w-[20rem]" />
          <SelectField
            {...field("way")}
            label="Application round"
            hint="Early Decision is a promise to enroll, so you can only apply to one at a time."
            options={wayOptions}
            className="max-w-[20rem]"
          />
          <TextField
            {...field("deadline")}
            label="Deadline on the college’s own page"
            hint={
              deadline === null
                ? "We don’t have a date for it."
                : `If you leave this empty, we use ${deadline.words}, based on the round you saved (${deadline.from}).`
            }
            type="date"
            className="max-w-[14rem]"
          />
          <TextAreaField
            {...field("liked")}
            label="What I liked"
            hint="Everyone in the plan can read this."
            rows={3}
            maxLength={2000}
          />
        </>
      ) : (
        <Facts line={line} />
      )}
      {may.note && (
        <TextAreaField
          {...field("note")}
          label="Notes"
          hint="Only you, the student, can read this."
          rows={5}
          maxLength={4000}
          data-private
        />
      )}
      <Button look="next">Save</Button>
    </form>
  );
}

function Facts({ line: { statusLabel, wayLabel, deadline, liked } }: { line: ListedCollege }) {
  const rows = [
    ["Status", statusLabel],
    ["Application round", wayLabel],
    ["Deadline", deadline === null ? "not known" : `${deadline.words} (${deadline.from})`],
    ["What the student liked", liked === "" ? "nothing written yet" : liked],
  ] as const;
  return (
    <dl className="max-w-[46rem] border-b border-rule">
      {rows.map(([what, value]) => (
        <div key={what} className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[14rem_1fr]">
          <dt className="text-muted">{what}</dt>
          <dd className="whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

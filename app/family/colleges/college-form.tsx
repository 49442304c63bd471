import { Button } from "~/design/button";
import { SelectField, TextAreaField, TextField } from "~/design/field";
import type { Messages } from "~/design/messages";
import { statuses } from "~/family/access/application-status";
import type { PlanView } from "~/family/access/view";
import { applyPlans, planNames } from "~/timeline/planning/choices";
import type { ListedCollege } from "./college-lines.server";

const wayOptions = [
  { value: "", label: "This college’s usual round" },
  ...applyPlans.map((value) => ({ value, label: planNames[value] })),
];

/** One line of the list to change, or to read for whoever may not. @param shown the mark of what the form shows */
export function CollegeForm({
  line,
  shown,
  may,
  typed,
  messages,
}: {
  line: ListedCollege;
  shown: string;
  may: Pick<PlanView["may"], "keepList" | "note">;
  typed: Readonly<Record<string, string>> | null;
  messages: Messages;
}) {
  const { deadline } = line;
  if (!may.keepList && !may.note) return <Facts line={line} />;
  return (
    <form method="post" noValidate className="max-w-[46rem] space-y-6">
      <input type="hidden" name="shown" value={shown} />
      {may.keepList ? (
        <>
          <SelectField
            name="status"
            label="Status"
            options={statuses}
            defaultValue={typed?.status ?? line.status}
            errors={messages.status}
            className="max-w-[20rem]"
          />
          <SelectField
            name="way"
            label="Application round"
            hint="Early Decision is a promise to enroll, so you can only apply to one at a time."
            options={wayOptions}
            defaultValue={typed?.way ?? line.way ?? ""}
            errors={messages.way}
            className="max-w-[20rem]"
          />
          <TextField
            name="deadline"
            label="Deadline on the college’s own page"
            hint={
              deadline === null
                ? "We don’t have a date for it."
                : `If you leave this empty, we use ${deadline.words}, based on the round you saved (${deadline.from}).`
            }
            type="date"
            defaultValue={typed?.deadline ?? line.ownDeadline ?? ""}
            errors={messages.deadline}
            className="max-w-[14rem]"
          />
          <TextAreaField
            name="liked"
            label="What I liked"
            hint="Everyone in the plan can read this."
            rows={3}
            maxLength={2000}
            defaultValue={typed?.liked ?? line.liked}
            errors={messages.liked}
          />
        </>
      ) : (
        <Facts line={line} />
      )}
      {may.note && (
        <TextAreaField
          name="note"
          label="Notes"
          hint="Only you, the student, can read this."
          rows={5}
          maxLength={4000}
          defaultValue={typed?.note ?? line.note ?? ""}
          errors={messages.note}
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

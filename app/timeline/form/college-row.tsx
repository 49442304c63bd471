import { writeDay } from "~/calendar/day";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { Spoken } from "~/design/layout";
import { deadlineLabel } from "~/season/deadlines/words";
import { planNames } from "~/timeline/planning/choices";
import type { FormCollege } from "./form-state";

/** One college of the list in the form: how to apply, the date found there, and a way to take it out. */
export function CollegeRow({
  college: { unitid, name, place, plans, usual, page },
  entry,
  plan,
  date,
  sent,
  transfer,
  planErrors,
  dateAsText,
  dateErrors,
  sentErrors,
}: {
  college: FormCollege;
  entry: number;
  plan: string;
  date: string;
  sent: string;
  transfer: boolean;
  planErrors: readonly string[] | undefined;
  /** What was typed can't be shown by a picker. */
  dateAsText: boolean;
  dateErrors: readonly string[] | undefined;
  sentErrors: readonly string[] | undefined;
}) {
  const listed = plans.filter(({ plan: each, known }) => known !== null || each === usual || each === plan);
  const others = plans.filter((each) => !listed.includes(each));
  const label = ({ plan: each, known }: (typeof plans)[number]) => {
    if (known === null) return `${planNames[each]}, no date yet`;
    return `${planNames[each]}${known.date === null ? "" : `, ${writeDay(known.date)}`} (${deadlineLabel(known, entry)})`;
  };
  return (
    <li className="grid gap-x-6 gap-y-4 border-b border-rule py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <div>
          <h3 className="text-xl">{name}</h3>
          <p className="text-sm text-muted">
            {place}
            {page !== null && (
              <>
                {" · "}
                <a href={page} rel="noopener" target="_blank">
                  its admission page<Spoken>, {name}, opens a new tab</Spoken>
                </a>
              </>
            )}
          </p>
        </div>
        <button
          type="submit"
          name="remove"
          value={unitid}
          formNoValidate
          className="min-h-11 font-semibold text-link underline underline-offset-4 hover:text-link-hover"
        >
          Remove<Spoken> {name}</Spoken>
        </button>
        <input type="hidden" name="unitids" value={unitid} />
      </div>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {!transfer && (
          <SelectField
            label="Application round"
            name={`plan-${unitid}`}
            options={[...listed, ...others].map((each) => ({ value: each.plan, label: label(each) }))}
            defaultValue={plans.some((each) => each.plan === plan) ? plan : usual}
            errors={planErrors}
          />
        )}
        <TextField
          label="Date on its own page"
          name={`date-${unitid}`}
          type={dateAsText ? "text" : "date"}
          defaultValue={date}
          errors={dateErrors}
        />
        <ChoiceField
          label={<Spoken>{name}</Spoken>}
          name={`sent-${unitid}`}
          many
          options={[{ value: "yes", label: "Already sent" }]}
          chosen={[sent]}
          errors={sentErrors}
        />
      </div>
    </li>
  );
}

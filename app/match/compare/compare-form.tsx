import { useNavigate } from "@remix-run/react";
import type { FormEvent } from "react";
import { easternYear } from "~/calendar/eastern-day";
import { majors } from "~/colleges/facts/fields";
import { CollegeField } from "~/colleges/find/college-field";
import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { TypedInTab } from "~/design/kept-form";
import type { Judged } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import { states } from "~/geography/states";
import { readIncome } from "~/student/profile/income-bands";
import { incomeChoices, rigorChoices, scaleChoices, testPlanChoices } from "../model/answers/choices";
import { comparePath, mostCompared, rowChoices } from "./asked";
import type { Comparison } from "./comparison";

/** The form's id: buttons in the table belong to it too, so that nothing typed is lost when a college goes. */
export const COMPARE = "compare";

const nobody = { value: "", label: "Rather not say" };
const stateOptions = [
  nobody,
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
  { value: "abroad", label: "Outside the U.S." },
];
const majorOptions = [
  { value: "", label: "No field" },
  ...majors.map(({ code, label }) => ({ value: code, label })).sort((a, b) => (a.label < b.label ? -1 : 1)),
];

/** Which colleges, which rows, and for whom. It is posted, because income may stand in no address. */
export function CompareForm({
  comparison,
  income,
  posted,
  onDevice,
  result,
  report,
}: Judged & {
  comparison: Comparison;
  income: string;
  /** Whether the page was made without a connection, and can be made again. */
  onDevice: boolean;
  /** Whether the page answers a form that was posted. */
  posted: boolean;
}) {
  const { asked, found, address, colleges } = comparison;
  const { typed } = asked;
  const { props, conform, messages } = useValidatedForm({
    id: COMPARE,
    result,
    load: () => import("./compare-schema"),
    schema: ({ compareSchema }, form) => compareSchema(form, easternYear(new Date())),
    report,
  });
  const navigate = useNavigate();
  const askHere = (event: FormEvent<HTMLFormElement>) => {
    props.onSubmit(event);
    if (!onDevice || event.defaultPrevented) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    // The file and a search need the server; the line beside the button says so.
    const button = submitter instanceof HTMLButtonElement ? submitter : null;
    const said = new FormData(event.currentTarget, button);
    if (button?.hasAttribute("formaction") || said.get("q")) return;
    event.preventDefault();
    // The income is learned by the device as from any form, and counts there.
    const query = [...said].filter(([name, value]) => value !== "" && name !== "income") as [string, string][];
    navigate(`${comparePath}?${new URLSearchParams(query)}`, { preventScrollReset: true });
  };
  const full = asked.ids.length >= mostCompared;
  const field = typed.fields ?? "";
  const fields = majorOptions.some(({ value }) => value === field)
    ? majorOptions
    : [...majorOptions, { value: field, label: "As in your link" }];
  return (
    <form {...props} onSubmit={askHere} method="post" action={address} className="print:hidden">
      {conform}
      <TypedInTab name="compare" form={COMPARE} posted={posted} />
      <input type="hidden" name="unitids" value={asked.ids.join(",")} />
      {typed.zip ? <input type="hidden" name="zip" value={typed.zip} /> : null}
      {!full && (
        <div className="max-w-[42rem]">
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-[min(15rem,100%)] flex-1">
              <CollegeField
                name="q"
                label={colleges.length === 0 ? "Find a college" : "Add a college"}
                hint="Name, nickname, city or state"
                maxLength={100}
                defaultValue={asked.q}
                taken={asked.ids}
                press={({ unitid }) => ({ name: "add", value: String(unitid) })}
              />
            </div>
            <Button formNoValidate>Search</Button>
          </div>
          <Found found={found} asked={asked.q} />
        </div>
      )}
      <details open={Object.keys(messages).length > 0} className="mt-6 border-y border-rule">
        <summary className="flex min-h-12 items-center py-2 font-semibold text-link underline underline-offset-4">
          Your grades, income and major, and which rows
        </summary>
        <div className="grid gap-7 pt-2 pb-8">
          <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            <TextField
              label="Your GPA"
              name="gpa"
              hint="As on your transcript, such as 3.4 or 92."
              inputMode="decimal"
              defaultValue={typed.gpa}
              errors={messages.gpa}
            />
            <SelectField
              label="How is it counted?"
              name="scale"
              options={[{ value: "", label: "Not sure" }, ...scaleChoices]}
              defaultValue={typed.scale}
              errors={messages.scale}
            />
            <SelectField
              label="How demanding are your courses?"
              name="rigor"
              options={[{ value: "", label: "Not sure" }, ...rigorChoices]}
              defaultValue={typed.rigor}
              errors={messages.rigor}
            />
            <TextField
              label="Class rank"
              name="rank"
              hint="Percent from the top, such as 10, or 34 of 340."
              defaultValue={typed.rank}
              errors={messages.rank}
            />
            <TextField
              label="AP, IB or college courses"
              name="advanced"
              inputMode="numeric"
              defaultValue={typed.advanced}
              errors={messages.advanced}
            />
            <SelectField
              label="No score yet?"
              name="tests"
              options={[{ value: "", label: "Not said" }, ...testPlanChoices]}
              defaultValue={typed.tests}
              errors={messages.tests}
            />
            <TextField
              label="SAT total"
              name="sat"
              inputMode="numeric"
              defaultValue={typed.sat}
              errors={messages.sat}
            />
            <TextField
              label="ACT composite"
              name="act"
              inputMode="numeric"
              defaultValue={typed.act}
              errors={messages.act}
            />
            <SelectField
              label="Home state"
              name="state"
              options={stateOptions}
              defaultValue={typed.state}
              errors={messages.state}
            />
            <SelectField
              label="Your family’s yearly income"
              name="income"
              options={[nobody, ...incomeChoices]}
              defaultValue={String(readIncome(income)?.band ?? "")}
              errors={messages.income}
              autoComplete="off"
              data-private=""
            />
            <SelectField label="Major" name="fields" options={fields} defaultValue={field} errors={messages.fields} />
          </div>
          <ChoiceField label="Rows to show" name="rows" options={rowChoices} many chosen={asked.rows} columns={3} />
          <p>
            <Button look="next">Compare</Button>
            <span className="mt-2 block text-sm text-muted">
              Your income is used to work out the table. It isn’t kept, and it never becomes part of the address.
            </span>
          </p>
        </div>
      </details>
    </form>
  );
}

function Found({ found, asked }: { found: Comparison["found"]; asked: string }) {
  if (found === null) return null;
  if (found.length === 0)
    return (
      <p role="status" className="mt-4">
        No other college was found for “{asked}”. Try fewer letters or the city.
      </p>
    );
  return (
    <ul className="mt-4" aria-label="Found">
      {found.map(({ unitid, name, place }) => (
        <li key={unitid} className="flex items-center justify-between gap-4 border-b border-rule py-2">
          <span>
            {name} <span className="text-sm text-muted">{place}</span>
          </span>
          <Button name="add" value={unitid} formNoValidate>
            Add<span className="sr-only"> {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

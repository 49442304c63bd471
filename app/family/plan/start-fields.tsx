import { ChoiceField, SelectField, TextField } from "~/design/field";
import { adultYears } from "~/family/access/plan-owner";
import type { FormFields } from "~/forms/validated/use-validated-form";
import { states } from "~/geography/states";
import { pathChoices } from "~/timeline/planning/choices";

const stateOptions = [
  { value: "", label: "Choose" },
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
];
const months = "January February March April May June July August September October November December".split(" ");
export const monthOptions = [
  { value: "", label: "Month" },
  ...months.map((label, at) => ({ value: String(at + 1).padStart(2, "0"), label })),
];

/**
 * Name, way into college, class year and state of the student: asked at the start, and changed later.
 *
 * @param yearHint of changing it
 */
export function BasicFields({
  fields: { field },
  yearHint,
}: {
  fields: FormFields<"name" | "path" | "year" | "state">;
  yearHint?: string;
}) {
  return (
    <>
      <TextField {...field("name")} label="The student’s first name" autoComplete="off" className="max-w-[20rem]" />
      <SelectField
        {...field("path")}
        label="How the student starts college"
        hint="Transfers have their own dates."
        options={pathChoices}
        className="max-w-[20rem]"
      />
      <TextField
        {...field("year")}
        label="Year the student finishes high school"
        hint={`For a transfer: the year to start at the new college. ${yearHint ?? ""}`}
        inputMode="numeric"
        className="figures max-w-[8rem]"
      />
      <SelectField
        {...field("state")}
        label="Home state"
        hint="Optional."
        options={stateOptions}
        className="max-w-[20rem]"
      />
    </>
  );
}

/** The questions of a new plan. */
export function StartFields({
  teen,
  thisYear,
  fields,
}: {
  teen: boolean;
  thisYear: number;
  fields: FormFields<"who" | "name" | "path" | "year" | "state" | "adultMonth" | "adultYear">;
}) {
  return (
    <>
      <ChoiceField
        {...fields.choice("who")}
        label="Who are you?"
        options={[
          { value: "student", label: "I am the student", hint: "The plan is yours, and you decide who joins." },
          ...(teen
            ? []
            : [
                {
                  value: "parent",
                  label: "I am a parent or guardian",
                  hint: "You run the plan until your child takes it over. At 18, it’s theirs.",
                },
              ]),
        ]}
      />
      <BasicFields fields={fields} />
      {!teen && (
        <AdultMonthField
          legend="If you’re a parent: when does the student turn 18?"
          hint="Month and year. The plan becomes the student’s on the first day of the next month. Students, leave this empty."
          fields={fields}
          thisYear={thisYear}
        />
      )}
    </>
  );
}

/** When the student turns 18: asked of a parent at the start, and open to correction until then. */
export function AdultMonthField({
  legend,
  hint,
  fields: { field },
  thisYear,
}: {
  legend: string;
  hint: string;
  fields: FormFields<"adultMonth" | "adultYear">;
  thisYear: number;
}) {
  const years = Array.from({ length: adultYears }, (_, at) => String(thisYear + at));
  return (
    <fieldset className={field("adultMonth").errors ? "border-s-4 border-danger ps-4" : ""}>
      <legend className="font-semibold">{legend}</legend>
      <p className="mt-0.5 text-sm text-muted">{hint}</p>
      <div className="mt-2 grid max-w-[22rem] grid-cols-2 gap-4">
        <SelectField {...field("adultMonth")} label="Month" options={monthOptions} />
        <SelectField
          {...field("adultYear")}
          label="Year"
          options={[{ value: "", label: "Year" }, ...years.map((year) => ({ value: year, label: year }))]}
        />
      </div>
    </fieldset>
  );
}

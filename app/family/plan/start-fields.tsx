import { states } from "~/colleges/states";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import type { Messages } from "~/design/messages";
import { adultYears } from "~/family/access/plan-owner";
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

/** Name, way into college, class year and state of the student: asked at the start, and changed later. @param yearHint of changing it */
export function BasicFields({
  value,
  yearHint,
  messages,
}: {
  value: Readonly<{ name: string; path: string; year: string; state: string }>;
  yearHint?: string;
  messages: Messages;
}) {
  return (
    <>
      <TextField
        name="name"
        label="The student’s first name"
        defaultValue={value.name}
        errors={messages.name}
        autoComplete="off"
        className="max-w-[20rem]"
      />
      <SelectField
        name="path"
        label="How the student starts college"
        hint="Transfers have their own dates."
        options={pathChoices}
        defaultValue={value.path}
        errors={messages.path}
        className="max-w-[20rem]"
      />
      <TextField
        name="year"
        label="Year the student finishes high school"
        hint={`For a transfer: the year to start at the new college. ${yearHint ?? ""}`}
        inputMode="numeric"
        defaultValue={value.year}
        errors={messages.year}
        className="figures max-w-[8rem]"
      />
      <SelectField
        name="state"
        label="Home state"
        hint="Optional."
        options={stateOptions}
        defaultValue={value.state}
        errors={messages.state}
        className="max-w-[20rem]"
      />
    </>
  );
}

/** The questions of a new plan. */
export function StartFields({
  teen,
  firstName,
  thisYear,
  typed,
  messages,
}: {
  teen: boolean;
  firstName: string;
  thisYear: number;
  typed: Readonly<Record<string, string>> | null;
  messages: Messages;
}) {
  const value = (name: string, usual = "") => typed?.[name] ?? usual;
  return (
    <>
      <ChoiceField
        name="who"
        label="Who are you?"
        chosen={[value("who", teen ? "student" : "")]}
        errors={messages.who}
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
      <BasicFields
        value={{
          name: value("name", teen ? firstName : ""),
          path: value("path", "first"),
          year: value("year"),
          state: value("state"),
        }}
        messages={messages}
      />
      {!teen && (
        <AdultMonthField
          legend="If you’re a parent: when does the student turn 18?"
          hint="Month and year. The plan becomes the student’s on the first day of the next month. Students, leave this empty."
          value={{ month: value("adultMonth"), year: value("adultYear") }}
          thisYear={thisYear}
          messages={messages}
        />
      )}
    </>
  );
}

/** When the student turns 18: asked of a parent at the start, and open to correction until then. */
export function AdultMonthField({
  legend,
  hint,
  value,
  thisYear,
  messages,
}: {
  legend: string;
  hint: string;
  value: Readonly<{ month: string; year: string }>;
  thisYear: number;
  messages: Messages;
}) {
  const years = Array.from({ length: adultYears }, (_, at) => String(thisYear + at));
  return (
    <fieldset className={messages.adultMonth ? "border-s-4 border-danger ps-4" : ""}>
      <legend className="font-semibold">{legend}</legend>
      <p className="mt-0.5 text-sm text-muted">{hint}</p>
      <div className="mt-2 grid max-w-[22rem] grid-cols-2 gap-4">
        <SelectField
          name="adultMonth"
          label="Month"
          options={monthOptions}
          defaultValue={value.month}
          errors={messages.adultMonth}
        />
        <SelectField
          name="adultYear"
          label="Year"
          options={[{ value: "", label: "Year" }, ...years.map((year) => ({ value: year, label: year }))]}
          defaultValue={value.year}
        />
      </div>
    </fieldset>
  );
}

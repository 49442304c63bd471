import { states } from "~/colleges/states";
import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { Spoken } from "~/design/layout";
import type { Messages } from "~/design/messages";
import { filingNames, filings } from "./filing";
import type { Finances } from "./finances";

const stateOptions = [
  { value: "", label: "Choose" },
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
];

const amounts = [
  {
    name: "income",
    label: "Yearly income",
    hint: "Adjusted gross income of the parents in this household, from the tax return.",
  },
  { name: "taxPaid", label: "Federal income tax paid", hint: "From the same return." },
  { name: "cash", label: "Cash, savings and checking", hint: "Today, without retirement accounts." },
  {
    name: "investments",
    label: "Investments",
    hint: "529 plans for this student, stocks, other real estate. Not the home you live in.",
  },
  { name: "childSupport", label: "Child support received in a year" },
  { name: "pays", label: "What you plan to pay for college each year" },
] as const;

/**
 * The figures of one household. Everything may stay empty.
 *
 * @param household that the figures are of: what is sent for another one is not taken
 * @param mark of what the form shows
 * @param typed what was posted, as it was typed
 */
export function FinancesForm({
  household,
  finances,
  mark,
  typed,
  messages,
}: {
  household: string;
  finances: Finances;
  mark: string;
  typed: Readonly<Record<string, string>> | null;
  messages: Messages;
}) {
  const value = (name: keyof Finances) => typed?.[name] ?? (finances[name] === null ? "" : String(finances[name]));
  return (
    <form method="post" noValidate autoComplete="off" className="max-w-[46rem] space-y-6">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="household" value={household} />
      <input type="hidden" name="shown" value={mark} />
      {amounts.map(({ name, label, ...more }) => (
        <TextField
          key={name}
          {...more}
          name={name}
          label={
            <>
              {label}
              <Spoken> in dollars</Spoken>
            </>
          }
          before="$"
          inputMode="decimal"
          defaultValue={value(name)}
          errors={messages[name]}
          className="figures max-w-[12rem] text-end"
          data-private
        />
      ))}
      <TextField
        name="familySize"
        label="People in the household"
        hint="Everyone this household supports. The student counts."
        inputMode="numeric"
        defaultValue={value("familySize")}
        errors={messages.familySize}
        className="figures max-w-[6rem] text-end"
        data-private
      />
      <ChoiceField
        name="filing"
        label="Who’s in it"
        chosen={[value("filing")]}
        errors={messages.filing}
        options={filings.map((value) => ({ value, label: filingNames[value] }))}
      />
      <SelectField
        name="state"
        label="State it lives in"
        options={stateOptions}
        defaultValue={value("state")}
        errors={messages.state}
        className="max-w-[20rem]"
      />
      <Button look="next">Save</Button>
    </form>
  );
}

import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { Spoken } from "~/design/layout";
import type { Refusal } from "~/forms/schema/refusal";
import type { Report } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import { states } from "~/geography/states";
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
 */
export function FinancesForm({
  household,
  finances,
  mark,
  result,
  report,
}: {
  household: string;
  finances: Finances;
  mark: string;
  result: Refusal | undefined;
  report: Report;
}) {
  const values = Object.fromEntries(Object.entries(finances).map(([name, value]) => [name, String(value ?? "")]));
  const { props, conform, field, choice } = useValidatedForm({
    id: "finances",
    result,
    values,
    load: () => import("./finances-schema"),
    schema: ({ financesSchema }) => financesSchema,
    report,
  });
  return (
    <form {...props} method="post" autoComplete="off" className="max-w-[46rem] space-y-6">
      {conform}
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="household" value={household} />
      <input type="hidden" name="shown" value={mark} />
      {amounts.map(({ name, label, ...more }) => (
        <TextField
          key={name}
          {...more}
          {...field(name)}
          label={
            <>
              {label}
              <Spoken> in dollars</Spoken>
            </>
          }
          before="$"
          inputMode="decimal"
          className="figures max-w-[12rem] text-end"
          data-private
        />
      ))}
      <TextField
        {...field("familySize")}
        label="People in the household"
        hint="Everyone this household supports. The student counts."
        inputMode="numeric"
        className="figures max-w-[6rem] text-end"
        data-private
      />
      <ChoiceField
        {...choice("filing")}
        label="Who’s in it"
        options={filings.map((value) => ({ value, label: filingNames[value] }))}
      />
      <SelectField {...field("state")} label="State it lives in" options={stateOptions} className="max-w-[20rem]" />
      <Button look="next">Save</Button>
    </form>
  );
}

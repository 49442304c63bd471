import type { ReactNode } from "react";
import { DollarField, type FormState, Pairs, PercentField, typedIn } from "~/cost/fields";
import { SelectField, TextField } from "~/design/field";

const returns = [
  { value: "no", label: "Leave it out" },
  { value: "joint", label: "Married, one return together" },
  { value: "single", label: "Single or head of household" },
];

/** The tax credit that comes back a year after the bill. Closed until it is asked for. */
export function CreditFields({ state }: { state: FormState }) {
  return (
    <Fold title="Tax credit for tuition" names={["credit", "tax"]} state={state}>
      <p className="mb-5 text-muted">
        The American Opportunity Tax Credit goes to whoever claims the student on a tax return, and comes back the next
        spring. So we show it next to the grid and don’t count it toward a bill. It depends on the family income above.
      </p>
      <Pairs>
        <SelectField
          name="credit"
          label="The tax return that claims the student"
          options={returns}
          defaultValue={typedIn(state, "credit") || "no"}
          errors={state.messages.credit}
          className="max-w-72"
        />
        <DollarField
          name="tax"
          label="Yearly income tax before credits"
          hint="Line 18 of Form 1040. Without it, you’ll see the lowest and highest amounts."
          state={state}
        />
      </Pairs>
    </Fold>
  );
}

/** What is assumed of later years. */
export function LaterFields({ state }: { state: FormState }) {
  return (
    <>
      <Fold
        title="What we assume will grow"
        names={["growth.prices", "growth.grants", "growth.income", "growth.savings"]}
        state={state}
        shut
      >
        <Pairs>
          <PercentField
            name="growth.prices"
            label="Prices, each year"
            hint="Starting from the published prices."
            usual="3"
            state={state}
          />
          <PercentField
            name="growth.grants"
            label="Estimated grants, each year of study"
            hint="0 if the college keeps the first year's dollars."
            usual="3"
            state={state}
          />
          <PercentField
            name="growth.savings"
            label="529 plan and savings, yearly"
            hint="0 is cautious, since money you need soon can also lose value."
            usual="0"
            state={state}
          />
          <PercentField
            name="growth.income"
            label="Pay after college, each year"
            hint="Used for income-driven repayment."
            usual="2"
            state={state}
          />
        </Pairs>
      </Fold>
      <Fold title="After college, for repayment by income" names={["rap.earnings", "rap.dependents"]} state={state}>
        <Pairs>
          <DollarField
            name="rap.earnings"
            label="Pay in the first year"
            hint="Leave empty to use the median for graduates of each college or program."
            state={state}
          />
          <TextField
            name="rap.dependents"
            label="Dependents on your tax return"
            hint="RAP payments are lower for each one."
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typedIn(state, "rap.dependents")}
            errors={state.messages["rap.dependents"]}
            className="max-w-24"
          />
        </Pairs>
      </Fold>
    </>
  );
}

/** @param shut stays closed with usual answers in it, and opens for a mistake only */
function Fold({
  title,
  names,
  state,
  shut = false,
  children,
}: {
  title: string;
  names: readonly string[];
  state: FormState;
  shut?: boolean;
  children: ReactNode;
}) {
  const answered = (name: string) => !["", "no"].includes(typedIn(state, name));
  return (
    <details
      open={names.some((name) => state.messages[name] || (!shut && answered(name)))}
      className="border-y border-rule py-2"
    >
      <summary className="min-h-11 py-2 font-semibold text-link">{title}</summary>
      <div className="pt-3 pb-4">{children}</div>
    </details>
  );
}

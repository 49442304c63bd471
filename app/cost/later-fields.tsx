import type { ReactNode } from "react";
import { SelectField, TextField } from "~/design/field";
import { DollarField, type FormState, Pairs, PercentField, typedIn } from "./fields";

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
        spring. So it is shown beside the grid and pays no bill in it. It depends on the family income above.
      </p>
      <Pairs>
        <SelectField
          name="credit"
          label="The return on which the student is claimed"
          options={returns}
          defaultValue={typedIn(state, "credit") || "no"}
          errors={state.messages.credit}
          className="max-w-72"
        />
        <DollarField
          name="tax"
          label="Income tax before credits, in a year"
          hint="Line 18 of Form 1040. Without it you see the least and the most."
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
        title="What is assumed to grow"
        names={["growth.prices", "growth.grants", "growth.income", "growth.savings"]}
        state={state}
        shut
      >
        <Pairs>
          <PercentField
            name="growth.prices"
            label="Prices, each year"
            hint="From the published prices on."
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
            hint="0 is careful: money needed soon may also lose."
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
            hint="Empty: the median of graduates of each college or program."
            state={state}
          />
          <TextField
            name="rap.dependents"
            label="Dependents on your tax return"
            hint="RAP asks less for each."
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

import type { ReactNode } from "react";
import { SelectField, TextField } from "~/design/field";
import { useTranslate } from "~/translation-context";
import { DollarField, type FormState, Pairs, PercentField, typedIn } from "../../fields";
import type { CostMessage } from "../../spanish/messages";

const returns: readonly { value: string; label: CostMessage }[] = [
  { value: "no", label: "Leave it out" },
  { value: "joint", label: "Married, one return together" },
  { value: "single", label: "Single or head of household" },
];

/** The tax credit that comes back a year after the bill. Closed until it is asked for. */
export function CreditFields({ state }: { state: FormState }) {
  const t = useTranslate<CostMessage>();
  return (
    <Fold title={t("Tax credit for tuition")} names={["credit", "tax"]} state={state}>
      <p className="mb-5 text-muted">
        {t(
          "The American Opportunity Tax Credit goes to whoever claims the student on a tax return, and comes back the next spring. So we show it next to the grid and don’t count it toward a bill. It depends on the family income above.",
        )}
      </p>
      <Pairs>
        <SelectField
          name="credit"
          label={t("The tax return that claims the student")}
          options={returns.map(({ value, label }) => ({ value, label: t(label) }))}
          defaultValue={typedIn(state, "credit") || "no"}
          errors={state.messages.credit}
          className="max-w-72"
        />
        <DollarField
          name="tax"
          label={t("Yearly income tax before credits")}
          hint={t("Line 18 of Form 1040. Without it, you’ll see the lowest and highest amounts.")}
          state={state}
        />
      </Pairs>
    </Fold>
  );
}

/** What is assumed of later years. */
export function LaterFields({ state }: { state: FormState }) {
  const t = useTranslate<CostMessage>();
  return (
    <>
      <Fold
        title={t("What we assume will grow")}
        names={["growth.prices", "growth.grants", "growth.income", "growth.savings"]}
        state={state}
        shut
      >
        <Pairs>
          <PercentField
            name="growth.prices"
            label={t("Prices, each year")}
            hint={t("Starting from the published prices.")}
            usual="3"
            state={state}
          />
          <PercentField
            name="growth.grants"
            label={t("Estimated grants, each year of study")}
            hint={t("0 if the college keeps the first year's dollars.")}
            usual="3"
            state={state}
          />
          <PercentField
            name="growth.savings"
            label={t("529 plan and savings, yearly")}
            hint={t("0 is cautious, since money you need soon can also lose value.")}
            usual="0"
            state={state}
          />
          <PercentField
            name="growth.income"
            label={t("Pay after college, each year")}
            hint={t("Used for income-driven repayment.")}
            usual="2"
            state={state}
          />
        </Pairs>
      </Fold>
      <Fold
        title={t("After college, for repayment by income")}
        names={["rap.earnings", "rap.dependents"]}
        state={state}
      >
        <Pairs>
          <DollarField
            name="rap.earnings"
            label={t("Pay in the first year")}
            hint={t("Leave empty to use the median for graduates of each college or program.")}
            state={state}
          />
          <TextField
            name="rap.dependents"
            label={t("Dependents on your tax return")}
            hint={t("RAP payments are lower for each one.")}
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

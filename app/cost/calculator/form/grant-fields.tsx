import { SelectField, TextField } from "~/design/field";
import { useTranslate } from "~/translation-context";
import { grantRows } from "../../choices";
import { DollarField, type FormState, typedIn } from "../../fields";
import type { CostMessage } from "../../spanish/messages";

const renewals: readonly { value: string; label: CostMessage }[] = [
  { value: "every", label: "Every year" },
  { value: "gpa", label: "Every year, if the GPA holds" },
  { value: "once", label: "The first year only" },
];

/** Grants that do not come from a college, each with what it asks to be paid again. */
export function GrantFields({ state }: { state: FormState }) {
  const t = useTranslate<CostMessage>();
  const open = grantRows.some((row) =>
    ["name", "yearly", "gpa"].some((part) => {
      const name = `grant${row}.${part}`;
      return typedIn(state, name) !== "" || state.messages[name];
    }),
  );
  return (
    <details open={open} className="border-y border-rule py-2">
      <summary className="min-h-11 py-2 font-semibold text-link">{t("Outside grants and scholarships")}</summary>
      <div className="grid gap-8 pt-3 pb-4">
        {grantRows.map((row) => (
          <fieldset key={row}>
            <legend className="sr-only">{t("Outside grant {row}", { row })}</legend>
            <div className="grid items-end gap-x-6 gap-y-4 sm:grid-cols-[1fr_10rem]">
              <TextField
                name={`grant${row}.name`}
                label={t("Grant {row}", { row })}
                autoComplete="off"
                maxLength={60}
                data-private=""
                defaultValue={typedIn(state, `grant${row}.name`)}
                errors={state.messages[`grant${row}.name`]}
              />
              <DollarField name={`grant${row}.yearly`} label={t("Per year")} state={state} />
              <SelectField
                name={`grant${row}.renews`}
                label={t("Paid")}
                options={renewals.map(({ value, label }) => ({ value, label: t(label) }))}
                defaultValue={typedIn(state, `grant${row}.renews`) || "every"}
                errors={state.messages[`grant${row}.renews`]}
              />
              <TextField
                name={`grant${row}.gpa`}
                label={t("GPA required")}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={typedIn(state, `grant${row}.gpa`)}
                errors={state.messages[`grant${row}.gpa`]}
                className="max-w-24"
              />
            </div>
          </fieldset>
        ))}
      </div>
    </details>
  );
}

import { SelectField, TextField } from "~/design/field";
import type { Messages } from "~/design/messages";
import { incomeChoices } from "~/match/model/choices";
import type { MoneyEntered } from "./money-memory.client";

/** The two questions about money. `data-private` keeps what is typed out of every report. */
export function MoneyFields({ entered, messages }: { entered: MoneyEntered; messages: Messages }) {
  return (
    <>
      <SelectField
        label="Your family’s yearly income"
        name="income"
        hint="Before taxes. Colleges report what families in each income band actually pay."
        options={[{ value: "", label: "Rather not say" }, ...incomeChoices]}
        defaultValue={entered.income}
        errors={messages.income}
        className="max-w-80"
        autoComplete="off"
        data-private=""
      />
      <TextField
        label="What your family can pay each year"
        name="budget"
        hint="For tuition, housing, food and books together, not counting loans if you know. For example, 15000."
        inputMode="numeric"
        autoComplete="off"
        before="$"
        defaultValue={entered.budget}
        errors={messages.budget}
        className="max-w-48"
        data-private=""
      />
    </>
  );
}

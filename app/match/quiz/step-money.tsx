import { SelectField, TextField } from "~/design/field";
import type { Messages } from "~/design/messages";
import type { MatchMessage } from "~/match/spanish/messages";
import { readIncome } from "~/student/profile/income-bands";
import { useTranslate } from "~/translation-context";
import { choicesIn, incomeChoices } from "../model/answers/choices";
import type { MoneyEntered } from "./money-memory.client";

/** The two questions about money. `data-private` keeps what is typed out of every report. */
export function MoneyFields({ entered, messages }: { entered: MoneyEntered; messages: Messages }) {
  const t = useTranslate<MatchMessage>();
  return (
    <>
      <SelectField
        label={t("Your family’s yearly income")}
        name="income"
        hint={t("Before taxes. Colleges report what families in each income band actually pay.")}
        options={[{ value: "", label: t("Rather not say") }, ...choicesIn(t, incomeChoices)]}
        defaultValue={String(readIncome(entered.income)?.band ?? "")}
        errors={messages.income}
        className="max-w-80"
        autoComplete="off"
        data-private=""
      />
      <TextField
        label={t("What your family can pay each year")}
        name="budget"
        hint={t("For tuition, housing, food and books together, not counting loans if you know. For example, 15000.")}
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

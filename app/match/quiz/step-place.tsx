import { regions } from "~/colleges/query/regions";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { More } from "~/design/more";
import { states } from "~/geography/states";
import type { MatchMessage } from "~/match/spanish/messages";
import { fact, type MatchTranslate } from "~/match/words";
import { useTranslate } from "~/translation-context";
import { choicesIn, milesChoices } from "../model/answers/choices";
import type { StepValues } from "./step-values";

/** The states to choose from, in the order of the English names, which is that of the official lists. */
export const stateOptions = (t: MatchTranslate) =>
  Object.entries(states).map(([value, name]) => ({ value, label: fact(t, name) }));
const regionOptions = (t: MatchTranslate) =>
  Object.entries(regions).map(([value, { label, states: codes }]) => ({
    value,
    label: fact(t, label),
    hint: codes.join(", "),
  }));

export function PlaceStep({ values }: { values: StepValues }) {
  const t = useTranslate<MatchMessage>();
  const miles = values.one("miles");
  const known = choicesIn(t, milesChoices);
  const distances =
    miles === "" || known.some((choice) => choice.value === miles)
      ? known
      : [...known, { value: miles, label: t("{miles} miles", { miles }) }];
  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2">
        <SelectField
          label={t("Your home state")}
          name="state"
          hint={t("It decides your price and your chance at public colleges.")}
          options={[
            { value: "", label: t("Choose a state") },
            ...stateOptions(t),
            { value: "abroad", label: t("Outside the U.S., on a student visa") },
          ]}
          defaultValue={values.one("state")}
          errors={values.errors("state")}
        />
        <TextField
          label={t("Your ZIP code")}
          name="zip"
          hint={t("For distances. It also tells us your state.")}
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={values.one("zip")}
          errors={values.errors("zip")}
          className="max-w-40"
        />
      </div>
      <SelectField
        label={t("How far from home?")}
        name="miles"
        hint={t("In a straight line from your ZIP code, so enter one.")}
        options={[{ value: "", label: t("Any distance") }, ...distances]}
        defaultValue={miles}
        errors={values.errors("miles")}
        className="max-w-60"
      />
      <ChoiceField
        label={t("Parts of the country")}
        name="regions"
        hint={t("Leave all empty for anywhere.")}
        many
        columns={2}
        options={regionOptions(t)}
        chosen={values.many("regions")}
        errors={values.errors("regions")}
      />
      <More
        title={t("Only in certain states")}
        open={values.many("states").length > 0 || values.errors("states") !== undefined}
      >
        <ChoiceField
          label={t("States")}
          name="states"
          many
          columns={3}
          options={stateOptions(t)}
          chosen={values.many("states")}
          errors={values.errors("states")}
        />
      </More>
    </>
  );
}

import { regions } from "~/colleges/regions";
import { states } from "~/colleges/states";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { More } from "~/design/more";
import { milesChoices } from "~/match/model/choices";
import type { StepValues } from "./step-values";

const stateOptions = Object.entries(states).map(([value, label]) => ({ value, label }));
const regionOptions = Object.entries(regions).map(([value, { label, states: codes }]) => ({
  value,
  label,
  hint: codes.join(", "),
}));

export function PlaceStep({ values }: { values: StepValues }) {
  const miles = values.one("miles");
  const distances =
    miles === "" || milesChoices.some((choice) => choice.value === miles)
      ? milesChoices
      : [...milesChoices, { value: miles, label: `${miles} miles` }];
  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2">
        <SelectField
          label="Your home state"
          name="state"
          hint="It decides your price and your chance at public colleges."
          options={[
            { value: "", label: "Choose a state" },
            ...stateOptions,
            { value: "abroad", label: "Outside the U.S., on a student visa" },
          ]}
          defaultValue={values.one("state")}
          errors={values.errors("state")}
        />
        <TextField
          label="Your ZIP code"
          name="zip"
          hint="For distances. It also tells us your state."
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={values.one("zip")}
          errors={values.errors("zip")}
          className="max-w-40"
        />
      </div>
      <SelectField
        label="How far from home?"
        name="miles"
        hint="In a straight line from your ZIP code, so enter one."
        options={[{ value: "", label: "Any distance" }, ...distances]}
        defaultValue={miles}
        errors={values.errors("miles")}
        className="max-w-60"
      />
      <ChoiceField
        label="Parts of the country"
        name="regions"
        hint="Leave all empty for anywhere."
        many
        columns={2}
        options={regionOptions}
        chosen={values.many("regions")}
        errors={values.errors("regions")}
      />
      <More
        title="Only in certain states"
        open={values.many("states").length > 0 || values.errors("states") !== undefined}
      >
        <ChoiceField
          label="States"
          name="states"
          many
          columns={3}
          options={stateOptions}
          chosen={values.many("states")}
          errors={values.errors("states")}
        />
      </More>
    </>
  );
}

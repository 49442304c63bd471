import { SelectField } from "~/design/field";
import { filledWith, useTranslate } from "~/translation-context";
import { letterPath } from "../../asked-colleges";
import { livingNames } from "../../choices";
import { DollarField, type FormState, typedIn } from "../../fields";
import type { CostMessage } from "../../spanish/messages";
import type { CollegeOption } from "../answers/form-options";

const residencies: readonly { value: string; label: CostMessage }[] = [
  { value: "", label: "Follow the home state" },
  { value: "inState", label: "In-state tuition" },
  { value: "outOfState", label: "Out-of-state tuition" },
];

/** What differs from college to college. */
export function CollegeFields({ college, state }: { college: CollegeOption; state: FormState }) {
  const t = useTranslate<CostMessage>();
  const at = (part: string) => `c${college.unitid}.${part}`;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-serif text-xl font-semibold">{college.name}</legend>
      <div className="grid gap-6">
        {college.living.length > 0 ? (
          <SelectField
            name={at("living")}
            label={t("Where you’ll live")}
            options={college.living.map((value) => ({ value, label: t(livingNames[value]) }))}
            defaultValue={typedIn(state, at("living")) || college.living[0]}
            errors={state.messages[at("living")]}
            className="max-w-80"
          />
        ) : (
          <p>{t("This college doesn’t report a full published price, so we can’t show a grid for it.")}</p>
        )}
        {college.twoPrices && (
          <SelectField
            name={at("residency")}
            label={t("Tuition")}
            options={residencies.map(({ value, label }) => ({ value, label: t(label) }))}
            defaultValue={typedIn(state, at("residency"))}
            errors={state.messages[at("residency")]}
            className="max-w-80"
          />
        )}
        <DollarField
          name={at("offered")}
          label={t("Grants in its offer, each year")}
          hint={filledWith(
            t(
              "If you have an aid offer: grants and scholarships only, no loans and no work-study. We’ll use it instead of the estimate. Not sure what’s a grant? {link}.",
            ),
            { link: <a href={`${letterPath}?unitids=${college.unitid}`}>{t("Decode the letter")}</a> },
          )}
          state={state}
        />
        {college.programs.length > 0 && (
          <SelectField
            name={at("program")}
            label={t("Program, for earnings")}
            options={[{ value: "", label: t("All fields together") }, ...college.programs]}
            defaultValue={typedIn(state, at("program"))}
            errors={state.messages[at("program")]}
            className="max-w-96"
          />
        )}
      </div>
    </fieldset>
  );
}

import { ChoiceField, SelectField } from "~/design/field";
import { More } from "~/design/more";
import type { MatchMessage } from "~/match/spanish/messages";
import { useTranslate } from "~/translation-context";
import {
  choicesIn,
  controlChoices,
  levelChoices,
  missionChoices,
  religionChoices,
  settingChoices,
  sizeChoices,
  softChoices,
} from "../model/answers/choices";
import type { StepValues } from "./step-values";

const broadChoice = [
  {
    value: "yes",
    label: "Also show unusual kinds of college",
    hint: "Very small, online only, for profit, service academies, and colleges with a single field.",
  },
] as const;

export function KindStep({ values }: { values: StepValues }) {
  const t = useTranslate<MatchMessage>();
  const levels = values.many("levels");
  const missions = values.many("missions");
  const soft = values.many("soft");
  return (
    <>
      <ChoiceField
        label={t("Four years or two?")}
        name="levels"
        many
        options={choicesIn(t, levelChoices)}
        chosen={levels.length === 0 ? ["4"] : levels}
        errors={values.errors("levels")}
      />
      <ChoiceField
        label={t("Size")}
        name="sizes"
        hint={t("Undergraduate students. Leave them all empty for any size.")}
        many
        columns={2}
        options={choicesIn(t, sizeChoices)}
        chosen={values.many("sizes")}
        errors={values.errors("sizes")}
      />
      <ChoiceField
        label={t("Setting")}
        name="settings"
        many
        columns={2}
        options={choicesIn(t, settingChoices)}
        chosen={values.many("settings")}
        errors={values.errors("settings")}
      />
      <ChoiceField
        label={t("Public or private")}
        name="controls"
        many
        columns={2}
        options={choicesIn(t, controlChoices)}
        chosen={values.many("controls")}
        errors={values.errors("controls")}
      />
      <div>
        <More
          title={t("Special missions and faith")}
          open={missions.length > 0 || values.one("religion") !== "" || values.errors("missions") !== undefined}
        >
          <div className="grid gap-8">
            <ChoiceField
              label={t("Special mission")}
              name="missions"
              hint={t("Only colleges with at least one that you check.")}
              many
              options={choicesIn(t, missionChoices)}
              chosen={missions}
              errors={values.errors("missions")}
            />
            <SelectField
              label={t("Religious affiliation")}
              name="religion"
              options={[{ value: "", label: t("Doesn’t matter") }, ...choicesIn(t, religionChoices)]}
              defaultValue={values.one("religion")}
              errors={values.errors("religion")}
              className="max-w-md"
            />
          </div>
        </More>
        <More title={t("How strict to be")} open={soft.length > 0 || values.one("broad") !== ""}>
          <div className="grid gap-8">
            <ChoiceField
              label={t("Nice to have, not required")}
              name="soft"
              hint={t("What you check here moves colleges up or down, but doesn’t take any off your list.")}
              many
              columns={2}
              options={choicesIn(t, softChoices)}
              chosen={soft}
              errors={values.errors("soft")}
            />
            <ChoiceField
              label={t("Unusual kinds of college")}
              name="broad"
              many
              options={choicesIn(t, broadChoice)}
              chosen={[values.one("broad")]}
              errors={values.errors("broad")}
            />
          </div>
        </More>
      </div>
    </>
  );
}

import { ChoiceField, SelectField } from "~/design/field";
import { More } from "~/design/more";
import {
  controlChoices,
  levelChoices,
  missionChoices,
  religionChoices,
  settingChoices,
  sizeChoices,
  softChoices,
} from "~/match/model/choices";
import type { StepValues } from "./step-values";

const broadChoice = [
  {
    value: "yes",
    label: "Also show unusual kinds of college",
    hint: "Very small, online only, for profit, service academies, and colleges with a single field.",
  },
];

export function KindStep({ values }: { values: StepValues }) {
  const levels = values.many("levels");
  const missions = values.many("missions");
  const soft = values.many("soft");
  return (
    <>
      <ChoiceField
        label="Four years or two?"
        name="levels"
        many
        options={levelChoices}
        chosen={levels.length === 0 ? ["4"] : levels}
        errors={values.errors("levels")}
      />
      <ChoiceField
        label="Size"
        name="sizes"
        hint="Undergraduate students. Leave them all empty for any size."
        many
        columns={2}
        options={sizeChoices}
        chosen={values.many("sizes")}
        errors={values.errors("sizes")}
      />
      <ChoiceField
        label="Setting"
        name="settings"
        many
        columns={2}
        options={settingChoices}
        chosen={values.many("settings")}
        errors={values.errors("settings")}
      />
      <ChoiceField
        label="Public or private"
        name="controls"
        many
        columns={2}
        options={controlChoices}
        chosen={values.many("controls")}
        errors={values.errors("controls")}
      />
      <div>
        <More
          title="Special missions and faith"
          open={missions.length > 0 || values.one("religion") !== "" || values.errors("missions") !== undefined}
        >
          <div className="grid gap-8">
            <ChoiceField
              label="Special mission"
              name="missions"
              hint="Only colleges with at least one that you check."
              many
              options={missionChoices}
              chosen={missions}
              errors={values.errors("missions")}
            />
            <SelectField
              label="Religious affiliation"
              name="religion"
              options={[{ value: "", label: "Doesn’t matter" }, ...religionChoices]}
              defaultValue={values.one("religion")}
              errors={values.errors("religion")}
              className="max-w-md"
            />
          </div>
        </More>
        <More title="How strict to be" open={soft.length > 0 || values.one("broad") !== ""}>
          <div className="grid gap-8">
            <ChoiceField
              label="Nice to have, not required"
              name="soft"
              hint="What you check here moves colleges up or down, but doesn’t take any off your list."
              many
              columns={2}
              options={softChoices}
              chosen={soft}
              errors={values.errors("soft")}
            />
            <ChoiceField
              label="Unusual kinds of college"
              name="broad"
              many
              options={broadChoice}
              chosen={[values.one("broad")]}
              errors={values.errors("broad")}
            />
          </div>
        </More>
      </div>
    </>
  );
}

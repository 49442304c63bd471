import { bandNames } from "~/colleges/price/income-bands";
import { stateNamesIn } from "~/colleges/state-names";
import { SelectField, TextField } from "~/design/field";
import { useLanguage, useTranslate } from "~/translation-context";
import type { Profile } from "./profile";
import type { ProfileMessage } from "./spanish";

/** The few answers that every tool starts from, to change in one place. */
export function EditorFields({ profile }: { profile: Profile }) {
  const t = useTranslate<ProfileMessage>();
  const stateOptions = [
    { value: "", label: t("Not said") },
    ...Object.entries(stateNamesIn(useLanguage())).map(([value, label]) => ({ value, label })),
    { value: "abroad", label: t("Outside the U.S.") },
  ];
  const incomeOptions = [
    { value: "", label: t("Rather not say") },
    ...bandNames.map((label, band) => ({
      value: String(band),
      label: t(label.replace(/^o/, "O") as ProfileMessage),
    })),
  ];
  const text = (name: "gpa" | "year" | "sat" | "act" | "zip" | "budget") => ({
    name,
    id: `profile-${name}`,
    defaultValue: profile[name] ?? "",
    inputMode: name === "gpa" ? ("decimal" as const) : ("numeric" as const),
    autoComplete: "off",
  });
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4" data-private="">
      <TextField {...text("gpa")} label={t("GPA")} />
      <TextField {...text("year")} label={t("Class year")} />
      <TextField {...text("sat")} label={t("SAT")} />
      <TextField {...text("act")} label={t("ACT")} />
      <div className="col-span-2">
        <SelectField
          name="state"
          id="profile-state"
          label={t("Home state")}
          options={stateOptions}
          defaultValue={profile.state ?? ""}
          className="w-full"
        />
      </div>
      <TextField {...text("zip")} label={t("ZIP code")} />
      <TextField {...text("budget")} label={t("Can pay a year")} before="$" />
      <div className="col-span-2">
        <SelectField
          name="income"
          id="profile-income"
          label={t("Family income")}
          options={incomeOptions}
          defaultValue={profile.band ?? ""}
          className="w-full"
        />
      </div>
    </div>
  );
}

import { bandNames } from "~/colleges/price/income-bands";
import { states } from "~/colleges/states";
import { SelectField, TextField } from "~/design/field";
import type { Profile } from "./profile";

const stateOptions = [
  { value: "", label: "Not said" },
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
  { value: "abroad", label: "Outside the U.S." },
];
const incomeOptions = [
  { value: "", label: "Rather not say" },
  ...bandNames.map((label, band) => ({ value: String(band), label: label.replace(/^o/, "O") })),
];

/** The few answers that every tool starts from, to change in one place. */
export function EditorFields({ profile }: { profile: Profile }) {
  const text = (name: "gpa" | "year" | "sat" | "act" | "zip" | "budget") => ({
    name,
    id: `profile-${name}`,
    defaultValue: profile[name] ?? "",
    inputMode: name === "gpa" ? ("decimal" as const) : ("numeric" as const),
    autoComplete: "off",
  });
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4" data-private="">
      <TextField {...text("gpa")} label="GPA" />
      <TextField {...text("year")} label="Class year" />
      <TextField {...text("sat")} label="SAT" />
      <TextField {...text("act")} label="ACT" />
      <div className="col-span-2">
        <SelectField
          name="state"
          id="profile-state"
          label="Home state"
          options={stateOptions}
          defaultValue={profile.state ?? ""}
          className="w-full"
        />
      </div>
      <TextField {...text("zip")} label="ZIP code" />
      <TextField {...text("budget")} label="Can pay a year" before="$" />
      <div className="col-span-2">
        <SelectField
          name="income"
          id="profile-income"
          label="Family income"
          options={incomeOptions}
          defaultValue={profile.band ?? ""}
          className="w-full"
        />
      </div>
    </div>
  );
}

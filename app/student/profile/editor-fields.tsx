import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { bandNames } from "~/colleges/price/income-bands";
import { states } from "~/colleges/states";
import { SelectField, TextField } from "~/design/field";
import { chipsOf, type Profile, type ProfileName } from "./profile";

type Options = readonly { value: string; label: string }[];
const notSaid = { value: "", label: "Not said" };

const stateOptions: Options = [
  notSaid,
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
  { value: "abroad", label: "Outside the U.S." },
];
const incomeOptions: Options = [
  { value: "", label: "Rather not say" },
  ...bandNames.map((label, band) => ({ value: String(band), label: label.replace(/^o/, "O") })),
];
const rigorOptions: Options = [
  notSaid,
  { value: "most", label: "The most demanding we have" },
  { value: "more", label: "More than most take" },
  { value: "average", label: "About average" },
  { value: "less", label: "Less demanding" },
];
const pathOptions: Options = [
  { value: "first", label: "Straight from high school" },
  { value: "gap", label: "After a gap year or later" },
  { value: "transfer", label: "As a transfer" },
];
const parentsOptions: Options = [
  notSaid,
  { value: "married", label: "Married to each other" },
  { value: "together", label: "Unmarried, living together" },
  { value: "apart", label: "Living apart" },
  { value: "one", label: "I have one legal parent" },
];
const firstOptions: Options = [notSaid, { value: "yes", label: "Yes" }];
const standingOptions: Options = [
  { value: "dependent", label: "Dependent on my parents" },
  { value: "independent", label: "Independent" },
];

/** The field of an answer. The dollars of an income are changed by its band, and the scale of a GPA beside it. */
export const editorId = (name: ProfileName): string =>
  `profile-${name === "amount" || name === "band" ? "income" : name === "scale" ? "gpa" : name}`;

/** Every answer that the tools share, to change in one place. */
export function EditorFields({ profile }: { profile: Profile }) {
  const text = (name: "gpa" | "year" | "sat" | "act" | "zip" | "budget" | "size") => ({
    name,
    id: editorId(name),
    defaultValue: profile[name] ?? "",
    inputMode: name === "gpa" ? ("decimal" as const) : ("numeric" as const),
    autoComplete: "off",
  });
  const choice = (name: "state" | "rigor" | "path" | "parents" | "first" | "standing", options: Options) => ({
    ...{ name, id: editorId(name), options, className: "w-full" },
    defaultValue: profile[name] ?? options[0]?.value ?? "",
  });
  const [fields] = chipsOf(profile, ["fields"]);
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4" data-private="">
      <TextField {...text("gpa")} label="GPA" />
      <TextField {...text("year")} label="Class year" />
      <TextField {...text("sat")} label="SAT" />
      <TextField {...text("act")} label="ACT" />
      <Wide>
        <SelectField {...choice("state", stateOptions)} label="Home state" />
      </Wide>
      <TextField {...text("zip")} label="ZIP code" />
      <TextField {...text("budget")} label="Can pay a year" before="$" />
      <Wide>
        <SelectField
          name="income"
          id={editorId("band")}
          label="Family income"
          options={incomeOptions}
          defaultValue={profile.band ?? ""}
          className="w-full"
        />
      </Wide>
      <Wide>
        <SelectField {...choice("first", firstOptions)} label="First in the family to finish college" />
      </Wide>
      <Wide>
        <SelectField {...choice("rigor", rigorOptions)} label="How demanding your courses are" />
      </Wide>
      <Wide>
        <SelectField {...choice("path", pathOptions)} label="How you start college" />
      </Wide>
      <Wide>
        <SelectField {...choice("parents", parentsOptions)} label="Your legal parents" />
      </Wide>
      <TextField {...text("size")} label="Family size" />
      <div className="col-span-2 sm:col-span-3">
        <SelectField {...choice("standing", standingOptions)} label="For federal aid" />
      </div>
      {fields !== undefined && (
        <p className="col-span-full">
          <Link id={editorId("fields")} to="/college-match-quiz?step=study" className="inline-block py-2">
            Change your {fields} of study
          </Link>
        </p>
      )}
    </div>
  );
}

function Wide({ children }: { children: ReactNode }) {
  return <div className="col-span-2">{children}</div>;
}

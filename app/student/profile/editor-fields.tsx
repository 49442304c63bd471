import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SelectField, TextField } from "~/design/field";
import { stateNamesIn } from "~/geography/state-names";
import { pathIn } from "~/language";
import { useLanguage, useTranslate } from "~/translation-context";
import { chipsOf } from "./chips";
import type { EditorMistakes } from "./editor-mistakes";
import { bandNames } from "./income-bands";
import type { Profile, ProfileName } from "./profile";
import type { ProfileMessage } from "./spanish";

/** The choices of an answer: its value and what stands for it. */
type Options = readonly (readonly [value: string, label: ProfileMessage])[];

const scaleOptions: Options = [
  ["", "Not said"],
  ["4", "Unweighted"],
  ["w", "Weighted"],
  ["100", "Percent"],
];
const rigorOptions: Options = [
  ["", "Not said"],
  ["most", "The most demanding we have"],
  ["more", "More than most take"],
  ["average", "About average"],
  ["less", "Less demanding"],
];
const testsOptions: Options = [
  ["", "Not said"],
  ["plan", "I plan to take one"],
  ["without", "I apply without scores"],
];
const pathOptions: Options = [
  ["first", "Straight from high school"],
  ["gap", "After a gap year or later"],
  ["transfer", "As a transfer"],
];
const parentsOptions: Options = [
  ["", "Not said"],
  ["married", "Married to each other"],
  ["together", "Unmarried, living together"],
  ["apart", "Living apart"],
  ["one", "I have one legal parent"],
];
const firstOptions: Options = [
  ["", "Not said"],
  ["yes", "Yes"],
];
const standingOptions: Options = [
  ["dependent", "Dependent on my parents"],
  ["independent", "Independent"],
];

/** The field of an answer. The dollars of an income are changed by its band. */
export const editorId = (name: ProfileName): string =>
  `profile-${name === "amount" || name === "band" ? "income" : name}`;

type TextName = "gpa" | "rank" | "year" | "advanced" | "sat" | "act" | "zip" | "budget" | "size";
type ChoiceName = "scale" | "rigor" | "tests" | "path" | "parents" | "first" | "standing";

/** Every answer that the tools share, to change in one place. */
export function EditorFields({ profile, mistakes }: { profile: Profile; mistakes: EditorMistakes }) {
  const t = useTranslate<ProfileMessage>();
  const language = useLanguage();
  const listOf = (message: ProfileMessage | undefined) => (message === undefined ? [] : [t(message)]);
  const text = (name: TextName) => ({
    name,
    id: editorId(name),
    defaultValue: profile[name] ?? "",
    // A class rank may be "34 of 340".
    inputMode: name === "rank" ? ("text" as const) : name === "gpa" ? ("decimal" as const) : ("numeric" as const),
    autoComplete: "off",
    errors: listOf(mistakes[name]),
  });
  const select = (name: "state" | ChoiceName) => ({
    name,
    id: editorId(name),
    className: "w-full",
    defaultValue: profile[name] ?? (name === "path" ? "first" : name === "standing" ? "dependent" : ""),
  });
  const choice = (name: ChoiceName, options: Options) => ({
    ...select(name),
    options: options.map(([value, label]) => ({ value, label: t(label) })),
  });
  const stateOptions = [
    { value: "", label: t("Not said") },
    ...Object.entries(stateNamesIn(language)).map(([value, label]) => ({ value, label })),
    { value: "abroad", label: t("Outside the U.S.") },
  ];
  const incomeOptions = [
    { value: "", label: t("Rather not say") },
    ...bandNames.map((label, band) => ({
      value: String(band),
      label: t(label.replace(/^o/, "O") as ProfileMessage),
    })),
  ];
  const [fields] = chipsOf(profile, ["fields"], t);
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4" data-private="">
      <TextField {...text("gpa")} label={t("GPA")} />
      <SelectField {...choice("scale", scaleOptions)} label={t("Scale of the GPA")} />
      <TextField {...text("year")} label={t("Class year")} />
      <TextField {...text("sat")} label={t("SAT")} />
      <TextField {...text("act")} label={t("ACT")} />
      <Wide>
        <SelectField {...select("state")} options={stateOptions} label={t("Home state")} />
      </Wide>
      <TextField {...text("zip")} label={t("ZIP code")} />
      <TextField {...text("budget")} label={t("Can pay a year")} before="$" />
      <Wide>
        <SelectField
          name="income"
          id={editorId("band")}
          label={t("Family income")}
          options={incomeOptions}
          defaultValue={profile.band ?? ""}
          className="w-full"
        />
      </Wide>
      <Wide>
        <SelectField {...choice("first", firstOptions)} label={t("First in the family to finish college")} />
      </Wide>
      <Wide>
        <SelectField {...choice("rigor", rigorOptions)} label={t("How demanding your courses are")} />
      </Wide>
      <TextField {...text("rank")} label={t("Class rank, top %")} />
      <TextField {...text("advanced")} label={t("AP, IB or college courses")} />
      <Wide>
        <SelectField {...choice("tests", testsOptions)} label={t("SAT or ACT")} />
      </Wide>
      <Wide>
        <SelectField {...choice("path", pathOptions)} label={t("How you start college")} />
      </Wide>
      <Wide>
        <SelectField {...choice("parents", parentsOptions)} label={t("Your legal parents")} />
      </Wide>
      <TextField {...text("size")} label={t("Family size")} />
      <div className="col-span-2 sm:col-span-3">
        <SelectField {...choice("standing", standingOptions)} label={t("For federal aid")} />
      </div>
      {fields !== undefined && (
        <p className="col-span-full">
          <Link
            id={editorId("fields")}
            to={pathIn(language, "/college-match-quiz?step=study")}
            className="inline-block py-2"
          >
            {t("Change your {fields} of study", { fields })}
          </Link>
        </p>
      )}
    </div>
  );
}

function Wide({ children }: { children: ReactNode }) {
  return <div className="col-span-2">{children}</div>;
}

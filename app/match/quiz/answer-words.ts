import { fieldLabel } from "~/colleges/fields";
import { regions } from "~/colleges/regions";
import { stateName } from "~/colleges/states";
import * as choices from "~/match/model/choices";
import type { Answers } from "~/match/model/input";
import type { StepId } from "./steps";

/** What a student has answered in one step, in short phrases; an empty list where nothing was. Money is not told. */
export function answerWords(answers: Answers, step: Exclude<StepId, "money">): string[] {
  return words[step](answers).filter((phrase) => phrase !== null);
}

type Words = (answers: Answers) => (string | null)[];

const words: Readonly<Record<Exclude<StepId, "money">, Words>> = {
  school: (a) => [
    a.year === null ? null : `class of ${a.year}`,
    a.gpa === null ? null : `${gpaWords(a)} GPA`,
    a.rank === null ? null : `top ${a.rank}% of the class`,
    a.rigor === null ? null : rigorWords[a.rigor],
    a.advanced === null
      ? null
      : a.advanced === 1
        ? "1 AP, IB or college course"
        : `${a.advanced} AP, IB or college courses`,
  ],
  tests: (a) => [
    a.sat === null ? null : `SAT ${a.sat}`,
    a.act === null ? null : `ACT ${a.act}`,
    a.tests === "plan" ? "test still to come" : a.tests === "without" ? "applying without scores" : null,
  ],
  study: (a) => a.fields.map(fieldLabel),
  place: (a) => [
    a.state === null ? null : a.state === "abroad" ? "from outside the U.S." : `from ${stateName(a.state)}`,
    a.zip === null ? null : a.state === null ? `from ZIP code ${a.zip}` : `ZIP code ${a.zip}`,
    a.miles === null ? null : `within ${a.miles.toLocaleString("en-US")} miles`,
    ...a.regions.map((name) => labelOf(name)),
    a.states.length === 0 ? null : `only ${listed(a.states.map(stateName))}`,
  ],
  kind: (a) => [
    a.levels.length === 2 ? "four-year and two-year" : a.levels.includes("2") ? "two-year" : null,
    ...labels(choices.sizeChoices, a.sizes),
    ...labels(choices.settingChoices, a.settings),
    ...labels(choices.controlChoices, a.controls),
    ...labels(choices.missionChoices, a.missions),
    ...labels(choices.religionChoices, a.religion === null ? [] : [a.religion]),
    a.broad === null ? null : "unusual kinds of college included",
  ],
  weights: (a) =>
    choices.partNames
      .filter((part) => a[part] !== 2)
      .map((part) => `${partWords[part]}: ${choices.weightChoices[a[part]]?.label.toLowerCase()}`),
};

const rigorWords = {
  most: "the most demanding courses",
  more: "demanding courses",
  average: "courses of average difficulty",
  less: "less demanding courses",
} as const;

const partWords: Readonly<Record<choices.Part, string>> = {
  admission: "getting in",
  affordability: "cost",
  outcomes: "life after college",
  preferences: "my wishes",
};

/** A GPA on the scale it was given on: "3.4", "4.3 weighted", "92%". */
export function gpaWords({ gpa, scale }: Pick<Answers, "gpa" | "scale">): string {
  if (gpa === null) return "";
  if (scale === "100") return `${gpa}%`;
  const number = Number.isInteger(gpa) ? gpa.toFixed(1) : String(gpa);
  return scale === "w" ? `${number} weighted` : number;
}

function labels<V extends string>(list: readonly choices.Choice<V>[], chosen: readonly V[]): string[] {
  return list.filter((choice) => chosen.includes(choice.value)).map((choice) => choice.label);
}

function labelOf(region: string): string {
  return Object.entries(regions).find(([name]) => name === region)?.[1].label ?? region;
}

/** "Ohio", "Ohio and Iowa", "Ohio, Iowa and Utah". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}

import { regions } from "~/colleges/query/regions";
import { withCommas } from "~/design/figures";
import { stateName } from "~/geography/states";
import { fieldIn } from "~/match/field-words";
import type { MatchMessage } from "~/match/spanish/messages";
import { fact, listed, type MatchTranslate } from "~/match/words";
import * as choices from "../model/answers/choices";
import type { Answers } from "../model/answers/input";
import type { StepId } from "./steps";

/** What a student has answered in one step, in short phrases; an empty list where nothing was. Money is not told. */
export function answerWords(answers: Answers, step: Exclude<StepId, "money">, t: MatchTranslate): string[] {
  return words[step](answers, t).filter((phrase) => phrase !== null);
}

type Words = (answers: Answers, t: MatchTranslate) => (string | null)[];

const words: Readonly<Record<Exclude<StepId, "money">, Words>> = {
  school: (a, t) => [
    a.year === null ? null : t("class of {year}", { year: a.year }),
    a.gpa === null ? null : t("{gpa} GPA", { gpa: gpaWords(a, t) }),
    a.rank === null ? null : t("top {rank}% of the class", { rank: a.rank }),
    a.rigor === null ? null : t(rigorWords[a.rigor]),
    a.advanced === null
      ? null
      : a.advanced === 1
        ? t("1 AP, IB or college course")
        : t("{count} AP, IB or college courses", { count: a.advanced }),
  ],
  tests: (a, t) => [
    a.sat === null ? null : `SAT ${a.sat}`,
    a.act === null ? null : `ACT ${a.act}`,
    a.tests === "plan" ? t("test still to come") : a.tests === "without" ? t("applying without scores") : null,
  ],
  study: (a, t) => a.fields.map((field) => fieldIn(t, field)),
  place: (a, t) => [
    homeWords(a, t),
    a.zip === null || a.state === null ? null : t("ZIP code {zip}", { zip: a.zip }),
    a.miles === null ? null : t("within {miles} miles", { miles: withCommas(a.miles) }),
    ...a.regions.map((name) => fact(t, labelOf(name))),
    a.states.length === 0
      ? null
      : t("only {states}", {
          states: listed(
            a.states.map((state) => fact(t, stateName(state))),
            t,
          ),
        }),
  ],
  kind: (a, t) => [
    a.levels.length === 2 ? t("four-year and two-year") : a.levels.includes("2") ? t("two-year") : null,
    ...labels(choices.sizeChoices, a.sizes, t),
    ...labels(choices.settingChoices, a.settings, t),
    ...labels(choices.controlChoices, a.controls, t),
    ...labels(choices.missionChoices, a.missions, t),
    ...labels(choices.religionChoices, a.religion === null ? [] : [a.religion], t),
    a.broad === null ? null : t("unusual kinds of college included"),
  ],
  weights: (a, t) =>
    choices.partNames
      .filter((part) => a[part] !== 2)
      .map((part) => {
        const weight = choices.weightChoices[a[part]]?.label;
        return `${t(partWords[part])}: ${weight === undefined ? "" : t(weight).toLowerCase()}`;
      }),
};

const rigorWords = {
  most: "the most demanding courses",
  more: "demanding courses",
  average: "courses of average difficulty",
  less: "less demanding courses",
} as const;

/** What each part of fit is about, in a word or two. */
export const partWords = {
  admission: "getting in",
  affordability: "cost",
  outcomes: "life after college",
  preferences: "my wishes",
} as const satisfies Readonly<Record<choices.Part, MatchMessage>>;

/** Where a student is from: the state, else the ZIP code; `null` where neither was told. */
export function homeWords({ state, zip }: Pick<Answers, "state" | "zip">, t: MatchTranslate): string | null {
  if (state === "abroad") return t("from outside the U.S.");
  if (state !== null) return t("from {state}", { state: fact(t, stateName(state)) });
  return zip === null ? null : t("from ZIP code {zip}", { zip });
}

/** A GPA on the scale it was given on: "3.4", "4.3 weighted", "92%". */
export function gpaWords({ gpa, scale }: Pick<Answers, "gpa" | "scale">, t: MatchTranslate): string {
  if (gpa === null) return "";
  if (scale === "100") return `${gpa}%`;
  const number = Number.isInteger(gpa) ? gpa.toFixed(1) : String(gpa);
  return scale === "w" ? t("{gpa} weighted", { gpa: number }) : number;
}

function labels<V extends string>(
  list: readonly choices.Choice<V>[],
  chosen: readonly V[],
  t: MatchTranslate,
): string[] {
  return list.filter((choice) => chosen.includes(choice.value)).map((choice) => t(choice.label));
}

function labelOf(region: string): string {
  return Object.entries(regions).find(([name]) => name === region)?.[1].label ?? region;
}

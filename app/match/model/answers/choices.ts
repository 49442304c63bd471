import type { Control, Mission, Setting } from "~/colleges/college";
import type { Translate } from "~/translation";
import type { MatchMessage } from "../../spanish/messages";
import type { GpaScale, Rigor } from "./academics";

/** Everything the quiz offers to choose from: value (as it stands in a link) and label, in the order they are shown. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: MatchMessage;
  readonly hint?: MatchMessage;
}

export const scaleChoices: readonly Choice<GpaScale>[] = [
  { value: "4", label: "Out of 4.0, unweighted", hint: "An A counts as 4.0, even in honors and AP courses." },
  { value: "w", label: "Weighted", hint: "Honors and AP courses count more, so the GPA can pass 4.0." },
  { value: "100", label: "Percent" },
];

export const rigorChoices: readonly Choice<Rigor>[] = [
  { value: "most", label: "The most demanding courses my school has" },
  { value: "more", label: "More demanding than most students take" },
  { value: "average", label: "About average" },
  { value: "less", label: "Less demanding" },
];

export type TestPlan = "plan" | "without";
export const testPlanChoices: readonly Choice<TestPlan>[] = [
  { value: "plan", label: "I plan to take a test" },
  { value: "without", label: "I will apply without test scores" },
];

export type Size = "tiny" | "small" | "medium" | "large" | "huge";
export const sizeChoices: readonly (Choice<Size> & { readonly from: number; readonly to: number })[] = [
  { value: "tiny", label: "Under 1,000 students", from: 0, to: 999 },
  { value: "small", label: "1,000 to 2,999", from: 1000, to: 2999 },
  { value: "medium", label: "3,000 to 9,999", from: 3000, to: 9999 },
  { value: "large", label: "10,000 to 19,999", from: 10_000, to: 19_999 },
  { value: "huge", label: "20,000 and more", from: 20_000, to: Number.POSITIVE_INFINITY },
];

export const settingChoices: readonly Choice<Setting>[] = [
  { value: "city", label: "City" },
  { value: "suburb", label: "Suburb" },
  { value: "town", label: "Town" },
  { value: "rural", label: "Rural" },
];

export const controlChoices: readonly Choice<Control>[] = [
  { value: "public", label: "Public" },
  { value: "nonprofit", label: "Private, nonprofit" },
  { value: "forprofit", label: "Private, for profit" },
];

export const missionChoices: readonly Choice<Exclude<Mission, "landgrant">>[] = [
  { value: "hbcu", label: "Historically Black college or university (HBCU)" },
  { value: "hsi", label: "Hispanic-serving institution (HSI)" },
  { value: "tribal", label: "Tribal college" },
  { value: "women", label: "Women's college" },
  { value: "men", label: "Men's college" },
];

export type Religious = "yes" | "no" | "catholic" | "protestant" | "jewish" | "other";
export const religionChoices: readonly Choice<Religious>[] = [
  { value: "yes", label: "Any religious affiliation" },
  { value: "catholic", label: "Catholic" },
  { value: "protestant", label: "Protestant or other Christian" },
  { value: "jewish", label: "Jewish" },
  { value: "other", label: "Another faith" },
  { value: "no", label: "No religious affiliation" },
];

export type LevelChoice = "4" | "2";
export const levelChoices: readonly Choice<LevelChoice>[] = [
  { value: "4", label: "Four-year colleges (bachelor's degree)" },
  { value: "2", label: "Two-year colleges (associate degree, transfer)" },
];

export const milesChoices: readonly Choice[] = [
  { value: "50", label: "50 miles" },
  { value: "100", label: "100 miles" },
  { value: "250", label: "250 miles" },
  { value: "500", label: "500 miles" },
  { value: "1000", label: "1,000 miles" },
];

/** The five bands in which colleges report net price. Only ever posted, never in a link. */
export const incomeChoices: readonly Choice<IncomeBand>[] = [
  { value: "0", label: "$30,000 or less" },
  { value: "1", label: "$30,001 to $48,000" },
  { value: "2", label: "$48,001 to $75,000" },
  { value: "3", label: "$75,001 to $110,000" },
  { value: "4", label: "More than $110,000" },
];
export type IncomeBand = "0" | "1" | "2" | "3" | "4";

export const weightChoices: readonly Choice[] = [
  { value: "0", label: "Leave it out" },
  { value: "1", label: "A little" },
  { value: "2", label: "Normal" },
  { value: "3", label: "A lot" },
];

/** The four parts of fit, with the name of the answer that weighs each. */
export const partNames = ["admission", "affordability", "outcomes", "preferences"] as const;
export type Part = (typeof partNames)[number];
export const partLabels: Readonly<Record<Part, MatchMessage>> = {
  admission: "My chance of getting in",
  affordability: "What it costs",
  outcomes: "Graduation, pay and debt after college",
  preferences: "My field, place and kind of college",
};

/** Wishes that may be softened from a must to a preference. */
export const softChoices = [
  { value: "fields", label: "Field of study" },
  { value: "miles", label: "Distance" },
  { value: "regions", label: "Region" },
  { value: "states", label: "States" },
  { value: "sizes", label: "Size" },
  { value: "settings", label: "Setting" },
  { value: "controls", label: "Public or private" },
  { value: "missions", label: "Special mission" },
  { value: "religion", label: "Religious affiliation" },
] as const satisfies readonly Choice[];
export type Wish = (typeof softChoices)[number]["value"];

/** Choices as a form offers them in the reader's language. */
export const choicesIn = <V extends string>(
  t: Translate<MatchMessage>,
  choices: readonly Choice<V>[],
): { value: V; label: string; hint?: string }[] =>
  choices.map(({ value, label, hint }) => ({
    value,
    label: t(label),
    ...(hint === undefined ? {} : { hint: t(hint) }),
  }));

/** All values of a list of choices, for checking. */
export const valuesOf = <V extends string>(choices: readonly Choice<V>[]): readonly V[] => choices.map((c) => c.value);

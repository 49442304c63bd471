import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldFamilies } from "~/colleges/facts/fields";
import { regions } from "~/colleges/query/regions";
import { states } from "~/geography/states";
import * as choices from "../model/answers/choices";
import { type Answers, noAnswers } from "../model/answers/input";
import { toSearch } from "./link";
import { readQuiz } from "./read-quiz";

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const some = <V extends string>(values: readonly V[]) => fc.subarray([...values]);
const weight = fc.integer({ min: 0, max: 3 });

/** Any answers the quiz can give. */
const anyAnswers: fc.Arbitrary<Answers> = fc
  .record({
    year: maybe(fc.integer({ min: 2020, max: 2038 })),
    gpa: maybe(fc.integer({ min: 0, max: 400 }).map((n) => n / 100)),
    scale: fc.constantFrom(...choices.valuesOf(choices.scaleChoices)),
    weightedGuessed: fc.constant(false),
    rank: maybe(fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100)),
    rigor: maybe(fc.constantFrom(...choices.valuesOf(choices.rigorChoices))),
    advanced: maybe(fc.integer({ min: 0, max: 40 })),
    sat: maybe(fc.integer({ min: 40, max: 160 }).map((n) => n * 10)),
    act: maybe(fc.integer({ min: 1, max: 36 })),
    tests: maybe(fc.constantFrom(...choices.valuesOf(choices.testPlanChoices))),
    fields: some([...fieldFamilies.map((family) => family.code).sort(), "1107", "5138"]),
    state: maybe(fc.constantFrom(...(Object.keys(states) as (keyof typeof states)[]), "abroad" as const)),
    zip: maybe(fc.integer({ min: 0, max: 99_999 }).map((n) => String(n).padStart(5, "0"))),
    miles: maybe(fc.integer({ min: 1, max: 6000 })),
    regions: some(Object.keys(regions)),
    states: some(Object.keys(states) as (keyof typeof states)[]),
    sizes: some(choices.valuesOf(choices.sizeChoices)),
    settings: some(choices.valuesOf(choices.settingChoices)),
    controls: some(choices.valuesOf(choices.controlChoices)),
    missions: some(choices.valuesOf(choices.missionChoices)),
    religion: maybe(fc.constantFrom(...choices.valuesOf(choices.religionChoices))),
    levels: fc.constantFrom<choices.LevelChoice[]>(["4"], ["2"], ["4", "2"]),
    soft: some(choices.valuesOf<choices.Wish>(choices.softChoices)),
    broad: maybe(fc.constant("yes" as const)),
    admission: weight,
    affordability: weight,
    outcomes: weight,
    preferences: weight,
    budget: maybe(fc.integer({ min: 0, max: 200_000 })),
    income: maybe(fc.constantFrom(...choices.valuesOf(choices.incomeChoices))),
  })
  // 0 to 4 on both letter scales, 40 to 100 in percent.
  .map((answers) =>
    answers.scale === "100" && answers.gpa !== null ? { ...answers, gpa: 40 + answers.gpa * 15 } : answers,
  );

/** What the quiz makes of a link, with every ZIP code known. */
const readLink = (search: string) => readQuiz(new URLSearchParams(search), 2026, () => true);

describe("a shared link", () => {
  it("gives back everything but money", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const back = readLink(toSearch(answers));
        expect(back).toMatchObject({ answers: { ...answers, budget: null, income: null }, messages: {} });
      }),
    );
  });

  it("never holds money", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const names = [...new URLSearchParams(toSearch(answers)).keys()];
        expect(names).not.toContain("budget");
        expect(names).not.toContain("income");
        expect(toSearch(answers)).toBe(toSearch({ ...answers, budget: 54_321, income: "3" }));
      }),
    );
  });

  it("is the same for the same answers, however they were written", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const search = toSearch(answers);
        const backwards = new URLSearchParams([...new URLSearchParams(search)].reverse());
        expect(readLink(backwards.toString()).search).toBe(search);
      }),
    );
  });

  it("is empty for someone who answered nothing, and short for someone who answered little", () => {
    expect(toSearch(noAnswers())).toBe("");
    expect(toSearch({ ...noAnswers(), gpa: 3.4, state: "OH" })).toBe("gpa=3.4&state=OH");
  });

  it("ignores money that someone wrote into it", () => {
    expect(readLink("budget=9000&income=1&gpa=3")).toMatchObject({ answers: { budget: null, income: null, gpa: 3 } });
    expect(readLink("budget=lots").messages).toEqual({});
  });
});

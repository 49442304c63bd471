import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { danger } from "./danger";
import { hear, hearBoth } from "./hear";

describe("hear", () => {
  it.each([
    ["my uncle lets men pay to be with me", "abuse"],
    ["i had thirty of grandpas blood pressure pills", "self-harm"],
    ["i emptied the medicine cabinet into my stomach", "self-harm"],
    ["mom gives us her plate and goes to bed with nothing", "hunger"],
  ])("hears what no rule does: %s", (text, kind) => {
    expect(danger(text)).toBeNull();
    expect(hear(text)).toMatchObject({ danger: { kind } });
  });

  it.each([
    ["i swallowed them, the pills are gone", "taken"],
    ["my son won't come out of the bathroom, he took dad's gun and locked himself in", "stake"],
    ["it won't stop bleeding", "stake"],
    ["my 15 year old did not come home, it's 2am and her phone is off", "lost"],
    ["no encuentro a mi niña de 15", "lost"],
    ["my daughter left a goodbye note and i can't find her", "missing"],
    ["mi compañera dejó una nota que dice perdónenme y no contesta el cel", "missing"],
    ["ate two whole sleeves of my dad's heart medicine", "taken"],
    ["my niece got in a stranger's car and it's been six hours, she doesn't answer", "lost"],
    ["haven't eaten since friday, trying to be 95 lbs", "eating"],
    ["my husband says he'll kill me if I take the kids", "partner"],
    ["my mom's boyfriend hits me", "abuse"],
    ["mi papá me pega con el cinto", "abuse"],
    ["i was raped at a party", "assault"],
    ["he has pics of me and will send them to my school unless i send more", "pictures"],
    [
      "my son draws the school hallways and is buying gun stuff, he hates everyone there. i'm scared he'll shoot",
      "others",
    ],
    ["if the student dies is the parent plus loan gone, it would solve it for my dad", "payoff"],
    ["my dad hits me", "abuse"],
    ["i want to kill myself, he has pics of me", "self-harm"],
    ["we have no food in the house", "hunger"],
  ])("answers %j as %s, and is sure", (text, tone) => {
    expect(hear(text)).toMatchObject({ danger: { tone }, sure: true });
  });

  it.each(["my dad gets scary when i bring up college", "my stepmom scares me when i mention the dorm"])(
    "hears in %j what may be harm, without being sure",
    (text) => {
      expect(hear(text)).toMatchObject({ danger: { kind: "abuse" }, sure: false });
    },
  );

  it("hears Spanish, and speaks it", () => {
    const text = "me apretó el cuello hasta que no pude respirar";
    expect(danger(text)).toBeNull();
    expect(hear(text)?.danger).toMatchObject({ kind: "abuse", language: "es" });
  });

  it("is sure of what a rule hears", () => {
    expect(hear("I want to kill myself")).toEqual({ danger: danger("I want to kill myself"), sure: true });
  });

  it.each([
    "when is the FAFSA due",
    "my mom would murder me if i got a c",
    "dying to get into Duke",
    "campus shooting statistics",
    "will kill me if I forget the deadline",
    "psychology of suicide course",
    "I'm hanging in there, just need to know if my transcript was due today",
    "i cant eat before tests",
    "my physics teacher is scary good",
    "drop-dead date for housing",
    "",
    "$ 12 | ???",
  ])("hears nothing in %j", (text) => {
    expect(hear(text)).toBeNull();
  });

  it("finds it anywhere in a long text", () => {
    const harmless = "When is the FAFSA due and which tax year does it take? ";
    const told = "my uncle lets men pay to be with me. ";
    expect(hear(harmless.repeat(20))).toBeNull();
    expect(hear(harmless.repeat(10) + told + harmless.repeat(10))).not.toBeNull();
  });

  it.each([
    "nobody can find my sister she left a note, can i get an extension at purdue",
    "a kid at my school said dont come friday. when is the act",
    "siento que estorbo a mi familia, cuanto cuesta la universidad",
    "me siento muy sola y no se si quiero seguir, cuanto cuesta UCLA",
  ])("isn’t drowned by a question about college: %s", (text) => {
    expect(hear(text)).not.toBeNull();
    expect(hear(text.replace(/^.*?[,.] /, ""))).toBeNull();
  });

  it.each([
    "my son wont get out of bed and i think he needs antidepressants, what dose should he start with",
    "My nerves are shot, when are ivy day results",
    "stick a fork in me im done, 14 apps in. how do i check portals",
  ])("doesn’t take a part for worse than it is in its message: %s", (text) => {
    expect(hear(text)).toBeNull();
  });

  it("takes the surer of a question as typed and written out", () => {
    const sure = "i want to kill myself";
    expect(hearBoth("when is it due", sure)?.sure).toBe(true);
    expect(hearBoth(sure, "when is it due")?.sure).toBe(true);
    expect(hearBoth("when is it due", "when is it due")).toBeNull();
  });

  it("answers any text, the same each time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        expect(hear(text)).toEqual(hear(text));
      }),
    );
  });
});

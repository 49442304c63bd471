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

import { describe, expect, it } from "vitest";
import { fieldFamilies } from "~/colleges/facts/fields";
import { derivedFields, moneyFields, noAnswers } from "../model/answers/input";
import { fieldGroups } from "./field-groups";
import { readQuiz } from "./read-quiz";
import { steps } from "./steps";

const read = (query: string) => readQuiz(new URLSearchParams(query), 2026);

describe("the steps", () => {
  it("ask for every answer exactly once", () => {
    const asked = steps.flatMap((step) => [...step.fields]);
    expect([...asked, ...derivedFields].sort()).toEqual(Object.keys(noAnswers()).sort());
    expect(steps.find(({ id }) => id === "money")?.fields).toEqual([...moneyFields]);
  });

  it("offer every family of fields exactly once", () => {
    const offered = fieldGroups.flatMap((group) => group.codes);
    expect([...offered].sort()).toEqual(fieldFamilies.map((family) => family.code).sort());
  });
});

describe("readQuiz", () => {
  it("starts with nothing, and with the first step when there are answers but no step", () => {
    expect(read("").at).toBe("start");
    expect(read("utm_source=x").at).toBe("start");
    expect(read("gpa=3.4").at).toBe("school");
    expect(read("step=nonsense").at).toBe("start");
  });

  it("carries answers on in their canonical form and drops money and unknown names", () => {
    const { search, messages } = read("step=tests&gpa=3,8&sat=&budget=9000&income=1&evil=1");
    expect(search).toBe("gpa=3.8");
    expect(messages).toEqual({});
  });

  it("keeps someone who goes on at the step with the mistake, with what they typed", () => {
    const state = read("step=study&gpa=abc&sat=1230");
    expect(state.at).toBe("school");
    expect(Object.keys(state.messages)).toEqual(["gpa"]);
    expect(new URLSearchParams(state.search).get("gpa")).toBe("abc");
    expect(state.answers.sat).toBe(1230);
    expect(read("step=results&sat=99999").at).toBe("tests");
  });

  it("lets someone go back before the mistake and keeps it for later", () => {
    const state = read("step=school&sat=99999&gpa=3.1");
    expect(state.at).toBe("school");
    expect(state.messages).toEqual({});
    expect(new URLSearchParams(state.search).get("sat")).toBe("99999");
  });

  it("says when a ZIP code is unknown", () => {
    const state = readQuiz(new URLSearchParams("step=kind&zip=00000&gpa=3"), 2026, () => false);
    expect(state.at).toBe("place");
    expect(Object.keys(state.messages)).toEqual(["zip"]);
    expect(state.answers.gpa).toBe(3);
    expect(state.answers.zip).toBeNull();
  });

  it("says every mistake of the first step that has one, and only those", () => {
    const state = read("step=money&gpa=abc&year=xx&zip=1");
    expect(state.at).toBe("school");
    expect(Object.keys(state.messages).sort()).toEqual(["gpa", "year"]);
  });
});

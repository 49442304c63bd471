import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { seasonFall } from "~/season/fact";
import { testPolicy } from "~/season/test-policy";
import { readQuiz } from "./read-quiz";
import { TestsStep } from "./step-tests";
import { stepValues } from "./step-values";

const today = "2026-11-22";
const step = (query: string) => {
  const { search, messages } = readQuiz(new URLSearchParams(query), 2026);
  return renderToStaticMarkup(<TestsStep values={stepValues(search, messages)} />);
};

describe("the step about tests", () => {
  it("asks for the GPA where it was left out, because some policies go by it, and never twice", () => {
    expect(step("step=tests")).toMatch(/name="gpa"/);
    expect(step("step=tests&tests=none")).toMatch(/name="gpa"/);
    expect(step("step=tests&gpa=3.4")).not.toMatch(/name="gpa"/);
  });

  it("names states whose policy goes by GPA this season", () => {
    const states = catalogue().all.flatMap((college) =>
      testPolicy(college, seasonFall, today).gpaRule === null ? [] : [college.state],
    );
    expect(states).toEqual(expect.arrayContaining(["NC", "MS"]));
  });

  it("lets the answer decide: the same college needs a score below its GPA and none above", () => {
    const alabama = catalogue().byUnitid.get(100751);
    if (alabama === undefined) throw new Error("no college 100751");
    const needed = (query: string) => {
      const { gpa, scale } = readQuiz(new URLSearchParams(query), 2026).answers;
      return testPolicy(alabama, seasonFall, today, { gpa, scale, state: "OH" }).needed;
    };
    expect(["step=study", "step=study&gpa=2.9", "step=study&gpa=3.2"].map(needed)).toEqual(["depends", "yes", "no"]);
  });
});

import { describe, expect, it } from "vitest";
import { mistakesOf } from "./editor-mistakes";

const of = (typed: Record<string, string>) => mistakesOf(new Map(Object.entries(typed)));

describe("the form that changes what a student told us", () => {
  it("says beside the field what can't be kept", () => {
    const typed = { gpa: "abc", sat: "1255", act: "40", zip: "4300", rank: "x", size: "0", year: "27" };
    expect(Object.keys(of(typed)).sort()).toEqual(Object.keys(typed).sort());
    expect(of({ gpa: "", sat: "", zip: "" })).toEqual({});
  });

  it("takes what the tools take", () => {
    const typed = {
      sat: "1,450",
      gpa: "92%",
      year: "’27",
      zip: "43004-1234",
      budget: "22,5k",
      rank: "top 7,5%",
      act: "３１",
    };
    expect(of(typed)).toEqual({});
    expect(of({ gpa: "45%" })).toEqual({});
    for (const gpa of ["3.8/5", "4.2/4"]) expect(of({ gpa }), gpa).toHaveProperty("gpa");
  });

  it("asks for the scale of a GPA that doesn't say it", () => {
    expect(of({ gpa: "5.9" })).toEqual({ gpa: "Is this right? Say on which scale it is." });
    for (const gpa of ["3.4", "4.6", "92", "B+"]) expect(of({ gpa }), gpa).toEqual({});
    expect(of({ gpa: "5.9", scale: "w" })).toEqual({});
    expect(of({ gpa: "4.6", scale: "4" })).toHaveProperty("gpa");
  });
});

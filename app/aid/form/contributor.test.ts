import { describe, expect, it } from "vitest";
import { type ContributorAnswers, contributor, countingSide } from "./contributor";

const nothing: ContributorAnswers = {
  situation: null,
  support: null,
  greater: null,
  remarried: null,
  jointReturn: null,
};

function path(answers: Partial<ContributorAnswers>) {
  return contributor({ ...nothing, ...answers });
}

describe("which parent is the contributor", () => {
  it("asks one question after the other", () => {
    expect(path({})).toEqual({ kind: "ask", question: "situation" });
    expect(path({ situation: "apart" })).toEqual({ kind: "ask", question: "support" });
    expect(path({ situation: "apart", support: "equal" })).toEqual({ kind: "ask", question: "greater" });
    expect(path({ situation: "apart", support: "first" })).toEqual({ kind: "ask", question: "remarried" });
    expect(path({ situation: "apart", support: "first", remarried: true })).toEqual({
      kind: "ask",
      question: "jointReturn",
    });
    expect(path({ situation: "married" })).toEqual({ kind: "ask", question: "jointReturn" });
  });

  it("takes both parents who are married or live together", () => {
    expect(path({ situation: "married", jointReturn: true })).toMatchObject({ parents: "both", invitations: 1 });
    expect(path({ situation: "married", jointReturn: false })).toMatchObject({ parents: "both", invitations: 2 });
    expect(path({ situation: "together" })).toMatchObject({ parents: "both", invitations: 2, stepparent: false });
  });

  it("takes the parent apart who gave more support, and in a tie the one with more income and assets", () => {
    const apart = { situation: "apart", remarried: false } as const;
    expect(path({ ...apart, support: "second" })).toMatchObject({ parents: "second", reason: "more-support" });
    // The tie-break does not matter where support differs.
    expect(path({ ...apart, support: "second", greater: "first" })).toMatchObject({ parents: "second" });
    expect(path({ ...apart, support: "equal", greater: "first" })).toMatchObject({
      parents: "first",
      reason: "greater-income",
    });
  });

  it("adds the stepparent of the parent who counts, who is invited too unless they filed jointly", () => {
    const remarried = { situation: "apart", support: "first", remarried: true } as const;
    expect(path({ ...remarried, jointReturn: true })).toMatchObject({ stepparent: true, invitations: 1 });
    expect(path({ ...remarried, jointReturn: false })).toMatchObject({ stepparent: true, invitations: 2 });
    expect(path({ situation: "one", remarried: true, jointReturn: true })).toMatchObject({
      parents: "only",
      stepparent: true,
    });
    expect(path({ situation: "one", remarried: false })).toMatchObject({ parents: "only", stepparent: false });
  });

  it("takes nothing from the other parent's answers for the parent who counts", () => {
    const apart = { ...nothing, situation: "apart", support: "first", remarried: true, jointReturn: false } as const;
    const other = { kind: "other-parent", parents: "first", reason: "more-support" };
    expect(contributor(apart, "second")).toEqual(other);
    expect(contributor({ ...apart, remarried: null }, "second")).toEqual(other);
    expect(contributor(apart, "first")).toMatchObject({ kind: "found", stepparent: true, invitations: 2 });
  });

  it("knows the parent apart who counts before it knows of a stepparent", () => {
    const side = (answers: Partial<ContributorAnswers>) => countingSide({ ...nothing, situation: "apart", ...answers });
    expect([side({ support: "second" }), side({ support: "equal" }), side({})]).toEqual(["second", null, null]);
    expect(side({ support: "equal", greater: "first" })).toBe("first");
    expect(side({ situation: "one", support: "second" })).toBeNull();
  });

  it("says so where there is no legal parent", () => {
    expect(path({ situation: "none" })).toEqual({ kind: "no-parent" });
  });
});

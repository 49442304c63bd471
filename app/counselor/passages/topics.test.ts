import { describe, expect, it } from "vitest";
import { topicScore, topicsOf } from "./topics";

describe("subjects of a question", () => {
  it("are found by the words of families, in any form", () => {
    expect([...topicsOf("I married my stepdaughters mother. do I have to put MY income on her fafsa?")].sort()).toEqual(
      ["fafsa", "step-parent"],
    );
    expect(topicsOf("who won the game on saturday").size).toBe(0);
  });

  it("take from a passage that lacks them, and give to one that has all of several", () => {
    const asked = new Set(["fafsa", "step-parent"]);
    expect(topicScore(asked, new Set(["fafsa", "step-parent", "tax"]))).toBeGreaterThan(0);
    const half = topicScore(asked, new Set(["fafsa"]));
    expect(half).toBeLessThan(0);
    expect(topicScore(asked, new Set(["essay"]))).toBe(2 * half);
    expect(topicScore(new Set(), new Set(["essay"]))).toBe(0);
  });
});

import { describe, expect, it } from "vitest";
import { askedParts } from "./asked-parts";

describe("the parts of a question", () => {
  it.each([
    [
      "when is fafsa due and css due and whats the deadline for ucla and how much does it cost",
      ["when is fafsa due", "when is css due", "whats the deadline for ucla", "how much does it cost"],
    ],
    [
      "FAFSA and CSS due, and what does UCLA cost and when's the deadline",
      ["when is FAFSA due", "when is CSS due", "what does UCLA cost", "when's the deadline"],
    ],
    ["do they take common app and when is it due", ["do they take common app", "when is it due"]],
    [
      "if i take a gap year do i apply now and defer or wait, and what about the scholarship",
      ["if i take a gap year do i apply now and defer or wait", "what about the scholarship"],
    ],
    [
      "difference between subsidized and unsubsidized, and how much could i take",
      ["difference between subsidized and unsubsidized", "how much could i take"],
    ],
    ["cuanto cuesta UCLA y cuando es la fecha limite", ["cuanto cuesta UCLA", "cuando es la fecha limite"]],
    [
      "got picked for verification. did i do something wrong?? what papers",
      ["did i do something wrong", "what papers"],
    ],
    [
      "PLUS loan rate and fee, and can I stop paying while he's in school?",
      ["PLUS loan rate and fee", "can I stop paying while he's in school"],
    ],
    [
      "subsidized loan limit freshman year and the interest rate",
      ["subsidized loan limit freshman year", "the interest rate"],
    ],
    ["CSS profile what is that and do we have to pay for it", ["what is CSS profile", "do we have to pay for it"]],
    ["my parents are undocumented and so am I, can I get TAP in New York?", ["can I get TAP in New York"]],
    [
      "top 10 business schools in texas and what do grads make",
      ["top 10 business schools in texas", "what do grads make"],
    ],
    ["denied parent plus loans and bad credit, what now", ["what now"]],
  ])("%s", (typed, parts) => expect(askedParts(typed).parts).toEqual(parts));

  it.each([
    "is there a college that is small and is free",
    "what do I need when I apply and when the college answers",
    "acceptance rates of Brown, Yale and Cornell",
    "my mom and dad are divorced, who fills out the FAFSA",
    "can i work and study and live at home",
    "we got in-state tuition, is that good",
  ])("%s: one part at most", (typed) => expect(askedParts(typed).parts.length).toBeLessThan(2));

  it("keeps what is told beside the question", () => {
    const { parts, told } = askedParts("grandma has a 529 for my daughter, do we report it and what about css");
    expect(parts).toEqual(["do we report it", "what about css"]);
    expect(told).toBe("grandma has a 529 for my daughter");
  });
});

import { describe, expect, it } from "vitest";
import { writtenOut } from "./short-forms";

describe("short forms", () => {
  it.each([
    ["whens teh deadline 4 early acton idk", "when is the deadline for early action"],
    ["can u get in2 ohio stae w these", "can you get into ohio state with these"],
    ["wats fasfa n do i hav 2 pay it bak", "what is fafsa and do i have to pay it back"],
    ["is it 2 late 2 apply 4 fall", "is it too late to apply for fall"],
    ["out of stat price at texas a n m", "out of state price at texas a&m"],
    ["is rice beter then vandy price wise", "is rice better than vandy by price"],
    ["wats the min gpa 4 unc charlotte", "what is the min gpa for unc charlotte"],
    ["its just us 2 do i get pel", "its just us 2 do i get pell"],
    ["what does an RN make rn", "what does an RN make right now"],
    ["r there app fee wavers if ur poor", "are there application fee waivers if you are poor"],
    ["can u apply 2 more than 1 school", "can you apply to more than one school"],
    ["What does FERPA... sorry no, what does COA stand for", "what does COA stand for"],
    ["whens the sat, wait no, when is the act", "when is the act"],
    ["Is Duke need blind? I mean, does Rice meet need?", "does Rice meet need?"],
  ])("%s", (typed, right) => expect(writtenOut(typed)).toBe(right));

  it.each([
    "a family of 4 making 50k",
    "I have 2 kids in college",
    "do they take a 3 or 4 on the AP exam",
    "what are the 4 best schools",
    "a 4 year degree",
    "Boston U and R&D",
    "a nurse practitioner and an RN",
    "I have a C in gym",
    "schools in MA or FLA",
    "I love Duke. I mean, is it even possible",
    "I want Duke, wait, when is the deadline",
    "what do they mean, no loans",
  ])("leaves %s", (typed) => expect(writtenOut(typed)).toBe(typed));
});

import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "~/counselor/ask";
import type { Ground } from "~/counselor/ground/ground";
import { preparedGround } from "~/counselor/ground/ground.server";
import { nobody, type Student } from "~/counselor/understand/student";

/** What two strangers asked next on November 27, 2026, and were told what they had heard already. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const textOf = (before: string | readonly string[], text: string, student: Partial<Student> = {}) =>
  ask({ text, before: typeof before === "string" ? [before] : before, student: { ...nobody, ...student } }, ground)
    .statements.map((one) => one.text)
    .join("\n");

describe("a score told with a verb", () => {
  it.each([
    ["what are my chances at Purdue with a 3.7 and a 1290 sat", "what if I retake and get 1420", "an SAT of 1420"],
    ["odds at Baylor with 3.5 and a 1210 sat", "if i bring my sat up to 1450?", "an SAT of 1450"],
    ["what are my chances at Centre College with a 27 ACT and a 3.7", "what if I get it up to a 31", "an ACT of 31"],
    ["my daughter's chances at Furman with a 3.8 and a 25 act", "say she gets a 29", "an ACT of 29"],
    ["can i get into Iowa State with a 3.1 and a 22 ACT", "what if I raise my gpa to a 3.6", "a 3.6 GPA"],
  ])("%s, then %s", (before, text, expected) => expect(textOf(before, text)).toContain(expected));

  it("isn’t heard in hours of work", () =>
    expect(
      textOf("what are my chances at Purdue with a 3.7 and a 1290 sat", "and if i get 20 hours of work"),
    ).not.toContain("an ACT of 20"));
});

describe("an income that changes", () => {
  it.each([
    [
      "what would our SAI be, two parents, 4 of us, we made 72,000",
      "and if dad loses his job and it's only 31,000",
      "With an income of $31,000",
    ],
    ["SAI for a family of 3 in Texas making 65000", "if mom got laid off and we had 28k", "With an income of $28,000"],
    ["what would we pay at Denison, income 90k", "what if mom goes part time and we make 45k", "$30,001 to $48,000"],
    ["how much would a family with 60k pay at Rollins", "what if I get a raise to 90,000", "$75,001 to $110,000"],
  ])("%s, then %s", (before, text, expected) => expect(textOf(before, text)).toContain(expected));
});

describe("another place to live", () => {
  it.each([
    [
      "what is the whole cost at university of minnesota morris living in the dorm",
      "and if he stays home with us?",
      "living with family, was $22,830",
    ],
    ["total cost of University of Toledo with a dorm", "what if she stayed home", "living with family"],
    ["tuition at Lehigh Carbon Community College", "we're one county over tho", "$9,300"],
    ["how much is Owens Community College", "we live in the next county", "charged"],
  ])("%s, then %s", (before, text, expected) => expect(textOf(before, text)).toContain(expected));
});

describe("what the figure before stands for", () => {
  it.each([
    ["How much is Albany State in Georgia?", "is that per year or per semester", /^That’s for a year.*\$24,529/s],
    [
      "how much pell would I get with an SAI of 2500",
      "is that per year or per semester?",
      /^That’s for a year.*\$4,895/s,
    ],
    ["tuition at Ozarka College", "is that a semester or a year?", /^That’s for a year.*\$3,820 in tuition/s],
    [
      "What's the net price at Allegheny College?",
      "how do they even figure that number",
      /less the grants.*Allegheny/s,
    ],
    [
      "How many students graduate at Sitting Bull College?",
      "how do they figure that number",
      /full-time and for the first time.*Sitting Bull/s,
    ],
  ])("%s, then %s", (before, text, expected) => expect(textOf(before, text)).toMatch(expected));
});

describe("what leans on the question before", () => {
  it.each([
    ["does Slippery Rock need the SAT", "who do I call there about money", /financial aid office.*sru\.edu/],
    [
      "I got into Kapiolani Community College, how do I pay for it",
      "who do i ask there",
      /financial aid office of Kapiolani.*https/,
    ],
    [["how much can i borrow with parent plus", "and the interest?"], "whats the fee they take off the top", /4\.228%/],
    [
      "what's the interest rate on a parent plus loan",
      "whats the most they'd let me take",
      /^Parents may borrow up to/,
    ],
    ["when's the next ACT", "last day to sign up for that one", /^Regular registration for the ACT/],
    [
      ["what does Roanoke College cost", "when is the regular deadline"],
      "ok and when do they tell you",
      /don’t have the day when Roanoke College sends its decisions/,
    ],
    ["does Beloit need an essay", "ok and when do i have to have it in by", /Beloit College.*April 1, 2027/],
    [
      "what percent get into Rose-Hulman",
      "Is that harder than Purdue?",
      /Rose-Hulman.*Purdue University took the smaller/s,
    ],
    [
      "what is the Michigan Achievement Scholarship",
      "Does it work at a private one too, like Calvin?",
      /private college/,
    ],
    ["how much is Eastern Michigan University", "what if he goes to the community college first", /lower of the two/],
    [
      ["which costs less for a kid from Wisconsin, Winona State or Bemidji State?", "how many students go to Winona?"],
      "and the other one",
      /^Bemidji State University had/,
    ],
  ])("%j, then %s", (before, text, expected) => expect(textOf(before, text)).toMatch(expected));
});

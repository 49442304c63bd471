import { beforeAll, describe, expect, it } from "vitest";
import { withPage } from "../about-page";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { aidFormula } from "../tools/aid";
import { loanPayment, rapRepayment } from "../tools/loans";
import { nobody, studentIn } from "../understand/student";
import { plainText } from "../words/words";

/** What an examiner found on November 28, 2026: figures for another family, another loan or another page. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-28T02:00:00Z"));
});

const replyTo = (text: string, ...before: readonly string[]) => ask({ text, before, student: nobody }, ground);
const textOf = (text: string, ...before: readonly string[]) =>
  replyTo(text, ...before)
    .statements.map((one) => one.text)
    .join(" ");
const firstOf = ({ statements }: { readonly statements: readonly { readonly text: string }[] }) =>
  statements[0]?.text ?? "nothing";

describe("a family", () => {
  it.each([
    ["We make 80k and have 4 kids", 6],
    ["we earn 72000, five children", 7],
    ["I have 3 siblings and my parents make 70k", 6],
    ["I'm one of five kids and my dad makes 50k", 7],
    ["the oldest of 4, income 55k", 6],
    ["single mom with 3 kids making 40k", 4],
    ["we have 2 kids and a baby and make 30k", 5],
    ["we have a daughter and two sons and make 60k", 5],
    ["family of 5 with 3 kids", 5],
    ["with one child", 3],
    ["we have one kid in college", null],
    ["4 kids from my school got into Duke", null],
    ["one of two schools", null],
  ])("of %j has %j people", (text, size) => expect(studentIn(plainText(text)).familySize).toBe(size));

  it.each([
    ["We make 80k and have 4 kids, what is our SAI", 80_000, 6],
    ["we earn 72000, five children, how much pell would we get", 72_000, 7],
  ])("has an index of its own: %s", (question, income, familySize) => {
    expect(textOf(question)).toContain(firstOf(aidFormula.run(aidFormula.input.parse({ income, familySize }), ground)));
    expect(textOf(question)).toContain(`a family of ${familySize}`);
  });

  it.each([
    ["Repayment under the new law with 45k salary and one kid", 45_000, 1],
    ["what will I pay each month on RAP making 60k with two kids", 60_000, 2],
    ["new repayment plan, i earn 38000 and have a baby, how much a month", 38_000, 1],
  ])("pays a loan back with its children: %s", (question, income, dependents) =>
    expect(textOf(question)).toContain(firstOf(rapRepayment.run({ income, dependents }, ground))),
  );
});

describe("a loan", () => {
  it.each([
    ["27000 at 6.5 for 10 years", 27_000, 6.5, 10],
    ["payment on 30k loan at 8.5 interest", 30_000, 8.5, null],
    ["loan of 20,000 at 7 over 10 years monthly", 20_000, 7, 10],
    ["what would 35k in student loans at 9 interest cost me a month", 35_000, 9, null],
    ["5500 a year for 4 years what will i owe", 22_000, null, null],
    ["if i take out $7,000 a year in loans for 4 years what do i owe at the end", 28_000, null, null],
    ["borrow 5500 each year for four years at 6.5, monthly payment over 10 years?", 22_000, 6.5, 10],
    ["27000 in loans for 10 years monthly payment", 27_000, null, 10],
  ])("is worked out as it was told: %s", (question, principal, rate, years) =>
    expect(textOf(question)).toContain(firstOf(loanPayment.run({ principal, rate, years }, ground))),
  );

  it.each([
    "what is 12683 times 4",
    "20% of 30000",
    "i owe 40k in credit cards",
    "mortgage of 300000 at 6%",
    "car loan of 20000 at 7 percent",
    "truck loan 30k payment over 5 years",
  ])("isn't one for college: %s", (question) => expect(replyTo(question).status).toBe("not for us"));

  it("is no year of a law, and no salary", () =>
    expect(textOf("loan payments under the 2026 rules on 52k salary")).not.toMatch(/\$2,026|\$52,000 at/));

  it("of a price that was told, four times is its four years", () =>
    expect(textOf("12683 times 4", "how much does Ohio State cost")).toMatch(/^All four years at Ohio State/));
});

describe("what was said before", () => {
  it.each([
    ["at $60,000", "How much does Duke cost?", /^At Duke University, families with an income of \$48,001 to \$75,000/],
    ["with 85k", "what does Purdue cost", /families with an income of \$75,001 to \$110,000/],
    ["how much pell", "We make 45000", /^With an income of \$45,000/],
    ["and parents?", "how much can a student borrow", /^Parents may borrow up to/],
    ["and the student?", "how much can parents borrow with a plus loan", /^A dependent undergraduate may borrow/],
  ])("counts: %s", (question, before, says) => expect(textOf(question, before)).toMatch(says));

  it("may be the page of a college, with its own hint", () =>
    expect(textOf("What would it cost with $60,000? (Duke University)")).toMatch(/\$48,001 to \$75,000/));

  it.each([
    ["how much would it cost"],
    ["so how much does it cost a year"],
    ["deadline"],
    ["when is the application deadline"],
  ])("asks back for the college where none was said: %s", (question) =>
    expect(replyTo(question)).toMatchObject({ status: "asks", asks: [{ field: "college" }] }),
  );

  it("knows the college where one was said", () =>
    expect(textOf("how much would it cost", "tell me about Spelman")).toMatch(/Spelman College/));
});

describe("a question from a page", () => {
  const titles: Readonly<Record<string, string>> = {
    "/help/appealing-for-more-aid": "Appealing for more aid: whom to write, and what to say",
    "/help/fafsa-completion-guide": "Filing the FAFSA: who, what and in which order",
    "/help/css-profile-line-by-line": "The CSS Profile, line by line: home, other parent, papers",
    "/blog/five-prices-of-one-college": "One college has five prices. Only one of them is yours",
    "/college-planning-ohio": "College planning in Ohio",
  };
  const from = (question: string, about: string) => withPage(question, about, ground, (path) => titles[path] ?? null);

  it.each([
    ["how long does this take?", "/help/appealing-for-more-aid"],
    ["does it work?", "/help/appealing-for-more-aid"],
    ["when does it open?", "/help/fafsa-completion-guide"],
    ["who has to fill this out?", "/help/css-profile-line-by-line"],
  ])("that points at it is about it: %s", (question, about) =>
    expect(from(question, about)).toBe(`${question} (${titles[about]?.split(": ")[0]})`),
  );

  it("stays as it is where it says what it asks", () =>
    expect(from("what is the pell grant", "/help/appealing-for-more-aid")).toBe("what is the pell grant"));

  it("compares the college of the page", () =>
    expect(from("how does it compare to Michigan?", "/colleges/204796-ohio-state-university")).toMatch(/\(Ohio State/));

  it("hears no danger in a title", () =>
    expect(replyTo(from("which one is mine?", "/blog/five-prices-of-one-college")).help ?? []).toEqual([]));

  it("from a state's guide is about the state", () =>
    expect(from("when is the deadline for state aid?", "/college-planning-ohio")).toBe(
      "when is the deadline for state aid in Ohio?",
    ));
});

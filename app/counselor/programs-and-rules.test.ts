import { beforeAll, describe, expect, it } from "vitest";
import { hear } from "~/danger/hear";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { preparedGround } from "./ground/ground.server";
import { inOneList } from "./in-one-list";
import { nobody } from "./understand/student";

/** Programs of a state by name, false statements, and sections that lead an answer. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const reply = (text: string) => ask({ text, before: [], student: nobody }, ground);
const texts = (text: string) => inOneList(reply(text)).map((one) => one.text);
const first = (text: string) => texts(text)[0] ?? "";

describe("what a state's guide says of a program names the program", () => {
  it.each([
    ["do I qualify for the Cal Grant with a 2.9 gpa", [/^Cal Grant A\n.*3\.0/, /^Cal Grant B\n.*2\.0/]],
    ["is a 2.5 enough for a Cal Grant", [/^Cal Grant A\n.*3\.0/, /^Cal Grant B\n.*2\.0/]],
    [
      "How do you get Bright Futures, what SAT score",
      [/Academic Scholars\n.*\n?.*1330/, /Medallion Scholars\n.*\n?.*1190/],
    ],
    ["We're in Georgia, what GPA do you need for HOPE and what does it pay for?", [/^HOPE Scholarship\n.*3\.0/]],
    ["living in Georgia, what grades does HOPE want", [/^HOPE Scholarship\n.*3\.0/]],
    ["is a 3.2 enough for HOPE in Georgia", [/^HOPE Scholarship\n.*3\.0/]],
    ["Does New York give free tuition at SUNY to families making 110,000?", [/^Excelsior Scholarship\n.*\$125,000/]],
    ["is SUNY free if my parents earn 90000", [/^Excelsior Scholarship\n.*\$125,000/]],
    ["do I qualify for the OCOG if we make 60000", [/^Ohio College Opportunity Grant \(OCOG\)\n.*\$96,000/]],
    ["does the Go Blue Guarantee take a family earning 100k", [/^Go Blue Guarantee\n.*\$125,000/]],
    ["am I eligible for a Cal Grant with 3.1 and family income 50k", [/^Cal Grant A\n.*3\.0/, /^Cal Grant B\n.*2\.0/]],
    ["who gets the MAP grant in illinois", [/^Monetary Award Program/]],
  ])("%s", (question, says) => {
    const told = texts(question);
    for (const [at, one] of says.entries()) expect(told[at]).toMatch(one);
  });

  it("tells nothing of another program of the name", () => {
    const { statements } = reply("We're in Georgia, what GPA do you need for HOPE and what does it pay for?");
    expect(statements.map((one) => one.text).join(" ")).not.toMatch(/certificates and diplomas/);
    expect(first("how does the HOPE grant work in Georgia")).toMatch(/^HOPE Grant\n/);
  });
});

describe("whether community college is free", () => {
  it.each([
    ["is community college free in Michigan if I just graduated high school", /Graduates of 2023 and later/],
    ["is comunity collage free in oregon", /GPA OSAC requires/],
    ["Is community college free in California?", /based on income or need/],
  ])("%s", (question, conditions) => {
    expect(first(question)).toMatch(/^Not for everybody/);
    expect(first(question)).toMatch(conditions);
  });

  it("is nothing an application's fee says", () => {
    expect(first("is SUNY application free")).not.toMatch(/Excelsior/);
  });

  it("knows nothing of one high school still", () => {
    expect(first("how many AP classes does Lincoln High School offer")).toMatch(/a single high school/);
  });
});

describe("a plain no", () => {
  it.each([
    "can i say i was president of key club if i was just in it",
    "is it ok to put captain of the soccer team when i only played on it",
    "my son wants to list himself as founder of the club but he just joined it",
    "i was only a member of NHS can I write that I was an officer",
    "If we put my son's savings in his cousin's name the FAFSA won't see it, right? how do I do that",
    "can I move our savings to my sister's account so the FAFSA doesn't count it",
    "put the money with my brother so it doesn't show up on the FAFSA",
  ])("%s", (question) => {
    expect(reply(question).status).toBe("not for us");
    expect(first(question)).toMatch(/^No\b/);
  });

  it.each([
    "If I say on the FAFSA that she doesn't live with me anymore will she get more money? She does live here",
    "should I claim my son doesn't live here even though he still lives with me",
    "can I say I don't live with my parents when I still live at home",
  ])("helps with nothing: %s", (question) => expect(reply(question).status).toBe("not for us"));

  it.each([
    "can I say I was president if I was president for one semester",
    "does the fafsa see money in my sister's account",
    "my daughter has savings in her grandmother's name, does the FAFSA count it",
    "can i say she doesn't live with me if she lives with her dad",
    "what do I put on the FAFSA if she doesn't live with me on weekdays but she does live here on weekends",
  ])("not to: %s", (question) => expect(reply(question).status).not.toBe("not for us"));
});

describe("what answers comes first", () => {
  it.each([
    ["What's a FERPA waiver on the common app?", /right to read your recommendation letters/],
    ["Do grandparents' 529 withdrawals hurt financial aid?", /Not on the FAFSA/],
    ["Can I be taken off as cosigner on my grandson's private student loan", /lenders offer release/],
    ["I cosigned for my niece, can I get my name off the loan", /lenders offer release/],
    ["soy soñador y vivo en Texas, ¿puedo pagar como residente?", /^Texas/],
    ["mi hija es soñadora, vivimos en California, ¿qué ayuda hay para ella?", /CADAA/],
  ])("%s", (question, says) => expect(first(question)).toMatch(says));

  it.each([
    ["What is the RAP repayment plan and who has to use it?", [/follows your income/, /two ways to repay it/]],
    ["Is there loan forgiveness if she becomes a teacher or works for a nonprofit?", [/501\(c\)\(3\)/, /Teacher Loan/]],
  ])("%s", (question, says) => {
    const told = texts(question);
    for (const [at, one] of says.entries()) expect(told[at]).toMatch(one);
  });
});

describe("danger", () => {
  it.each([
    "I'm 19 and my parents kicked me out of their taxes, am I independent for fafsa? they don't help me with anything",
    "they kicked me out of their health insurance, does the college one cost extra",
    "can i put on the form that my son doesn't live with us anymore",
    "If I say on the FAFSA that she doesn't live with me anymore will she get more money? She does live here",
  ])("isn't heard in: %s", (text) => expect(hear(text)).toBeNull());

  it.each([
    "my parents kicked me out and took me off their taxes",
    "she doesn't want to live anymore",
    "I don't live with my dad anymore because he hits me",
  ])("is heard in: %s", (text) => expect(hear(text)?.sure).toBe(true));
});

import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "~/counselor/ask";
import type { Ground } from "~/counselor/ground/ground";
import { preparedGround } from "~/counselor/ground/ground.server";
import { nobody, type Student } from "~/counselor/understand/student";

/** What two strangers asked on November 28, 2026, and what stands near it. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-28T17:00:00Z"));
});

const replyTo = (text: string, before: readonly string[] = [], student: Partial<Student> = {}) =>
  ask({ text, before, student: { ...nobody, ...student } }, ground);
const textOf = (...[text, before, student]: Parameters<typeof replyTo>) =>
  replyTo(text, before, student)
    .statements.map((one) => one.text)
    .join("\n");

describe("the name of a college", () => {
  it.each([
    ["how mutch is tuishun at nickols state in thibadaux louisana", /^Nicholls State University charged \$8,149/],
    ["nichols state tuition for out of state", /^Nicholls State University charged/],
    ["how hard is it to get into montanna state", /^Montana State University admitted/],
    ["how big is nichols college", /^Nichols College had/],
    ["how hard is it to get in washington state", /^Washington State University admitted/],
    ["harder to get into: geneseo or potsdam", /Geneseo.*Potsdam/s],
    ["how much is davis for a california resident", /^University of California, Davis/],
    ["tuition at TMCC", /^Truckee Meadows/],
    ["tuition at TMCC in Belcourt", /^Turtle Mountain/],
  ])("is read as it's meant: %s", (question, expected) => expect(textOf(question)).toMatch(expected));

  it("is no part of a state", () => {
    expect(
      textOf(
        "We farm 600 acres in northwest Iowa and live on it. Do we have to put what the land is worth on the financial aid form",
      ),
    ).toMatch(/a farm that the family lives on/);
    expect(textOf("how much is northwest iowa community college")).toMatch(/^Northwest Iowa Community College charged/);
  });

  it("isn't asked of a sport", () =>
    expect(textOf("who coaches womens softball at lewis-clark state and whats the coach's phone")).not.toMatch(
      /Torah|coach’s phone number/,
    ));
});

describe("a job that was named before", () => {
  it.each([
    [
      "My boy would rather be an electrician than go to college. What's the pay in Indiana and is the field growing",
      /Electricians: the median pay.*In Indiana.*\$68,490.*grow 9\.5%/s,
    ],
    [
      "do u need a bachelors to be a dental hygenist, and how much in washington state",
      /an associate degree.*In Washington.*\$131,160/s,
    ],
    ["what degree to be an occupational therapist and how much in georgia", /a master’s degree.*In Georgia/s],
    ["how much do welders make in Texas and are there jobs", /In Texas.*openings a year/s],
    ["My nephew would sooner be a lineman than sit in a classroom. What's it pay in Kansas", /In Kansas.*\$101,620/s],
  ])("is the one that is asked about: %s", (question, expected) => {
    const text = textOf(question);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/University|no checked answer/);
  });

  it.each([
    ["what are nurses from Eastern Kentucky University making a few years out", /\$78,189/],
    ["what do accounting majors from Ball State bring home", /\$73,013/],
  ])("is asked for what it earns: %s", (question, expected) => expect(textOf(question)).toMatch(expected));

  it("is one that a college trains for", () =>
    expect(textOf("does western new mexico university train elementary teachers")).toMatch(/offers teachers/));
});

describe("a follow-up", () => {
  it.each([
    ["how much is marquette for a family making 55 thousand", "ok and what if its more like 120k", /\$34,465/],
    [
      "what would clark university cost us with an income of 40000",
      "say its closer to 85 thousand",
      /\$75,001 to \$110,000/,
    ],
    ["how much does byu idaho cost a year", "ok and the one in Hawaii?", /^The full published price.*Hawaii.*\$24,173/],
    [
      "how big is university of nebraska lincoln",
      "does the one in Omaha have nursing",
      /^University of Nebraska.*Omaha/,
    ],
    ["how many students at UW Madison", "what about the one in Green Bay?", /^University of Wisconsin, Green Bay had/],
    ["When is the regular deadline for Agnes Scott?", "do they have an early one I can still make", /January 15, 2027/],
    [
      "What is a Parent PLUS loan?",
      "what happens if they turn me down for it, my credit is shot",
      /turned down for debts/,
    ],
    [
      "What is the most my daughter could get from the pell grant",
      "does she have to pay that back later?",
      /don’t pay back/,
    ],
  ])("%s: %s", (before, text, expected) => expect(textOf(text, [before])).toMatch(expected));
});

describe("the language of a question", () => {
  it("isn't decided by the name of a town", () => {
    expect(textOf("is northern new mexico college in española a hispanic serving school")).toMatch(
      /^Northern New Mexico College is a public/,
    );
    expect(textOf("¿cuánto cuesta Northern New Mexico College en Española?")).toMatch(
      /Northern New Mexico College.*\bde\b/s,
    );
  });

  it("knows the words of Puerto Rico", () =>
    expect(
      textOf(
        "mi hija quiere estudiar en la UPR de Río Piedras, cuánto sale la matrícula al año y qué porciento se gradúa",
      ),
    ).toMatch(/\$5,354.*50%/s));
});

describe("one question in a story", () => {
  it.each([
    [
      "Is there a limit now on parent plus? I heard the law changed, used to be I could take out the whole bill for my daughter",
      /\$20,000 a year.*\$65,000/s,
    ],
    [
      "We live in Charlotte NC. My daughter has a 3.7 unweighted and got a 29 on the ACT, she has her heart set on Clemson. What are her odds honestly?",
      /our estimate of the chance at Clemson University/,
    ],
    ["Is Reed totally out of reach? we make about 55 thousand a year, single income, two kids", /\$14,080/],
    ["Is Reed out of reach? 3.4 gpa", /our estimate of the chance at Reed College/],
    [
      "Married, both of us work, four of us in the house, income right at 100,000 and no savings worth mentioning. ballpark student aid index?",
      /8,323/,
    ],
    [
      "They keep saying superscore at these zoom sessions. I went to college in 1971 and have no idea.",
      /superscore takes your best score/,
    ],
    ["everybody online talks about rolling admission and I don't know what that is", /Rolling admission means/],
    [
      "if she only takes 6 credits at TMCC because of work does she still get the whole pell",
      /Half-time students get part/,
    ],
  ])("%s", (question, expected) => expect(textOf(question)).toMatch(expected));

  it.each([
    [
      "Our pastor says Lincoln University over by Oxford Pennsylvania is one of the historically black colleges. is that right?",
      /Historically Black college or university/,
    ],
    ["My neighbor told me Cheyney is an HBCU. Is that true?", /Historically Black college or university/],
  ])("asks whether it's so: %s", (question, expected) => expect(textOf(question)).toMatch(expected));

  it("asks for a chance beside a record", () => {
    const student = { gpa: 2.8, sat: 980, state: "GA" } as const;
    expect(
      textOf(
        "My grades arent good. 2.8 and a 980 on the SAT. Is Georgia Southern even worth applying to or will they just say no",
        [],
        student,
      ),
    ).toMatch(/our estimate of the chance at Georgia Southern/);
    expect(replyTo("will Brown say yes").status).toBe("not known");
    expect(
      textOf("what are the odds montana state takes me? 3.4 and 1180 on the sat", [], {
        gpa: 3.4,
        sat: 1180,
        state: "MT",
      }),
    ).toMatch(/our estimate of the chance at Montana State/);
  });
});

describe("a figure or a day of a college", () => {
  it.each([
    [
      "My granddaughter keeps talking about Berea down in Kentucky. How many students go there, and is it true most of em are low income?",
      /1,527.*84%/s,
    ],
    ["is it true most Berea College students are low income", /^84%/],
    ["price of one year at kutztown living in the dorm, we are pa residents", /\$30,598/],
    ["how much is the dorm at kutztown", /housing and food at \$13,116/],
    ["rosemont college on the main line... can she start there next fall and stay all four years", /spring 2028/],
    ["early action at montclair state, how many days do we have left", /December 1, 2026.*November 28, 2026: 3\./s],
    ["how many days until the regular deadline at Emory", /: 34\./],
    ["Which day do they need the Cal Grant stuff by and is it only the FAFSA?", /March 2, 2027/],
  ])("%s", (question, expected) => expect(textOf(question)).toMatch(expected));
});

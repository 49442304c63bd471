import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "~/counselor/ask";
import type { Ground } from "~/counselor/ground/ground";
import { preparedGround } from "~/counselor/ground/ground.server";
import { nobody } from "~/counselor/understand/student";

/** What families asked next, or several at once, that was heard wrong on November 28, 2026. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const told = (questions: readonly string[]) => {
  const reply = ask({ text: questions.at(-1) ?? "", before: questions.slice(0, -1), student: nobody }, ground);
  return reply.statements.map((one) => one.text);
};
const all = (...questions: readonly string[]) => told(questions).join("\n");

describe("what a price holds", () => {
  it.each([
    [["tuition at Morgan State", "does that include the dorm"], /^Tuition and fees leave out housing.*\$27,114/s],
    [["how much is Lehigh", "does that include room and board?"], /^Housing and food are in it.*\$84,700/s],
    [["tuition at Ohio University", "so thats with the dorms and food?"], /^Tuition and fees leave out.*\$32,204/s],
    [["how much is Skidmore", "is that with or without aid"], /^That’s before any aid.*\$88,160/s],
    [["what's the net price at Xavier University", "is that before or after scholarships"], /^That’s after grants/],
  ])("%j", (questions, expected) => expect(all(...questions)).toMatch(expected));
});

describe("a side of what was asked before", () => {
  it.each([
    [["tuition at Iowa State", "out of state?"], "$28,881 for students from elsewhere"],
    [["when is Kean's deadline", "rolling"], "Kean University, Rolling admission"],
    [["sat scores at Villanova", "median?"], "Villanova University who sent SAT scores"],
    [["how much do nurses make in Ohio", "median?"], "the median for Registered nurses is $82,510"],
    [["what's the acceptance rate at Tulane", "early decision?"], "59% of its Early Decision applicants"],
    [["what's the acceptance rate at Tulane", "early decision?", "and regular"], "11% of all others"],
    [["what's the regular decision deadline for Colgate", "and the fee"], "Applying to Colgate University cost $60"],
  ])("%j", (questions, expected) => expect(all(...questions)).toContain(expected));
});

describe("what a family says of itself behind a question", () => {
  it.each([
    [["how much is Fort Lewis College", "if im navajo"], "admitted free of tuition"],
    [["tuition at Fort Lewis", "what if I'm enrolled in a tribe"], "admitted free of tuition"],
    [["is there free community college in Michigan", "i'm 27"], "for people 25 and older"],
    [["is Knox College expensive", "we're low income"], "$30,000 or less paid $15,705"],
    [["can my son get in state tuition in Texas", "same thing but for my sister who's undocumented"], "June 4, 2025"],
  ])("%j", (questions, expected) => expect(all(...questions)).toContain(expected));
});

describe("the colleges that were named one after the other", () => {
  it.each([
    [["odds at Baylor, 3.4 and 1150", "and TCU?", "which one is cheaper"], "Baylor University is the lower of the two"],
    [["grad rate at Jackson State", "and Alcorn", "which has more students"], "Jackson State University is the larger"],
    [["how much do welders make", "and electricians", "which is better"], "Electricians: the median pay is $63,190"],
  ])("are held against each other: %j", (questions, expected) => expect(all(...questions)).toContain(expected));

  it("are all meant by the cheapest", () => {
    const text = all("what's the tuition at Howard", "and Hampton", "and Morehouse?", "which is cheapest");
    for (const name of ["Howard University", "Hampton University", "Morehouse College"]) expect(text).toContain(name);
  });
});

describe("what was spoken of", () => {
  it.each([
    [["student faculty ratio at Hope College", "class size?", "tuition?"], "Hope College charged $41,970 in tuition"],
    [["how much is UNLV for someone from Utah", "is there parking", "what about UNR"], "University of Nevada, Reno"],
    [["when does the FAFSA open", "and when is it due in Indiana"], "Indiana: Frank O'Bannon"],
    [["my daughter wants to be a dental hygienist what do they make", "in Oregon?"], "In Oregon, the median"],
    [["when is the next SAT", "when do I have to sign up"], "Register by February 19, 2027"],
    [["how much does it cost to take the act", "when's the next one"], "February 27, 2027"],
    [["what is a subsidized loan", "whats the rate"], "carry 6.52%"],
    [["does Wayne State have housing", "how much"], "housing and food at $11,762 on campus"],
    [["average debt at Quinnipiac", "is that a lot", "per month?"], "a month"],
    [["whats the grad rate at NJIT", "in four years?"], "New Jersey Institute of Technology"],
    [["is Juniata test optional", "what do people usually score"], "Juniata College"],
    [["what loans can my mom take out", "interest?"], "9.07%"],
    [["how much can I borrow in federal loans", "is that for one year or all four"], "$31,000 in all"],
  ])("isn’t lost: %j", (questions, expected) => expect(all(...questions)).toContain(expected));
});

describe("a state’s program", () => {
  it.each([
    [["how much is Kennesaw State", "what about hope"], "3.0 HOPE GPA"],
    [["how much is Syracuse", "do they take tap"], "New York colleges, public and private"],
    [["what is the Cal Grant", "do I qualify with 60k family of 4", "when is it due"], "March 2, 2027"],
    [["what does TAP pay", "at a private college too?"], "public and private"],
    [["what is bright futures", "what sat do i need", "does it work at Rollins"], "eligible private ones"],
    [["how much is LSU", "and tops?"], "Louisiana: TOPS"],
  ])("is asked about further: %j", (questions, expected) => expect(all(...questions)).toContain(expected));
});

describe("several things at once", () => {
  it.each([
    [
      "Kean: sat needed, grad rate, tuition & fees, nursing & deadline",
      ["optional for fall 2024", "47%", "$14,299", "offers nursing", "January 1, 2027"],
    ],
    ["UConn: price, sat, acceptance rate", ["$40,744", "610 to 710", "52%"]],
    [
      "Millersville - tuition, room & board, grad rate & do they have meteorology",
      ["$11,128", "$12,600 on campus", "58%", "offers atmospheric sciences"],
    ],
    [
      "UGA - in state tuition, dorm & meal cost, sat scores & hope amount",
      ["$11,450", "housing and food at $11,246", "who sent SAT scores", "HOPE"],
    ],
    ["Howard: deadline, most pell pays, and is it test optional", ["February 1, 2027", "$7,395", "optional"]],
    [
      "what's a good SAT for Fordham also is it optional also whens ED due",
      ["660 to 730", "Fordham University: ", "Early Decision II: Apply by January 3, 2027"],
    ],
    [
      "Stetson or Rollins: which is cheaper, which has the better grad rate, and do both take Bright Futures",
      ["the lower of the two", "Rollins College is the higher of the two: 75%"],
    ],
    ["what is the sat range at Tampa, do they give merit & how much", ["$15,945"]],
    ["Subsidized vs unsubsidized, and what's the max for a junior", ["$7,500"]],
    ["how much is the SAT, when is it next, can I get a waiver", ["fees", "March 6, 2027", "waivers"]],
  ])("are all answered: %s", (text, parts) => {
    const reply = all(text);
    for (const part of parts) expect(reply).toContain(part);
    expect(reply).not.toContain("no checked answer");
  });

  it.each([
    ["net price Vassar 150k income, do they need css, is aid need blind", "is aid need blind"],
    ["Norwich University: is it military, cost, acceptance rate, deadline", "is it military"],
  ])("name what is open: %s", (text, part) =>
    expect(told([text]).find((one) => one.includes("no checked answer"))).toContain(part),
  );

  it("keep a college’s rounds together", () => {
    const statements = told(["when are Kean's deadlines, what's tuition there, and the grad rate"]);
    expect(statements[0]).toContain("Early Action");
    expect(statements[1]).toContain("Rolling admission");
  });

  it("take HOPE for the state that is named", () =>
    expect(all("we moved to Tennessee. how much is UT Knoxville, plus is hope scholarship possible")).not.toContain(
      "Georgia",
    ));
});

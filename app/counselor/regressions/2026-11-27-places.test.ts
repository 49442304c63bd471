import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { resolve } from "../steps/resolve";
import { nobody } from "../understand/student";

/** Names of colleges and places that strangers used on November 27, 2026, and others like them. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const asked = (text: string, before: readonly string[] = []) => resolve({ text, before, student: nobody }, ground);
const colleges = (text: string, before: readonly string[] = []) => asked(text, before).colleges.map(({ name }) => name);
const lines = (text: string, before: readonly string[] = []) =>
  ask({ text, before, student: nobody }, ground).statements.map((one) => one.text);

describe("a college by its short name", () => {
  it.each([
    ["how much is tri-c", ["Cuyahoga Community College District"]],
    ["pima college tuition", ["Pima Community College"]],
    ["UNI or Iowa State if i wanna teach", ["University of Northern Iowa", "Iowa State University"]],
    ["NC Central vs Winston-Salem State", ["North Carolina Central University", "Winston-Salem State University"]],
    ["claflin or sc state", ["Claflin University", "South Carolina State University"]],
    ["SD Mines or SD State", ["South Dakota School of Mines and Technology", "South Dakota State University"]],
    ["Lansing CC vs Mott", ["Lansing Community College", "Mott Community College"]],
    ["how do I apply to cc of denver", ["Community College of Denver"]],
    ["Buffalo or Binghamton", ["University at Buffalo", "Binghamton University"]],
    ["what UNI should i go to", []],
    ["tuition for students from Canada", []],
    ["my son Victor wants to study nursing", []],
  ])("%s", (question, names) => {
    expect(colleges(question)).toEqual(names);
  });
});

describe("a college by its first word and the town where it is", () => {
  it.each([
    ["what does Kirkwood in Cedar Rapids cost", ["Kirkwood Community College"]],
    ["mott flint tuition", ["Mott Community College"]],
    ["Sinclair in Dayton tuition", ["Sinclair Community College"]],
    ["cedar crest college tuition", ["Cedar Crest College"]],
    ["i live in grand rapids, cheapest college", []],
    ["wayne state in nebraska, and what's tuition from Iowa", ["Wayne State College"]],
  ])("%s", (question, names) => {
    expect(colleges(question)).toEqual(names);
  });

  it("answers of two colleges with a town between them", () => {
    const told = lines("trinity in san antonio or austin college, family makes 40k");
    expect(told[0]).toMatch(/^At Trinity University, .*\$12,334/);
    expect(told[1]).toMatch(/^At Austin College, .*\$18,021/);
  });
});

describe("a campus by its town alone", () => {
  it.each([
    ["Pembroke, Fayetteville State or Elizabeth City State", "University of North Carolina at Pembroke"],
    ["UC Davis or Merced for biology", "University of California-Merced"],
    ["Metro Community College compared with Kearney, we live in Omaha", "University of Nebraska at Kearney"],
  ])("%s", (question, name) => {
    expect(colleges(question)).toContain(name);
  });

  it("follows another campus of the same system", () => {
    expect(colleges("and Behrend?", ["tuition at Penn State Altoona"])).toEqual([
      "Pennsylvania State University-Penn State Erie-Behrend College",
    ]);
    expect(colleges("and Eau Claire?", ["tuition at UW Milwaukee"])).toEqual(["University of Wisconsin-Eau Claire"]);
    expect(lines("Mont Alto too?", ["is penn state york closing?"])[0]).toMatch(/Mont Alto: closing in May 2027/);
  });
});

describe("a town where somebody lives", () => {
  it.each([
    ["My nephew aged out of care in Pittsburgh last year, is tuition free?", "PA"],
    ["Someone at her school in Flint says that gets college paid for?", "MI"],
    ["Naperville mom here. Is there anything from the state?", "IL"],
    ["my wife is student teaching in Erie next fall", "PA"],
    ["mom got hired full time in Columbus, i start ohio univ in august", "OH"],
    ["nana lives in Tampa we live in Toledo, do they have a grant for us", "OH"],
    ["We live in Jacksonville, does Florida have extra money?", "FL"],
    ["Rochester. Wants civil engineering at Buffalo. Is there a state scholarship?", "NY"],
    ["Salisbury MD. my mom makes next to nothing, is there one big grant", "MD"],
    ["Jackson MS. my mom works two jobs, what state grants are there", "MS"],
    // Which Jacksonville, and whose home, nothing says.
    ["We live in Jacksonville, my husband drives a truck", null],
    ["cheapest colleges in Pittsburgh", null],
  ])("%s", (question, state) => {
    expect(asked(question).student.state).toBe(state);
  });

  it("is no college of that name", () => {
    expect(colleges("my parents dont have papers but i was born in chicago. can i get MAP")).toEqual([]);
    expect(colleges("I'm number one in a class of 19 in Marfa")).toEqual([]);
    expect(colleges("Rochester. what's the acceptance rate?")).toEqual(["University of Rochester"]);
  });
});

describe("a state that is meant, and not the university of its name", () => {
  it.each([
    "what is GEORGIA MATCH",
    "doesn't Arizona pay your tuition if you teach afterwards?",
    "heard in colorado you get the first two years tuition back",
    "Which state would help him more, Ohio (dad) or Michigan (mom)?",
    "i heard florida lets grandkids skip the out of state price",
    "texas tech school for welding",
    "a tech school for welding in Ohio",
  ])("%s", (question) => {
    expect(colleges(question)).toEqual([]);
    expect(asked(question).states).not.toEqual([]);
  });

  it.each([
    ["can I get into Arizona", "University of Arizona"],
    ["Texas Tech School of Law cost", "Texas Tech University"],
    ["Which state school is better, Michigan or Michigan State", "University of Michigan-Ann Arbor"],
  ])("%s", (question, name) => {
    expect(colleges(question)[0]).toBe(name);
  });
});

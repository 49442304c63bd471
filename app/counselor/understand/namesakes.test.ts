import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { ask } from "../ask";
import { counselorGround } from "../ground/ground.server";
import { placedNames } from "./namesakes";
import { nobody } from "./student";

const ground = counselorGround();
const asked = (text: string) => ask({ text, before: [], student: nobody }, ground);
const offered = (text: string) => asked(text).asks.flatMap(({ choices }) => choices);
const collegesOf = (text: string) => [
  ...new Set(
    asked(text).statements.flatMap(({ evidence }) =>
      evidence.flatMap(({ url }) => /^\/colleges\/(\d{6})/.exec(url)?.[1] ?? []),
    ),
  ),
];

describe("several colleges of one name", () => {
  it("tells every college apart by its name, city and state", () => {
    const { all } = catalogue();
    expect(placedNames(all).size).toBe(all.length);
  });

  it.each([
    "What is the SAT range at Miami?",
    "What is the acceptance rate at Lincoln University?",
    "application deadline for Lincoln University",
    "What is the acceptance rate at Saint Mary's?",
    "tuition at Franklin",
    "acceptance rate at Loyola",
    "graduation rate at Bethel",
    "tuition at Anderson",
  ])("offers each of them as a question that is answered for it alone: %s", (text) => {
    const choices = offered(text);
    expect(choices.length).toBeGreaterThan(1);
    expect(new Set(choices).size).toBe(choices.length);
    const answers = choices.map((choice) => {
      const { status, asks } = asked(choice);
      expect([status, asks.filter(({ field }) => field === "question")]).not.toEqual(["asks", expect.anything()]);
      return collegesOf(choice).join();
    });
    for (const answer of answers.filter((one) => one !== "")) expect(answer).toMatch(/^\d{6}$/);
    expect(new Set(answers.filter((one) => one !== "")).size).toBe(answers.filter((one) => one !== "").length);
  });

  it.each([
    ["acceptance rate at St. Thomas Minnesota", 174914],
    ["acceptance rate at Cornell", 190415],
    ["acceptance rate at Georgetown", 131496],
    ["acceptance rate at Brown", 217156],
  ])("asks nothing where one is meant: %s", (text, unitid) => {
    expect(offered(text)).toEqual([]);
    expect(collegesOf(text)).toEqual([String(unitid)]);
  });
});

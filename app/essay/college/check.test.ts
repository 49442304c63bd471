import { describe, expect, it } from "vitest";
import { readText } from "../text/draft";
import { checkCollege } from "./check";
import { checkedCollege, collegeTyped, everyName } from "./college.server";

const oberlin = checkedCollege(204501);
const found = (text: string) =>
  oberlin
    ? Object.fromEntries(
        checkCollege(readText(text), oberlin, everyName()).map(({ id, places }) => [
          id,
          places.map(({ start, end }) => text.slice(start, end)),
        ]),
      )
    : {};

describe("the check against a college", () => {
  it("finds the names of others, and not its own", () => {
    expect(found("At Oberlin College I’d cook. I can see myself at Yale University, or at Kenyon.")).toEqual({
      "other-college": ["Yale University", "Kenyon"],
    });
    expect(found("When I visited Kenyon I knew. I love Haverford’s small community.")).toEqual({
      "other-college": ["Kenyon", "Haverford"],
    });
  });

  it("finds them without their campus, by their letters and by what they’re called, and its own with the wrong word", () => {
    for (const [text, name] of [
      ["The University of Michigan has all I want.", "University of Michigan"],
      ["Ohio State University is near.", "Ohio State University"],
      ["I’d be happy at Ohio State, too.", "Ohio State"],
      ["UCLA’s diverse student body drew me.", "UCLA"],
      ["I can see myself at Georgia Tech.", "Georgia Tech"],
      ["Kenyon’s rigorous academics drew me.", "Kenyon"],
      ["I know that Oberlin University is for me.", "Oberlin University"],
    ] as const)
      expect(found(text)).toEqual({ "other-college": [name] });
  });

  it("lets other people go to other colleges", () => {
    for (const text of [
      "My mother studied at Ohio State University, and my uncle drives a bus at Kenyon.",
      "She teaches at Yale University. My sister chose Ball State and loves it.",
      "“Come to Yale University,” said the flyer.",
    ])
      expect(found(text)).toEqual({});
  });

  it("lets people and firms keep their names", () => {
    expect(found("My uncle works at Duke Energy, and Stanford is my cousin’s name.")).toEqual({});
  });

  it("finds majors and degrees it doesn’t award", () => {
    expect(found("I want to major in nursing and then get a PhD there.")).toEqual({
      "not-awarded": ["major in nursing", "PhD"],
    });
    expect(found("I want to study neuroscience, and my aunt is in nursing.")).toEqual({});
  });

  it("finds facts that its page has otherwise", () => {
    expect(found("I like a public university with an urban campus.")).toEqual({
      "other-fact": ["public university", "urban campus"],
    });
  });

  it("asks of a longer text for something of its own", () => {
    const vague = "It has good classes and a nice campus, and I would be happy there every day. ".repeat(4);
    expect(Object.keys(found(vague))).toEqual(["any-college"]);
    expect(found(`${vague} I’d play in the Gamelan Orchestra.`)).toEqual({});
  });

  it("finds a college by what was typed", () => {
    expect(collegeTyped("oberlin college")).toBe(204501);
    expect(collegeTyped("204501")).toBe(204501);
    expect(collegeTyped("999999")).toBeNull();
    expect(collegeTyped("")).toBeNull();
    expect(checkedCollege(1)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
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

/** What is found in a text written to another college, by its id. */
const foundFor = (unitid: number, text: string) => {
  const college = checkedCollege(unitid);
  if (college === null) throw new Error(`${unitid} is no college`);
  return checkCollege(readText(text), college, everyName()).map(
    ({ id, places }) => `${id}: ${places.map(({ start, end }) => text.slice(start, end)).join(", ")}`,
  );
};

const idOf = (name: string) => catalogue().all.find((college) => college.name === name)?.unitid ?? 0;
const osu = 204796;
const kenyon = 203535;
const nyu = 193900;
const amherst = idOf("Amherst College");
const tufts = idOf("Tufts University");
const georgeWashington = idOf("George Washington University");
const stevens = idOf("Stevens Institute of Technology");

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

  it("knows a college by every name its applicants write", () => {
    for (const [unitid, name] of [
      [osu, "Ohio State"],
      [110662, "University of California, Los Angeles"],
      [166629, "University of Massachusetts Amherst"],
      [228778, "UT Austin"],
      [195304, "Sarah Lawrence"],
      [195030, "University of Rochester"],
      [195030, "Rochester"],
      [214777, "Penn State"],
      [214777, "Pennsylvania State University"],
      [117946, "Loyola Marymount"],
      [nyu, "New York University"],
    ] as const)
      expect(foundFor(unitid, `I’d study at ${name}. ${name}’s campus is on a hill. I love ${name}.`)).toEqual([]);
  });

  it("finds names that several colleges share, and those that are words besides", () => {
    for (const [text, name] of [
      ["I can’t wait to call Northwestern my home.", "Northwestern"],
      ["I hope to attend Brown in the fall.", "Brown"],
      ["I can see myself at Rice.", "Rice"],
      ["Vanderbilt stands out to me.", "Vanderbilt"],
      ["Yale’s residential colleges would suit me.", "Yale"],
    ] as const)
      expect(foundFor(kenyon, text)).toEqual([`other-college: ${name}`]);
    expect(foundFor(kenyon, "I wrote a paper for Brown v. Board and read Jane Lawrence’s history.")).toEqual([]);
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

  it("finds a state or a city that the college isn't near", () => {
    for (const [unitid, text, place] of [
      [kenyon, "I can’t wait to study in sunny California at Kenyon.", "study in sunny California"],
      [kenyon, "Your campus in beautiful Vermont is where I’d learn to ski.", "campus in beautiful Vermont"],
      [kenyon, "I look forward to living in Chicago.", "living in Chicago"],
      [amherst, "I’d love to spend four years in Boston.", "spend four years in Boston"],
      [amherst, "Amherst is in the heart of Boston, and I’d walk to the museums.", "in the heart of Boston"],
      [amherst, "I dream of going to college in New York City.", "college in New York City"],
      [nyu, "I want to live in a city like Los Angeles.", "in a city like Los Angeles"],
      [osu, "I’m excited to live in Portland, Oregon, at last.", "live in Portland, Oregon"],
    ] as const) {
      const places = foundFor(unitid, text);
      expect(places, text).toHaveLength(1);
      expect(places[0], text).toMatch(/^other-fact: /);
      expect(places[0], text).toContain(place.split(" in ").at(-1));
    }
  });

  it("lets a home, a summer, a trip, another college and what comes later be somewhere else", () => {
    for (const text of [
      "I grew up in sunny California, and I’d bring my board to Kenyon.",
      "My home in Texas has no snow, so I’d be the first one out at Kenyon.",
      "At a summer program in Boston I heard of Kenyon, and I want to go.",
      "I’d like to see my cousins in Chicago on weekends.",
      "I want to live in Chicago after Kenyon.",
      "One day I’d like to study in Paris, Texas.",
      "I could study in Boston, but I’d miss the hills.",
      "I want to write about people who live in Texas.",
      "I hope to bring clean water to the towns in California that have none.",
      "My brother wants to go to college in California; I’d go to Kenyon.",
      "I’d leave a school in Florida for your labs.",
      "I’d rather live in Gambier than in downtown Chicago.",
      "I can see myself in Boston University’s labs.",
      "I’d study in Columbus on Saturdays.",
      "“I want to study in sunny California,” said my sister, and I’d laugh.",
    ])
      expect(
        foundFor(kenyon, text).filter((found) => found.startsWith("other-fact")),
        text,
      ).toEqual([]);
    // Near enough to say so, in its own state, or a name it shares.
    for (const [unitid, text] of [
      [tufts, "I’m excited to live in a vibrant city like Boston."],
      [tufts, "I love Boston and its river."],
      [nyu, "I want to live in New York."],
      [nyu, "I’d love to live in New York City, a ferry away from New Jersey."],
      [georgeWashington, "I want to live in Washington for four years."],
      [stevens, "I want to study in New York, or across the water from it."],
      [osu, "I’d love to live in Columbus."],
      [amherst, "I’d live in beautiful Massachusetts."],
    ] as const)
      expect(foundFor(unitid, text), text).toEqual([]);
  });

  it("says of no college that it's far from its own town or state", () => {
    const { all } = catalogue();
    const wrong = all.flatMap(({ unitid, name }) => {
      const college = checkedCollege(unitid);
      return college?.farFrom.some((place) => place === college.city || place === college.state) ? [name] : [];
    });
    expect(all.length).toBeGreaterThan(2_000);
    expect(wrong).toEqual([]);
    expect(checkedCollege(kenyon)?.farFrom).toEqual(expect.arrayContaining(["California", "Boston", "New York City"]));
  });

  it("lets other schools be other, and degrees come later", () => {
    for (const text of [
      "Our high school’s nursing program was cut.",
      "My sister goes to a public university and has a degree in nursing.",
      "I toured a big public university and got lost twice.",
      "I want a small place, not an urban campus.",
      "After Kenyon I want to go to medical school.",
      "I hope to become a doctor and go to law school.",
    ])
      expect(foundFor(kenyon, text)).toEqual([]);
    expect(foundFor(kenyon, "I would get a PhD at Kenyon.")).toEqual(["not-awarded: PhD"]);
  });

  it("takes what not every college has for its own", () => {
    const text =
      "I build bad harpsichords from kits, and the second one stays in tune for most of a day, or so my sister says. When I read that Oberlin keeps a shop for early instruments I wrote to ask who holds the glue. I’d like to live in a co-op, because I’ve cooked for seven since I was twelve.";
    expect(found(text)).toEqual({});
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

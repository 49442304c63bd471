import { describe, expect, it } from "vitest";
import { cardGroups } from "./cards";
import { ideaQuestions, readIdeas, weighIdeas } from "./choose";

describe("the cards", () => {
  it("ask, and hold nothing to paste", () => {
    for (const card of cardGroups.flatMap(({ cards }) => cards)) expect(card).toMatch(/\?$|\? [^?]+\?$/);
  });
});

describe("three ideas", () => {
  const all = (value: string, number: number) =>
    Object.fromEntries(ideaQuestions.map(({ id }) => [`${id}${number}`, value]));
  const weigh = (fields: Record<string, string>) => weighIdeas(readIdeas(new URLSearchParams(fields)));

  it("are put in the order of the student's own answers", () => {
    const weighed = weigh({ name1: "Keys", ...all("some", 1), name2: "Goat", ...all("yes", 2), name3: " " });
    expect(weighed.map(({ name, share }) => [name, share])).toEqual([
      ["Goat", 1],
      ["Keys", 0.5],
      ["Idea 3", null],
    ]);
  });

  it("one that somebody doesn't want read comes last", () => {
    const [first, second, last] = weigh({
      ...all("yes", 1),
      willing1: "no",
      ...all("some", 2),
      ...all("no", 3),
      willing3: "yes",
    });
    expect([first?.number, second?.number, last?.number]).toEqual([2, 3, 1]);
    expect(last?.unwilling).toBe(true);
  });

  it("take only the answers there are", () => {
    expect(readIdeas(new URLSearchParams({ own1: "perhaps", own2: "yes" })).map(({ answers }) => answers)).toEqual([
      {},
      { own: "yes" },
      {},
    ]);
  });
});

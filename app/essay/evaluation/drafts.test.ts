import { describe, expect, it } from "vitest";
import results from "../../../content/evaluation/essay/results.json";
import { checkedCollege, collegeTyped } from "../college/college.server";
import { otherPlaces } from "../college/other-places";
import { prompts } from "../prompts/prompts";
import { readText } from "../text/draft";
import { alarmsInGood, lengthsOf, recallOf, scoreDrafts } from "./drafts";
import { essayGoals, evaluationDrafts, readEvery, scoredIds } from "./run.server";

const drafts = evaluationDrafts();

describe("the drafts of the evaluation", () => {
  it("are at least 40, good and bad, each once, and name prompts and findings that exist", () => {
    expect(drafts.length).toBeGreaterThanOrEqual(40);
    expect(drafts.filter(({ good }) => good).length).toBeGreaterThanOrEqual(15);
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(drafts.length);
    const known = prompts.map(({ id }) => id);
    expect(drafts.filter(({ prompt }) => !known.includes(prompt))).toEqual([]);
    expect(drafts.flatMap(({ finds, may = [] }) => [...finds, ...may]).filter((id) => !scoredIds.includes(id))).toEqual(
      [],
    );
  });

  it("hold every finding at least once", () => {
    const wanted = new Set(drafts.flatMap(({ finds }) => finds));
    expect(scoredIds.filter((id) => !wanted.has(id))).toEqual([]);
  });

  it("are read as well as the goals ask, with few false alarms, and as the page says", () => {
    const read = readEvery(drafts);
    const rows = scoreDrafts(read, scoredIds);
    const goals = essayGoals();
    expect(recallOf(rows)).toBeGreaterThanOrEqual(goals.recall);
    expect(alarmsInGood(read)).toBeLessThanOrEqual(goals.alarmsInGood);
    expect(results.rows).toEqual(rows);
    expect(results.words).toEqual(lengthsOf(drafts));
  });
});

describe("good drafts, as if written to colleges all over the country", () => {
  it("are never told that the college is somewhere else", () => {
    const good = drafts.filter((draft) => draft.good).map(({ id, text }) => ({ id, read: readText(text) }));
    const alarms = ["Oberlin College", "Reed College", "Amherst College", "Rice University", "Boise State University"]
      .map((name) => checkedCollege(collegeTyped(name) ?? 0))
      .flatMap((college) => {
        if (college === null) throw new Error("One of these is no college");
        return good.flatMap(({ id, read }) =>
          otherPlaces(read, college, []).map(
            ({ start, end }) => `${id}, ${college.name}: ${read.text.slice(start, end)}`,
          ),
        );
      });
    expect(alarms).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import results from "../../../content/evaluation/essay/results.json";
import { prompts } from "../prompts/prompts";
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

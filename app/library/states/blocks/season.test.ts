import { describe, expect, it } from "vitest";
import { seasonFall } from "~/season/fact";
import { wordsOf } from "../../../../tests/contract/states-measure";
import { stateSlugs } from "../../addresses/paths";
import { sharedPart, shingles } from "../../checks/alike";
import { factsOf, parseStateFacts } from "../../guides/facts.server";

const all = stateSlugs.flatMap((slug) => {
  const facts = factsOf(slug);
  return facts === null ? [] : [facts];
});
const said = all.map(({ name, season }) => ({
  name,
  sentences: [...season.changes.map(({ say }) => say), season.unknown].map((say) => say.replaceAll(name, "#")),
}));

describe("what changed this season", () => {
  it("is told of each state with a guide, for the coming fall", () => {
    expect(all).toHaveLength(15);
    expect(new Set(all.map(({ season }) => season.entry))).toEqual(new Set([seasonFall]));
  });

  it("is not the same sentence in two states, nor the same sentence with another name", () => {
    const each = said.flatMap(({ sentences }) => sentences);
    expect(new Set(each).size).toBe(each.length);
    const alike = said.flatMap((a, i) =>
      said.slice(i + 1).flatMap((b) => {
        const runs = [a, b].map(({ name, sentences }) => shingles(wordsOf(`<p>${sentences.join(" ")}</p>`, name)));
        const shared = sharedPart(runs[0] ?? new Set(), runs[1] ?? new Set());
        return shared > 0.05 ? [`${a.name} and ${b.name}: ${shared.toFixed(2)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it("says whom to ask where nothing new was found", () => {
    const quiet = all.filter(({ season }) => season.changes.length === 0);
    expect(quiet.length).toBeGreaterThan(0);
    for (const { name, season } of quiet) expect(season.unknown, name).toMatch(/\b(ask|check|read|has both)\b/i);
  });

  it("rests on a confirmed fact that gives the day, and on no older season", () => {
    const [georgia] = all.filter(({ slug }) => slug === "georgia");
    if (!georgia) throw new Error("no facts of Georgia");
    const with1 = (change: object) => () =>
      parseStateFacts(
        JSON.stringify({
          ...georgia,
          season: { ...georgia.season, changes: [{ ...georgia.season.changes[0], ...change }] },
        }),
        "georgia",
      );
    expect(with1({})).not.toThrow();
    expect(with1({ fact: "aid.nothing" })).toThrow("no confirmed fact");
    expect(with1({ when: "March 4, 2026" })).toThrow("doesn't say");
    expect(with1({ fact: "testing.seven", when: "May 14, 2024" })).toThrow("before this season");
    expect(with1({ say: "DREAMS pays up to $4,000 a year." })).toThrow("amounts");
  });
});

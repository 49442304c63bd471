import { describe, expect, it } from "vitest";
import { next, nothingYet } from "~/design/live/shown";
import { answerForm } from "../calculator/result/answer.server";
import { priceSentence } from "../calculator/result/result-words";
import { liveAnswer } from "./answer";
import type { LiveFigures } from "./figures";
import { liveFigures } from "./figures.server";
import { oneLine, oneSentence, payingLines, priceFigure, spoken, trouble } from "./words";

const unitids = "204796,201645,166683,201690";
/** As they come from the server. */
const figures: LiveFigures = JSON.parse(JSON.stringify(liveFigures(unitids)));

const formOf = (typed: Record<string, string>) => new URLSearchParams({ unitids, ...typed });
const live = (typed: Record<string, string>, of = figures) => liveAnswer(formOf(typed), of);
function resultOf(typed: Record<string, string>, of = figures) {
  const answer = live(typed, of);
  if (!answer.ok) throw new Error(JSON.stringify(answer.mistakes));
  return answer.result;
}

describe("the answer while typing", () => {
  it.each<[string, Record<string, string>]>([
    ["a state alone", { state: "OH" }],
    ["an income from another state", { state: "PA", income: "$83,417" }],
    ["a band", { state: "OH", band: "1" }],
    ["an index", { state: "TX", sai: "-1500" }],
    ["somebody from abroad", { state: "abroad", income: "40000" }],
    ["two years at a community college", { state: "OH", way: "2+2", income: "61k" }],
    ["the same from a state without one of the colleges", { state: "CA", way: "2+2", income: "61k" }],
    [
      "everything that can pay",
      {
        state: "OH",
        income: "72,000",
        way: "5",
        household1: "6,123",
        household2: "2917",
        work: "2,000",
        plan529: "19k",
        savings: "4000",
        direct: "yes",
        plus: "5000",
        credit: "joint",
        "grant1.yearly": "1,000",
        "growth.savings": "4",
        "c204796.living": "withFamily",
        "c204796.residency": "outOfState",
        "c166683.offered": "55,000",
        "rap.dependents": "1",
      },
    ],
  ])("is that of the posted form: %s", (_, typed) => {
    const posted = answerForm(formOf(typed)).outcome;
    expect(posted?.grids).toHaveLength(4);
    expect(resultOf(typed).grids).toEqual(posted?.grids);
  });

  it("counts the earnings of a chosen program as the posted form does", () => {
    const [program] = figures.programs[204796] ?? [];
    const typed = { state: "OH", direct: "yes", "c204796.program": `${program?.level}-${program?.cip4}` };
    const { grids } = resultOf(typed);
    expect(grids[0]?.earnings).toMatchObject({ basis: "program", yearly: program?.earnings });
    expect(grids).toEqual(answerForm(formOf(typed)).outcome?.grids);
  });

  it("gives the field's own message for what cannot be read, and none for a college it has no figures of", () => {
    expect(live({ state: "OH", income: "plenty" })).toEqual({
      ok: false,
      mistakes: [{ field: "income", message: expect.stringContaining("Family income") }],
    });
    expect(live({})).toMatchObject({ ok: false, mistakes: [{ field: "state" }] });
    const via = figures.communityColleges.find(({ state }) => state === "OH");
    expect(live({ state: "OH", way: "2+2", via: String(via?.unitid) })).toMatchObject({ ok: true });
    expect(live({ state: "OH", way: "2+2", via: "100654" })).toMatchObject({ ok: false, mistakes: [{ field: "via" }] });
  });
});

describe("what stands beside the form", () => {
  const first = next(nothingYet, () => live({ state: "OH", income: "60000" }));

  it("keeps the last answer, marked old, while a field cannot be read or the calculation fails", () => {
    const unread = next(first, () => live({ state: "OH", income: "6o000" }));
    expect(unread.result).toBe(first.result);
    expect(trouble(unread)).toContain("before your last change");
    const failed = next(first, () => {
      throw new Error("broken");
    });
    expect(failed.result).toBe(first.result);
    expect(trouble(failed)).not.toBe("");
    expect(spoken(failed)).not.toContain("$");
    const again = next(failed, () => live({ state: "OH", income: "61000" }));
    expect(trouble(again)).toBe("");
    expect(again.result).not.toEqual(first.result);
  });

  it("says the first year's price as the table of the result does", () => {
    const one = { ...figures, colleges: figures.colleges.slice(0, 1) };
    const result = resultOf({ state: "OH", income: "60000" }, one);
    const year = result.grids[0]?.cost?.years[0];
    const figure = (value = 0) => value.toLocaleString("en-US");
    const price = `$${figure(year?.net.mid)} a year ($${figure(year?.net.low)} to $${figure(year?.net.high)})`;
    expect(oneSentence(result)).toBe(`You’d pay about ${price}.`);
    expect(oneLine(result)).toBe(`About ${price}`);
    expect(result.grids.map((grid) => priceFigure(grid))).toEqual([price]);
  });

  it("says what is published apart from what is left after grants, and never 0 for what is not reported", () => {
    const abroad = resultOf({ state: "abroad" });
    expect(oneSentence(abroad)).toMatch(/^Published prices at 4 colleges: .* before any grant\.$/);
    const mixed = resultOf({ state: "abroad", "c166683.offered": "30000" });
    expect(oneSentence(mixed)).toMatch(/ a year at 1 of 4 colleges\.$/);
    const [college] = figures.colleges;
    if (!college) throw new Error("no college");
    const none = { onCampus: null, offCampus: null, withFamily: null };
    const silent = { ...college, cost: { ...college.cost, published: { inState: none, outOfState: none } } };
    const unreported = resultOf({ state: "OH" }, { ...figures, colleges: [silent] });
    expect(oneSentence(unreported)).toBe("No full published price is reported.");
    expect(unreported.grids.map((grid) => priceSentence(grid))).toEqual(["No full published price is reported."]);
  });

  it("speaks of a gap only to somebody who typed what they can bring", () => {
    expect(resultOf({ state: "OH", income: "60000" }).paying).toBe(false);
    const { grids, paying } = resultOf({ state: "OH", income: "60000", household1: "1000", direct: "yes" });
    expect(paying).toBe(true);
    const [grid] = grids;
    expect(grid?.cost && payingLines(grid.cost)).toEqual([
      expect.stringMatching(/^Still to find over 4 years: \$/),
      expect.stringMatching(/^Your debt when payments start: \$.* a month\.$/),
    ]);
  });
});

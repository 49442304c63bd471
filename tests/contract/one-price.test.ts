import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { Estimate } from "~/colleges/profile/estimate";
import { readCostForm } from "~/cost/calculator/answers/input";
import { calculateCost } from "~/cost/calculator/model/grid";
import { planOf } from "~/cost/calculator/result/plan";
import { type State, states } from "~/geography/states";
import { noAnswers } from "~/match/model/answers/input";
import { calculateMatch } from "~/match/model/list/calculate";
import { modelOf, rankOne, studentOf } from "~/match/model/list/rank";

/**
 * One student is told one price: by the quiz, its command line, the cost calculator and the page of the college.
 */
const { all, programsOf } = catalogue();
const model = modelOf(all);
const homes: readonly (State | "abroad")[] = ["OH", "NY", "CA", "TX", "IL", "GA", "abroad"];
/** Spread over the whole catalogue, and the one that was told at a third of its price. */
const some = all.filter(({ unitid }, at) => at % 23 === 0 || unitid === 190512);

/** First years of the calculator, with nothing but a home state and an income band typed, by unitid. */
function calculator(state: string, band: string) {
  const reading = readCostForm(new URLSearchParams({ state, band }), some, programsOf);
  if (!reading.ok) throw new Error(JSON.stringify(reading.messages));
  const grids = calculateCost(planOf(reading.answers, some, all));
  return new Map(grids.map(({ unitid, cost }) => [unitid, cost?.years[0]?.net ?? null]));
}

describe("one price for one student", () => {
  it("in the match, on its command line and in the cost calculator, at many colleges and in many states", () => {
    expect(some.length).toBeGreaterThan(150);
    for (const [at, state] of homes.entries()) {
      const income = (["0", "2", "4", null] as const)[at % 4] ?? null;
      const student = studentOf({ ...noAnswers(), state, income }, null);
      const calculated = calculator(state, income ?? "");
      for (const { unitid } of some) {
        const item = model.byUnitid.get(unitid);
        if (!item) throw new Error("no such college");
        const { price } = rankOne(model, item, student);
        const told = price && { low: price.low, mid: price.mid, high: price.high };
        expect(told, `${unitid} ${state} ${income}`).toEqual(calculated.get(unitid));
      }
    }
    const calculated = calculator("OH", "");
    const unitids = some.map(({ unitid }) => unitid);
    for (const { unitid, price } of calculateMatch({ student: { state: "OH" }, unitids }, all).results) {
      expect(price && { low: price.low, mid: price.mid, high: price.high }).toEqual(calculated.get(unitid));
    }
  });

  it("on the page of the college, for residents, for others and from abroad", () => {
    for (const college of some.filter(({ cost }) => cost.netPrice !== null)) {
      const item = model.byUnitid.get(college.unitid);
      if (!item || !(college.state in states)) continue;
      const page = renderToStaticMarkup(createElement(Estimate, { college })).replaceAll("<!-- -->", "");
      const other = college.state === "OH" ? "CA" : "OH";
      for (const home of [college.state as State, other, "abroad"] as const) {
        const { price } = rankOne(model, item, studentOf({ ...noAnswers(), state: home }, null));
        if (price && (home === "abroad" || price.basis !== "published"))
          expect(page).toContain(`$${price.mid.toLocaleString("en-US")}`);
      }
    }
  });
});

import { expect, it } from "vitest";
import { unitidOf } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import { examplePlan } from "./home-example.server";

it("the example shows 72 %, a safety and a target, and prices as the colleges reported them", () => {
  const { steps, matches } = examplePlan();
  expect(steps.done / steps.all).toBe(0.72);
  expect(matches.map(({ label }) => label)).toContain("safety");
  expect(matches.map(({ label }) => label)).toContain("target");
  for (const { path, paid, chance } of matches) {
    const college = catalogue().byUnitid.get(unitidOf(path.split("/").at(-1) ?? "") ?? 0);
    expect(paid).toBe(college?.cost.netPriceByIncome[2]);
    expect(paid).not.toBeNull();
    expect(chance.low).toBeLessThan(chance.high);
  }
});

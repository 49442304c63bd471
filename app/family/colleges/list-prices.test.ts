import { describe, expect, it } from "vitest";
import { listPrices } from "./list-prices.server";

const kenyon = 203535;
const ohioState = 204796;

describe("the prices of a list", () => {
  const plan = { state: "OH", entry: 2027 } as const;

  it("lie between the cheapest and the dearest, for a student of the plan's state", () => {
    const colleges = [kenyon, ohioState].map((unitid) => ({ unitid, status: "considering" as const }));
    const prices = listPrices({ ...plan, colleges });
    expect(prices).toMatchObject({ priced: 2, unitids: [kenyon, ohioState], state: "Ohio", year: "2027-28" });
    expect(prices?.low).toBe(listPrices({ ...plan, colleges: colleges.slice(1) })?.low);
    expect(prices?.high).toBe(listPrices({ ...plan, colleges: colleges.slice(0, 1) })?.high);
    expect(prices?.low).toBeLessThan(listPrices({ ...plan, state: "TX", colleges: colleges.slice(1) })?.low ?? 0);
  });

  it("leave out what is left behind and what isn't known, and are none where nothing is left", () => {
    const colleges = [
      { unitid: kenyon, status: "withdrawn" as const },
      { unitid: 1, status: "considering" as const },
    ];
    expect(listPrices({ ...plan, colleges })).toBeNull();
    expect(
      listPrices({ ...plan, colleges: [...colleges, { unitid: ohioState, status: "considering" as const }] }),
    ).toMatchObject({
      priced: 1,
      unitids: [1, ohioState],
    });
  });
});

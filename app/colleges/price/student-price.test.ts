import { describe, expect, it } from "vitest";
import { isState } from "~/geography/states";
import exchanges from "../../../content/facts/prices/exchanges.json";
import { catalogue } from "../catalogue.server";
import type { College } from "../college";
import { exchangesToAskAbout } from "./exchange";
import { noMeans, priceFor } from "./student-price";
import { asksTwoPrices, statePartOfGrants, usualLiving } from "./yearly-price";

const { all, byUnitid } = catalogue();
const college = (unitid: number) => byUnitid.get(unitid) as College;
const baruch = college(190512);
const kenyon = college(203535);

describe("the price for a student", () => {
  it("of Baruch for an Ohio student is near the published price for others, not a third of it", () => {
    const ohio = priceFor(baruch, { home: "OH", means: noMeans });
    // $32,651 was what the calculator said for fall 2026, when it still counted New York's own grants.
    expect(ohio?.low).toBeLessThanOrEqual(32_651);
    expect(ohio?.mid).toBeGreaterThan(32_651);
    expect(ohio?.high).toBeLessThanOrEqual(Math.round(41_962 * 1.03 ** 3));
    expect(ohio?.residency).toBe("outOfState");
    const newYork = priceFor(baruch, { home: "NY", means: noMeans });
    expect(newYork?.mid).toBeLessThan((ohio?.mid ?? 0) - 7_950);
  });

  it("is the resident price only with a stated state", () => {
    const nobody = priceFor(baruch, { home: null, means: noMeans });
    expect(nobody?.mid).toBe(priceFor(baruch, { home: "OH", means: noMeans })?.mid);
    expect(nobody?.residency).toBe("unknown");
    expect(nobody?.forResidents).toBe(priceFor(baruch, { home: "NY", means: noMeans })?.mid);
    for (const home of ["OH", "NY", null])
      expect(priceFor(kenyon, { home, means: noMeans })).toEqual(priceFor(kenyon, { home: "CA", means: noMeans }));
  });

  it("is full from abroad, at public and private colleges", () => {
    for (const [each, published] of [
      [baruch, 41_962],
      [kenyon, kenyon.cost.published.inState.onCampus ?? 0],
    ] as const) {
      const price = priceFor(each, { home: "abroad", means: { ...noMeans, band: 0 } });
      expect(price?.mid).toBe(Math.round(published * 1.03 ** 3));
      expect(price).toMatchObject({ low: price?.mid, high: price?.mid, basis: "published", residency: "abroad" });
    }
  });

  it("is in order and never below 0, and dearer for others, at every college and income", () => {
    for (const each of all) {
      for (const band of [null, 0, 1, 2, 3, 4] as const) {
        const means = { ...noMeans, band };
        const home = priceFor(each, { home: each.state, means });
        const away = priceFor(each, { home: each.state === "OH" ? "CA" : "OH", means });
        for (const price of [home, away]) {
          if (!price) continue;
          expect(0 <= price.low && price.low <= price.mid && price.mid <= price.high).toBe(true);
        }
        if (home && away) expect(away.mid).toBeGreaterThanOrEqual(home.mid);
        expect(away?.residency ?? null).toBe(away === null || !asksTwoPrices(each) ? null : "outOfState");
      }
    }
  });

  it("says nothing where no published price is reported, never 0", () => {
    const silent = all.find((each) => each.cost.published.inState[usualLiving(each)] === null) as College;
    expect(priceFor(silent, { home: silent.state, means: noMeans })).toBeNull();
  });

  it("takes the state's part of the grants from what the college reports, else the median of all", () => {
    expect(statePartOfGrants(baruch)).toBeCloseTo((0.83 * 4212) / (0.89 * 10_114), 9);
    expect(statePartOfGrants({ ...baruch, aid: { ...baruch.aid, stateGrantShare: 0 } })).toBe(0);
    expect(statePartOfGrants({ ...baruch, aid: { ...baruch.aid, stateGrantAverage: null } })).toBe(0.23);
    const reported = all
      .filter((each) => asksTwoPrices(each) && each.aid.stateGrantAverage !== null && each.aid.anyGrantAverage !== null)
      .map(statePartOfGrants)
      .sort((a, b) => a - b);
    expect(Math.abs((reported[reported.length >> 1] ?? 0) - 0.23)).toBeLessThan(0.02);
  });
});

describe("agreements between states", () => {
  it("are named between two states of one, never for residents or private colleges", () => {
    expect(exchangesToAskAbout(college(126818), "WY")).toEqual(["Western Undergraduate Exchange (WUE)"]);
    expect(exchangesToAskAbout(college(126818), "CO")).toEqual([]);
    expect(exchangesToAskAbout(college(126818), "OH")).toEqual([]);
    expect(exchangesToAskAbout(kenyon, "IN")).toEqual([]);
    // Illinois and Michigan left the Midwest program; Florida, Texas and North Carolina send no undergraduates.
    const members = exchanges.programs.flatMap(({ id, states }) => states.map((state) => `${id} ${state}`));
    for (const gone of ["msep IL", "msep MI", "acm FL", "acm TX", "acm NC"]) expect(members).not.toContain(gone);
    for (const { states } of exchanges.programs) expect(states.every(isState)).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { listMapPath, readListMap } from "./list-map";
import { drawListMap } from "./list-map.server";

const numbersOf = (svg: string | null) =>
  [...(svg ?? "").matchAll(/class="number"[^>]*>([^<]+)</g)].map(([, text]) => text);
const asked = (path: string) => readListMap(new URL(path, "http://localhost").searchParams);

describe("the map of a list", () => {
  it("has a number for each college, in the order of the list", () => {
    const path = listMapPath([204796, 203535, 202356], 26);
    expect(asked(path)).toEqual({ unitids: [204796, 203535, 202356], from: 26 });
    const svg = drawListMap({ unitids: [204796, 203535, 202356], from: 26 });
    expect(numbersOf(svg).sort()).toEqual(["26", "27", "28"]);
    // Nothing comes from elsewhere, and no program runs.
    expect(svg).not.toMatch(/<script|href|url\(/);
  });

  it("writes colleges of one town on one mark", () => {
    // Cleveland State and Case Western Reserve; Los Angeles far away.
    expect(numbersOf(drawListMap({ unitids: [202356, 201645, 110662], from: 1 })).sort()).toEqual(["1–2", "3"]);
  });

  it("leaves out a college it doesn’t know, and keeps the numbers of the others", () => {
    expect(numbersOf(drawListMap({ unitids: [999999, 203535], from: 1 }))).toEqual(["2"]);
    expect(drawListMap({ unitids: [999999], from: 1 })).toBeNull();
  });

  it("refuses other addresses", () => {
    for (const path of [
      "/?",
      "/?unitids=1",
      "/?unitids=203535;",
      "/?unitids=203535&from=0",
      "/?unitids=203535&from=1e9",
    ])
      expect(asked(path)).toBeNull();
    expect(asked(listMapPath(Array.from({ length: 26 }, () => 203535)))).toBeNull();
  });

  it("draws every college that says where it is", () => {
    const placed = catalogue().all.filter(({ lat, lon }, at) => at % 150 === 0 && lat !== null && lon !== null);
    for (const { unitid } of placed) expect(numbersOf(drawListMap({ unitids: [unitid], from: 1 }))).toEqual(["1"]);
    expect(placed.length).toBeGreaterThan(15);
  });
});

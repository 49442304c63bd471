import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { contoursOf, mapAround } from "./contours.server";

const of = (unitid: number) => {
  const college = catalogue().byUnitid.get(unitid);
  const found = college && contoursOf(college);
  if (!found) throw new Error(String(unitid));
  return found;
};

describe("the picture of a college’s place", () => {
  it("tells a village from a city", () => {
    const [kenyon, cleveland, nyu] = [of(203535), of(202356), of(193900)];
    expect(kenyon.lines.length).toBeLessThan(cleveland.lines.length);
    expect(cleveland.lines.length).toBeLessThan(nyu.lines.length);
    expect(kenyon.others.length).toBeLessThan(cleveland.others.length);
    expect(kenyon.campus).toBeLessThan(cleveland.campus);
  });

  it("holds every college of a page that is near", () => {
    const map = mapAround({ lat: 40.376, lon: -82.397 }, [203535, 204796, 202356, 110635]);
    expect(map?.others).toHaveLength(3);
    expect(map?.miles).toBeGreaterThan(200);
    expect(mapAround({ lat: 40.376, lon: -82.397 }, [110635])).toBeNull();
  });

  it("weighs little for every college, and is left out where the place isn’t known", () => {
    const sizes = catalogue()
      .all.filter((_, at) => at % 40 === 0)
      .map((college) => JSON.stringify(contoursOf(college)).length);
    expect(Math.max(...sizes)).toBeLessThan(9_000);
    const [any] = catalogue().all;
    if (any) expect(contoursOf({ ...any, lat: null })).toBeNull();
  });
});

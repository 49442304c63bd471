import { describe, expect, it } from "vitest";
import { isRegion, nameOfRegion, regionIn } from "./regions";

describe("regions in a question", () => {
  it.each([
    ["where can i study marine biology in the southeast", "the Southeast", "FL"],
    ["which schools in new england offer forensic science", "New England", "VT"],
    ["safeties in the midwest", "the Midwest", "OH"],
    ["colleges in the pacific northwest", "the Pacific Northwest", "OR"],
    ["schools down south in the deep south", "the Deep South", "AL"],
  ])("%s", (plain, name, state) => {
    const region = regionIn(plain);
    expect(region === null ? null : nameOfRegion(region)).toBe(name);
    expect(region?.states).toContain(state);
  });

  it("takes no college for a region", () => {
    expect(regionIn("does southeast missouri state have nursing")).toBeNull();
    expect(regionIn("northwest missouri state acceptance rate")).toBeNull();
    expect(isRegion("new england college")).toBe(false);
  });
});

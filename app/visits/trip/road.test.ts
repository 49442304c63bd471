import { describe, expect, it } from "vitest";
import { atlas } from "~/colleges/place/atlas.server";
import { drawMap } from "~/colleges/place/draw-map";
import { roadOf } from "./road";

const milwaukee = { lat: 43.038, lon: -87.93, text: "1", kind: "stop" } as const;
const muskegon = { lat: 43.234, lon: -86.248, text: "Start", kind: "end" } as const;

describe("the map of a trip", () => {
  it("draws the drive around Lake Michigan, not across it", () => {
    const { route } = drawMap(atlas(), [muskegon, milwaukee], roadOf([muskegon, milwaukee]));
    const heights = route
      .slice(1)
      .split("L")
      .map((pair) => Number(pair.split(" ")[1]));
    // Pixels grow to the south: the way goes far below both ends.
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.max(...heights)).toBeGreaterThan(Math.max(heights[0] ?? 0, heights.at(-1) ?? 0) + 60);
  });
});

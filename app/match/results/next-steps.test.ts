import { describe, expect, it } from "vitest";
import type { Listing } from "./listing";
import { nextSteps } from "./next-steps";

type Suggested = Listing["suggested"];
const labels = ["safety", "safety", "safety", "target", "target", "target", "target", "reach", "reach"] as const;
const suggested = labels.map((label, i) => ({ unitid: 100_000 + i, label })) as unknown as Suggested;
const query = (path: string) => new URLSearchParams(path.split("?")[1]);

describe("nextSteps", () => {
  it("hands six of the list to the cost calculator and all of it to the others", () => {
    const [cost, timeline, visits] = nextSteps({ suggested, timelineYear: 2027, homeState: "OH" });
    expect(query(cost?.path ?? "").get("unitids")).toBe("100000,100001,100003,100004,100005,100007");
    expect(
      query(timeline?.path ?? "")
        .get("unitids")
        ?.split(","),
    ).toHaveLength(9);
    expect(Object.fromEntries(query(timeline?.path ?? ""))).toMatchObject({ year: "2027", state: "OH" });
    expect(
      query(visits?.path ?? "")
        .get("unitids")
        ?.split(","),
    ).toHaveLength(9);
  });

  it("hands on nothing but colleges, class year and home state: no money", () => {
    for (const { path } of nextSteps({ suggested, timelineYear: 2027, homeState: "OH" }))
      for (const name of query(path).keys()) expect(["unitids", "year", "state"]).toContain(name);
  });

  it("leaves out a class year and a state it does not have", () => {
    const [, timeline] = nextSteps({ suggested, timelineYear: null, homeState: null });
    expect([...query(timeline?.path ?? "").keys()]).toEqual(["unitids"]);
  });

  it("has nothing to go on from without a list", () => {
    expect(nextSteps({ suggested: [], timelineYear: 2027, homeState: "OH" })).toEqual([]);
  });
});

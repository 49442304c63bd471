import { describe, expect, it } from "vitest";
import type { Listing } from "./listing";
import { type NextStep, nextSteps } from "./next-steps";

type Suggested = Listing["suggested"];
const labels = ["safety", "safety", "safety", "target", "target", "target", "target", "reach", "reach"] as const;
const suggested = labels.map((label, i) => ({ unitid: 100_000 + i, label })) as unknown as Suggested;
const query = (step: NextStep | undefined) => new URLSearchParams(step?.path.split("?")[1]);
const answers = { zip: null };

describe("nextSteps", () => {
  it("hands the whole list to each tool", () => {
    const [cost, timeline, visits] = nextSteps({ suggested, timelineYear: 2027, homeState: "OH", answers });
    expect(query(cost).get("unitids")?.split(",")).toHaveLength(9);
    expect(query(timeline).get("unitids")?.split(",")).toHaveLength(9);
    expect(Object.fromEntries(query(timeline))).toMatchObject({ year: "2027", state: "OH" });
    expect(query(visits).get("unitids")?.split(",")).toHaveLength(9);
  });

  it("tells each tool where home is, so that none asks for it again", () => {
    const [cost, , visits] = nextSteps({ suggested, timelineYear: 2027, homeState: "OH", answers: { zip: "43004" } });
    expect(query(cost).get("state")).toBe("OH");
    expect(query(visits).get("from")).toBe("43004");
  });

  it("hands on nothing but colleges, class year and home: no money", () => {
    const [cost, timeline, visits] = nextSteps({
      suggested,
      timelineYear: 2027,
      homeState: "OH",
      answers: { zip: "43004" },
    });
    expect([...query(cost).keys()]).toEqual(["unitids", "state"]);
    expect([...query(timeline).keys()]).toEqual(["unitids", "year", "state"]);
    expect([...query(visits).keys()]).toEqual(["unitids", "from"]);
    expect(cost?.form?.fields).toEqual(Object.fromEntries(query(cost)));
    expect([timeline?.form, visits?.form]).toEqual([null, null]);
  });

  it("leaves out a class year and a state it does not have", () => {
    const [, timeline] = nextSteps({ suggested, timelineYear: null, homeState: null, answers });
    expect([...query(timeline).keys()]).toEqual(["unitids"]);
  });

  it("has nothing to go on from without a list", () => {
    expect(nextSteps({ suggested: [], timelineYear: 2027, homeState: "OH", answers })).toEqual([]);
  });
});

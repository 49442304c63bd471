import { describe, expect, it } from "vitest";
import { noAnswers } from "./input";
import type { Listing } from "./listing";
import { nextSteps } from "./next-steps";

type Suggested = Listing["suggested"];
const labels = ["safety", "safety", "safety", "target", "target", "target", "target", "reach", "reach"] as const;
const suggested = labels.map((label, i) => ({ unitid: 100_000 + i, label })) as unknown as Suggested;
const query = (path: string) => new URLSearchParams(path.split("?")[1]);

describe("nextSteps", () => {
  it("hands six of the list to the cost calculator and all of it to the others", () => {
    const [cost, timeline, visits] = nextSteps({ suggested, answers: { ...noAnswers(), year: 2027, state: "OH" } });
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

  it("puts no money into an address", () => {
    const steps = nextSteps({ suggested, answers: { ...noAnswers(), budget: 17_654, income: "2" as never } });
    for (const { path } of steps) expect(path).not.toMatch(/17654|budget|income/);
  });

  it("has nothing to go on from without a list", () => {
    expect(nextSteps({ suggested: [], answers: noAnswers() })).toEqual([]);
  });
});

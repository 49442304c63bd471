import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { academicsOf } from "../answers/academics";
import { noAcademics } from "../answers/academics.fixture";
import { modelOf } from "../list/rank";
import { chanceOf } from "./chance";
import { labelOf, labelRule, labelRuleText } from "./label";
import { publishedRate } from "./pool";

const chance = (low: number, mid: number) => ({ low, mid, high: 0.99 });

describe("labelOf", () => {
  it("follows the stated rule at its edges", () => {
    expect(labelOf(chance(0.7, 0.8), 0.5, false)).toBe("safety");
    expect(labelOf(chance(0.69, 0.8), 0.5, false)).toBe("target");
    expect(labelOf(chance(0.7, 0.79), 0.5, false)).toBe("target");
    expect(labelOf(chance(0.1, 0.3), 0.5, false)).toBe("target");
    expect(labelOf(chance(0.1, 0.29), 0.5, false)).toBe("reach");
    expect(labelOf(chance(0.9, 0.95), 0.149, false)).toBe("reach");
    expect(labelOf(chance(0.9, 0.95), null, false)).toBe("target");
    expect(labelOf(chance(0, 0), null, true)).toBe("safety");
  });

  it("says the numbers it uses", () => {
    for (const share of [labelRule.safety.mid, labelRule.safety.low, labelRule.target.mid, labelRule.rateNeeded]) {
      expect(labelRuleText).toContain(`${share * 100}%`);
    }
  });

  it("keeps a perfect record at reach for every college that admits under 15 %", () => {
    const best = academicsOf({ gpa: 4, scale: "4", rigor: "most", advanced: 20, sat: 1600, act: 36 });
    const { items } = modelOf(catalogue().all);
    const selective = items.filter(
      ({ college }) => (publishedRate(college.admission) ?? 1) < 0.15 && !college.admission.open,
    );
    expect(selective.length).toBeGreaterThan(30);
    for (const { college, prepared } of selective) {
      expect(labelOf(chanceOf(prepared, best, college.state), publishedRate(college.admission), false)).toBe("reach");
    }
  });

  it("never calls a college without a rate a safety, unless it is open", () => {
    const { items } = modelOf(catalogue().all);
    const unknown = items.filter(({ prepared }) => prepared.pool.kind === "peers");
    expect(unknown.length).toBeGreaterThan(30);
    for (const { prepared } of unknown) {
      expect(labelOf(chanceOf(prepared, noAcademics, null), null, false)).not.toBe("safety");
    }
  });
});

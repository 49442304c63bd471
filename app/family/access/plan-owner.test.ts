import { describe, expect, it } from "vitest";
import { type PlanOwnership, planOwner } from "./plan-owner";

const parentStarted: PlanOwnership = { startedBy: "parent", takenOver: false, studentAge: null, adultFrom: "2027-05" };

describe("planOwner", () => {
  it.each<[string, Partial<PlanOwnership>, string, string]>([
    ["a student's own plan", { startedBy: "student", studentAge: "13-17" }, "2026-01-01", "student"],
    ["a parent's until the student joins", {}, "2027-05-31", "parent"],
    ["a parent's while a minor lets them", { studentAge: "13-17" }, "2027-05-31", "parent"],
    ["a minor's who took it over", { studentAge: "13-17", takenOver: true }, "2026-01-01", "student"],
    ["the student's once they surely are 18", { studentAge: "13-17" }, "2027-06-01", "student"],
    ["the student's when the account says 18", { studentAge: "18+", adultFrom: null }, "2026-01-01", "student"],
    ["nobody's when an adult has not joined", {}, "2027-06-01", "nobody"],
    ["a parent's where no month was said and nobody joined", { adultFrom: null }, "2030-01-01", "parent"],
  ])("is %s", (_, change, today, keeper) => {
    expect(planOwner({ ...parentStarted, ...change }, today)).toBe(keeper);
  });
});

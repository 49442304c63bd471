import { expect, it } from "vitest";
import type { HomeView, PlanView } from "~/family/access/view";
import { factsOf, type PlanSources, planFacts, saidOf } from "./facts";

const home: HomeView = { name: "your household", pay: "$5,000 to $15,000 a year", aid: "federal grants", told: null };
const you = (role: PlanView["you"]["role"]) => ({ name: "M", role, keeps: false });
const inPlan = (role: PlanView["you"]["role"], more: Partial<PlanSources> = {}, homes: readonly HomeView[] = []) => ({
  view: { state: "OH", homes, you: you(role) },
  finances: null,
  record: null,
  match: null,
  ...more,
});
const keys = (of: PlanSources) => planFacts(of).map(({ key }) => key);

it("a student's question has the bands of the one home, said and not calculated with", () => {
  const facts = planFacts(inPlan("student", {}, [home]));
  expect(facts.map(({ key }) => key)).toEqual(["state", "pay", "aid"]);
  expect(factsOf(facts)).toEqual({ state: "OH" });
  expect(saidOf(facts, "1", "2026-11-22").map(({ text }) => text)[0]).toMatch(/\$5,000 to \$15,000 a year\. We don’t/);
  expect(keys(inPlan("student", {}, [{ ...home, told: 8_000 }]))).toEqual(["state", "told", "aid"]);
});

it("nothing of a second home is used, whoever asks", () => {
  expect(keys(inPlan("student", {}, [home, home]))).toEqual(["state"]);
  expect(keys(inPlan("parent", {}, [home]))).toEqual(["state"]);
});

it("a parent's question has the figures of their own household", () => {
  const finances = { income: 73_000, familySize: 4 };
  expect(factsOf(planFacts(inPlan("parent", { finances })))).toEqual({ state: "OH", income: 73_000, familySize: 4 });
  expect(keys(inPlan("parent", { finances: { income: -5, familySize: null } }))).toEqual(["state"]);
});

it("a GPA counts on the scale the tools take", () => {
  const match = { gpa: 3.6, scale: "4", sat: 1250, act: null } as const;
  expect(factsOf(planFacts(inPlan("student", { match })))).toEqual({ state: "OH", gpa: 3.6, sat: 1250 });
  expect(keys(inPlan("student", { match: { ...match, scale: "w" } }))).toEqual(["state", "sat"]);
});

it("what the plan knows of grades and scores comes before a saved result, each by itself", () => {
  const record = { gpa: 3.2, scale: "4", sat: null, act: 27 } as const;
  const match = { gpa: 3.6, scale: "4", sat: 1250, act: 24 } as const;
  const facts = planFacts(inPlan("student", { record, match }));
  expect(factsOf(facts)).toEqual({ state: "OH", gpa: 3.2, sat: 1250, act: 27 });
  expect(facts.map(({ from }) => from)).toEqual([
    ...["the plan’s setup", "the plan’s setup", "the newest saved match result", "the plan’s setup"],
  ]);
  // A weighted GPA in the plan isn't passed over for an older one.
  expect(keys(inPlan("student", { record: { ...record, scale: "w" }, match }))).toEqual(["state", "sat", "act"]);
});

import { expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import facts from "../../../content/facts/essay/ai-rules.json";
import { aiRuleFor } from "./ai-rules";

it("says what a source says, with its date, and nothing of a college without one", () => {
  expect(aiRuleFor(217156).college?.source.url).toContain("https://admission.brown.edu/");
  expect(aiRuleFor(198419).college?.source).toEqual({ label: "Write the World, 2025", url: null });
  expect(aiRuleFor(203535).college).toBeNull();
  expect(aiRuleFor(null).form.source.url).toContain("https://www.commonapp.org/");
});

it("names colleges that there are, each once", () => {
  const all = facts.colleges.flatMap(({ unitids }) => unitids);
  expect(new Set(all).size).toBe(all.length);
  for (const unitid of all) {
    expect(catalogue().byUnitid.has(unitid), String(unitid)).toBe(true);
    expect(aiRuleFor(unitid).college).not.toBeNull();
  }
});

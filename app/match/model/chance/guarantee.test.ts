import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import facts from "../../../../content/facts/admission/guarantees.json";
import { academicsOf } from "../answers/academics";
import { noAnswers } from "../answers/input";
import { modelOf, rankOne, studentOf } from "../list/rank";
import { reasonsOf, whyThisOne } from "../reasons/fit-reasons";
import { sayReason } from "../reasons/reasons";
import { chanceOf } from "./chance";
import { belowMinimumChance } from "./guarantee";

const { all, byUnitid } = catalogue();
const model = modelOf(all);

/** One college for a student of this state with these grades. */
function at(unitid: number, state: string, record: { gpa?: number; rank?: number; fields?: string[] }) {
  const item = model.byUnitid.get(unitid);
  if (!item) throw new Error(`no college ${unitid}`);
  const answers = { ...noAnswers(), state: state as "CA", gpa: record.gpa ?? null, rank: record.rank ?? null };
  const student = studentOf({ ...answers, fields: record.fields ?? [] }, null);
  const ranked = rankOne(model, item, student);
  return {
    ...ranked,
    said: reasonsOf(item, ranked, student)
      .chance.map((reason) => sayReason(reason))
      .join(" "),
  };
}

describe("rules of states and systems", () => {
  it.each([
    ["Texas A&M, top tenth", 228723, "TX", { rank: 10 }, { rank: 11 }],
    ["UT Austin, top 5%", 228778, "TX", { rank: 5 }, { rank: 6 }],
    ["Arizona State, 3.0", 104151, "AZ", { gpa: 3 }, { gpa: 2.9 }],
    ["Northern Arizona, 2.75 in its pilot", 105330, "AZ", { gpa: 2.75 }, { gpa: 2.7 }],
    ["Wayne State, 3.0", 172644, "MI", { gpa: 3 }, { gpa: 2.9 }],
    ["San Francisco State, 2.5 by direct admission", 122597, "CA", { gpa: 2.5 }, { gpa: 2.4 }],
    ["UNC Greensboro, 2.8 by College Connect", 199148, "NC", { gpa: 2.8 }, { gpa: 2.7 }],
  ])("%s: promised at the bar, not under it, nor to others", (_, unitid, state, meets, misses) => {
    expect(at(unitid, state, meets).chance.low).toBeGreaterThanOrEqual(0.9);
    expect(at(unitid, state, meets).label).toBe("safety");
    expect(at(unitid, state, misses).chance.low).toBeLessThan(0.9);
    expect(at(unitid, "OH", meets).chance.low).toBeLessThan(0.9);
  });

  it.each([
    ["Cal State Long Beach", 110583, "CA", { gpa: 2.9 }],
    ["San Diego State", 122409, "CA", { gpa: 2.9 }],
    ["Michigan", 170976, "MI", { gpa: 3.1 }],
    ["Michigan State", 171100, "MI", { gpa: 3.1 }],
    ["UNC Chapel Hill", 199120, "NC", { gpa: 3.1 }],
    ["Illinois", 145637, "IL", { gpa: 3.1 }],
  ])("%s promises nothing", (_, unitid, state, record) => {
    expect(at(unitid, state, record).chance.low).toBeLessThan(0.9);
  });

  it.each([
    ["Florida's Talented Twenty", 134130, "FL", { gpa: 3.8, rank: 15 }, "Talented Twenty"],
    ["Georgia Match", 141334, "GA", { gpa: 3.2 }, "Georgia Match"],
    ["Illinois's One Click College Admit", 145813, "IL", { gpa: 3.2 }, "One Click College Admit"],
    ["the SUNY Top 10% Promise", 196060, "NY", { gpa: 3.9, rank: 8 }, "SUNY Top 10% Promise"],
    ["California's top 9%", 110662, "CA", { gpa: 4, rank: 5 }, "top 9%"],
  ])("%s is said and changes no chance", (_, unitid, state, record, words) => {
    const found = at(unitid, state, record);
    expect(found.said).toContain(words);
    const item = model.byUnitid.get(unitid);
    if (!item) throw new Error("no college");
    const academics = academicsOf({ ...noAnswers(), gpa: record.gpa, rank: "rank" in record ? record.rank : null });
    expect(found.chance).toEqual(chanceOf(item.prepared, academics, state));
    expect(at(unitid, "OH", record).said).not.toContain(words);
  });

  it("leave nearly nothing below the least grades of UC and Cal State, more for residents than for others", () => {
    const merced = 445188;
    expect(at(merced, "CA", { gpa: 2.6 }).chance.high).toBeLessThanOrEqual(belowMinimumChance.high);
    expect(at(merced, "CA", { gpa: 2.8 }).chance.high).toBeGreaterThan(belowMinimumChance.high);
    expect(at(merced, "OH", { gpa: 2.8 }).chance.high).toBeLessThanOrEqual(belowMinimumChance.high);
    // Under the stated 3.0, extra points may lift the GPA over it: possible, and never a safety.
    expect(at(merced, "CA", { gpa: 2.9 }).label).toBe("target");
    expect(at(merced, "CA", { gpa: 2.9 }).said).toContain("never call it a safety");
    expect(at(merced, "CA", { gpa: 3.1 }).said).not.toContain("never call it a safety");
    expect(at(110556, "CA", { gpa: 1.6 }).said).toContain("below both");
  });

  it("promise the university and not a program that admits by itself", () => {
    const nursing = at(228723, "TX", { rank: 5, fields: ["14"] });
    expect(nursing.chance.low).toBeLessThan(0.9);
    expect(nursing.chance.high).toBeGreaterThanOrEqual(0.99);
    expect(nursing.label).not.toBe("safety");
  });

  it("lead the reasons of a college that promises a place", () => {
    const item = model.byUnitid.get(228723);
    if (!item) throw new Error("no college");
    const student = studentOf({ ...noAnswers(), state: "TX", gpa: 3.8, rank: 9 }, null);
    const ranked = rankOne(model, item, student);
    expect(whyThisOne(reasonsOf(item, ranked, student), ranked)[0]?.kind).toBe("guarantee");
  });

  it("name only public colleges of their own state, each with a source that was found", () => {
    for (const { unitids, state, source, confidence } of [...facts.rules, ...facts.minimums, ...facts.notes]) {
      expect(source).not.toBe("");
      expect(confidence).toBe("FOUND");
      for (const unitid of unitids) expect(byUnitid.get(unitid)).toMatchObject({ state, control: "public" });
    }
  });

  it("count the 16 campuses of Cal State's direct admission, without the six that are left out", () => {
    const names = facts.rules
      .find(({ id }) => id === "cal-state-direct")
      ?.unitids.map((unitid) => byUnitid.get(unitid)?.name ?? "");
    expect(new Set(names).size).toBe(16);
    for (const name of names ?? []) {
      expect(name).toMatch(/California State|San Francisco State|Sonoma State|Humboldt/);
      expect(name).not.toMatch(/Fullerton|Long Beach|Pomona|San Luis Obispo|San Diego State|San Jose State|Maritime/);
    }
  });
});

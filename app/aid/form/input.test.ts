import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readHouseholdOutcome, withoutParents, workOut } from "~/aid/result/outcome";
import { keptValues, readAidForm, readKeptAnswers } from "./input";

type Fields = Readonly<Record<string, string | readonly string[]>>;

function form(fields: Fields): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => [value].flat().map((v) => [name, v])));
}

function answersOf(fields: Fields) {
  const reading = readAidForm(form(fields));
  if (!reading.ok) throw new Error(JSON.stringify(reading.messages));
  return reading.answers;
}

function messagesOf(fields: Fields) {
  const reading = readAidForm(form(fields));
  return reading.ok ? {} : reading.messages;
}

const dependent: Fields = {
  award_year: "2026-27",
  state: "OH",
  situation: "married",
  family_size: "4",
  "parents.taxes": "filed",
  "parents.joint": "yes",
  "parents.agi": "$95,000",
  "parents.tax_paid": "7,000",
  "parents.earned": "60,000",
  "parents.earned2": "35k",
  "parents.cash": "12,000",
};

const independent: Fields = { grounds: ["born"], "student.agi": "30000", "student.earned": "30000" };

describe("the form", () => {
  it("adds up a couple with a joint return as one filer", () => {
    const { result } = workOut(answersOf(dependent));
    expect(result.lines).toMatchObject({ p_total_income: 95_000, p_payroll: 1378 + 5890, p_ipa: 44_880 });
    expect(result.formula).toBe("A");
  });

  it("takes two returns as two filers, and an unmarried couple always so", () => {
    const rich = { ...dependent, "parents.earned": "170,000", "parents.earned2": "10,000" };
    const joint = workOut(answersOf(rich)).result.lines.p_payroll;
    const separate = { ...rich, "parents.joint": "no", "parents.status": "mfs", "parents.status2": "mfs" };
    const two = workOut(answersOf(separate)).result.lines.p_payroll;
    expect(joint).toBe(2610 + 11_160);
    // Medicare: 145 % of 125,000 and 2.35 % of 45,000 and 1.45 % of 10,000; Social Security up to 168,600 a person.
    expect(two).toBe(Math.round(1812.5 + 1057.5 + 145) + Math.round(168_600 * 0.062 + 620));
    const together = workOut(answersOf({ ...separate, situation: "together", "parents.joint": "yes" }));
    expect(together.result.lines.p_payroll).toBe(two);
  });

  it("asks the parents of nobody who is independent", () => {
    const answers = answersOf({ ...independent, "parents.agi": "not a number", situation: "nonsense" });
    expect(workOut(answers)).toMatchObject({ dependent: false, contributor: null, result: { formula: "B" } });
  });

  it("asks nothing about a tax return that nobody had to file", () => {
    const outcome = workOut(answersOf({ ...dependent, "parents.taxes": "none", "parents.agi": "x" }));
    expect(outcome.result).toMatchObject({ sai: -1500, formula: null, maxPell: 1, pell: 7395 });
    expect(outcome.sections).toEqual([]);
  });

  it("leaves assets out where the law does, and says why", () => {
    expect(workOut(answersOf(dependent)).exemption).toBeNull();
    expect(workOut(answersOf({ ...dependent, benefit: "yes" })).exemption).toBe("benefit");
    const credit = { ...dependent, "parents.eitc": "yes" };
    expect(workOut(answersOf(credit)).exemption).toBe("benefit");
    expect(workOut(answersOf({ ...credit, "parents.taxes": "foreign" })).exemption).toBeNull();
    const simple = { ...dependent, "parents.agi": "59,999" };
    expect(workOut(answersOf(simple)).result.lines.p_net_worth).toBe(0);
    expect(workOut(answersOf({ ...simple, "parents.schedules": "yes" })).result.lines.p_net_worth).toBe(12_000);
  });

  it("gives no Pell Grant in graduate school, whatever year of college is chosen", () => {
    const student = { ...dependent, grounds: "graduate", "student.agi": "30,000" };
    expect(workOut(answersOf({ ...student, level: "1" })).result.pell).toBe(0);
    expect(workOut(answersOf({ ...student, grounds: "age", level: "1" })).result.pell).toBeGreaterThan(0);
  });

  it("knows a single parent by marriage and filing status", () => {
    const apart = {
      ...dependent,
      situation: "apart",
      support: "first",
      household: "first",
      remarried: "no",
      family_size: "2",
      "parents.agi": "45,000",
    };
    expect(workOut(answersOf({ ...apart, "parents.status": "hoh" })).result.maxPell).toBe(2);
    expect(workOut(answersOf({ ...apart, "parents.status": "single" })).result.maxPell).toBeNull();
    expect(workOut(answersOf({ ...apart, "parents.status": "single", "parents.eitc": "yes" })).result.maxPell).toBe(2);
    const remarried = { ...apart, remarried: "yes", "parents.joint": "no", "parents.status": "hoh" };
    expect(workOut(answersOf(remarried)).result.maxPell).toBeNull();
    expect(workOut(answersOf(remarried)).contributor).toMatchObject({ parents: "first", stepparent: true });
  });

  it("takes a student with children by Formula C", () => {
    const parent = { ...independent, grounds: ["dependents"], own_children: "yes", family_size: "2" };
    const { result } = workOut(answersOf({ ...parent, "student.status": "hoh" }));
    expect(result).toMatchObject({ formula: "C", maxPell: 2, sai: -1500 });
  });

  it.each<[string, Fields, string]>([
    ["no situation", { ...dependent, situation: "" }, "situation"],
    [
      "parents apart and nobody's household",
      { ...dependent, situation: "apart", "parents.status": "hoh" },
      "household",
    ],
    ["no family", { ...dependent, family_size: "" }, "family_size"],
    ["a family of one", { ...dependent, family_size: "1" }, "family_size"],
    ["half a person", { ...dependent, family_size: "3.5" }, "family_size"],
    ["a family of thousands", { ...dependent, family_size: "4000" }, "family_size"],
    ["no income", { ...dependent, "parents.agi": " " }, "parents.agi"],
    ["income in words", { ...dependent, "parents.agi": "a lot" }, "parents.agi"],
    ["too much income", { ...dependent, "parents.agi": "9999999999999" }, "parents.agi"],
    ["savings below zero", { ...dependent, "parents.cash": "-5" }, "parents.cash"],
    ["a year without tables", { ...dependent, award_year: "2031-32" }, "award_year"],
    ["an unknown state", { ...dependent, state: "ZZ" }, "state"],
    ["an independent student without income", { grounds: "born" }, "student.agi"],
    ["a very long text", { ...dependent, "student.agi": "1".repeat(5000) }, "student.agi"],
  ])("refuses %s with a message at its field", (_name, fields, field) => {
    const messages = messagesOf(fields);
    expect(Object.keys(messages)).toEqual([field]);
    expect(messages[field]?.[0]?.length).toBeGreaterThan(10);
  });

  it("lets answers of an earlier day leave open whose household they are of", () => {
    const reading = readKeptAnswers(form({ ...dependent, situation: "apart", support: "first" }));
    const outcome = workOut(reading.ok ? reading.answers : expect.fail());
    expect(outcome.apart).toEqual({ here: null, counts: "first" });
  });

  it("names everything that is wrong at once", () => {
    expect(Object.keys(messagesOf({})).sort()).toEqual(["family_size", "parents.agi", "situation"]);
  });

  const oneParent: Fields = { ...dependent, situation: "one", remarried: "no", "parents.status": "" };
  const { "parents.status": _, ...withoutStatus } = oneParent;
  const twoReturns: Fields = {
    ...dependent,
    "parents.joint": "no",
    "parents.earned": "180,000",
    "parents.earned2": "180000",
  };
  const studentWithChild: Fields = { ...independent, grounds: "dependents", own_children: "yes", family_size: "2" };
  it.each<[string, Fields, readonly string[]]>([
    ["one parent", oneParent, ["parents.status"]],
    ["one parent, without the field", withoutStatus, ["parents.status"]],
    ["one parent, with the Earned Income Credit", { ...oneParent, "parents.eitc": "yes" }, []],
    ["one parent who filed abroad", { ...oneParent, "parents.taxes": "foreign" }, []],
    ["one parent who did not have to file", { ...oneParent, "parents.taxes": "none" }, []],
    ["two returns with high earnings", twoReturns, ["parents.status", "parents.status2"]],
    ["two people with high earnings", { ...twoReturns, situation: "together" }, ["parents.status", "parents.status2"]],
    ["one of two with high earnings", { ...twoReturns, "parents.earned2": "125,000" }, ["parents.status"]],
    ["a joint return with high earnings", { ...twoReturns, "parents.joint": "yes" }, []],
    ["a student with a child", studentWithChild, ["student.status"]],
    ["a student alone", independent, []],
    ["a student alone with high earnings", { ...independent, "student.earned": "125,001" }, ["student.status"]],
  ])("asks for the filing status where it can change the result: %s", (_name, fields, names) => {
    expect(Object.keys(messagesOf(fields))).toEqual(names);
    for (const [message] of Object.values(messagesOf(fields))) expect(message).toMatch(/iling status.*: choose one/);
    expect(readKeptAnswers(form(fields)).ok).toBe(true);
  });

  it("names in answers of an earlier day what was assumed, where another status would change something", () => {
    const assumed = (fields: Fields) => {
      const kept = readKeptAnswers(form(fields));
      return kept.ok ? workOut(kept.answers).assumedSingle : kept.messages;
    };
    expect(assumed(twoReturns)).toEqual(["status", "status2"]);
    expect(assumed({ ...twoReturns, "parents.status": "mfs" })).toEqual(["status2"]);
    expect(assumed({ ...oneParent, family_size: "3", "parents.agi": "56,000" })).toEqual(["status"]);
    expect(assumed({ ...oneParent, family_size: "3", "parents.agi": "156,000" })).toEqual([]);
  });

  it("names the status of a return from abroad that was left empty where another would change something", () => {
    const abroad: Fields = { ...oneParent, "parents.taxes": "foreign", "parents.agi": "70,000" };
    expect(workOut(answersOf(abroad)).assumedSingle).toEqual(["status"]);
    // The largest grant already, with every status.
    expect(workOut(answersOf({ ...abroad, "parents.agi": "20,000" })).assumedSingle).toEqual([]);
  });

  it("never asks for a filing status that changes nothing, in any award year", () => {
    const status = fc.constantFrom("", "single", "hoh", "mfs", "qss");
    const earned = fc.integer({ min: 0, max: 125_000 }).map(String);
    const year = fc.constantFrom("2024-25", "2025-26", "2026-27", "2027-28");
    fc.assert(
      fc.property(year, earned, earned, status, status, fc.boolean(), (award_year, one, two, first, second, apart) => {
        const fields = {
          ...dependent,
          award_year,
          "parents.joint": "no",
          situation: apart ? "together" : "married",
          "parents.earned": one,
          "parents.earned2": two,
        };
        const chosen = { ...fields, "parents.status": first, "parents.status2": second };
        const [without, by] = [workOut(answersOf(fields)).result, workOut(answersOf(chosen)).result];
        expect([by.sai, by.pell]).toEqual([without.sai, without.pell]);
      }),
    );
  });

  it("keeps what was typed", () => {
    const kept = keptValues(form({ "parents.agi": "a lot", grounds: ["born", "married"], "<b>": "x" }));
    expect(kept).toEqual({ "parents.agi": ["a lot"], grounds: ["born", "married"] });
    expect(keptValues(form({ constructor: "1", a: "y".repeat(900) })).a?.[0]).toHaveLength(200);
  });

  it("never throws, whatever is sent", () => {
    const names = fc.constantFrom(...Object.keys(dependent), "grounds", "student.agi", "__proto__", "parents", "a.b.c");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(names, fc.oneof(fc.string(), fc.constantFrom("yes", "born", "1,000")))),
        (fields) => {
          const sent = new URLSearchParams(fields);
          const reading = readAidForm(sent);
          keptValues(sent);
          if (reading.ok) expect(Number.isInteger(workOut(reading.answers).result.sai)).toBe(true);
        },
      ),
    );
  });
});

describe("two households", () => {
  const first = form({ ...dependent, situation: "apart", household: "first", intent: "other", "student.cash": "500" });

  it("starts the second one with nothing of the first", () => {
    const next = withoutParents(first);
    const text = next.toString();
    expect(text).not.toContain("parents");
    expect([...next.keys()]).not.toContain("family_size");
    expect(next.get("state"), "the first household's").toBeNull();
    expect(next.get("award_year")).toBe("2026-27");
    expect(next.get("student.cash")).toBe("500");
    expect(next.get("situation")).toBe("apart");
  });

  it("remembers results only, and nothing that is none", () => {
    const earlier = {
      "earlier.side": "first",
      "earlier.year": "2026-27",
      "earlier.sai": "4514",
      "earlier.pell": "2880",
    };
    expect(readHouseholdOutcome(form(earlier))).toEqual({ side: "first", awardYear: "2026-27", sai: 4514, pell: 2880 });
    for (const wrong of [
      {},
      { ...earlier, "earlier.sai": "" },
      { ...earlier, "earlier.sai": "1e9" },
      { ...earlier, "earlier.side": "x" },
    ]) {
      expect(readHouseholdOutcome(form(wrong))).toBeNull();
    }
  });
});

import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { typedNumbers } from "~/typed/typed-number.fixture";
import { askedColleges, calculatorPath, mostColleges } from "../../asked-colleges";
import { calculateCost } from "../model/grid";
import { planOf } from "../result/plan";
import { keptValues, readCostForm } from "./input";

const { all, byUnitid, programsOf } = catalogue();

function read(values: Record<string, string>) {
  const form = new URLSearchParams({ unitids: "204796,166683", state: "OH", ...values });
  const { colleges } = askedColleges(form, byUnitid);
  return { colleges, reading: readCostForm(form, colleges, programsOf) };
}
function answersOf(values: Record<string, string>) {
  const { colleges, reading } = read(values);
  if (!reading.ok) throw new Error(JSON.stringify(reading.messages));
  return planOf(reading.answers, colleges, all);
}
function messagesOf(values: Record<string, string>) {
  const { reading } = read(values);
  if (reading.ok) throw new Error("accepted");
  return reading.messages;
}

describe("the form", () => {
  it("is a plan when only colleges and the state are given", () => {
    const plan = answersOf({});
    expect(plan).toMatchObject({ entry: "2027-28", studyYears: 4, via: null });
    expect(plan.colleges.map(({ residency, living }) => [residency, living])).toEqual([
      ["inState", "onCampus"],
      ["outOfState", "onCampus"],
    ]);
    expect(calculateCost(plan)).toHaveLength(2);
  });

  it.each(typedNumbers.filter(({ text }) => text !== ""))("reads $text as every other tool does", (typed) => {
    const { text, dollars, decimal } = typed;
    const isIncome = dollars !== null && dollars >= 0 && dollars <= 10_000_000;
    const isGrowth = decimal !== null && decimal >= 0 && decimal <= 15;
    const { reading } = read({ income: text, "growth.prices": text });
    if (reading.ok) {
      expect(reading.answers.income).toBe(dollars);
      expect(reading.answers.growth.prices).toBe((decimal ?? Number.NaN) / 100);
    } else
      expect(Object.keys(reading.messages).sort()).toEqual([
        ...(isGrowth ? [] : ["growth.prices"]),
        ...(isIncome ? [] : ["income"]),
      ]);
    expect(reading.ok).toBe(isIncome && isGrowth);
  });

  it("reads amounts as people type and paste them", () => {
    const plan = answersOf({
      income: "$84,500.00",
      plan529: "12k",
      savings: "４０００",
      household1: " 9,000 ",
      direct: "yes",
      sai: "−1,500",
      "grant1.name": "Rotary",
      "grant1.yearly": "1,000",
      "grant1.renews": "gpa",
      "grant1.gpa": "3,0",
      "growth.prices": "4 %",
      "c204796.residency": "outOfState",
      "c204796.living": "withFamily",
      "c166683.offered": "55,000",
    });
    expect(plan.means).toEqual({ income: 84_500, band: null, sai: -1500 });
    expect(plan.resources).toMatchObject({
      plan529: 12_000,
      savings: 4_000,
      households: [9_000, 0],
      directLoans: true,
      outsideGrants: [{ name: "Rotary", yearly: 1_000, renews: "gpa", gpa: 3 }],
    });
    expect(plan.growth.prices).toBe(0.04);
    expect(plan.colleges[0]).toMatchObject({ residency: "outOfState", living: "withFamily" });
    expect(plan.colleges[1]?.offered).toBe(55_000);
  });

  it("2 + 2 begins at the nearest community college of the state unless one is chosen", () => {
    const near = answersOf({ way: "2+2" }).via;
    expect(near?.college).toMatchObject({ state: "OH", control: "public" });
    expect(near?.living).toBe("withFamily");
    expect(answersOf({ way: "2+2", via: "202222" }).via?.college.unitid).toBe(202222);
  });

  it("takes a program from the college's own list", () => {
    const program = programsOf(204796).find(({ earnings }) => earnings !== null);
    const plan = answersOf({ "c204796.program": `${program?.level}-${program?.cip4}` });
    expect(plan.colleges[0]?.program).toEqual(program);
    expect(Object.keys(messagesOf({ "c204796.program": "bachelor-9999" }))).toEqual(["c204796.program"]);
  });

  it.each([
    ["income", "-5"],
    ["income", "lots"],
    ["income", "99,999,999,999"],
    ["income", "1,00,000"],
    ["sai", "-2,000"],
    ["band", "7"],
    ["way", "3"],
    ["entry", "2031-32"],
    ["state", "Narnia"],
    ["via", "12"],
    ["dependency", "maybe"],
    ["plan529", "x".repeat(5_000)],
    ["household2", "-1"],
    ["growth.prices", "200"],
    ["growth.grants", "-3"],
    ["grant2.yearly", "-3"],
    ["grant2.renews", "sometimes"],
    ["c204796.living", "tent"],
    ["c204796.residency", "moon"],
    ["c166683.offered", "-1"],
  ])("refuses %s = %s and names the field", (name, value) => {
    const messages = messagesOf({ [name]: value });
    expect(Object.keys(messages)).toEqual([name]);
    expect(messages[name]?.[0]).toMatch(/\.$/);
  });

  it("asks for the state where a public college needs it, and only there", () => {
    expect(Object.keys(messagesOf({ state: "" }))).toEqual(["state"]);
    expect(answersOf({ state: "", "c204796.residency": "inState" }).colleges[0]?.residency).toBe("inState");
  });

  it("leaves the tax credit out unless a return is chosen, and then needs the income", () => {
    expect(answersOf({ tax: "4,000" }).creditReturn).toBeNull();
    expect(answersOf({ credit: "no", income: "60000" }).creditReturn).toBeNull();
    expect(answersOf({ credit: "joint", income: "60000" }).creditReturn).toEqual({
      filing: "joint",
      income: 60_000,
      tax: null,
    });
    expect(messagesOf({ credit: "single" })).toEqual({
      income: ["Family income: type it to see the tax credit, which depends on it."],
    });
    expect(messagesOf({ credit: "separate" })).toEqual({ credit: ["Tax credit: choose one of the three."] });
    expect(Object.keys(messagesOf({ credit: "joint", income: "60000", tax: "-1" }))).toEqual(["tax"]);
  });

  it("takes pay and dependents of later years, the dependents as a whole number", () => {
    expect(answersOf({}).afterCollege).toEqual({ earnings: null, dependents: 0 });
    expect(answersOf({ "rap.earnings": "41,000", "rap.dependents": "2" }).afterCollege).toEqual({
      earnings: 41_000,
      dependents: 2,
    });
    for (const typed of ["1.5", "-1", "21", "two"]) {
      expect(Object.keys(messagesOf({ "rap.dependents": typed })), typed).toEqual(["rap.dependents"]);
    }
    expect(answersOf({ "growth.savings": "4" }).resources.savingsGrowth).toBe(0.04);
    expect(answersOf({}).resources.savingsGrowth).toBe(0);
  });

  it("keeps what was typed, and no name that could harm", () => {
    const kept = keptValues(new URLSearchParams("income=1%2C000&__proto__=x&c204796.living=tent&state=OH&state=PA"));
    expect(kept).toEqual({ income: ["1,000"], "c204796.living": ["tent"], state: ["OH", "PA"] });
  });
});

describe("the colleges asked for", () => {
  const asked = (query: string) => askedColleges(new URLSearchParams(query), byUnitid);

  it("come in any form of list, each once", () => {
    const ids = ({ colleges }: ReturnType<typeof asked>) => colleges.map(({ unitid }) => unitid);
    expect(ids(asked("unitids=204796,166683&unitids=204796"))).toEqual([204796, 166683]);
    expect(ids(asked(""))).toEqual([]);
    expect(asked("unitids=204796,166683").mistakes).toEqual([]);
  });

  it("unknown ones and those that don’t fit are told", () => {
    expect(asked("unitids=1,204796").mistakes).toHaveLength(1);
    const many = all.slice(0, mostColleges + 1).map(({ unitid }) => unitid);
    const { colleges, leftOut, mistakes } = asked(`unitids=${many.join(",")}`);
    expect(colleges.map(({ unitid }) => unitid)).toEqual(many.slice(0, mostColleges));
    expect(leftOut.map(({ unitid }) => unitid)).toEqual(many.slice(mostColleges));
    expect(mistakes).toEqual([]);
  });

  it("have an address", () => {
    expect(calculatorPath([])).toBe("/college-cost-calculator");
    expect(calculatorPath([204796, 166683])).toBe("/college-cost-calculator?unitids=204796,166683");
  });
});

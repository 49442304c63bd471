import { beforeAll, describe, expect, it } from "vitest";
import { findingShape } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { preparedGround } from "~/counselor/ground/ground.server";
import { aidFormula, pellAmounts } from "./aid";
import { admissionChance } from "./chance";
import { shortName } from "./college-evidence";
import { collegeFacts, compareColleges } from "./college-facts";
import { collegeFigureNames } from "./college-figures";
import { admissionFactors, applicationFeeOf, collegeLinks, cssRule } from "./college-more";
import { fafsaDates, testDays } from "./dates";
import { collegeDeadlines } from "./deadlines";
import { fourYearCost } from "./four-years";
import { gradesNeeded } from "./grades-needed";
import { libraryPassages } from "./library";
import { likelyColleges } from "./likely-colleges";
import { loanLimits, loanPayment, loanRates, parentPlus, rapRepayment } from "./loans";
import { collegesFor, programAt } from "./majors";
import { netPrice } from "./prices";
import { stateAid } from "./state-aid";
import { stateOverview } from "./state-overview";
import { testRule } from "./test-rules";

let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-22T17:00:00Z"));
});

const nursing = { field: "5138", state: "OH", region: null, city: null } as const;
const ohioState = 204796;
const text = ({ statements }: { statements: readonly { text: string }[] }) =>
  statements.map((one) => one.text).join(" ");

describe("names of colleges in a sentence", () => {
  it.each([
    ["Rose-Hulman Institute of Technology", "Rose-Hulman Institute of Technology"],
    ["Saint Mary-of-the-Woods College", "Saint Mary-of-the-Woods College"],
    ["University of Wisconsin-Madison", "University of Wisconsin, Madison"],
    ["Embry-Riddle Aeronautical University-Daytona Beach", "Embry-Riddle Aeronautical University, Daytona Beach"],
    ["Ohio State University-Main Campus", "Ohio State University"],
  ])("%s", (name, short) => expect(shortName({ name })).toBe(short));
});

describe("the last day to register for a test", () => {
  const december = (today: string) =>
    text(testDays.run({ test: "act", next: false, month: 12 }, { ...ground, today: today as typeof ground.today }));

  it("isn't said to be over while one calendar has it open, and is after that", () => {
    expect(december("2026-11-26")).toContain("may still be open until November 29, 2026");
    expect(december("2026-11-29")).not.toContain("closed on November 24");
    expect(december("2026-11-30")).toContain("closed on November 29, 2026");
  });
});

describe("each tool", () => {
  it("answers in the shape of findings, with a source and a year for what it states", () => {
    const findings = [
      ...collegeFigureNames.map((name) => collegeFacts.run({ unitid: ohioState, figures: [name] }, ground)),
      compareColleges.run({ unitids: [ohioState, 171100], figures: ["net price"] }, ground),
      netPrice.run({ unitid: ohioState, income: 60_000, home: "OH" }, ground),
      fourYearCost.run({ unitid: ohioState, income: 70_000, home: "OH" }, ground),
      admissionChance.run({ unitid: ohioState, gpa: 3.6, sat: 1250, act: null, state: "OH", residency: null }, ground),
      gradesNeeded.run({ unitid: 110662 }, ground),
      collegeDeadlines.run({ unitid: ohioState, transfer: false, only: [] }, ground),
      testRule.run({ unitid: ohioState, fall: null }, ground),
      admissionFactors.run({ unitid: ohioState, about: [] }, ground),
      collegeLinks.run({ unitid: ohioState }, ground),
      cssRule.run({ unitid: 110662 }, ground),
      applicationFeeOf.run({ unitid: ohioState }, ground),
      aidFormula.run({ income: 45_000, familySize: 4, state: "OH", oneParent: false }, ground),
      pellAmounts.run({ awardYear: "2026-27", sai: 4000, largest: true }, ground),
      loanPayment.run({ principal: 27_000, rate: 6.52, years: 10 }, ground),
      loanLimits.run({ independent: false, short: null }, ground),
      loanRates.run({ awardYear: "2026-27" }, ground),
      parentPlus.run({}, ground),
      rapRepayment.run({ income: 45_000, dependents: 1 }, ground),
      testDays.run({ test: "act", next: false, month: null }, ground),
      fafsaDates.run({ awardYear: "2027-28", state: "TX", about: "closes" }, ground),
      stateAid.run({ state: "OH", about: "all", rules: false }, ground),
      stateAid.run({ state: "IN", about: "all", rules: false }, ground),
      stateOverview.run({ state: "IN", about: "lowest", income: null }, ground),
      stateOverview.run({ state: "IN", about: "admission", income: null }, ground),
      programAt.run({ unitid: ohioState, field: "5138", about: "earnings", named: null }, ground),
      collegesFor.run({ ...nursing, by: "graduates" }, ground),
      collegesFor.run({ ...nursing, by: "price" }, ground),
      collegesFor.run({ ...nursing, by: "earnings" }, ground),
      libraryPassages.run({ question: "what is a contributor", states: [], most: 2 }, ground),
    ];
    for (const finding of findings) {
      expect(findingShape.safeParse(finding).error).toBeUndefined();
      expect(finding.statements.length).toBeGreaterThan(0);
      for (const statement of finding.statements) expect(statement.evidence.length).toBeGreaterThan(0);
    }
  });

  it("says not reported, and never zero, where a college reports nothing", () => {
    const silent = ground.colleges.find(({ outcomes, admission }) => outcomes.debt === null && admission.open !== true);
    const finding = collegeFacts.run({ unitid: silent?.unitid ?? 0, figures: ["debt"] }, ground);
    expect(finding.known).toBe(false);
    expect(text(finding)).toMatch(/doesn’t report/);
    expect(text(finding)).not.toMatch(/\$0/);
  });

  it("names colleges of a state whose graduates in a field earn most, and those that are likely for a record", () => {
    const paid = collegesFor
      .run({ ...nursing, by: "earnings" }, ground)
      .statements.map(({ evidence }) => Math.max(...Object.values(evidence[0]?.figures ?? {}).map(Number)));
    expect(paid).toHaveLength(3);
    expect(paid).toEqual([...paid].sort((a, b) => b - a));
    const record = { gpa: 3.1, sat: 1080, act: null, home: "MI" };
    const likely = likelyColleges.run({ states: ["MI"], where: "Michigan", label: "safety", ...record }, ground);
    const named = likely.statements.slice(1).flatMap(({ evidence }) => /\d{6}/.exec(evidence[0]?.url ?? "")?.[0] ?? []);
    expect(named.length).toBeGreaterThan(2);
    for (const unitid of named) expect(ground.byUnitid.get(Number(unitid))?.state).toBe("MI");
  });

  it("works a loan out to the cent", () => {
    expect(text(loanPayment.run({ principal: 27_000, rate: 6.52, years: 15 }, ground))).toContain("$235.50 a month");
  });

  it("counts the price of the state a student lives in, and none where it isn't known", () => {
    expect(netPrice.run({ unitid: ohioState, income: 60_000, home: "OH" }, ground).statements).toHaveLength(2);
    expect(netPrice.run({ unitid: ohioState, income: 60_000, home: null }, ground).statements).toHaveLength(1);
  });

  it("knows no college that isn't in the catalogue", () => {
    expect(collegeFacts.run({ unitid: 1, figures: ["sat"] }, ground)).toEqual({ known: false, statements: [] });
  });
});

import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { nothingKnown, type TestPolicyAnswer, testPolicy } from "./test-policy";
import { policyForStudent, policySentences, policyTitle } from "./test-policy-words";

const today = "2026-11-22";
const of = (unitid: number, fall = 2027, day = today, student = nothingKnown): TestPolicyAnswer => {
  const college = catalogue().byUnitid.get(unitid);
  if (!college) throw new Error(`no college ${unitid}`);
  return testPolicy(college, fall, day, student);
};
const said = (answer: TestPolicyAnswer) =>
  [policyTitle(answer), ...policySentences(answer), policyForStudent(answer)].join(" ");

describe("testPolicy", () => {
  it.each([
    ["Ohio State", 204796],
    ["Caltech", 110404],
    ["Stanford", 243744],
    ["Penn", 215062],
    ["Cornell", 190415],
    ["Brown", 217156],
    ["Dartmouth", 182670],
    ["Johns Hopkins", 162928],
    ["UT Austin", 228778],
    ["Miami", 135726],
    ["Purdue", 243780],
    ["Yale", 130794],
    ["Georgia State", 139940],
  ])("requires scores at %s", (_, unitid) => {
    const answer = of(unitid);
    expect(answer).toMatchObject({ basis: "season", policy: "required", needed: "yes", mayCount: true });
    expect(policySentences(answer)[0]).toBe("For students entering in fall 2027, SAT or ACT scores are required.");
    expect(said(answer)).toMatch(/Last checked|without a date/);
    expect(said(answer)).not.toMatch(/need not|optional|choose/);
  });

  it("says that scores aren't considered only at UC and Cal State", () => {
    const blind = catalogue().all.filter((college) => !testPolicy(college, 2027, today).mayCount);
    expect(
      blind
        .map(({ name }) => name)
        .filter(
          (name) =>
            !/University of California|California State|California Poly|State University$|San Diego State/.test(name),
        ),
    ).toEqual([]);
    expect(blind.length).toBe(31);
    for (const college of catalogue().all) {
      const words = said(testPolicy(college, 2027, today));
      expect(words).not.toMatch(/not look at|even if you send/);
      if (testPolicy(college, 2027, today).mayCount) expect(words).not.toContain("does not consider");
    }
  });

  it("keeps scores in play at UW Seattle, which the federal tables call blind", () => {
    expect(of(236948)).toMatchObject({ basis: "season", policy: "optional", mayCount: true });
    expect(said(of(236948))).toContain("a high score may be considered");
  });

  it("states no policy for a college in doubt or for one that was only recalled", () => {
    // Michigan is in doubt, Reed's policy had no source.
    for (const unitid of [170976, 209922]) {
      expect(of(unitid)).toMatchObject({ basis: "unconfirmed", policy: null, needed: "unknown", mayCount: true });
      expect(said(of(unitid))).toContain("not confirmed");
    }
  });

  it("words the federal tables by their own year", () => {
    const college = (policy: "required" | "optional" | "blind" | null, sat: number | null, act: number | null) =>
      testPolicy(
        {
          unitid: 999999,
          admission: { open: false, testPolicy: policy, testPolicyYear: "fall 2024", satSubmit: sat, actSubmit: act },
        },
        2027,
        today,
      );
    expect(said(college("optional", 0.2, 0.1))).toContain(
      "reported SAT and ACT scores as optional for fall 2024 entrants",
    );
    expect(college("required", 0.41, 0.29)).toMatchObject({ basis: "federal", needed: "yes" });
    expect(college("required", 0.4, 0.29)).toMatchObject({ basis: "unconfirmed", policy: null });
    expect(college("required", null, null).basis).toBe("unconfirmed");
    expect(college("blind", null, null)).toMatchObject({ basis: "federal", group: "unconfirmed", mayCount: true });
    expect(said(college("blind", null, null))).toContain("Ask whether scores are considered");
    expect(policyTitle(college(null, null, null))).toBeNull();
    expect(policySentences(college(null, null, null))).toEqual([]);
  });

  it("applies a GPA rule, and asks where it can't", () => {
    const alabama = (gpa: number | null, scale: "4" | "w" | "100" = "4") =>
      of(100751, 2027, today, { gpa, scale, state: "OH" }).needed;
    expect([alabama(2.9), alabama(3), alabama(null), alabama(92, "100")]).toEqual(["yes", "no", "depends", "depends"]);
    // A weighted 3.4 may be an unweighted 2.9 or a 3.1.
    expect([alabama(4, "w"), alabama(3.4, "w"), alabama(2.9, "w")]).toEqual(["no", "depends", "yes"]);
    // The rule of the UNC System counts the weighted GPA.
    const unc = (gpa: number, scale: "4" | "w") => of(199120, 2027, today, { gpa, scale, state: "NC" }).needed;
    expect([unc(2.7, "w"), unc(2.8, "w"), unc(2.8, "4"), unc(2.7, "4"), unc(1.7, "4")]).toEqual([
      "yes",
      "no",
      "no",
      "depends",
      "yes",
    ]);
    // Mississippi's rule was found for residents only.
    const ole = (state: string) => of(176017, 2027, today, { gpa: 3.5, scale: "4", state }).needed;
    expect([ole("MS"), ole("TN")]).toEqual(["no", "depends"]);
    expect(of(211440).needed).toBe("depends");
    expect(policyForStudent(of(100751, 2027, today, { gpa: 2.9, scale: "4", state: null }))).toContain(
      "you need SAT or ACT scores here",
    );
  });

  it("answers for another fall with what's announced, and otherwise says that it isn't confirmed", () => {
    expect(of(186131)).toMatchObject({ policy: "optional", needed: "no" });
    expect(of(186131, 2028)).toMatchObject({ policy: "required", needed: "yes" });
    expect(said(of(186131))).toContain("required starting with fall 2028");
    expect(of(204796, 2028)).toMatchObject({ basis: "unconfirmed", needed: "yes" });
    expect(said(of(204796, 2028))).toContain("Scores are required for fall 2027.");
    expect(of(110635, 2028)).toMatchObject({ basis: "unconfirmed", mayCount: false });
  });

  it("treats a row that has expired as not known", () => {
    expect(of(204796, 2027, "2027-06-30").policy).toBe("required");
    expect(of(204796, 2027, "2027-07-01")).toMatchObject({ basis: "unconfirmed", policy: null, mayCount: true });
    expect(of(110635, 2027, "2027-07-01").mayCount).toBe(true);
  });
});

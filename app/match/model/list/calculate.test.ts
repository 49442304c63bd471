import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { calculateMatch, MatchInputError } from "./calculate";

const colleges = catalogue().all;
const berkeley = 110635;
const stanford = 243744;

function failure(input: unknown): MatchInputError {
  try {
    calculateMatch(input, colleges);
  } catch (error) {
    if (error instanceof MatchInputError) return error;
    throw error;
  }
  throw new Error("this should not have been calculated");
}

describe("calculateMatch", () => {
  it("answers for the colleges asked, in their order, with four decimals", () => {
    const student = { gpa: 3.8, sat: 1450, act: null, state: "CA", fields: ["11"] };
    const { results } = calculateMatch({ student, unitids: [stanford, berkeley] }, colleges);
    expect(results.map((r) => r.unitid)).toEqual([stanford, berkeley]);
    for (const { low, mid, high, label } of results) {
      expect(label).toBe("reach");
      expect(0 <= low && low <= mid && mid <= high && high <= 1).toBe(true);
      for (const share of [low, mid, high]) expect(Math.round(share * 10_000) / 10_000).toBe(share);
    }
  });

  it("gives a balanced list when no college is named", () => {
    const { results } = calculateMatch({ student: { gpa: 3.4, state: "OH" } }, colleges);
    expect(results.map((r) => r.label)).toEqual(
      [..."sss", ..."tttt", ..."rr"].map((c) => ({ s: "safety", t: "target", r: "reach" })[c]),
    );
  });

  it("never calls a college that closes a safety, and says that it closes", () => {
    const montAlto = 214795;
    const sienaHeights = 172264;
    const asked = { student: { gpa: 3.9, state: "PA" }, unitids: [montAlto, sienaHeights, berkeley] };
    const [first, second, third] = calculateMatch(asked, colleges).results;
    expect(first).toMatchObject({ label: "reach", closing: expect.stringMatching(/^Closing/) });
    expect(second).toMatchObject({ label: "reach", closing: "Closed in May 2026" });
    expect(third).not.toHaveProperty("closing");
  });

  it("says of a college that merges or whose accreditation is in dispute what the quiz says", () => {
    const [newJerseyCity, saintAugustines] = [185129, 199582];
    const asked = { student: { gpa: 3, state: "NJ" }, unitids: [newJerseyCity, saintAugustines, berkeley] };
    const [first, second, third] = calculateMatch(asked, colleges).results;
    expect(first?.note).toBe("Merging with Kean University");
    expect(second?.note).toBe("Accreditation in dispute");
    expect(third).not.toHaveProperty("note");
  });

  it("takes a student who says nothing, and an empty list of colleges", () => {
    expect(calculateMatch({ student: {} }, colleges).results).toHaveLength(9);
    expect(calculateMatch({ student: {}, unitids: [] }, colleges)).toEqual({ results: [] });
  });

  it.each([
    [{ student: { gpa: 4.2 } }, "student.gpa"],
    [{ student: { gpa: "3.8" } }, "student.gpa"],
    [{ student: { sat: 300 } }, "student.sat"],
    [{ student: { act: 20.5 } }, "student.act"],
    [{ student: { state: "Ohio" } }, "student.state"],
    [{ student: { fields: ["11", "99"] } }, "student.fields.1"],
    [{ student: { gpaa: 3 } }, "student.gpaa"],
    [{ student: {}, colleges: [] }, "colleges"],
    [{ student: {}, unitids: [berkeley, 1] }, "unitids.1"],
    [{ student: {}, unitids: "all" }, "unitids"],
    [{}, "student"],
    [null, ""],
    ["text", ""],
    [[], ""],
  ])("names the place of what is wrong in %j", (input, path) => {
    const error = failure(input);
    expect(error.path).toBe(path);
    expect(error.message.length).toBeGreaterThan(5);
  });
});

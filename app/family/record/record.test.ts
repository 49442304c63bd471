import { describe, expect, it } from "vitest";
import { parseAnswers } from "~/match/model/answers/input";
import { profileNames } from "~/student/profile/profile";
import { parseRecord, recordNames, recordOf, recordSearch, studentWords } from "./record";

const read = (query: string) => {
  const parsed = parseAnswers(new URLSearchParams(query), 2026);
  return parsed.ok ? recordOf(parsed.answers) : parsed.messages;
};

describe("grades, scores and majors in a plan", () => {
  it("are kept as the quiz reads them", () => {
    expect(read("gpa=B%2B&rank=34+of+340&sat=1180&fields=11&fields=5138")).toEqual({
      gpa: "3.3",
      scale: "4",
      rank: "10",
      sat: "1180",
      fields: "11,5138",
    });
    expect(read("gpa=92%25&act=27&rigor=more")).toEqual({ gpa: "92", scale: "100", act: "27", rigor: "more" });
    expect(read("gpa=4.4"), "that it's weighted is a guess").toEqual({ gpa: "4.4" });
    expect(read("scale=w"), "a scale of nothing").toEqual({});
  });

  it("hold nothing of a household, nor where it lives", () => {
    const everything = profileNames.map((name) => [name, "1"]);
    expect(parseRecord(JSON.stringify({ ...Object.fromEntries(everything), rank: "10", income: "2" }))).toEqual(
      Object.fromEntries(recordNames.map((name) => [name, name === "rank" ? "10" : "1"])),
    );
  });

  it("are nothing where what is stored is none", () => {
    for (const text of [null, "", "[]", "3", "{", '{"gpa":3.4,"sat":""}']) expect(parseRecord(text)).toEqual({});
  });

  it("come back from a query as they were", () => {
    const record = read("gpa=3.4&scale=w&rank=12.5&sat=1180&fields=11&fields=5138&rigor=most");
    expect(record).toMatchObject({ gpa: "3.4", rank: "12.5" });
    expect(read(recordSearch(parseRecord(JSON.stringify(record)), { state: "OH", income: "", budget: null }))).toEqual(
      record,
    );
    expect(recordSearch({ gpa: "3.4" }, { state: "OH", income: "", budget: null })).toBe("gpa=3.4&state=OH");
  });

  it("are said in a few words", () => {
    const record = { gpa: "3.4", scale: "4", sat: "1180", rank: "10", fields: "11" };
    expect(studentWords({ record, state: "OH" })).toEqual([
      "GPA 3.4",
      "Ohio",
      "SAT 1180",
      "top 10% of the class",
      "1 major",
    ]);
    expect(studentWords({ record: {}, state: null })).toEqual([]);
  });
});

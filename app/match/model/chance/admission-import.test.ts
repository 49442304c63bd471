import { describe, expect, it } from "vitest";
import provenance from "../../../../content/facts/admission/provenance.json";
import residency from "../../../../content/facts/admission/residency.json";
import { readQuiz } from "../../quiz/read-quiz";
import { readAdmission } from "./admission-import";

const college = { unitid: "1", cds_year: "2024-25", sources: "opencds", flags: "" };
const counts = { applicants_in: "1000", admits_in: "400", applicants_out: "3000", admits_out: "300" };
const read = (...rows: Record<string, string>[]) => readAdmission(rows, [], (unitid) => unitid === 1);

describe("published admission tables", () => {
  it("keep counts by residency as rates and shares", () => {
    const [row] = read({ ...college, ...counts }).residency;
    expect(row).toMatchObject({ resident: 0.4, nonresident: 0.1, international: null });
    expect(row?.shares).toEqual({ resident: 0.25, nonresident: 0.75, international: 0 });
  });

  it("refuse what cannot be, and say why", () => {
    const why = (row: Record<string, string>) => read({ ...college, ...row }).refused.map(({ what }) => what);
    expect(why({ ...counts, admits_in: "1200" })).toEqual(["residency"]);
    expect(why({ flags: "stale_year" })).toEqual(["row"]);
    expect(why({ unitid: "2" })).toEqual(["row"]);
    expect(why({ avg_gpa: "4.3" })).toEqual(["average GPA"]);
    const ed = { applicants: "9000", admits: "900", ed_applicants: "60", ed_admits: "30" };
    expect(why(ed)).toEqual(["early decision"]);
    expect(read({ ...college, ...ed, ed_applicants: "600", ed_admits: "120" }).early).toHaveLength(1);
  });

  it("keep a waitlist whose counts can be, and refuse others", () => {
    const list = (wl_offered: string, wl_accepted: string, wl_admitted: string) =>
      read({ ...college, wl_offered, wl_accepted, wl_admitted });
    expect(list("900", "600", "30").waitlist).toMatchObject([{ offered: 900, accepted: 600, admitted: 30 }]);
    expect(list("", "600", "30").waitlist).toMatchObject([{ offered: null }]);
    for (const [offered = "", accepted = "", admitted = ""] of [
      ["900", "900", "30"],
      ["900", "600", "700"],
      ["90", "60", "30"],
      ["900", "600", "1"],
    ])
      expect(list(offered, accepted, admitted).refused.map(({ what }) => what)).toEqual(["waitlist"]);
    expect(list("900", "", "30").waitlist).toEqual([]);
  });

  it("keep GPA bands as shares of everyone, and refuse bands that don't add up", () => {
    const bands = { gpa_400: "40", gpa_375_399: "30", gpa_350_374: "20", gpa_300_324: "10" };
    expect(read({ ...college, ...bands }).enrolled[0]?.bands).toEqual([0.4, 0.3, 0.2, 0, 0.1, 0, 0, 0, 0]);
    expect(read({ ...college, ...bands, gpa_400: "20" }).refused.map(({ what }) => what)).toEqual(["GPA bands"]);
    expect(read({ ...college, ...bands, avg_gpa: "4.2" }).refused.map(({ what }) => what)).toEqual([
      "average GPA",
      "GPA bands",
    ]);
    expect(read({ ...college, top10_pct: "100" }).refused.map(({ what }) => what)).toEqual(["top tenth"]);
  });

  it("keep an older figure where the newest Common Data Set leaves it out", () => {
    const older = { ...college, cds_year: "2023-24", avg_gpa: "3.6", top10_pct: "30" };
    const [row] = read({ ...college, avg_gpa: "3.7" }, older).enrolled;
    expect(row).toMatchObject({ term: "2024-25", meanGpa: 3.7, topTenth: 0.3 });
    expect(row?.source).toContain("2023-24");
  });

  it("never take a recalled rate, nor one of 100 percent", () => {
    const rate = { unitid: "1", entry_term: "fall 2025", group: "resident", admit_rate: "1.000" };
    const tables = (confidence: string) => readAdmission([], [{ ...rate, confidence }], () => true);
    expect(tables("RECALLED")).toMatchObject({ residency: [], refused: [{ why: "Recalled, not read anywhere." }] });
    expect(tables("FOUND medium").residency[0]?.resident).toBe(0.95);
  });

  it("stand with their source and an expiry date", () => {
    expect(provenance.counts.residency).toBe(residency.length);
    expect(provenance.expires > provenance.checkedOn).toBe(true);
    for (const { source, term } of residency) expect(source !== "" && term !== "").toBe(true);
  });
});

describe("class rank and programs in the quiz", () => {
  const answers = (search: string) => {
    const { answers: read, messages } = readQuiz(new URLSearchParams(`step=results&${search}`), 2026);
    return Object.keys(messages).length === 0 ? read : messages;
  };
  it.each([
    ["10", 10],
    ["top 5%", 5],
    ["34 of 340", 10],
    ["12/480", 2.5],
  ])("reads a rank of %s", (text, rank) => {
    expect(answers(new URLSearchParams({ rank: text }).toString())).toMatchObject({ rank });
  });
  it.each(["0", "340 of 34", "first", "150"])("refuses a rank of %s beside the field", (text) => {
    expect(answers(new URLSearchParams({ rank: text }).toString())).toHaveProperty("rank.0");
  });
  it("takes programs of 4 digits, with a dot or without, and refuses what is no field", () => {
    expect(answers("fields=51.38&fields=11")).toMatchObject({ fields: ["11", "5138"] });
    expect(answers("fields=9938")).toHaveProperty("fields.0");
  });
});

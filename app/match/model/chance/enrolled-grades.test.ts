import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import enrolled from "../../../../content/facts/admission/enrolled.json";
import fitted from "../../../../content/facts/admission/fitted.json";
import { academicsOf } from "../answers/academics";
import { applicantGrades } from "./applicant-grades";
import { enrolledGrades } from "./enrolled-grades";
import { poolsOf } from "./pool";

const nothing = { meanGpa: null, bands: null, topTenth: null };

describe("grades of the enrolled", () => {
  it("say nothing where nothing is published", () => {
    expect(enrolledGrades(nothing, 0.5)).toEqual({ byGpa: null, byRank: null, spread: null });
  });

  it("put a 4.0 in the middle of all who have one, not above them", () => {
    const bands = [0.5, 0.3, 0.2, 0, 0, 0, 0, 0, 0];
    const { byGpa, spread } = enrolledGrades({ ...nothing, bands }, 0.97);
    const four = academicsOf({ gpa: 4, scale: "4", rigor: "more", advanced: 4, sat: null, act: null }).grades ?? 0;
    // Half of the class have a 4.0, so it stands at the third quarter: 0.67 of a spread above the middle.
    expect((four - (byGpa ?? 0)) / (spread ?? 1)).toBeCloseTo(0.67, 1);
  });

  it("are wider where the bands are", () => {
    const spread = (bands: number[]) => enrolledGrades({ ...nothing, bands }, 0.5).spread ?? 0;
    expect(spread([0.1, 0.2, 0.2, 0.2, 0.2, 0.1, 0, 0, 0])).toBeGreaterThan(
      spread([0.5, 0.3, 0.1, 0.1, 0, 0, 0, 0, 0]) + 20,
    );
  });

  it("rise with the average GPA and with the share from the top tenth", () => {
    const by = (row: Partial<Parameters<typeof enrolledGrades>[0]>) => enrolledGrades({ ...nothing, ...row }, 0.5);
    expect(by({ meanGpa: 3.8 }).byGpa).toBeGreaterThan(by({ meanGpa: 3.5 }).byGpa ?? 0);
    expect(by({ topTenth: 0.6 }).byRank).toBeGreaterThan(by({ topTenth: 0.3 }).byRank ?? 0);
  });
});

describe("applicants' grades at the colleges of the catalogue", () => {
  const { all, byUnitid } = catalogue();
  const pools = poolsOf(all);
  const poolOf = new Map(all.map((college, i) => [college.unitid, pools[i]]));

  it("are moved by what a college publishes, a part of the way and no further", () => {
    let moved = 0;
    for (const row of enrolled) {
      const rate = byUnitid.get(row.unitid)?.admission.rate ?? null;
      const pool = poolOf.get(row.unitid);
      if (rate === null || pool?.kind !== "rate" || pool.submit < 1 || pool.scores !== "reported") continue;
      const { byGpa, byRank } = enrolledGrades(row, rate);
      if (byGpa === null || byRank === null) continue;
      const x = pool.sat[1] - 1024;
      const beyond = (y: number, line: { whereScoreIsMean: number; followScores: number }) =>
        y - line.whereScoreIsMean - line.followScores * x;
      const [gpa, rank] = [beyond(byGpa, fitted.pool), beyond(byRank, fitted.topTenth)];
      const off = beyond(pool.gradesMean, applicantGrades);
      if (gpa > 10 && rank > 10) expect(off).toBeGreaterThan(1);
      if (gpa < -10 && rank < -10) expect(off).toBeLessThan(-1);
      expect(Math.abs(off)).toBeLessThan(0.5 * Math.max(Math.abs(gpa), Math.abs(rank)));
      moved += 1;
    }
    expect(moved).toBeGreaterThan(5);
  });

  it("lie closer together at Georgia Tech, where nine in ten have a 4.0, than at Cincinnati", () => {
    expect(poolOf.get(139755)?.gradesSpread).toBeLessThan((poolOf.get(201885)?.gradesSpread ?? 0) - 50);
  });

  it("believe a college's GPAs less than its class ranks, and neither in full", () => {
    const { both, gpaAlone, rankAlone } = fitted.own;
    expect(both.gpa).toBeLessThan(both.rank);
    expect(gpaAlone).toBeLessThan(rankAlone);
    expect(rankAlone).toBeLessThan(0.5);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { type Academics, academicsOf, type Rigor } from "../answers/academics";
import { noAcademics } from "../answers/academics.fixture";
import { quantile } from "../statistics/normal";
import {
  type Chance,
  chanceOf,
  chanceRule,
  gradesStandardScore,
  type Prepared,
  prepareChances,
  testStandardScore,
} from "./chance";
import type { Spread } from "./pool";

/** The real catalogue: what is promised here is promised for every college in it. */
const colleges = catalogue().all;
const all = prepareChances(colleges);
const withRate = all.filter(({ pool }) => pool.kind === "rate");
const rates = new Map(colleges.map((college, i) => [all[i] as Prepared, college.admission.rate ?? Number.NaN]));
const rateOf = (prepared: Prepared) => rates.get(prepared) ?? Number.NaN;
const anyCollege = fc.integer({ min: 0, max: all.length - 1 }).map((i) => all[i] as Prepared);
const anyState = fc.constantFrom(null, "OH", "CA", "PR");
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const anyRecord = fc.record({
  gpa: maybe(fc.double({ min: 0, max: 4, noNaN: true })),
  scale: fc.constant("4" as const),
  rigor: maybe(fc.constantFrom<Rigor>("less", "average", "more", "most")),
  rank: maybe(fc.double({ min: 0.1, max: 100, noNaN: true })),
  advanced: maybe(fc.integer({ min: 0, max: 20 })),
  sat: maybe(fc.integer({ min: 40, max: 160 }).map((n) => n * 10)),
  act: maybe(fc.integer({ min: 1, max: 36 })),
});

function neverLower(before: Chance, after: Chance) {
  expect(after.low).toBeGreaterThanOrEqual(before.low);
  expect(after.mid).toBeGreaterThanOrEqual(before.mid);
  expect(after.high).toBeGreaterThanOrEqual(before.high);
}

describe("a better record", () => {
  const rigors: Rigor[] = ["less", "average", "more", "most"];

  it("never lowers low, mid or high, at any college", () => {
    fc.assert(
      fc.property(
        anyCollege,
        anyRecord,
        anyState,
        fc.double({ min: 0, max: 2, noNaN: true }),
        (college, record, state, more) => {
          const chance = (changed: Partial<typeof record>) =>
            chanceOf(college, academicsOf({ ...record, ...changed }), state);
          const before = chance({});
          if (record.gpa !== null) neverLower(before, chance({ gpa: Math.min(4, record.gpa + more) }));
          if (record.sat !== null)
            neverLower(before, chance({ sat: Math.min(1600, record.sat + 10 * Math.round(more * 40)) }));
          if (record.act !== null)
            neverLower(before, chance({ act: Math.min(36, record.act + Math.round(more * 10)) }));
          if (record.rigor !== null)
            neverLower(before, chance({ rigor: rigors[Math.min(3, rigors.indexOf(record.rigor) + 1)] ?? "most" }));
          if (record.rank !== null) neverLower(before, chance({ rank: Math.max(0.1, record.rank - 20 * more) }));
          neverLower(before, chance({ advanced: (record.advanced ?? 0) + 1 }));
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("is never worse for having a second test", () => {
    fc.assert(
      fc.property(anyCollege, anyRecord, anyState, fc.integer({ min: 1, max: 36 }), (college, record, state, act) => {
        if (record.sat === null) return;
        neverLower(
          chanceOf(college, academicsOf({ ...record, act: null }), state),
          chanceOf(college, academicsOf({ ...record, act }), state),
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe("testing policy", () => {
  it("never makes a reported score worse than none where tests are optional", () => {
    const optional = all.filter(({ mode }) => mode === "optional");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: optional.length - 1 }), anyRecord, anyState, (i, record, state) => {
        const college = optional[i] as Prepared;
        neverLower(
          chanceOf(college, academicsOf({ ...record, sat: null, act: null }), state),
          chanceOf(college, academicsOf(record), state),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it("leaves scores out where tests are not looked at", () => {
    const blind = withRate.filter(({ mode }) => mode === "blind");
    // The campuses of UC and Cal State.
    expect(blind.length).toBeGreaterThan(25);
    for (const college of blind) {
      const grades = academicsOf({ gpa: 3.5, scale: "4", rigor: null, advanced: null, sat: null, act: null });
      expect(chanceOf(college, { ...grades, sat: 1600, act: 36, test: 1600 }, "CA")).toEqual(
        chanceOf(college, grades, "CA"),
      );
    }
  });

  it("lets a score matter in both directions where it is required", () => {
    const required = withRate.filter(({ mode, pool }) => mode === "required" && pool.rate > 0.1 && pool.rate < 0.9);
    expect(required.length).toBeGreaterThan(20);
    for (const college of required) {
      const none = chanceOf(college, noAcademics, college.state).mid;
      expect(chanceOf(college, { ...noAcademics, sat: 400 }, college.state).mid).toBeLessThan(none);
      expect(chanceOf(college, { ...noAcademics, sat: 1600 }, college.state).mid).toBeGreaterThan(none);
    }
  });
});

describe("over a college's own applicants", () => {
  /** Evenly spaced standard scores: a normal pool without random numbers, and without the model's own grid. */
  const count = 151;
  const pool = Array.from({ length: count }, (_, i) => quantile((i + 0.5) / count));
  /** The same in another order, for what is independent of the first. */
  const shuffled = pool.map((_, i) => pool[(i * 67) % count] as number);
  const scoreAt = ([low, middle, high]: Spread, z: number) =>
    middle + (z / 0.6745) * (z > 0 ? high - middle : middle - low);
  const satAt = (spread: Spread, z: number) => Math.min(1600, Math.max(400, Math.round(scoreAt(spread, z) / 10) * 10));
  const actAt = (spread: Spread, z: number) => Math.min(36, Math.max(1, Math.round(scoreAt(spread, z))));
  const gradesAt = (college: Prepared, z: number) => college.pool.gradesMean + college.pool.gradesSpread * z;

  /** Mean over applicants from the state, from elsewhere and from abroad, in the proportions the model takes. */
  function meanMid(college: Prepared, student: (z: number, other: number) => Academics): number {
    const meanAs = (as: "resident" | "nonresident" | "international") =>
      pool.reduce((total, z, i) => total + chanceOf(college, student(z, shuffled[i] as number), null, { as }).mid, 0) /
      count;
    if (college.home === null) return meanAs("resident");
    const { shares } = college.home;
    return (
      shares.resident * meanAs("resident") +
      shares.nonresident * meanAs("nonresident") +
      shares.international * meanAs("international")
    );
  }

  /** Colleges whose mean is off by more than the limit, with the miss in points. */
  function misses(limit: number, mean: (college: Prepared) => number) {
    return withRate
      .map((college) => ({ rate: rateOf(college), off: mean(college) - rateOf(college) }))
      .filter(({ off }) => !(Math.abs(off) <= limit));
  }

  it("has enough colleges to mean something", () => expect(withRate.length).toBeGreaterThan(1700));

  it("the mean chance is the published rate within 2 points when all report an SAT", () => {
    expect(misses(0.02, (c) => meanMid(c, (z) => ({ ...noAcademics, sat: satAt(c.pool.sat, z) })))).toEqual([]);
  });

  it("… when all report an ACT", () => {
    expect(misses(0.02, (c) => meanMid(c, (z) => ({ ...noAcademics, act: actAt(c.pool.act, z) })))).toEqual([]);
  });

  it("… when all report grades and an SAT that go together", () => {
    const { together } = chanceRule;
    const rest = Math.sqrt(1 - together ** 2);
    const student = (c: Prepared) => (z: number, other: number) => ({
      ...noAcademics,
      sat: satAt(c.pool.sat, z),
      grades: gradesAt(c, together * z + rest * other),
    });
    expect(misses(0.02, (c) => meanMid(c, student(c)))).toEqual([]);
  });

  it("… when as many send a score as at the college itself, with grades or without", () => {
    const mixed = (c: Prepared, grades: boolean) => {
      const known = (z: number) => (grades ? { grades: gradesAt(c, z) } : {});
      const sent = meanMid(c, (z, other) => ({
        ...noAcademics,
        ...known(chanceRule.together * z + Math.sqrt(1 - chanceRule.together ** 2) * other),
        sat: satAt(c.pool.sat, z),
      }));
      const silent = meanMid(c, (z) => ({ ...noAcademics, ...known(z) }));
      const share = c.mode === "optional" ? c.pool.submit : 1;
      return share * sent + (1 - share) * silent;
    };
    expect(misses(0.02, (c) => mixed(c, false))).toEqual([]);
    expect(misses(0.02, (c) => mixed(c, true))).toEqual([]);
  });

  it("the chance of someone who entered nothing is near the published rate, inside a wide range", () => {
    for (const college of withRate) {
      const { low, mid, high } = chanceOf(college, noAcademics, null);
      const rate = rateOf(college);
      expect(Math.abs(mid - rate)).toBeLessThan(0.05);
      if (rate > 0.2 && rate < 0.8) {
        expect(low).toBeLessThan(rate - 0.05);
        expect(high).toBeGreaterThan(rate + 0.05);
      }
    }
  });
});

describe("the range", () => {
  it("is in order, between 0 and 1, for every college and student", () => {
    fc.assert(
      fc.property(anyCollege, anyRecord, anyState, (college, record, state) => {
        const { low, mid, high } = chanceOf(college, academicsOf(record), state);
        expect(0 < low && low <= mid && mid <= high && high <= 1).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("says open admission where a college is open, and nowhere else", () => {
    colleges.forEach((college, i) => {
      expect((all[i] as Prepared).pool.kind === "open").toBe(college.admission.open === true);
    });
    const open = all.find(({ pool }) => pool.kind === "open") as Prepared;
    expect(chanceOf(open, noAcademics, null)).toEqual(chanceRule.open);
  });

  it("is wider where no rate is reported, for few applicants, and where no home state is known", () => {
    const span = (c: Chance) => quantile(c.high) - quantile(c.low);
    const peer = all.find(({ pool, isPublic }) => pool.kind === "peers" && !isPublic) as Prepared;
    const known = withRate.find(({ pool, isPublic }) => !isPublic && pool.rate > 0.4 && pool.rate < 0.7) as Prepared;
    expect(span(chanceOf(peer, noAcademics, null))).toBeGreaterThan(span(chanceOf(known, noAcademics, null)) + 0.5);
    const state = withRate.find(({ isPublic, pool }) => isPublic && pool.rate > 0.4 && pool.rate < 0.7) as Prepared;
    const home = chanceOf(state, noAcademics, state.state);
    expect(span(chanceOf(state, noAcademics, null))).toBeGreaterThan(span(home));
    const spans = (few: boolean) =>
      withRate
        .filter((_, i) => i % 3 === 0)
        .filter((c) => {
          const applicants = colleges[all.indexOf(c)]?.admission.applicants ?? 0;
          return (
            c.mode === "optional" && !c.isPublic && c.pool.rate > 0.4 && (few ? applicants < 100 : applicants > 2000)
          );
        })
        .map((c) => c.width);
    expect(Math.min(...spans(true))).toBeGreaterThan(Math.min(...spans(false)));
  });
});

describe("a standard score", () => {
  it("puts quartiles where quartiles are, on both tests", () => {
    const college = withRate.find(
      ({ pool }) => pool.scores === "reported" && pool.sat[2] - pool.sat[0] > 100,
    ) as Prepared;
    const at = (sat: number) => testStandardScore(college.pool, { ...noAcademics, sat });
    expect(at(college.pool.sat[0])).toBeCloseTo(-0.6745, 6);
    expect(at(college.pool.sat[1])).toBeCloseTo(0, 6);
    expect(at(college.pool.sat[2])).toBeCloseTo(0.6745, 6);
    expect(testStandardScore(college.pool, noAcademics)).toBeNull();
    expect(gradesStandardScore(college.pool, noAcademics)).toBeNull();
  });
});

describe("residents and others", () => {
  const at = (unitid: number) => all[colleges.findIndex((college) => college.unitid === unitid)] as Prepared;
  const strong = academicsOf({ gpa: 3.9, scale: "4", rigor: "most", advanced: 6, sat: 1450, act: null });

  it.each([
    [199120, "NC", 0.431, 0.082],
    [139755, "GA", 0.28, 0.09],
    [236948, "WA", 0.48, 0.36],
  ])("%i: residents are clearly above others, near their published rates", (unitid, state, resident, other) => {
    const college = at(unitid);
    expect(college.home?.published).toBe(true);
    const rates = college.home?.rates;
    // Carried over to the newest overall rate, which differs a little from that of the year by residency.
    expect(Math.abs((rates?.resident ?? 0) - resident)).toBeLessThan(0.09);
    expect(Math.abs((rates?.nonresident ?? 0) - other)).toBeLessThan(0.09);
    expect(chanceOf(college, strong, state).mid).toBeGreaterThan(chanceOf(college, strong, "OH").mid + 0.05);
  });

  it("Michigan publishes no split: residents are modelled clearly above others", () => {
    const michigan = at(170976);
    expect(michigan.home?.published).toBe(false);
    const { rates, shares } = michigan.home ?? { rates: null, shares: null };
    expect((rates?.resident ?? 0) - (rates?.nonresident ?? 0)).toBeGreaterThan(0.08);
    expect(shares).not.toBeNull();
    expect(chanceOf(michigan, strong, "MI").mid).toBeGreaterThan(chanceOf(michigan, strong, "OH").mid + 0.1);
  });

  it("average to the published rate in their proportions, at every public college", () => {
    for (const college of withRate) {
      if (college.home === null) continue;
      const { rates, shares } = college.home;
      const mean =
        shares.resident * rates.resident +
        shares.nonresident * rates.nonresident +
        shares.international * rates.international;
      expect(Math.abs(mean - college.pool.rate)).toBeLessThan(0.005);
    }
  });

  it("a Texan in the top tenth is admitted by rule, but by UT Austin only in the top 5%", () => {
    const chance = (unitid: number, rank: number, state = "TX") =>
      chanceOf(
        at(unitid),
        academicsOf({ gpa: 3.5, scale: "4", rank, rigor: null, advanced: null, sat: null, act: null }),
        state,
      );
    expect(chance(228723, 9).low).toBeGreaterThanOrEqual(0.9);
    expect(chance(228723, 11).mid).toBeLessThan(0.9);
    expect(chance(228723, 9, "OH").mid).toBeLessThan(0.9);
    expect(chance(228778, 5).low).toBeGreaterThanOrEqual(0.9);
    expect(chance(228778, 6).mid).toBeLessThan(0.5);
  });

  it("early decision is a range of its own, and a program that admits by itself a lower, wider one", () => {
    const vanderbilt = at(221999);
    const usual = chanceOf(vanderbilt, strong, "OH");
    const early = chanceOf(vanderbilt, strong, "OH", { plan: "ED" });
    expect(early.low).toBeCloseTo(usual.low, 9);
    expect(early.mid).toBeGreaterThan(usual.mid);
    expect(chanceOf(vanderbilt, strong, "OH", { plan: "RD" }).mid).toBeLessThanOrEqual(usual.mid);
    const own = chanceOf(vanderbilt, strong, "OH", { ownAdmission: true });
    expect(own.mid).toBeLessThan(usual.mid);
    expect(quantile(own.high) - quantile(own.low)).toBeGreaterThan(quantile(usual.high) - quantile(usual.low));
  });
});

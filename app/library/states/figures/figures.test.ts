import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collegePath } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import { percent } from "~/design/figures";
import { type State, states } from "~/geography/states";
import { bandOf } from "~/student/profile/income-bands";
import { isFourYear } from "../../figures/site-figures";
import { guideOf } from "../../guides/guides";
import { stateAdmission } from "./admission-bands";
import { bestPrices } from "./best-prices";
import { campusHousing, missionColleges, twoYearColleges } from "./campuses";
import { fewestStudents } from "./short-list";
import { collegesOf, paid, stateColleges, stateSorts } from "./state-colleges";
import { stateSummary } from "./state-summary";
import { strongFields, uncounted } from "./strong-fields";
import { fieldWages } from "./wages";
import { workedExample } from "./worked-example";

const { all, programsOf } = catalogue();
const anyState = fc.constantFrom(...(Object.keys(states) as State[]));

describe("the figures of any state", () => {
  it("order every college once, and what is not reported last", () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...stateSorts), (state, sort) => {
        const { fourYear, twoYear, other } = stateColleges(state, all, sort);
        const listed = [...fourYear, ...twoYear, ...other];
        expect(new Set(listed.map(({ unitid }) => unitid)).size).toBe(collegesOf(state, all).length);
        for (const rows of [fourYear, twoYear, other]) {
          const missing = rows.map((row) => row[sort] === null);
          expect(missing).toEqual(missing.toSorted((a, b) => Number(a) - Number(b)));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("are never made of missing ones", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        for (const { fourYear, twoYear } of bestPrices(state, all)) {
          for (const { price, students } of [...fourYear, ...twoYear]) {
            expect(price).toBeGreaterThanOrEqual(0);
            expect(students).toBeGreaterThanOrEqual(fewestStudents);
          }
        }
        const summary = stateSummary(state, all, "2026-11-22");
        if (summary.publicFour === 0) expect(summary.price).toBeNull();
        if (summary.publicTwo === 0) expect(summary.twoYearPrice).toBeNull();
        for (const { onCampus } of campusHousing(state, all)) expect(onCampus).not.toBe(0);
        const { colleges, middle } = twoYearColleges(state, all);
        if (colleges === 0) expect(middle).toEqual({ price: null, graduation: null, transfer: null, earnings: null });
      }),
      { numRuns: 56 },
    );
  });

  it("put each college that reports into one band of admission", () => {
    const { bands } = stateAdmission("TX", all, "2026-11-22");
    const counted = bands.reduce((sum, { colleges }) => sum + colleges, 0);
    expect(counted).toBe(stateSummary("TX", all, "2026-11-22").rated);
    expect(bands.flatMap(({ largest }) => largest.map(({ name }) => name))).toContain("Rice University");
  });
});

describe("bands of admission", () => {
  it.each(Object.keys(guideOf))("hold in %s the rates that are printed in them", (state) => {
    const from = { "Three in four or more": 75, "Half to three quarters": 50, "A quarter to half": 25 };
    for (const { words, largest } of stateAdmission(state, all, "2026-11-22", 100).bands) {
      const shown = largest.flatMap(({ rate }) => (rate === null ? [] : [Number(/\d+/.exec(percent(rate))?.[0])]));
      const least = Object.hasOwn(from, words) ? from[words as keyof typeof from] : 0;
      const above = words === "Fewer than a quarter" ? 25 : words === "A quarter to half" ? 50 : 101;
      expect(
        shown.filter((rate) => rate < least || rate >= above),
        words,
      ).toEqual([]);
    }
  });

  it("put Spelman College, printed as 25%, beside the quarters", () => {
    const { bands } = stateAdmission("GA", all, "2026-11-22", 100);
    const band = bands.find(({ largest }) => largest.some(({ name }) => name === "Spelman College"));
    expect(band?.words).toBe("A quarter to half");
  });
});

describe("what a state is strong in", () => {
  const fields = (state: string) => strongFields(state, all, programsOf);

  it("takes a larger share there than in the nation", () => {
    for (const { share, nation, awards, at } of fields("TX")) {
      expect(share).toBeGreaterThan(nation);
      expect(awards).toBeGreaterThanOrEqual(at.reduce((sum, each) => sum + each.awards, 0));
    }
  });

  it("counts no degrees of a college whose programs aren't listed, which is named", () => {
    expect(uncounted("PA", all, programsOf)[0]?.name).toMatch(/^Pennsylvania State University-Main/);
    for (const { unitid } of uncounted("PA", all, programsOf)) expect(programsOf(unitid)).toEqual([]);
  });

  it("differs from state to state", () => {
    expect(fields("TX").map(({ title }) => title)).toContain("Petroleum Engineering");
    expect(fields("NV").map(({ title }) => title)).toContain("Hospitality Administration/Management");
  });
});

describe("earnings by field", () => {
  it("lie in order and within what programs report", () => {
    for (const { low, middle, high, nation } of fieldWages("OH", all, programsOf)) {
      expect(low).toBeLessThanOrEqual(middle);
      expect(middle).toBeLessThanOrEqual(high);
      expect(nation).toBeGreaterThan(10_000);
    }
  });
});

describe("the worked example", () => {
  it.each(Object.keys(guideOf))("finds three or four ways to study in %s, for both families", (state) => {
    for (const family of ["middle", "low"] as const) {
      const { colleges, pell, sai } = workedExample(family, state, all);
      expect(colleges.length).toBeGreaterThanOrEqual(3);
      // A large college may have too few students of the band; those of the lowest prices have them by their choice.
      const priced = colleges.filter(({ why }) => why.startsWith("the lowest price"));
      expect(priced.every(({ low, high }) => low !== null && high !== null && low <= high)).toBe(true);
      expect(pell).toBeGreaterThan(0);
      expect(sai).toBe(family === "low" ? -1500 : 3815);
    }
  });
});

describe("the prices of the worked example", () => {
  it.each(Object.keys(guideOf))("are in %s those of the band that the caption names", (state) => {
    for (const family of ["middle", "low"] as const) {
      const example = workedExample(family, state, all);
      const band = bandOf(example.income);
      for (const { path, average, low, high } of example.colleges) {
        const college = all.find((each) => collegePath(each) === path);
        const few = (college?.cost.netPriceStudents[band] ?? 0) < fewestStudents;
        const reported = paid(college?.cost.netPriceByIncome[band] ?? null);
        expect(average, path).toBe(few ? null : reported);
        if (average === null) continue;
        expect(low).toBeLessThanOrEqual(average);
        expect(high).toBeGreaterThanOrEqual(average);
      }
    }
  });

  it("are the same for every income of one band", () => {
    const at = (income: number) => workedExample("middle", "TX", all, { income, unitids: [227757] }).colleges;
    expect(at(75_000)).toEqual(at(50_000));
    expect(at(75_000)).not.toEqual(at(76_000));
  });
});

describe("colleges that a short list names", () => {
  const largest = (state: string, family: "middle" | "low") =>
    workedExample(family, state, all).colleges.filter(({ why }) => why.startsWith("the largest"));

  it.each(Object.keys(guideOf))("are in %s the same largest ones for both families", (state) => {
    const names = (family: "middle" | "low") => largest(state, family).map(({ name, why }) => `${why}: ${name}`);
    expect(names("middle")).toEqual(names("low"));
    const [first] = largest(state, "low");
    const sizes = collegesOf(state, all)
      .filter((college) => isFourYear(college) && college.control === "public" && college.onlineOnly !== true)
      .map(({ students }) => students.undergraduates ?? 0);
    const found = all.find((college) => collegePath(college) === first?.path);
    expect(found?.students.undergraduates).toBe(Math.max(...sizes));
  });

  it("show no price where too few students stand behind it", () => {
    const [global] = largest("MD", "middle");
    expect(global?.name).toBe("University of Maryland Global Campus");
    expect(global).toMatchObject({ average: null, low: null, high: null });
  });

  it.each(Object.keys(guideOf))("are in %s neither for one gender nor for religious training", (state) => {
    const paths = [
      ...bestPrices(state, all, 50).flatMap(({ fourYear, twoYear }) => [...fourYear, ...twoYear]),
      ...workedExample("low", state, all).colleges,
      ...workedExample("middle", state, all).colleges,
    ].map(({ path }) => path);
    const named = all.filter((college) => paths.includes(collegePath(college)));
    expect(named.length).toBeGreaterThan(5);
    const few = named.filter(
      ({ missions, carnegie }) => carnegie === 24 || missions.includes("men") || missions.includes("women"),
    );
    expect(few.map(({ name }) => name)).toEqual([]);
  });

  it("stay in the table of every college", () => {
    const { fourYear } = stateColleges("NY", all, "name");
    expect(fourYear.map(({ name }) => name)).toContain("Talmudical Seminary of Bobov");
  });
});

describe("a price below zero", () => {
  it("is $0 in the table of two-year colleges and in its middles", () => {
    const [college] = all.filter(
      ({ state, control, level, cost }) =>
        state === "GA" && control === "public" && level === "2year" && (cost.netPrice ?? 0) < 0,
    );
    expect(college).toBeDefined();
    const { largest } = twoYearColleges("GA", all, 100);
    expect(largest.find(({ name }) => name === college?.name)?.price).toBe(0);
    const below = all.map((each) => (each.state === "GA" ? { ...each, cost: { ...each.cost, netPrice: -500 } } : each));
    expect(twoYearColleges("GA", below).middle.price).toBe(0);
  });
});

describe("colleges with a mission", () => {
  it("are those of the federal flags", () => {
    expect(missionColleges("TX", all, "hbcu").map(({ name }) => name)).toContain("Prairie View A & M University");
    expect(missionColleges("CO", all, "hbcu")).toEqual([]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { isSuggested } from "~/season/closure";
import { partNames } from "../answers/choices";
import { type Answers, noAnswers } from "../answers/input";
import { isFourYear } from "../answers/preferences";
import { unusual } from "../fit/filters";
import { combine, weightsOf } from "../fit/fit";
import { modelOf, rank, rankOne, studentOf, worthRelaxing } from "./rank";

const model = modelOf(catalogue().all);
const granville = { state: "OH", lat: 40.06, lon: -82.52 };
const answers = (part: Partial<Answers>): Answers => ({ ...noAnswers(), ...part });
const ranking = (part: Partial<Answers>, home: typeof granville | null = null) =>
  rank(model, studentOf(answers(part), home));

describe("what can be an answer", () => {
  const names = (part: Partial<Answers>) =>
    new Set(
      rank(model, studentOf({ ...noAnswers(), broad: "yes", levels: ["4", "2"], ...part }, null)).list.map(
        ({ college }) => college.unitid,
      ),
    );

  it("leaves out colleges that close, and keeps those with a name like theirs", () => {
    const list = names({});
    // Mont Alto, Siena Heights, Trinity Christian, Sterling (VT), California College of the Arts, Rosemont.
    for (const unitid of [214795, 172264, 149505, 231095, 110370, 215691]) expect(list.has(unitid)).toBe(false);
    // King's (PA), Sterling (KS), Ursuline, which joins Gannon and goes on.
    for (const unitid of [213321, 155937, 206349]) expect(list.has(unitid)).toBe(true);
  });

  it("offers no college that requires scores to a student who applies without", () => {
    const list = names({ tests: "without", gpa: 3.4, state: "IN" });
    // Purdue, Ohio State, Caltech; Tampa is optional, Alabama is for a 3.4.
    for (const unitid of [243780, 204796, 110404]) expect(list.has(unitid)).toBe(false);
    for (const unitid of [137847, 100751]) expect(list.has(unitid)).toBe(true);
    expect(names({ tests: "without", gpa: 2.9 }).has(100751)).toBe(false);
    expect(names({ gpa: 3.4 }).has(243780)).toBe(true);
  });
});

describe("rank", () => {
  it("is in order of score, without doubles, and the same every time", () => {
    const { list } = ranking({ gpa: 3.4, state: "OH" });
    expect(list.length).toBeGreaterThan(500);
    expect(new Set(list.map((r) => r.college.unitid)).size).toBe(list.length);
    list.slice(1).forEach((r, i) => {
      expect(r.score).toBeLessThanOrEqual(list[i]?.score ?? 0);
    });
    expect(ranking({ gpa: 3.4, state: "OH" }).list.map((r) => r.college.unitid)).toEqual(
      list.map((r) => r.college.unitid),
    );
  });

  it("gives numbers that are numbers: no NaN, nothing outside 0 to 1, for all colleges and random students", () => {
    fc.assert(
      fc.property(
        fc.record({
          gpa: fc.option(fc.double({ min: 0, max: 4, noNaN: true }), { nil: null }),
          sat: fc.option(
            fc.integer({ min: 40, max: 160 }).map((n) => n * 10),
            { nil: null },
          ),
          fields: fc.subarray(["11", "14", "50", "51", "52"]),
          budget: fc.option(fc.integer({ min: 0, max: 80_000 }), { nil: null }),
          income: fc.option(fc.constantFrom("0" as const, "2" as const, "4" as const), { nil: null }),
          admission: fc.integer({ min: 0, max: 3 }),
          affordability: fc.integer({ min: 0, max: 3 }),
        }),
        fc.boolean(),
        (part, atHome) => {
          const { list } = ranking(
            { ...part, broad: "yes", levels: ["4", "2"], soft: ["fields"] },
            atHome ? granville : null,
          );
          expect(list).toHaveLength(model.items.filter(({ college }) => isSuggested(college, 2027)).length);
          for (const r of list) {
            for (const x of [r.fit, r.score, r.evidence, ...Object.values(r.parts)]) {
              expect(x === null || (x >= 0 && x <= 1)).toBe(true);
            }
          }
        },
      ),
      { numRuns: 6 },
    );
  });

  it("keeps what was asked: every college passes every filter", () => {
    const { list } = ranking(
      { miles: 150, fields: ["51"], sizes: ["small", "medium"], controls: ["nonprofit"] },
      granville,
    );
    expect(list.length).toBeGreaterThan(5);
    for (const { college, miles } of list) {
      expect(miles).toBeLessThanOrEqual(150);
      expect(college.fields.bachelor).toContain("51");
      expect(college.control).toBe("nonprofit");
      expect(college.students.undergraduates).toBeGreaterThanOrEqual(1000);
      expect(college.students.undergraduates).toBeLessThanOrEqual(9999);
    }
  });

  it("ranks instead of excluding where a wish is softened", () => {
    const hard = ranking({ sizes: ["small"] });
    const soft = ranking({ sizes: ["small"], soft: ["sizes"] });
    expect(soft.list.length).toBeGreaterThan(hard.list.length);
    const small = (r: (typeof soft.list)[number]) => {
      const people = r.college.students.undergraduates ?? 0;
      return people >= 1000 && people < 3000;
    };
    const share = (list: typeof soft.list) => list.filter(small).length / list.length;
    expect(share(soft.list.slice(0, 100))).toBeGreaterThan(share(soft.list) + 0.3);
  });

  it("cannot filter by distance without knowing home, and then does not pretend to", () => {
    const { filters, list } = ranking({ miles: 50 });
    expect(filters.map((f) => f.name)).not.toContain("miles");
    expect(list.length).toBeGreaterThan(500);
  });

  it("counts what comes back exactly as it would", () => {
    const part: Partial<Answers> = { states: ["OH"], fields: ["14"], sizes: ["small"] };
    const { filters, list } = ranking(part);
    const without = (change: Partial<Answers>) => ranking({ ...part, ...change }).list.length - list.length;
    const comeBack = Object.fromEntries(filters.map((f) => [f.name, f.comeBack]));
    expect(comeBack.states).toBe(without({ states: [] }));
    expect(comeBack.fields).toBe(without({ fields: [] }));
    expect(comeBack.sizes).toBe(without({ sizes: [] }));
    expect(comeBack.usual).toBe(without({ broad: "yes" }));
    expect(comeBack.levels).toBe(without({ levels: ["4", "2"] }));
  });
});

describe("four-year colleges", () => {
  const names = (part: Partial<Answers>) => new Set(ranking(part).list.map(({ college }) => college.name));

  it("are also the universities that award more associate degrees, at both levels they teach", () => {
    const utah = names({ gpa: 3.3, state: "UT", states: ["UT"], fields: ["52"] });
    const expected = ["Weber State University", "Southern Utah University", "Utah Tech University"];
    expect([...utah]).toEqual(expect.arrayContaining(expected));
    expect([...names({ states: ["UT"], levels: ["2"] })]).toContain("Weber State University");
    for (const [state, name] of [
      ["AR", "Arkansas Tech University"],
      ["PA", "Pennsylvania College of Technology"],
      ["NY", "SUNY College of Technology at Alfred"],
    ] as const) {
      expect([...names({ state, states: [state] })]).toContain(name);
    }
  });

  it("are not the community colleges with a few bachelor's programs", () => {
    expect([...names({ state: "FL", states: ["FL"] })].filter((name) => /^(Miami Dade|Polk State)/.test(name))).toEqual(
      [],
    );
  });
});

describe("worthRelaxing", () => {
  it("says nothing about a list that is long enough", () => {
    expect(worthRelaxing(model, ranking({}))).toEqual([]);
  });

  it("names the filter that brings back most", () => {
    const result = ranking({ states: ["WY"], fields: ["14"], controls: ["nonprofit"] });
    expect(result.list).toHaveLength(0);
    const relaxations = worthRelaxing(model, result);
    expect(relaxations[0]?.comeBack).toBeGreaterThan(100);
    expect(relaxations[0]?.names).toEqual(["states"]);
    const counts = relaxations.map((r) => r.comeBack);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it("names a pair where no filter alone brings anything back", () => {
    const result = ranking({
      states: ["WY"],
      sizes: ["tiny"],
      controls: ["public"],
      settings: ["city"],
      missions: ["hbcu"],
    });
    expect(result.list).toHaveLength(0);
    for (const { names, comeBack } of worthRelaxing(model, result)) {
      expect(names.length).toBeLessThanOrEqual(2);
      expect(comeBack).toBeGreaterThan(0);
    }
  });
});

describe("fit", () => {
  it("leaves out what cannot be told instead of counting it as 0", () => {
    const weights = weightsOf(noAnswers());
    expect(combine({ admission: 0.5, affordability: null, outcomes: null, preferences: null }, weights)).toBeCloseTo(
      0.5,
      12,
    );
    expect(combine({ admission: null, affordability: null, outcomes: null, preferences: null }, weights)).toBe(0);
  });

  it("has weights that add up to 1, also when all are left out", () => {
    const level = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(
        fc.record({ admission: level, affordability: level, outcomes: level, preferences: level }),
        (chosen) => {
          const weights = weightsOf(chosen);
          expect(partNames.reduce((sum, part) => sum + weights[part], 0)).toBeCloseTo(1, 12);
        },
      ),
    );
  });

  it("never falls when a part rises", () => {
    const part = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null });
    fc.assert(
      fc.property(
        fc.record({ admission: part, affordability: part, outcomes: part, preferences: part }),
        fc.constantFrom(...partNames),
        (parts, name) => {
          const value = parts[name];
          if (value === null) return;
          const weights = weightsOf(noAnswers());
          expect(combine({ ...parts, [name]: Math.min(1, value + 0.1) }, weights)).toBeGreaterThanOrEqual(
            combine(parts, weights),
          );
        },
      ),
    );
  });

  it("puts a college that reports little below the same college with everything reported", () => {
    const whole = model.items.find(({ outcome, prepared }) => outcome.reported > 0.99 && prepared.pool.kind === "rate");
    if (!whole) throw new Error("no college reports everything");
    const student = studentOf(answers({ gpa: 3.5 }), null);
    const silent = { ...whole, outcome: { score: whole.outcome.score, reported: 0.15 } };
    expect(rankOne(model, silent, student).score).toBeLessThan(rankOne(model, whole, student).score);
  });
});

describe("lists a school counselor would recognize", () => {
  const byName = (list: ReturnType<typeof ranking>["list"], name: string) => {
    const at = list.findIndex((r) => r.college.name === name);
    return { at, found: list[at] };
  };

  it("puts Ohio's public universities high for a 3.4 in Ohio", () => {
    const { list } = ranking({ gpa: 3.4, state: "OH" });
    const publics = list.slice(0, 20).filter((r) => r.college.control === "public" && r.college.state === "OH");
    expect(publics.length).toBeGreaterThanOrEqual(5);
    expect(byName(list, "Cleveland State University").found?.label).toBe("safety");
  });

  it("shows a 4.0 / 1560 engineer in California reaches as reaches", () => {
    const { list } = ranking({ gpa: 4, sat: 1560, state: "CA", fields: ["14"] });
    for (const name of [
      "Stanford University",
      "Massachusetts Institute of Technology",
      "University of California-Berkeley",
    ]) {
      expect(byName(list, name).found?.label).toBe("reach");
    }
    const poly = byName(list, "California Polytechnic State University-San Luis Obispo");
    expect(poly.found?.label).toBe("target");
    expect(poly.at).toBeLessThan(10);
    for (const r of list.slice(0, 50)) expect(r.college.fields.bachelor).toContain("14");
  });

  it("gives a test-optional artist colleges with art, and no score to worry about", () => {
    const { list } = ranking({ gpa: 3.6, fields: ["50"], tests: "without" });
    for (const { college } of list.slice(0, 50)) {
      expect(college.fields.bachelor).toContain("50");
      expect((college.fields.shares["50"] ?? 0) * (college.outcomes.bachelorDegrees ?? 0)).toBeGreaterThan(4);
    }
  });

  it("gives someone with only a ZIP code colleges around it", () => {
    const { list } = ranking({ zip: "43004" }, granville);
    const miles = list.slice(0, 20).map((r) => r.miles ?? 9999);
    expect(Math.max(...miles)).toBeLessThan(400);
    expect(list.slice(0, 20).filter((r) => r.college.state === "OH").length).toBeGreaterThanOrEqual(6);
  });

  it("never suggests, unasked, what a counselor would not", () => {
    const students: Partial<Answers>[] = [
      {},
      { gpa: 3.4, state: "OH" },
      { gpa: 4, sat: 1560, fields: ["14"] },
      { fields: ["50"] },
    ];
    for (const part of students) {
      const { list } = ranking(part);
      for (const { college, evidence } of list.slice(0, 60)) {
        expect(college.control).not.toBe("forprofit");
        expect(college.onlineOnly).not.toBe(true);
        expect(isFourYear(college)).toBe(true);
        expect(college.outcomes.graduationRate).not.toBeNull();
        expect(evidence).toBeGreaterThan(0.8);
      }
    }
  });

  it("brings the unusual back when asked", () => {
    const near = { miles: null, homeState: null };
    const count = (part: Partial<Answers>) => {
      const asked = answers(part);
      return model.items.filter(({ college }) => unusual(college, asked, near) === null).length;
    };
    expect(count({ controls: ["forprofit"] })).toBeGreaterThan(count({}));
    expect(count({ religion: "yes" })).toBeGreaterThan(count({}));
    expect(count({ missions: ["women"] })).toBeGreaterThan(count({}));
    expect(count({ fields: ["51"] })).toBeGreaterThan(count({}));
  });
});

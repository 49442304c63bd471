import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testPolicy } from "~/season/test-policy";
import { catalogue } from "../catalogue.server";
import type { College } from "../college";
import { isAsked, listColleges, milesFrom, profitRing, sortColleges } from "./filter";
import { readQuery, type Sort } from "./query";

const { all } = catalogue();
const list = (text: string) => listColleges(all, readQuery(new URLSearchParams(text)).query, "2026-11-22");

const figureOf: Record<Exclude<Sort, "match" | "near" | "name">, (college: College) => number | null> = {
  applicants: ({ admission }: College) => admission.applicants,
  admission: ({ admission }) => (admission.open === true ? 1 : admission.rate),
  price: (college) => college.cost.netPrice,
  graduation: (college) => college.outcomes.graduationRate,
  earnings: (college) => college.outcomes.earnings10,
  size: (college) => college.students.undergraduates,
};

describe("listColleges", () => {
  it("lists all when nothing is asked, those that most apply to first", () => {
    expect(list("")).toHaveLength(3689);
    expect(list("")[0]?.name).toBe("University of California-Los Angeles");
  });

  it.each([
    ["state=OH", ({ state }: College) => state === "OH"],
    ["region=new-england", ({ state }: College) => ["CT", "ME", "MA", "NH", "RI", "VT"].includes(state)],
    ["control=public&level=2year", ({ control, level }: College) => control === "public" && level === "2year"],
    ["setting=rural", ({ setting }: College) => setting === "rural"],
    [
      "mission=hbcu&mission=tribal",
      ({ missions }: College) => missions.includes("hbcu") || missions.includes("tribal"),
    ],
    ["religion=none", ({ religion }: College) => religion === null],
    ["religion=jewish", ({ religion }: College) => religion === "Jewish"],
    ["tests=required", (college: College) => testPolicy(college, 2027, "2026-11-22").needed === "yes"],
    ["open=yes", ({ admission }: College) => admission.open === true],
  ])("%s keeps exactly those", (text, wanted) => {
    expect(new Set(list(text))).toEqual(new Set(all.filter(wanted)));
    expect(list(text).length).toBeGreaterThan(0);
  });

  it("counts a college with open admission as admitting everyone", () => {
    const found = list("admitFrom=100");
    expect(found.filter(({ admission }) => admission.open === true).length).toBeGreaterThan(1000);
    expect(list("admitTo=99").some(({ admission }) => admission.open === true)).toBe(false);
  });

  it("takes both ends of a range of admission rates as shown", () => {
    const found = list("admitFrom=5&admitTo=5");
    expect(found.length).toBeGreaterThan(0);
    for (const { admission } of found) expect(Math.round((admission.rate ?? 0) * 100)).toBe(5);
  });

  it("leaves out what is not reported from both sides of a limit", () => {
    const cheap = list("netPriceTo=20000");
    expect(cheap.every(({ cost }) => cost.netPrice !== null && cost.netPrice <= 20_000)).toBe(true);
    expect(list("netPriceTo=200000").length).toBe(all.filter(({ cost }) => cost.netPrice !== null).length);
  });

  it("finds a field at either level", () => {
    const found = new Set(list("field=11"));
    expect(found.has(all.find(({ unitid }) => unitid === 166683) as College)).toBe(true);
    expect(
      [...found].every(
        ({ fields }) => fields.bachelor.includes("11") || fields.associate.includes("11") || fields.shares["11"],
      ),
    ).toBe(true);
  });
});

describe("sortColleges", () => {
  const sorts = Object.keys(figureOf) as (keyof typeof figureOf)[];

  it.each(sorts.flatMap((sort) => [[sort, "asc"] as const, [sort, "desc"] as const]))(
    "by %s %s: in order, and what is not reported last",
    (sort, order) => {
      const figures = sortColleges(all, sort, order).map(figureOf[sort]);
      const reported = figures.filter((figure) => figure !== null);
      expect(reported.length).toBeGreaterThan(1000);
      expect(figures.slice(0, reported.length)).toEqual(reported);
      expect(figures.slice(reported.length).every((figure) => figure === null)).toBe(true);
      const right = reported.every((figure, at) => {
        const before = reported[at - 1] ?? figure;
        return order === "asc" ? before <= figure : before >= figure;
      });
      expect(right).toBe(true);
    },
  );

  it("puts the nearest first, and schools run for profit last within each ring", () => {
    const chicago = { lat: 41.88, lon: -87.63 };
    const near = sortColleges(all, "near", "asc", chicago).filter((college) => milesFrom(chicago, college) !== null);
    const ring = (college: College) => Math.floor((milesFrom(chicago, college) ?? 0) / profitRing);
    const first = near.filter((college) => ring(college) === 0);
    expect(near.slice(0, first.length)).toEqual(first);
    const profit = first.map(({ control }) => control === "forprofit");
    expect(profit.lastIndexOf(false)).toBeLessThan(profit.indexOf(true));
    const miles = first.filter(({ control }) => control !== "forprofit").map((one) => milesFrom(chicago, one) ?? 0);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
  });

  it("does not change its input, and gives every college back", () => {
    fc.assert(
      fc.property(
        fc.subarray(all.slice(0, 200) as College[]),
        fc.constantFrom(...sorts, "name" as const),
        fc.constantFrom("asc" as const, "desc" as const),
        (some, sort, order) => {
          const before = [...some];
          const sorted = sortColleges(some, sort, order);
          expect(some).toEqual(before);
          expect(new Set(sorted)).toEqual(new Set(some));
          expect(sortColleges([...some].reverse(), sort, order)).toEqual(sorted);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("keeps the order of the search for best match", () => {
    const [first, second] = all;
    if (!first || !second) throw new Error("no colleges");
    expect(sortColleges([second, first], "match", "desc")).toEqual([second, first]);
  });
});

describe("isAsked", () => {
  it("asks nothing of anyone when the query is empty", () => {
    const { query } = readQuery(new URLSearchParams());
    expect(all.every((college) => isAsked(college, query, "2026-11-22"))).toBe(true);
  });
});

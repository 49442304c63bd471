import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { lowGraduationOf } from "../facts/graduation";
import { profileOf } from "./profile";
import { byField, splitFields } from "./programs";
import { similarTo } from "./similar";
import { distinctName, structuredData, summaryOf } from "./structured";
import { medianOf, typicalFor } from "./typical";

const { all, byUnitid, programsOf } = catalogue();
function college(unitid: number): College {
  const found = byUnitid.get(unitid);
  if (found === undefined) throw new Error(`no college ${unitid}`);
  return found;
}
const mit = college(166683);

describe("a college in sentences", () => {
  it("is whole for every college: no figure is written where none is reported", () => {
    for (const one of all) {
      const text = profileOf(one, [], all, "2026-11-22").overview.join(" ");
      expect(text, text).toMatch(/\.$/);
      expect(text, text).not.toMatch(/not reported|null|undefined|NaN/);
    }
  });

  it("says open admission as such and gives no rate for it", () => {
    const text = profileOf(college(202222), [], all, "2026-11-22").overview.join(" ");
    expect(text).toContain("open admission");
    expect(text).not.toMatch(/admitted/);
  });

  it("says when a college reports next to nothing", () => {
    expect(profileOf(college(501451), [], all, "2026-11-22").overview.at(-1)).toContain("few figures");
    expect(profileOf(mit, [], all, "2026-11-22").overview.at(-1)).not.toContain("few figures");
  });
});

describe("medians", () => {
  it("leave out what is not reported, and are not made of few", () => {
    const values = [...Array.from({ length: 31 }, (_, index) => index), null, null];
    expect(medianOf(values)).toBe(15);
    expect(medianOf([...values, 31])).toBe(15.5);
    expect(medianOf(values.slice(2))).toBeNull();
  });

  it("compare a community college with a bachelor's program to community colleges", () => {
    expect(typicalFor(college(202222), all)?.kind).toContain("associate");
    expect(typicalFor(mit, all)?.kind).toContain("bachelor");
  });
});

describe("similar colleges", () => {
  it("are others of the same state and level that are known to operate", () => {
    for (const one of [mit, college(202222), college(501451), college(241304)]) {
      for (const { path, fewFinish } of similarTo(one, all)) {
        const other = college(Number(/\d{6}/.exec(path)?.[0]));
        expect(other.unitid).not.toBe(one.unitid);
        expect(fewFinish === null).toBe(lowGraduationOf(other.unitid, all) === null);
        expect([other.state, other.level, other.verifyOpen]).toEqual([one.state, one.level, false]);
      }
    }
  });
});

describe("programs", () => {
  it("are all shown once, the largest field first", () => {
    const programs = programsOf(204796);
    const fields = byField(programs);
    const { first, rest } = splitFields(fields);
    expect([...first, ...rest].flatMap((field) => field.programs)).toHaveLength(programs.length);
    expect(rest.length).toBeGreaterThan(0);
    const awards = fields.map((field) => field.awards ?? -1);
    expect(awards).toEqual([...awards].sort((a, b) => b - a));
  });

  it("without reported awards come last, and their field has no sum", () => {
    const program = { title: "A", level: "bachelor", awards: null, earnings: null } as const;
    const fields = byField([
      { ...program, cip4: "1101" },
      { ...program, cip4: "2601", awards: 0 },
    ]);
    expect(fields.map(({ code, awards }) => [code, awards])).toEqual([
      ["26", 0],
      ["11", null],
    ]);
  });
});

describe("what search engines are told", () => {
  it("is a sentence of 50 to 160 characters for every college", () => {
    const said = all.map((one) => summaryOf(one, distinctName(one, all)));
    expect(said.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
    expect(
      said.filter((words, place) => said.indexOf(words) !== place),
      "said of two colleges",
    ).toEqual([]);
  });

  it("tells two colleges of one name in one city apart by their federal number", () => {
    expect(distinctName(college(224660), all)).toBe("Western Technical College (UNITID 224660)");
    expect(distinctName(mit, all)).toBe(mit.name);
    const names = all.map((one) => `${distinctName(one, all)}, ${one.city}, ${one.state}`);
    expect(new Set(names).size).toBe(all.length);
  });

  it("holds only what is reported", () => {
    const [person] = structuredData(college(501451), "https://example.org");
    expect(person).not.toHaveProperty("geo");
    expect(JSON.stringify(structuredData(mit, "https://example.org"))).toContain(
      "https://example.org/colleges/166683-massachusetts-institute-of-technology",
    );
  });
});

import { describe, expect, it } from "vitest";
import { isState } from "~/geography/states";
import { catalogue } from "./catalogue.server";
import type { Quartiles } from "./college";
import { cip2 } from "./facts/fields";
import { regionOf } from "./query/regions";
import { header, rowReader, toRow } from "./table";

/** The tables in `content/` as the product reads them. */
const { all, byUnitid, programsOf } = catalogue();

function college(unitid: number) {
  const found = byUnitid.get(unitid);
  if (!found) throw new Error(`no college ${unitid}`);
  return found;
}

/** Every number, text and list inside a value, with the path to it. */
function* leaves(value: unknown, path = ""): Generator<[path: string, leaf: unknown]> {
  if (value !== null && typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${key}`);
  } else yield [path, value];
}

describe("the catalogue", () => {
  it("holds every college once, in the order of unitid", () => {
    expect(all).toHaveLength(3689);
    expect(byUnitid.size).toBe(3689);
    expect(all.every((one, index) => index === 0 || one.unitid > (all[index - 1]?.unitid ?? 0))).toBe(true);
  });

  it("is read from its files once in a process", () => {
    expect(catalogue().all).toBe(all);
  });

  it("has the published figures of MIT", () => {
    const mit = college(166683);
    expect(mit).toMatchObject({ name: "Massachusetts Institute of Technology", city: "Cambridge", state: "MA" });
    expect(mit).toMatchObject({ control: "nonprofit", level: "4year", setting: "city", missions: ["landgrant"] });
    expect(mit.admission).toMatchObject({ applicants: 28232, admits: 1284, rate: 0.0455, year: "fall 2024" });
    expect(mit.admission).toMatchObject({ testPolicy: "required", satMath: { p25: 780, p50: 800, p75: 800 } });
    expect(mit.admission.factors).toMatchObject({ record: "required", rank: "considered", legacy: "not considered" });
    expect(mit.cost).toMatchObject({ year: "2024-25", tuitionInState: 62396, netPrice: 19813, netPriceNewer: 20111 });
    expect(mit.cost.netPriceByIncome).toEqual([-4129, -2483, 4621, 13696, 46627]);
    expect(mit.cost.netPriceStudents).toEqual([28, 60, 75, 29, 124]);
    expect(mit.outcomes).toMatchObject({ graduationRate: 0.96, graduationYear: "2024", earnings10: 143372 });
    expect(mit.outcomes.retentionYear).toBe("fall 2023 to 2024");
    expect(mit.fields.shares["11"]).toBe(0.3002);
    expect(mit.links.apply).toBe("https://mitadmissions.org/apply/");
  });

  it("puts a link together that is kept relative to the website", () => {
    expect(college(100654).links.admissions).toBe("https://www.aamu.edu/admissions-aid/index.html");
  });

  it("has no number that is not a number, and no empty text", () => {
    const wrong = all.flatMap((one) =>
      [...leaves(one)]
        .filter(([, leaf]) => leaf === "" || leaf === undefined || (typeof leaf === "number" && !Number.isFinite(leaf)))
        .map(([path]) => `${one.unitid}${path}`),
    );
    expect(wrong).toEqual([]);
  });

  it("keeps every share between 0 and 1", () => {
    const isShare = /Share$|\.rate$|Submit$|graduationRate|retention$|transferOut|bachelorIn|\.shares\./;
    const wrong = all.flatMap((one) =>
      [...leaves(one)]
        .filter(([path, leaf]) => isShare.test(path) && typeof leaf === "number" && (leaf < 0 || leaf > 1))
        .map(([path]) => `${one.unitid}${path}`),
    );
    expect(wrong).toEqual([]);
  });

  it("keeps quartiles in order and inside the test's scale", () => {
    const inside = (quartiles: Quartiles | null, least: number, most: number) =>
      quartiles === null ||
      (quartiles.p25 >= least &&
        quartiles.p75 <= most &&
        quartiles.p25 <= (quartiles.p50 ?? quartiles.p25) &&
        (quartiles.p50 ?? quartiles.p75) <= quartiles.p75);
    for (const { admission } of all) {
      expect(inside(admission.satReadingWriting, 200, 800)).toBe(true);
      expect(inside(admission.satMath, 200, 800)).toBe(true);
      expect(inside(admission.act, 10, 36)).toBe(true);
    }
  });

  it("trusts no admission rate of nobody, of a handful or of a college with open admission", () => {
    const rated = all.filter(({ admission }) => admission.rate !== null);
    expect(rated).toHaveLength(1777);
    for (const { admission } of rated) {
      expect(admission.rate).toBeGreaterThan(0);
      expect(admission.open).not.toBe(true);
      expect(admission.applicants ?? 10).toBeGreaterThanOrEqual(10);
      expect(admission.year).toMatch(/^fall 202[34]$/);
    }
  });

  it("knows the state, region and fields of every college", () => {
    for (const one of all) {
      expect(isState(one.state)).toBe(true);
      expect(regionOf(one.state)).not.toBeNull();
      expect([...one.fields.bachelor, ...one.fields.associate].every((family) => family in cip2)).toBe(true);
    }
  });

  it("links only to public pages, without anyone's account name", () => {
    const links = all.flatMap((one) => Object.values(one.links).filter((link) => link !== null));
    expect(links.length).toBeGreaterThan(17_000);
    for (const link of links) {
      const url = new URL(link);
      expect(url.protocol).toMatch(/^https?:$/);
      expect(url.username).toBe("");
    }
  });

  it("flags the colleges that a person must check", () => {
    expect(all.filter((one) => one.verifyOpen)).toHaveLength(32);
  });
});

describe("programs", () => {
  it("are told with title, awards and earnings", () => {
    const computing = programsOf(166683).find(({ cip4 }) => cip4 === "1107");
    expect(computing).toEqual({
      cip4: "1107",
      title: "Computer Science",
      level: "bachelor",
      awards: 393,
      earnings: 220064,
    });
  });

  it("are 86,099 in 3,491 colleges, each with a title", () => {
    const lists = all.map((one) => programsOf(one.unitid));
    expect(lists.filter((list) => list.length > 0)).toHaveLength(3491);
    expect(lists.flat()).toHaveLength(86_099);
    expect(lists.flat().filter(({ title }) => title.startsWith("CIP "))).toEqual([]);
  });

  it("are an empty list for a college without any and for an unknown unitid", () => {
    expect(programsOf(1)).toEqual([]);
  });
});

describe("the table", () => {
  it("is written as it is read", () => {
    const read = rowReader();
    for (const one of all) {
      const row = JSON.parse(JSON.stringify(toRow(one)));
      expect(row).toHaveLength(header.length);
      expect(read(row)).toEqual(one);
    }
  });

  it("refuses a row with a cell too few", () => {
    const [first] = all;
    if (!first) throw new Error("no college");
    expect(() => rowReader()(toRow(first).slice(1))).toThrow(/malformed row/);
  });
});

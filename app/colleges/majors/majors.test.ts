import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { noMeans, priceFor } from "~/colleges/price/student-price";
import { lowGraduationOf } from "../facts/graduation";
import { majorsAddress, readMajorAsked } from "./browse-majors";
import { quantile, spreadOf } from "./figures";
import { jobsCalled, majorsFor } from "./find-majors";
import { licensesToAskAbout } from "./licenses";
import { majorAddress, majorView, readMajorPage } from "./major-page.server";
import { majorsCalled, majorsTable, occupationTables, wordsOfMajor } from "./majors.server";
import { readOccupations } from "./occupation";
import { earningsWords, growthWords, wageWords } from "./words";

const { all, byCode, taught } = majorsTable();
const major = (code: string) => {
  const found = byCode.get(code);
  if (found === undefined) throw new Error(`no field ${code}`);
  return found;
};
const nursing = major("5138");
const view = (query: string, band: 0 | 1 | 2 | 3 | 4 | null = null) =>
  majorView(
    nursing,
    readMajorPage(new URLSearchParams(query), "bachelor"),
    band === null ? null : { band, dollars: null },
  );
const found = (query: string) => majorsFor(all, readMajorAsked(new URLSearchParams(query)), wordsOfMajor).items;

describe("figures of a field", () => {
  it("are middles by graduates, and none where too few programs report", () => {
    const list = [10, 20, 30, 40].map((value) => ({ value, weight: value === 40 ? 100 : 1 }));
    expect(quantile(list, 0.5)).toBe(40);
    expect(quantile([], 0.5)).toBeNull();
    expect(spreadOf(list)).toEqual({ low: 40, mid: 40, high: 40, programs: 4 });
    expect(spreadOf(list.slice(1))).toBeNull();
  });

  it("are said as a range from one amount to another", () => {
    const said = (low: number, high: number) =>
      earningsWords({ colleges: 9, awards: 400, earnings: { low, mid: low, high, programs: 12 } });
    expect(said(78_557, 96_740)).toContain("is between $78,557 and $96,740; 12 programs");
    expect(said(61_000, 61_000)).toContain("is $61,000; 12 programs");
  });

  it("are in order in every field, and no program without a degree counts", () => {
    expect(all.length).toBeGreaterThan(350);
    const spreads = all.flatMap(({ figures }) => figures.bachelor.earnings ?? []);
    expect(spreads.filter(({ low, mid, high }) => !(low <= mid && mid <= high))).toEqual([]);
    expect(taught("5138").filter(({ awards }) => awards === 0)).toEqual([]);
  });
});

describe("the list of fields", () => {
  it("finds by name, by what students type, by a program in it and by a job", () => {
    expect(found("q=nursing").map(({ cip4 }) => cip4)).toContain("5138");
    expect(found("q=comp+sci")[0]?.cip4).toBe("1107");
    expect(found("q=nurse")[0]?.cip4).toBe("5138");
    expect(found("q=nursery").map(({ cip4 }) => cip4)).toContain("0106");
    expect(found("q=nurse").map(({ cip4 }) => cip4)).not.toContain("0106");
    expect(found("q=midwifery").map(({ cip4 }) => cip4)).toContain("5138");
    expect(found("q=actuaries").length).toBeGreaterThan(0);
    expect(found("q=zzzz")).toEqual([]);
    expect(majorsCalled("nursing", 4)[0]?.path).toBe("/majors/5138-nursing-registered-nurse");
    expect(majorsCalled("how much is tuition", 4)).toEqual([]);
  });

  it("shows the jobs that are called by what was typed, also those without a field", () => {
    const jobs = (q: string) => jobsCalled(q, occupationTables().occupations.values()).map(({ title }) => title);
    expect(jobs("Family medicine physicians")).toEqual(["Family medicine physicians"]);
    expect(jobs("cashier")[0]).toBe("Cashiers");
    expect(jobs("nurse").length).toBeGreaterThan(3);
    expect(jobs("")).toEqual([]);
    expect(jobs("zzzz")).toEqual([]);
  });

  it("sorts, and comes back from its own address", () => {
    const earned = found("sort=earnings").map(({ figures }) => figures.bachelor.earnings?.mid ?? -1);
    expect(earned).toEqual([...earned].sort((a, b) => b - a));
    const asked = readMajorAsked(new URLSearchParams("q=art&sort=name&compare=5138&compare=1107&compare=x&page=2"));
    expect(majorsAddress(asked)).toBe("/majors?q=art&sort=name&page=2&compare=5138,1107");
    expect(readMajorAsked(new URL(majorsAddress(asked), "http://a").searchParams)).toEqual(asked);
  });
});

describe("the page of a field", () => {
  it("has the one price of the site, with the income that was posted", () => {
    const [line] = view("state=OH", 1).list.items;
    const college = catalogue().byUnitid.get(line?.unitid ?? 0);
    expect(college?.state).toBe("OH");
    expect(line?.price).toBe(college && priceFor(college, { home: "OH", means: { ...noMeans, band: 1 } })?.mid);
  });

  it("warns where few finish, wherever such a college stands in the list", () => {
    const { all } = catalogue();
    const lines = [1, 2, 3].flatMap((page) => view(`sort=price&page=${page}`).list.items);
    const low = lines.filter(({ unitid }) => lowGraduationOf(unitid, all) !== null);
    expect(low.length).toBeGreaterThan(0);
    expect(lines.filter(({ fewFinish }) => fewFinish?.startsWith("Only "))).toEqual(low);
  });

  it("puts the nearest first from a ZIP code, and says what it can't place", () => {
    const miles = view("zip=43004").list.items.map((line) => line.miles ?? -1);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
    expect(view("zip=00000").zipError).toContain("00000");
  });

  it("names wages of the state, licenses and fields nearby, and no teachers of the field at colleges", () => {
    const { direct, further, licenses, nearby } = view("state=CA");
    expect(direct[0]).toMatchObject({ code: "29-1141", education: "Bachelor's degree" });
    expect(direct[0]?.stateWage).toBeGreaterThan(direct[0]?.wages?.mid ?? 0);
    expect([...direct, ...further].filter(({ code }) => code.startsWith("25-1") && further.length > 0)).toEqual([]);
    expect(licenses).toContain("registered nurse");
    expect(nearby.length).toBeGreaterThan(3);
  });

  it("comes back from its own address", () => {
    const asked = readMajorPage(new URLSearchParams("level=associate&state=oh&sort=price&page=3&income=1"), "bachelor");
    expect(majorAddress(nursing, asked)).toBe(`${nursing.path}?level=associate&state=OH&sort=price&page=3`);
  });
});

describe("occupations", () => {
  it("of every field are in the table", () => {
    const { fields, occupations } = occupationTables();
    const missing = [...fields.values()].flatMap(({ occupations: codes }) =>
      codes.filter((code) => !occupations.has(code)),
    );
    expect(missing).toEqual([]);
    expect(() => readOccupations('["unitid"]\n')).toThrow("occupations:import");
  });

  it("are written as published: by the hour, or not at all", () => {
    expect(wageWords({ wages: { low: null, mid: 31.2, high: null }, per: "hour" })).toBe("$31.20 an hour");
    expect(wageWords({ wages: null, per: "year" })).toBe("not reported");
    expect([growthWords(4.3), growthWords(-12), growthWords(0), growthWords(null)]).toEqual([
      "+4.3%",
      "−12%",
      "no change",
      "not reported",
    ]);
    expect(licensesToAskAbout([{ code: "29-1292" }])).toEqual(["dental hygienist"]);
  });
});

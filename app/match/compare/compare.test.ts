import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { isFourYear } from "~/colleges/facts/four-year";
import { noMeans, priceFor } from "~/colleges/price/student-price";
import type { Profile } from "~/student/profile/profile";
import { compareAddress, everyGroup, mostCompared } from "./asked";
import { lineOfSome } from "./compare-line";
import { compare, compareList, readComparison } from "./comparison.server";
import { compareCsv } from "./csv";

const kenyon = 203535;
const ohioState = 204796;
const clevelandState = 202134;
const now = new Date("2026-11-22T12:00:00Z");
const read = (query: string, form: string | null = null) =>
  readComparison(new URLSearchParams(query), form === null ? null : new URLSearchParams(form), now);
const of = (query: string, form: string | null = null) => compare(read(query, form), "2026-11-22");
const lineOf = (made: ReturnType<typeof of>, name: string) => made.lines.find((line) => line.name === name);
const three = `unitids=${kenyon},${ohioState},${clevelandState}`;

describe("what is compared", () => {
  it("comes from the address, each college once and at most eight", () => {
    const ids = catalogue()
      .all.slice(0, mostCompared + 2)
      .map(({ unitid }) => unitid);
    expect(read(`unitids=${kenyon}&unitids=${kenyon},999999`).ids).toEqual([kenyon]);
    expect(read(`unitids=${ids.join(",")}`)).toMatchObject({
      ids: ids.slice(0, mostCompared),
      over: ids.slice(mostCompared),
    });
  });

  it("names what doesn't fit", () => {
    const ids = catalogue().all.slice(0, mostCompared + 1);
    expect(of(`unitids=${ids.map(({ unitid }) => unitid).join(",")}`).leftOut).toEqual([ids.at(-1)?.name]);
  });

  it("changes by the buttons of its form, and comes back from its own address", () => {
    const asked = read(three, `unitids=${kenyon},${ohioState}&remove=${kenyon}&rows=price&rows=debt&gpa=3.4&state=OH`);
    expect(asked.ids).toEqual([ohioState]);
    const address = compareAddress(asked);
    expect(address).toBe(`/colleges/compare?unitids=${ohioState}&rows=price,debt&gpa=3.4&state=OH`);
    expect(read(new URL(address, "http://a").search)).toEqual(asked);
    expect(read(three, `unitids=${kenyon}&add=${ohioState}`).ids).toEqual([kenyon, ohioState]);
  });

  it("never takes money from an address, nor puts it into one", () => {
    expect(read(`${three}&income=1&budget=9000`).answers).toMatchObject({ income: null, budget: null });
    const asked = read(three, "income=1");
    expect(asked.answers.income).toBe("1");
    expect(compareAddress(asked)).not.toContain("income");
    expect(compare(asked, "2026-11-22").asked.answers.income).toBeNull();
  });

  it("is asked for with the answers of a profile, and without its money", () => {
    const profile: Profile = {
      gpa: "3.4",
      rank: "10",
      tests: "plan",
      fields: "51",
      year: "2027",
      band: "2",
      budget: "9000",
    };
    const address = compareAddress({ ids: [kenyon, ohioState], rows: everyGroup, typed: profile, q: "" });
    expect(address).toBe(`/colleges/compare?unitids=${kenyon},${ohioState}&gpa=3.4&rank=10&tests=plan&fields=51`);
  });

  it("says where few finish, and nothing where many do", () => {
    const low = catalogue().all.find((college) => isFourYear(college) && (college.outcomes.graduationRate ?? 1) < 0.3);
    if (low === undefined) throw new Error("no college graduates fewer than 30 percent");
    const { colleges } = of(`unitids=${kenyon},${low.unitid}`);
    const rate = Math.round(100 * (low.outcomes.graduationRate ?? 1));
    expect(colleges.map(({ fewFinish }) => fewFinish)).toEqual([
      null,
      expect.stringContaining(`Only ${rate}% finish within 6 years`),
    ]);
  });

  it("says what can't be read and goes on without it", () => {
    const asked = read(`${three}&gpa=7&state=OH`);
    expect(Object.keys(asked.messages)).toEqual(["gpa"]);
    expect(asked.answers).toMatchObject({ gpa: null, state: "OH" });
    expect(asked.typed.gpa).toBe("7");
  });
});

describe("the rows", () => {
  it("have a chance only for a known record, and the one price of the site", () => {
    expect(lineOf(of(three), "Your chance")).toBeUndefined();
    const made = of(`${three}&gpa=3.4&state=OH`, "income=1");
    expect(lineOf(made, "Your chance")?.cells).toHaveLength(3);
    const college = catalogue().byUnitid.get(ohioState);
    const price = college && priceFor(college, { home: "OH", means: { ...noMeans, band: 1 } });
    expect(lineOf(made, "Price of the first year")?.cells[1]?.value).toBe(price?.mid);
    expect(made.lines.filter(({ name }) => name.startsWith("Average paid"))).toHaveLength(1);
    expect(of(three).lines.filter(({ name }) => name.startsWith("Average paid"))).toHaveLength(5);
  });

  it("add the years up from that price: four at these colleges", () => {
    const made = of(`${three}&state=OH`);
    const first = lineOf(made, "Price of the first year")?.cells[0]?.value ?? 0;
    const all = lineOf(made, "All years together")?.cells[0];
    expect(all?.note).toMatch(/^4 years, \$/);
    expect(all?.value).toBeGreaterThan(first * 4);
    expect(all?.value).toBeLessThan(first * 4.4);
  });

  it("mark what stands out, and leave out what isn't reported", () => {
    const made = of(three);
    const graduate = lineOf(made, "Graduate");
    const values = graduate?.cells.map(({ value }) => value ?? -1) ?? [];
    expect(graduate?.marked).toEqual({ at: [values.indexOf(Math.max(...values))], word: "highest" });
    expect(lineOf(of(`unitids=${kenyon}`), "Graduate")?.marked).toBeNull();
    const noDebt = catalogue().all.find(({ outcomes }) => outcomes.debt === null)?.unitid;
    const debt = lineOf(of(`unitids=${kenyon},${noDebt}`), "Federal loans of graduates");
    expect(debt?.cells[1]).toEqual({ text: "not reported", note: null, value: null });
    expect(debt?.marked).toBeNull();
  });

  it("tell earnings by a major, and where it isn't taught", () => {
    const made = of(`${three}&fields=5138`);
    const nursing = lineOf(made, "Nursing (registered nurse), five years after the degree");
    expect(nursing?.cells[0]?.text).toBe("no such program listed");
    expect(nursing?.cells[1]?.value).toBeGreaterThan(50_000);
  });

  it("deny no major to a college whose programs aren't listed", () => {
    const nursing = lineOf(
      of("unitids=214777,204796&fields=5138"),
      "Nursing (registered nurse), five years after the degree",
    );
    expect(nursing?.cells[0]).toMatchObject({ text: "not reported", note: "its programs aren’t listed" });
  });
});

describe("figures that were worked out", () => {
  it("have their steps, which end with them, and reported ones have none", () => {
    const made = of(`${three}&gpa=3.4&state=OH`, "income=1");
    for (const name of ["Price of the first year", "All years together"]) {
      for (const { text, trace } of lineOf(made, name)?.cells ?? []) {
        expect(trace?.steps.at(-1)).toMatchObject({ kind: "result", amount: text });
      }
    }
    expect(lineOf(made, "Your chance")?.cells[0]?.trace?.steps.length).toBeGreaterThan(1);
    for (const { name, cells } of made.lines.filter(({ group }) => !["chance", "price", "years"].includes(group))) {
      expect(
        cells.filter(({ trace }) => trace !== undefined),
        name,
      ).toEqual([]);
    }
  });
});

describe("a list that a device keeps", () => {
  it("makes the same rows for some of its colleges as the server does", () => {
    const list = compareList(`${kenyon},${ohioState},${clevelandState}`, now);
    const some = list.lines.map((line) => lineOfSome(line, [2, 0]));
    const made = of(`unitids=${clevelandState},${kenyon}`);
    const plain = made.lines.map((line) => ({ ...line, cells: line.cells.map(({ trace: _, ...cell }) => cell) }));
    expect(some.filter(({ name }) => plain.some((line) => line.name === name))).toEqual(plain);
    // Kinds of deadline that only the third has.
    expect(
      some.filter(({ name, group }) => group !== "deadlines" && !plain.some((line) => line.name === name)),
    ).toEqual([]);
  });
});

describe("the file", () => {
  it("has a column a college and leaves empty what isn't reported", () => {
    const file = compareCsv(
      ["A, B", "=C"],
      [
        {
          group: "debt",
          name: "Debt",
          source: "IPEDS",
          best: null,
          marked: null,
          same: false,
          cells: [
            { text: "$5", note: "2020", value: 5 },
            { text: "not reported", note: null, value: null },
          ],
        },
      ],
    );
    expect(file).toBe('\uFEFFGroup,Row,"A, B",\'=C,Source\r\nDebt,Debt,$5 (2020),,IPEDS\r\n');
  });
});

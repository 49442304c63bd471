import { describe, expect, it } from "vitest";
import { articleAt } from "../writing/articles/articles.server";
import { awardsFile, groupOf } from "./award";
import { awardRow, nationalAwards } from "./awards.server";
import { awardsPath } from "./awards-form";
import { awardsPart } from "./awards-part.server";
import { findAwards, monthChoices, readAwardFilter } from "./filter";

const { awards, asOf, ...file } = nationalAwards();
const asked = (query: string) => awardsPart(new URL(`https://example.org${awardsPath}${query}`));
const ids = (query: string) =>
  findAwards(
    awards,
    readAwardFilter(new URLSearchParams(query)) ?? { grade: null, looks: null, school: null, month: null },
  )
    .map(({ id }) => id)
    .sort();

describe("the list of national scholarships", () => {
  it("stands whole in the article, each award once, with its source", () => {
    const html = articleAt(awardsPath)?.html ?? "";
    for (const { name } of awards)
      expect(html.split(`<strong>${name.replace("&", "&amp;")}</strong>`).length, name).toBe(2);
    expect(html.split(file.source.title).length - 1).toBe(4);
    expect(html).not.toMatch(/\{\{|undefined|NaN|\$0\b/);
  });

  it("dates a day of this season only where the list posted one", () => {
    for (const award of awards) {
      const { closes } = awardRow(award);
      if (award.closes === null) expect(closes ?? "last: ", award.id).toMatch(/^last: /);
      else {
        expect(closes, award.id).toMatch(/^[A-Z][a-z]+ \d+, 202[67]$/);
        expect(award.closes > "2026-08-31" && award.closes < "2027-08-01", award.id).toBe(true);
      }
    }
  });

  it("gives no amount where the list has none", () => {
    const daniels = awards.find(({ id }) => id === "daniels");
    expect(daniels && awardRow(daniels).worth).toBeNull();
    expect(asked("?month=2026-10")?.found?.html).toContain("not reported");
  });

  it("puts what is closed and what juniors enter apart", () => {
    const group = (id: string) => {
      const award = awards.find((one) => one.id === id);
      return award && groupOf(award, asOf);
    };
    expect(["hagan", "hsf", "horatio", "coke"].map(group)).toEqual(["seniors", "unposted", "juniors", "closed"]);
  });

  it("refuses a figure in the words, and a day of two seasons", () => {
    const [first] = awards;
    const broken = (change: object) =>
      awardsFile.safeParse({ ...file, asOf, awards: [{ ...first, ...change }] }).success;
    expect(broken({})).toBe(true);
    expect(broken({ who: "Seniors with an income up to $100,000" })).toBe(false);
    expect(broken({ last: { opens: null, closes: "2026-01-05" } })).toBe(false);
  });
});

describe("its filter", () => {
  it("reads what it knows and nothing else", () => {
    expect(readAwardFilter(new URLSearchParams("grade=10&looks=money&month=2026-13&school="))).toBeNull();
    expect(readAwardFilter(new URLSearchParams("grade=11&month=none"))).toEqual({
      grade: 11,
      looks: null,
      school: null,
      month: "none",
    });
  });

  it("finds by grade, by what decides, by school and by month", () => {
    expect(ids("grade=11")).toEqual(["cameron", "coolidge", "davidson", "horatio", "national-merit"]);
    expect(ids("month=2027-03")).toEqual(["hagan", "horatio"]);
    expect(ids("school=trades&month=2026-12")).toEqual(["burger-king"]);
    expect(ids("looks=need")).toContain("hagan");
    expect(ids("looks=need")).not.toContain("coolidge");
    // Nothing is said of what it looks at: no match for either.
    expect([...ids("looks=need"), ...ids("looks=merit")]).not.toContain("elks");
  });

  it("offers the months in which an award closes, and leads each to one", () => {
    const months = monthChoices(awards).map(({ value }) => value);
    expect(months).toEqual([...months].sort());
    for (const month of months) expect(ids(`month=${month}`).length, month).toBeGreaterThan(0);
  });

  it("shows what it found and says when that is nothing", () => {
    expect(asked("")?.found).toBeNull();
    expect(asked("?grade=11")?.found?.count).toBe(5);
    expect(asked("?grade=11&school=trades&month=2026-12")?.found).toEqual({ count: 0, html: "" });
    expect(awardsPart(new URL("https://example.org/help/transferring-between-colleges?grade=11"))).toBeNull();
  });
});

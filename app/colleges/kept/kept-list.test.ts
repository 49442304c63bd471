import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { mostKept } from "~/student/list/list";
import { collegeIndex } from "../search/search.server";
import { keptListOf } from "./kept-list";

const { all } = catalogue();
const read = (query: string) => keptListOf(new URLSearchParams(query), catalogue(), collegeIndex, "2026-11-22");
const unitidsOf = (query: string) => read(query).rows.map(({ unitid }) => unitid);

describe("the page of a list", () => {
  it("shows the colleges of its address in their order, each with the address without it", () => {
    const { rows, unknown } = read("c=204796,203535");
    expect(rows.map(({ name, without }) => [name, without])).toEqual([
      ["Ohio State University-Main Campus", "/college-list?c=203535"],
      ["Kenyon College", "/college-list?c=204796"],
    ]);
    expect(unknown).toBe(0);
  });

  it("says beside a college that few finish there, and nothing of one where many do", () => {
    const low = all.find(({ outcomes }) => outcomes.graduationRate !== null && outcomes.graduationRate < 0.1);
    const [kenyon, other] = read(`c=203535,${low?.unitid}`).rows;
    expect(kenyon?.fewFinish).toBeNull();
    expect(other?.fewFinish).toMatch(/^Only \d% finish within \d years/);
  });

  it("takes the college of a button without scripts, and counts what it doesn't know", () => {
    expect(unitidsOf("c=204796&add=203535")).toEqual([204796, 203535]);
    expect(read("add=203535").added).toEqual([203535]);
    expect(read("c=204796,999999")).toMatchObject({ unknown: 1 });
  });

  it("finds a college by a nickname, and leads to the list with it", () => {
    const found = read("c=203535&q=ohio+state").found ?? [];
    expect(found[0]).toMatchObject({ name: "Ohio State University-Main Campus", to: "/college-list?c=203535,204796" });
    expect(read("c=203535").found).toBeNull();
  });

  it("holds so many and searches for no more", () => {
    const ids = all.slice(0, mostKept + 5).map(({ unitid }) => unitid);
    expect(unitidsOf(`c=${ids.join(",")}&q=ohio`)).toHaveLength(mostKept);
    expect(read(`c=${ids.join(",")}&q=ohio`).found).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import {
  collegesWords,
  isSameTap,
  listPath,
  mergeIds,
  mostKept,
  readIds,
  readListLink,
  sameIds,
  withoutId,
} from "./list";

const many = Array.from({ length: 60 }, (_, place) => 100_000 + place);

describe("a student's list", () => {
  it.each([
    [null, []],
    ["", []],
    ["203535,204857", [203535, 204857]],
    ["204857, 203535 204857", [204857, 203535]],
    ['{"a":[203535]}', [203535]],
    ["12345,1234567,abc,012345,-1", []],
  ])("reads %j as %j", (text, ids) => {
    expect(readIds(text)).toEqual(ids);
  });

  it("holds so many and no more, from an address of any length", () => {
    expect(readIds(many.join(","))).toEqual(many.slice(0, mostKept));
    expect(readIds("9".repeat(100_000))).toEqual([]);
    expect(mergeIds(many.slice(0, 30), many.slice(20))).toEqual(many.slice(0, mostKept));
  });

  it("merges two lists, and neither loses a college", () => {
    expect(mergeIds([203535, 204857], [201645, 203535])).toEqual([203535, 204857, 201645]);
    expect(mergeIds([], [201645])).toEqual([201645]);
  });

  it("is the same list in any order", () => {
    expect(sameIds([203535, 204857], [204857, 203535])).toBe(true);
    expect(sameIds([203535], [203535, 204857])).toBe(false);
    expect(sameIds([203535, 204857], [203535, 201645])).toBe(false);
  });

  it("comes back from its own link", () => {
    const ids = [203535, 204857];
    expect(readListLink(new URL(listPath(ids), "http://a").searchParams)).toEqual({ ids, added: [] });
    expect(listPath([])).toBe("/college-list");
    expect(withoutId(ids, 203535)).toEqual([204857]);
  });

  it("takes one college more from a button that had no script", () => {
    expect(readListLink(new URLSearchParams("c=203535&add=204857&gpa=3.4&income=1"))).toEqual({
      ids: [203535, 204857],
      added: [204857],
    });
  });

  it("takes the second press of a double tap for no press", () => {
    const kept = { unitid: 203535, timeStamp: 1_000 };
    expect(isSameTap(kept, { unitid: 203535, timeStamp: 1_090 })).toBe(true);
    expect(isSameTap(kept, { unitid: 203535, timeStamp: 2_000 })).toBe(false);
    expect(isSameTap(kept, { unitid: 204501, timeStamp: 1_090 })).toBe(false);
    expect(isSameTap(null, { unitid: 203535, timeStamp: 1_090 })).toBe(false);
  });

  it("counts in words", () => {
    expect([collegesWords(1), collegesWords(9)]).toEqual(["1 college", "9 colleges"]);
  });
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { pageOf } from "./pagination";

const list = Array.from({ length: 60 }, (_, index) => index + 1);

it("a list is cut into pages of a size, with the last one shorter", () => {
  expect(pageOf(list, 1)).toMatchObject({ page: 1, pages: 3, total: 60, from: 1, to: 25 });
  expect(pageOf(list, 3)).toMatchObject({ page: 3, from: 51, to: 60, items: list.slice(50) });
});

it("takes the nearest page for a number outside", () => {
  expect(pageOf(list, 99).page).toBe(3);
  expect(pageOf(list, -2).page).toBe(1);
  expect(pageOf(list, Number.NaN).page).toBe(1);
});

it("has one empty page of an empty list", () => {
  expect(pageOf([], 1)).toEqual({ items: [], page: 1, pages: 1, total: 0, from: 0, to: 0 });
});

it("every item of a list stands on exactly one of its pages", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 40 }), (items, size) => {
      const { pages } = pageOf(items, 1, size);
      const shown = Array.from({ length: pages }, (_, index) => pageOf(items, index + 1, size).items).flat();
      expect(shown).toEqual(items);
    }),
  );
});

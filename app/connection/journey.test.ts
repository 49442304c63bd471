import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Journey, likelyNext, readJourney, step } from "./journey";

const walk = (...paths: string[]): Journey => paths.reduce(step, [] as Journey);

describe("step", () => {
  it("keeps the last ten pages and counts staying as nothing", () => {
    const path = fc.constantFrom("/", "/a", "/b", "/c");
    fc.assert(
      fc.property(fc.array(path, { maxLength: 40 }), (paths) => {
        const journey = walk(...paths);
        expect(journey.length).toBeLessThanOrEqual(10);
        expect(journey.at(-1)).toBe(paths.at(-1));
        expect(journey.some((here, index) => here === journey[index + 1])).toBe(false);
      }),
    );
  });
});

describe("likelyNext", () => {
  it("is first where this visit went from here, the latest first", () => {
    expect(likelyNext(walk("/", "/faq", "/", "/colleges", "/"))).toEqual(["/colleges", "/faq"]);
  });
  it("is otherwise where people usually go", () => {
    expect(likelyNext(walk("/"))).toEqual(["/college-match-quiz", "/pricing"]);
    expect(likelyNext(walk("/no-habit"))).toEqual([]);
    expect(likelyNext([])).toEqual([]);
  });
  it("is never the page itself and never more than two", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("/", "/tools", "/pricing", "/colleges"), { minLength: 1 }), (paths) => {
        const next = likelyNext(walk(...paths));
        expect(next.length).toBeLessThanOrEqual(2);
        expect(next).not.toContain(paths.at(-1));
      }),
    );
  });
});

it.each([null, "", "{", "7", '{"a":1}', "[1,null]"])("reads %s as no journey", (stored) => {
  expect(readJourney(stored)).toEqual([]);
});

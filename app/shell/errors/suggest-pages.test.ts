import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, suggestPages } from "./suggest-pages";

const word = fc.string({ maxLength: 12 });

describe("editDistance", () => {
  it.each([
    ["kitten", "sitting", 3],
    ["", "abc", 3],
    ["faq", "faq", 0],
    ["fafsa", "fasfa", 2],
  ])("%s → %s is %d", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it("is a distance: nothing to itself, the same both ways, no detour is shorter", () => {
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(editDistance(a, a)).toBe(0);
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
      }),
    );
  });
});

describe("suggestPages", () => {
  const pages = [
    "/",
    "/pricing",
    "/faq",
    "/college-match-quiz",
    "/college-cost-calculator",
    "/tools/fafsa-calculator",
    "/help/fafsa-completion-guide",
    "/college-planning-texas",
  ].map((path) => ({ path, title: path }));
  const first = (path: string) => suggestPages(path, pages)[0]?.path;

  it.each([
    ["/prcing", "/pricing"],
    ["/Pricing/", "/pricing"],
    ["/pricing.html", "/pricing"],
    ["/colege-match-quizz", "/college-match-quiz"],
    ["/fafsa-calculator", "/tools/fafsa-calculator"],
    ["/tools/college-cost-calculater", "/college-cost-calculator"],
    ["/college-planning-texs", "/college-planning-texas"],
  ])("%s may have meant %s", (path, meant) => {
    expect(first(path)).toBe(meant);
  });

  it.each(["/wp-admin.php", "/zzzzzz", "/", "/%00"])("%s is near to nothing", (path) => {
    expect(suggestPages(path, pages)).toEqual([]);
  });

  it("never answers more than asked, and stands any address", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.integer({ min: 0, max: 5 }), (path, most) => {
        expect(suggestPages(path, pages, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

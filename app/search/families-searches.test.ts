import { expect, it } from "vitest";
import { pageTitles } from "~/library/pages/pages.server";
import { searches } from "../../content/evaluation/search/searches.json";
import table from "../../content/search/phrases.json";
import { pageIndex } from "./page-index.server";
import { searchPages } from "./search-pages";

/** Of what families type, so much must find a page that deserves it among the first three. */
const goal = 0.95;

it("finds what families type among the first three", () => {
  const missed = searches.flatMap(([asked = "", ...wanted]) => {
    const found = searchPages(pageIndex(), asked, 3).pages.map(({ path }) => path);
    return found.some((path) => wanted.includes(path)) ? [] : [`${asked} → ${found.join(" ")}`];
  });
  expect(searches.length).toBeGreaterThanOrEqual(200);
  expect(missed.length / searches.length, missed.join("\n")).toBeLessThanOrEqual(1 - goal);
});

it("leads from each phrase, and in each of those searches, to pages that are there", () => {
  const named = [...table.phrases.map(([page = ""]) => page), ...searches.flatMap(([, ...pages]) => pages)];
  expect([...new Set(named)].filter((path) => pageTitles(path) === null)).toEqual([]);
});

it.each(["HBCU", "beca", "what is SAI", "AOTC", "DACA", "waitlist", "ED", "css"])(
  "knows that “%s” is no name of a college",
  (asked) => expect(searchPages(pageIndex(), asked, 1)).toMatchObject({ phrase: true, good: true }),
);

it("a search corrects misspelled words and guesses at no abbreviation", () => {
  const of = (asked: string) => searchPages(pageIndex(), asked, 1);
  expect(of("xqz").total).toBe(0);
  expect(of("scholarshp").pages).toEqual(of("scholarship").pages);
});

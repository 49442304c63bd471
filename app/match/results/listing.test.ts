import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { readQuiz } from "~/match/quiz/read-quiz";
import { modelOf, studentOf } from "../model/list/rank";
import { readListOptions } from "./list-options";
import { type Listing, listingOf } from "./listing";
import { nextSteps } from "./next-steps";

const model = modelOf(catalogue().all);

function list(
  query: string,
  home: { state: string; lat: number; lon: number } | null = null,
  seniors: number | null = null,
): Listing {
  const params = new URLSearchParams(`step=results&${query}`);
  const { answers } = readQuiz(params, 2026);
  return listingOf(model, studentOf(answers, home), readListOptions(params), seniors);
}

describe("listingOf", () => {
  it("says of a college that merges that it does, in the suggestions and in the list", () => {
    const listing = list("gpa=2&sat=1550&state=MA&fields=11&levels=4");
    const merging = [...listing.suggested, ...listing.lines].filter(({ unitid }) => unitid === 185129);
    expect(merging.length).toBeGreaterThan(0);
    for (const { warning } of merging) expect(warning).toMatch(/^Merging with Kean University\./);
  });

  it("counts what its labels count, and shows a page of it", () => {
    const listing = list("gpa=3.4&state=OH");
    const { safety, target, reach } = listing.counts;
    expect(safety + target + reach).toBe(listing.total);
    expect(listing.lines).toHaveLength(25);
    expect(list("gpa=3.4&state=OH&label=reach").shown).toBe(reach);
    const last = list("gpa=3.4&state=OH&page=9999");
    expect(last.options.page).toBe(last.pages);
    expect(last.lines.length).toBeGreaterThan(0);
  });

  it.each([
    "states=WY&sizes=huge",
    "states=WY&sizes=huge&missions=hbcu",
    "missions=tribal&settings=city&levels=4",
    // Without the field, or the size, other colleges are unusual: both filters change.
    "states=AK&fields=51",
    "states=MD&sizes=tiny",
    "states=NY&missions=women",
    "states=NY&controls=forprofit&levels=4",
  ])("promises with each filter taken away as many colleges as the list then has: %s", (query) => {
    const listing = list(query);
    expect(listing.relax.length).toBeGreaterThan(0);
    for (const { search, comeBack } of [...listing.relax, ...listing.filters]) {
      expect(list(search).total).toBe(listing.total + comeBack);
    }
  });

  it("names the label when it alone empties the list", () => {
    const listing = list("gpa=4&sat=1600&rigor=most&states=OH&label=reach");
    if (listing.shown > 0) throw new Error("choose a list without reaches for this test");
    expect(listing.total).toBeGreaterThan(0);
    expect(listing.relax[0]?.comeBack).toBe(listing.total);
    expect(list(listing.relax[0]?.search ?? "").shown).toBe(listing.total);
  });

  it("hands the timeline a class year only where it can plan for it, and the home state of a ZIP code", () => {
    const year = (query: string) => list(query, null, 2027).timelineYear;
    expect(["year=2026", "year=2027", "year=2031", "year=2032", ""].map(year)).toEqual([null, 2027, 2031, null, null]);
    const fromZip = list("zip=43004&year=2028", { state: "OH", lat: 40, lon: -82.8 }, 2027);
    expect(nextSteps(fromZip).find(({ path }) => path.includes("timeline"))?.path).toMatch(/&year=2028&state=OH$/);
  });

  it("says that a distance without a place is not counted", () => {
    const about = (listing: Listing) => listing.better.filter(({ step }) => step === "place").map(({ text }) => text);
    expect(about(list("miles=50"))[0]).toContain("distance");
    expect(about(list("miles=50&state=OH"))[0]).toContain("distance");
    expect(about(list("miles=500&zip=43004", { state: "OH", lat: 40, lon: -82.8 }))).toEqual([]);
  });

  it("asks a student who gave nothing for what would help most, and gives a list all the same", () => {
    const listing = list("");
    expect(listing.better.map(({ step }) => step)).toEqual(["school", "tests", "place", "study", "money"]);
    expect(listing.suggested.length).toBe(9);
  });

  it("asks for the class rank where a state admits by it, and only there", () => {
    const asks = (query: string) => list(query).better.filter(({ text }) => text.includes("class rank"));
    expect(asks("gpa=3.4&state=TX")).toHaveLength(1);
    expect(asks("gpa=3.4&state=TX&rank=8")).toHaveLength(0);
    expect(asks("gpa=3.4&state=OH")).toHaveLength(0);
  });
});

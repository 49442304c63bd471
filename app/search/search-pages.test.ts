import { describe, expect, it } from "vitest";
import { indexPages, searchPages } from "./search-pages";

const pages = [
  {
    path: "/fafsa",
    title: "Completing the FAFSA",
    description: "Who signs in and what to have ready.",
    text: "consent",
  },
  {
    path: "/texas",
    title: "Financial aid in Texas",
    description: "State grants and the date for the FAFSA.",
    text: "",
  },
  {
    path: "/visits",
    title: "Planning campus visits",
    description: "When to go.",
    text: "tours and dining halls in 2027",
  },
  { path: "/college-planning-maine", title: "College planning in Maine", description: "Prices and dates.", text: "" },
];
const index = indexPages(pages.map((page) => ({ ...page, headings: "", searches: "" })));
const paths = (asked: string) => searchPages(index, asked, 10).pages.map(({ path }) => path);

describe("searchPages", () => {
  it("puts a word in the title before one in the description", () => {
    expect(paths("fafsa")).toEqual(["/fafsa", "/texas"]);
  });
  it("says how many there are beside the best of them", () => {
    const { total, pages } = searchPages(index, "fafsa", 1);
    expect([total, pages.map(({ path }) => path)]).toEqual([2, ["/fafsa"]]);
  });
  it("wants all words when some page has them all", () => {
    expect(paths("texas aid")).toEqual(["/texas"]);
  });
  it("takes some of the words when no page has all", () => {
    expect(paths("texas dining")).toEqual(expect.arrayContaining(["/texas", "/visits"]));
  });
  it("takes a year for no subject, unless it is all there is", () => {
    expect(paths("texas 2027")).toEqual(["/texas"]);
    expect(paths("2027")).toEqual(["/visits"]);
  });
  it("leads to the only page of a state that is named", () => {
    expect(paths("maine fafsa consent")[0]).toBe("/college-planning-maine");
  });
  it("finds misspelt and half typed words", () => {
    expect(paths("camups")).toEqual(["/visits"]);
    expect(paths("consen")).toEqual(["/fafsa"]);
  });
  it("looks for what a question is about", () => {
    expect(paths("When should I go on my visit?")).toEqual(["/visits"]);
    expect(paths("how do I fill in the FAFSAs")[0]).toBe("/fafsa");
    expect(paths("how do I")).toEqual([]);
  });
  it("finds nothing for nothing, and bears any text", () => {
    expect(paths("")).toEqual([]);
    expect(paths('  \u0000 " * ) OR (')).toEqual([]);
    expect(paths("x".repeat(100_000))).toEqual([]);
  });
});

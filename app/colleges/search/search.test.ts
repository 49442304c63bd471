import { describe, expect, it } from "vitest";
import { searchColleges } from "./search";
import { collegeIndex } from "./search.server";

const index = collegeIndex();
const names = (text: string, limit = 5) => searchColleges(index, text, limit).map(({ name }) => name);

describe("searchColleges finds first", () => {
  it.each([
    ["ohio state", "Ohio State University-Main Campus"],
    ["mit", "Massachusetts Institute of Technology"],
    ["M.I.T.", "Massachusetts Institute of Technology"],
    ["cal berkeley", "University of California-Berkeley"],
    ["ucla", "University of California-Los Angeles"],
    ["u of m", "University of Michigan-Ann Arbor"],
    ["UC Davis", "University of California-Davis"],
    ["penn state", "Pennsylvania State University-Main Campus"],
    ["penn", "University of Pennsylvania"],
    ["texas a&m", "Texas A&M University-College Station"],
    ["notre dame", "University of Notre Dame"],
    ["byu", "Brigham Young University"],
    ["harvrd", "Harvard University"],
    ["stanfrd univercity", "Stanford University"],
    ["georgia tec", "Georgia Institute of Technology-Main Campus"],
    ["saint louis university", "Saint Louis University"],
    ["st. louis university", "Saint Louis University"],
    ["usc", "University of Southern California"],
    ["columbia", "Columbia University in the City of New York"],
    ["suny binghamton", "Binghamton University"],
    ["suny albany", "University at Albany"],
    ["suny buffalo", "University at Buffalo"],
    ["suny stony brook", "Stony Brook University"],
    ["cuny hunter", "CUNY Hunter College"],
    ["uc berkeley", "University of California-Berkeley"],
    ["uc la", "University of California-Los Angeles"],
    ["cal poly slo", "California Polytechnic State University-San Luis Obispo"],
    ["sac state", "California State University-Sacramento"],
    ["sf state", "San Francisco State University"],
    ["app state", "Appalachian State University"],
    ["unc charlotte", "University of North Carolina at Charlotte"],
    ["ut austin", "The University of Texas at Austin"],
    ["uta", "The University of Texas at Arlington"],
    ["umass lowell", "University of Massachusetts-Lowell"],
    ["umich", "University of Michigan-Ann Arbor"],
    ["uiuc", "University of Illinois Urbana-Champaign"],
    ["asu", "Arizona State University Campus Immersion"],
    ["osu", "Ohio State University-Main Campus"],
    ["harvard college", "Harvard University"],
    ["yale college", "Yale University"],
    ["texas a & m", "Texas A&M University-College Station"],
    ["texas a and m", "Texas A&M University-College Station"],
    ["universidad de Puerto Rico", "University of Puerto Rico-Rio Piedras"],
    ["bc", "Boston College"],
    ["howard", "Howard University"],
    // Two letters swapped, in words too short for two wrong letters as well.
    ["harvrad", "Harvard University"],
    ["yael", "Yale University"],
    ["cornlel", "Cornell University"],
    ["colubmia", "Columbia University in the City of New York"],
    ["berkly", "University of California-Berkeley"],
  ])("%s: %s", (text, name) => {
    expect(names(text, 1)).toEqual([name]);
  });
});

describe("searchColleges", () => {
  it("tells namesakes apart by size", () => {
    expect(names("u of m", 2)).toEqual(["University of Michigan-Ann Arbor", "University of Minnesota-Twin Cities"]);
  });

  it("finds by city and state", () => {
    const found = searchColleges(index, "columbus ohio");
    expect(found.length).toBeGreaterThan(5);
    expect(found.every(({ state }) => state === "OH")).toBe(true);
    expect(searchColleges(index, "wyoming").some(({ state }) => state === "WY")).toBe(true);
  });

  it("finds while a name is still being typed", () => {
    expect(names("northweste")).toContain("Northwestern University");
  });

  it("ignores case, accents and marks", () => {
    expect(names("UNIVERSITY OF CALIFORNIA, los ángeles", 1)).toEqual(["University of California-Los Angeles"]);
  });

  it("does not bring a similar name when the name as typed exists", () => {
    expect(names("harvard", 10)).not.toContain("University of Hartford");
  });

  it("finds nothing for nothing, for nonsense and for marks", () => {
    for (const text of ["", "   ", "xyzzyqq", "!?", "-"]) expect(searchColleges(index, text)).toEqual([]);
  });

  it("brings no college for a question, where all words must fit", () => {
    const found = (text: string) => searchColleges(index, text, 10, { someWords: false });
    for (const question of ["test optional", "how do I fill in the FAFSA", "how much does college cost"]) {
      expect(found(question)).toEqual([]);
    }
    expect(found("ohio stat univercity")[0]?.name).toBe("Ohio State University-Main Campus");
  });

  it("keeps to the limit and never lists a college twice", () => {
    expect(searchColleges(index, "college", 7)).toHaveLength(7);
    const found = searchColleges(index, "university of");
    expect(new Set(found).size).toBe(found.length);
  });

  it("survives a very long text", () => {
    expect(() => searchColleges(index, "ohio ".repeat(10_000))).not.toThrow();
  });
});

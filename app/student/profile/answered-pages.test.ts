import { describe, expect, it } from "vitest";
import { searchWith } from "./answered-pages";

const results = "/college-match-quiz/results";
const before = { gpa: "3.4", state: "OH", fields: "11,5138", band: "2" };

describe("a page that was made from answers, once one of them changes", () => {
  it("is made again with it, and with whatever else its address says", () => {
    const search = "?gpa=3.4&state=OH&fields=11&fields=5138&sort=price";
    const next = { ...before, gpa: "3.9", fields: "26", sat: "1210", band: "3" };
    const again = new URLSearchParams(searchWith(results, search, before, next) ?? "");
    expect(again.get("gpa")).toBe("3.9");
    expect(again.get("sat")).toBe("1210");
    expect(again.getAll("fields")).toEqual(["26"]);
    expect(again.get("sort")).toBe("price");
    expect([...again.keys()], "no money").not.toContain("income");
    expect(searchWith(`/es${results}`, search, before, { ...before, state: "KY" })).not.toContain("state=OH");
  });

  it("stays as it is where it is another student's, or made from no answers", () => {
    expect(searchWith(results, "?gpa=2.9&state=OH", before, { ...before, gpa: "3.9" })).toBeNull();
    expect(searchWith("/college-list", "?c=204796", before, { ...before, gpa: "3.9" })).toBeNull();
    expect(searchWith("/colleges/compare", "?unitids=204796", before, { ...before, band: "3" })).toBe("unitids=204796");
  });
});

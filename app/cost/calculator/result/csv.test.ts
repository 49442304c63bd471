import { describe, expect, it } from "vitest";
import { answerForm } from "./answer.server";
import { toCsv } from "./csv";
import { isPaying } from "./paying";

function fileOf(typed: Readonly<Record<string, string>>) {
  const { outcome } = answerForm(new URLSearchParams({ unitids: "204796", state: "OH", income: "62000", ...typed }));
  if (outcome === null) return expect.fail("no result");
  const file = toCsv(outcome.grids, isPaying(outcome.answers)).replaceAll(/"[^"]*"/g, "quoted");
  const [header = "", ...lines] = file.trimEnd().split("\r\n");
  return { header: header.split(","), cells: lines.map((line) => line.split(",").length) };
}

describe("the grid as a file", () => {
  it("has no column of who pays and of a gap before somebody said what they can bring", () => {
    const { header, cells } = fileOf({});
    expect(header.slice(-3)).toEqual(["Net price high", "quoted", "quoted"]);
    expect(new Set(cells)).toEqual(new Set([header.length]));
  });

  it("has them from the first amount or loan on", () => {
    for (const name of ["household1", "direct", "grant1.yearly"]) {
      const { header, cells } = fileOf({ [name]: name === "direct" ? "yes" : "1000" });
      expect(header).toEqual(expect.arrayContaining(["First household", "Direct Loans", "Gap"]));
      expect(new Set(cells)).toEqual(new Set([header.length]));
    }
  });
});

import { describe, expect, it } from "vitest";
import { readAgainInWords, toReadAgain } from "./figures-read";

describe("pages to read again", () => {
  const read = { "help/a.md": { "aid.2026-27.pell.max": "7395", "site.colleges": "3,689" }, "help/b.md": {} };

  it("are those in which a figure changed, and no others", () => {
    const today = { "help/a.md": { "aid.2026-27.pell.max": "7500", "site.colleges": "3,689" }, "help/b.md": {} };
    expect(toReadAgain(read, today).map(readAgainInWords)).toEqual([
      "help/a.md: aid.2026-27.pell.max was 7395, is 7500",
    ]);
    expect(toReadAgain(read, read)).toEqual([]);
  });

  it("are also new pages and texts with a new figure, not those that lost one", () => {
    expect(toReadAgain(read, { "help/a.md": { "site.colleges": "3,689" } })).toEqual([]);
    const today = { "help/b.md": { "loans.toString": "1" }, constructor: { x: "2" } };
    expect(toReadAgain(read, today).map(readAgainInWords)).toEqual([
      "help/b.md: loans.toString is new, 1",
      "constructor is new",
    ]);
  });
});

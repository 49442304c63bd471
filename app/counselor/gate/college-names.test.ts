import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import nicknames from "../../../content/facts/colleges/nicknames.json";
import { collegeFinder } from "./college-names";

const collegesIn = collegeFinder(catalogue().all, nicknames.nicknames);
const namedIn = (text: string) => collegesIn(text).map(({ written }) => written);

describe("colleges in a text", () => {
  it.each([
    ["Ohio State University-Main Campus admits 61%.", 204796],
    ["At Ohio State the price is lower.", 204796],
    ["UCLA doesn’t look at scores.", 110662],
    ["Georgia Tech’s early action date is in October.", 139755],
    ["Families at the University of Michigan-Ann Arbor paid less.", 170976],
    ["Kenyon College is small.", 203535],
    ["Case Western Reserve University is in Cleveland.", 201645],
  ])("%s", (text, unitid) => {
    expect(collegesIn(text).some(({ unitids }) => unitids.has(unitid))).toBe(true);
  });

  it.each([
    ["Westbrook University admits everybody.", "Westbrook University"],
    ["The University of Eastwick is open.", "University of Eastwick"],
  ])("a name that nobody has: %s", (text, written) => {
    expect(collegesIn(text).map((mention) => [mention.written, mention.unitids.size])).toEqual([[written, 0]]);
  });

  it.each([
    "If you live in Michigan, file by July 1.",
    "The Cal Grant needs a 3.0 in California.",
    "The College Board charges a fee, and the SAT is in March.",
    "A Community College costs less.",
    "The FAFSA opens in the fall. Each college has its own form.",
    "Ask the aid office, and take the Pell Grant first.",
    "The American Opportunity credit is worth up to that much.",
  ])("no college: %s", (text) => {
    expect(namedIn(text)).toEqual([]);
  });
});

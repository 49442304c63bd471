import { expect, it } from "vitest";
import { articleAt } from "./articles.server";
import { sourceAddress } from "./source-address";

it.each([
  [
    "Final rule on Workforce Pell (91 FR 29254)",
    "U.S. Department of Education",
    "https://www.federalregister.gov/citation/91-FR-29254",
  ],
  ["Names and places of colleges", "U.S. Department of Education, IPEDS", "https://nces.ed.gov/ipeds/use-the-data"],
  [
    "Direct Loan limits of 2026-27",
    "Federal Student Aid and Public Law 119-21",
    "https://www.congress.gov/bill/119th-congress/house-bill/1",
  ],
])("knows where “%s” stands", (title, publisher, address) => expect(sourceAddress(title, publisher)).toBe(address));

it("knows no address of what it has not seen", () => {
  expect(sourceAddress("Special cases", "LegalClarity")).toBeNull();
  expect(sourceAddress("Dates of the SAT and ACT, 2026-27", "College Board and ACT")).toBeNull();
});

it("gives a page's sources their links, and leaves those that the page names itself", () => {
  const sources = articleAt("/help/fafsa-verification")?.sources ?? [];
  expect(sources.some(({ url }) => url?.startsWith("https://www.federalregister.gov/citation/90-FR-54316"))).toBe(true);
  const named = articleAt("/help/undocumented-and-mixed-status")?.sources ?? [];
  expect(named.map(({ url }) => url)).toContain("https://www.nasfaa.org/mixed_immigration_statuses_fafsa");
});

import { expect, it } from "vitest";
import { stateName } from "~/geography/states";
import agencies from "../../../../content/facts/aid/state-agencies.json";
import { articleAt } from "./articles.server";
import { sourceAddress } from "./source-address";

const pagesOfStates = Object.keys(agencies.states).map(
  (state) => `/college-planning-${stateName(state).toLowerCase().replaceAll(" ", "-")}`,
);

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
  ["Rules and programs of the state", "Texas Higher Education Coordinating Board", "https://www.highered.texas.gov/"],
  [
    "State deadlines of the FAFSA, 2025-26",
    "Federal Student Aid",
    "https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines",
  ],
  [
    "State FAFSA deadlines, 2025-26",
    "Federal Student Aid",
    "https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines",
  ],
  [
    "Guidance on Implementing the Net Price Calculator Requirement (GEN-13-07)",
    "U.S. Department of Education",
    "https://fsapartners.ed.gov/knowledge-center",
  ],
  [
    "Published test records of the Student Aid Index, 2024-25 to 2026-27",
    "U.S. Department of Education, Federal Student Aid",
    "https://fsapartners.ed.gov/knowledge-center",
  ],
])("knows where “%s” stands", (title, publisher, address) => expect(sourceAddress(title, publisher)).toBe(address));

it("leads to an office of a state where its facts lead to", () => {
  const sites = Object.values(agencies.states).map(({ site }) => site);
  const led = new Set(pagesOfStates.flatMap((path) => (articleAt(path)?.sources ?? []).map(({ url }) => url ?? "")));
  expect(sites.filter((site) => ![...led].some((url) => url.includes(site)))).toEqual([]);
});

it("knows no address of what it has not seen", () => {
  expect(sourceAddress("Special cases", "LegalClarity")).toBeNull();
  expect(sourceAddress("Dates of the SAT and ACT, 2026-27", "College Board and ACT")).toBeNull();
  expect(sourceAddress("Rules from July 2026 (GENERAL-26-20)", "College Aid Services")).toBeNull();
});

it("gives a page's sources their links, and leaves those that the page names itself", () => {
  const sources = articleAt("/help/fafsa-verification")?.sources ?? [];
  expect(sources.some(({ url }) => url?.startsWith("https://www.federalregister.gov/citation/90-FR-54316"))).toBe(true);
  const named = articleAt("/help/undocumented-and-mixed-status")?.sources ?? [];
  expect(named.map(({ url }) => url)).toContain("https://www.nasfaa.org/mixed_immigration_statuses_fafsa");
});

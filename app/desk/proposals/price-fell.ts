import type { College } from "~/colleges/college";
import { sourceOf } from "~/colleges/facts/provenance";
import { ofCollege, type Proposal, proposalOf } from "./proposal";

/** Colleges in the table of a piece. */
const most = 12;
/** Students whose average a price is at least; a fall among a handful says nothing. */
const fewest = 300;

/**
 * Where the average net price fell most between the two years that are published, among bachelor's colleges of some
 * size. Prices by income are published for one year alone, so no piece can say for whom it fell.
 */
export function priceFell(colleges: readonly College[]): Proposal | null {
  const fell = colleges
    .flatMap(({ unitid, cost, students }) => {
      if (cost.netPrice === null || cost.netPriceNewer === null || (students.undergraduates ?? 0) < fewest) return [];
      // Grants above the published price make both nothing, and nothing fell.
      const by = Math.max(0, cost.netPrice) - Math.max(0, cost.netPriceNewer);
      return by > 0 ? [{ unitid, by }] : [];
    })
    .sort((a, b) => b.by - a.by || a.unitid - b.unitid)
    .slice(0, most);
  if (fell.length < most) return null;
  return proposalOf({
    key: "price-fell",
    slug: "where-the-net-price-fell-most",
    title: "Where the average net price fell most in one year",
    description:
      "Colleges whose average net price fell from one published year to the next, and what that does and doesn’t mean for yours.",
    why: "Two years of average net prices are in the tables, and these fell most between them.",
    category: "college-planning-demystified",
    tags: "net price",
    sources: "Average net prices of colleges, two newest years | U.S. Department of Education, IPEDS | 2025",
    related: "/colleges, /college-cost-calculator, /blog/five-prices-of-one-college",
    facts: fell.map(({ unitid }) => `college.${unitid}`),
    heads: ["College", sourceOf("netPrice").year, sourceOf("netPriceNewer").year, "Difference"],
    rows: fell.map(({ unitid }) => [
      ...ofCollege(unitid, "netPrice", "netPriceNewer"),
      `{{= college.${unitid}.netPrice - college.${unitid}.netPriceNewer | dollars}}`,
    ]),
    chosen: "Bachelor’s colleges whose average fell most between the two newest years that are published.",
    questions: ["Why a price falls", "What the average hides"],
  });
}
